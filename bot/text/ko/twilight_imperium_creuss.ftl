### 여명의 제국의 크루스의 유령: 지도 밖의 고향과 옮겨 다니는 웜홀

twilight_imperium-faction-creuss = 크루스의 유령
twilight_imperium-component-quantum_entanglement = 양자 얽힘
twilight_imperium-component-slipstream = 차원 급류
twilight_imperium-component-creuss_gate = 크루스 관문
twilight_imperium-component-hil_colish = 힐 콜리시
twilight_imperium-component-wormhole_generator = 웜홀 생성기
twilight_imperium-component-dimensional_splicer = 차원 절단기
twilight_imperium-component-creuss_iff = 크루스 식별 신호
twilight_imperium-technology-wormhole_generator = 웜홀 생성기
twilight_imperium-technology-dimensional_splicer = 차원 절단기
twilight_imperium-model-hil_colish = 힐 콜리시
twilight_imperium-wormhole-alpha = 알파
twilight_imperium-wormhole-beta = 베타
twilight_imperium-wormhole-delta = 델타
twilight_imperium-does-quantum_entanglement = 나에게는 알파나 베타 웜홀이 있는 성계가 모두 서로 인접해요. 무엇으로도 막지 못해요.
twilight_imperium-does-slipstream = 내 작전 행동에서, 고향이나 알파·베타 웜홀이 있는 성계에서 떠나는 함선은 이동값이 1 늘어요.
twilight_imperium-does-creuss_gate = 고향은 지도 밖에 있어요. 지도 위 내 자리의 관문이 델타 웜홀로 고향과 이어져요.
twilight_imperium-does-hil_colish = 델타 웜홀이 이 함선과 함께 다녀요. 다른 함선이 그 웜홀로 뒤따라 올 수 있어요.
twilight_imperium-does-wormhole_generator = 재정비 단계가 시작될 때 알파나 베타 웜홀 토큰을 놓거나 옮겨요.
twilight_imperium-does-dimensional_splicer = 웜홀이 있는 성계에서 내 우주 전투가 시작될 때, 내가 고른 함선에 1번 타격해요.
twilight_imperium-does-creuss_iff = 내 차례가 시작될 때: 크루스의 웜홀 토큰을 놓거나 옮겨요. 쓰고 나면 돌아가요.
twilight_imperium-opt-wormhole-token = { LABEL("twilight_imperium-wormhole", $wormhole) }{ $lies ->
    [0] , 아직 지도에 없음
   *[other] , 지금 { LABEL("twilight_imperium-place", $system) }
}
twilight_imperium-opt-wormhole-to = { LABEL("twilight_imperium-wormhole", $wormhole) } 토큰: { LABEL("twilight_imperium-place", $system) }
twilight_imperium-group-wormhole-token = { LABEL("twilight_imperium-wormhole", $wormhole) } 토큰
twilight_imperium-ask-wormhole-generator = 웜홀 생성기: 어느 토큰을 놓거나 옮길까요?
twilight_imperium-ask-wormhole-token = { LABEL("twilight_imperium-wormhole", $wormhole) } 토큰을 어디에 놓을까요?
twilight_imperium-topic-wormhole-token = 웜홀 토큰
twilight_imperium-rule-wormhole-token = 웜홀 토큰은 내 행성이 있는 성계나, 누구의 고향도 아니고 다른 사람의 함선이 없는 성계에 놓아요. 알파와 베타가 하나씩 있고, 지도에 있던 토큰은 옮겨요.
twilight_imperium-event-wormhole-token = { $seat } 님이 { LABEL("twilight_imperium-wormhole", $wormhole) } 토큰을 { LABEL("twilight_imperium-place", $system) }에 { $moved ->
    [0] 놓음
   *[other] 옮김
}.
twilight_imperium-ask-splicer = { LABEL("twilight_imperium-place", $system) } 전투, 차원 절단기: 어느 함선에 1번 타격할까요?
twilight_imperium-rule-splicer = 웜홀이 있는 성계에서 우주 전투가 시작될 때, 크루스는 상대의 함선 하나를 골라 1번 타격할 수 있어요. 그 함선만 타격을 받고, 피해를 견딜 수 있어요.
twilight_imperium-event-spliced = { $seat } 님의 차원 절단기: { $target_seat } 님의 { LABEL("twilight_imperium-unit", $unit) }에 1번 타격.
twilight_imperium-nobody-before = 기함이 함께 올 때만 그 뒤를 따라 올 수 있어요.
twilight_imperium-not-behind = 기함이 먼저 가면 다른 함선 중에 길이 끊기는 것이 있어요.
pic-twilight_imperium-first-creuss-1 = 고향은 지도 밖에 있어요. 관문의 델타 웜홀로 드나들고, 한 칸으로 세요.
pic-twilight_imperium-first-creuss-2 = 알파와 베타 웜홀이 나에게는 모두 인접하고, 거기서 떠나는 함선은 더 멀리 가요.
pic-twilight_imperium-first-creuss-3 = 웜홀 생성기를 연구해요. 내 토큰 둘이면 어디든 갈 수 있어요.
pic-twilight_imperium-style-creuss = 어디에나 있는 웜홀
