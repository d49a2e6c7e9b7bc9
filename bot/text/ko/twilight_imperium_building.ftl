### 여명의 제국: 나눠 받은 세력과 플레이어가 놓는 지도

twilight_imperium-map-build = 플레이어가 직접 놓기
twilight_imperium-map-build-desc = 모두가 타일을 나눠 받아 메카톨 렉스 둘레에 차례로 한 장씩 놓아요.
twilight_imperium-ask-tile = 어느 타일을 놓을까요?{ $count ->
    [1] { "" }
   *[other] { " " }{ $count }장 남았어요.
}
twilight_imperium-ask-tile-note = 타일은 메카톨 렉스 둘레에서 자리가 남은 가장 안쪽 고리에 놓아요. 고향 옆에 놓인 것에 먼저 갈 수 있어요.
twilight_imperium-ask-tile-where = 어디에 놓을까요?
twilight_imperium-opt-tile = { $count ->
    [0] { LABEL("twilight_imperium-holds", $holds) }
   *[other] { LABELS("twilight_imperium-place", $planets) }
} ({ $tile })
twilight_imperium-holds-alpha = 웜홀 α
twilight_imperium-holds-beta = 웜홀 β
twilight_imperium-holds-empty = 빈 우주
twilight_imperium-holds-nebula = 성운
twilight_imperium-holds-supernova = 초신성
twilight_imperium-holds-asteroid-field = 소행성 지대
twilight_imperium-holds-gravity-rift = 중력 불균형 지대
twilight_imperium-topic-tile = 지도
twilight_imperium-rule-building = 자리가 남은 가장 안쪽 고리에 타일을 하나 놓아요. 피할 수 있으면 이상 현상끼리도, 같은 웜홀끼리도 맞닿을 수 없어요.
twilight_imperium-event-tiles-dealt = 모두 파란 타일 { $blue }장과 빨간 타일 { $red }장을 받았어요.
twilight_imperium-event-tile = { $seat } 님이 { $at }에 타일을 놓았어요: { $count ->
    [0] { LABEL("twilight_imperium-holds", $holds) }
   *[other] { LABELS("twilight_imperium-place", $planets) }
} ({ $tile }).
twilight_imperium-event-factions-dealt = { $seat } 님이 고를 수 있는 세력: { LABELS("twilight_imperium-faction", $factions) }.
