### Project MINE. 약속된 값: $resource ruby|sapphire|emerald|iron|gold · $trait trade|collection|research|sales
### $zone, $to 카드가 있던 곳과 가는 곳 · $card, $cards, $way 묶음에 있는 이름 · $seat 자리에 앉은 사람

## 낱말

project_mine-progress = { $era }시기 { $round }라운드
project_mine-progress-over = 경쟁 시기 { $count }번 뒤
project_mine-progress-transition = 과도기 { $number }
project_mine-if-ended-button = 지금 보이는 점수
project_mine-pitch = 광산 회사를 하나 맡아요. 카드를 내려놓아 자원을 모으고, 더 좋은 카드를 사들이며 나만 아는 목표를 이뤄요.
project_mine-length = 시기 여섯, 한 분에 20~35차례예요. 네 분이 하루에 한 번씩 두면 3주에서 5주 걸려요. 시기가 셋인 짧은 판은 그 절반쯤이에요.
project_mine-resource-ruby = 루비
project_mine-resource-sapphire = 사파이어
project_mine-resource-emerald = 에메랄드
project_mine-resource-iron = 철
project_mine-resource-gold = 금
project_mine-trait-trade = 무역
project_mine-trait-collection = 수집
project_mine-trait-research = 연구
project_mine-trait-sales = 영업
project_mine-kind-basic = 기본 카드
project_mine-kind-resource = 자원 카드
project_mine-kind-plan = 계획 카드
project_mine-kind-trait = 특성 카드
project_mine-kind-active = 공용 목표 (액티브)
project_mine-kind-passive = 공용 목표 (패시브)
project_mine-kind-company = 기업 목표
project_mine-zone-hand = 손
project_mine-zone-deck = 덱
project_mine-zone-discard = 버린 카드 더미
project_mine-zone-play = 카드 사용 공간
project_mine-zone-market = 시장 카드 더미
project_mine-zone-goals = 공용 목표 더미
project_mine-to-hand = 손으로
project_mine-to-discard = 버린 카드 더미로
project_mine-to-deck_top = 덱 위로
project_mine-to-deck_bottom = 덱 맨 아래로
project_mine-to-top = 맨 위로
project_mine-to-bottom = 맨 아래로
project_mine-to-shuffle = 섞어 넣기
project_mine-to-gain = 얻기
project_mine-to-exile = 제외 구역으로

## 게임 옵션

project_mine-option-length = 길이
project_mine-option-length-desc = 경쟁 시기를 몇 번 할지 정해요.
project_mine-length-full = 여섯 시기 (기본)
project_mine-length-short = 세 시기 (집 규칙, 짧게)
project_mine-length-full-desc = 규칙서대로 경쟁 시기를 여섯 번 해요.
project_mine-length-short-desc = 이 집의 규칙이에요. 경쟁 시기를 세 번만 해서 절반쯤 걸려요.

## 묻는 말

project_mine-ask-company = 어느 기업 목표로 할까요? 특성 카드도 함께 정해져요.
project_mine-ask-goals = 공용 목표를 사용할까요?
project_mine-ask-cards = 어느 카드를 내려놓을까요? 고른 순서대로 내려놓아요. (에너지 { $energy })
project_mine-ask-buy = 무엇을 구입할까요? (크레딧 { $credit }, 구입 { $count }번)
project_mine-ask-excess = 손이 다섯 장이 되도록 { $count }장을 버려 주세요.
project_mine-ask-put-away = 내려놓은 카드를 어떤 순서로 버릴까요? 마지막 카드가 맨 위예요.
project_mine-ask-may = { $card }: 이 효과를 쓸까요?
project_mine-ask-choose = { $card }: 무엇을 할까요?
project_mine-ask-discard = { $card }: 어느 카드를 버릴까요? ({ $count }장)
project_mine-ask-exile = { $card }: 어느 카드를 제외할까요? ({ $count }장)
project_mine-ask-move = { $card }: 어느 카드를 옮길까요? ({ $count }장)
project_mine-ask-reveal = { $card }: 어느 카드를 보여 줄까요? ({ $count }장까지)
project_mine-ask-use = { $card }: 어느 카드의 효과를 사용할까요? ({ $count }장)
project_mine-ask-look = { $card }: 본 카드 가운데 어느 것으로 할까요?
project_mine-ask-sweep = { $card }: 시장 보드에서 어느 카드를 버릴까요?
project_mine-ask-gain-card = { $card }: 어느 카드를 얻을까요?
project_mine-ask-gain-goal = { $card }: 어느 공용 목표를 얻을까요?
project_mine-ask-resource-gain = { $card }: 어느 자원을 { $count }개 얻을까요?
project_mine-ask-resource-lose = { $card }: 어느 자원을 제거할까요?
project_mine-ask-resource-pick = { $card }: 어느 자원을 고를까요?
project_mine-ask-token = { $card }: 어느 공용 목표에 토큰을 놓을까요?
project_mine-ask-flip = { $card }: 어느 공용 목표를 엎을까요?
project_mine-ask-first = 어느 카드의 효과를 먼저 처리할까요? (남은 효과 { $count }개)
project_mine-ask-reveal-goal = 비밀 기업 목표 { $card } 카드가 세는 일이 { $count }번 생겼어요. 지금 공개할까요?
project_mine-ask-nothing-to-reveal = 방금 생긴 일은 내 기업 목표와 상관없어요. 상관있는 분이 드러나지 않도록 모두에게 물어요.
project_mine-ask-enter = 과도기 { $number }에 들어갈까요? 들어가면 감점 { $count }점이에요.
project_mine-ask-mulligan = 손을 다시 뽑을까요? 감점 1점이에요.
project_mine-ask-orders = 다른 분의 카드로 버려야 할 때는 어떻게 할까요?
project_mine-ask-goes-first = 다른 분의 차례에는 어느 목표의 효과부터 처리할까요?
project_mine-ask-goal = 비밀 기업 목표를 언제 공개할까요? (지금: { $order ->
    [hold] 묻지 않고 숨겨 두기
    [auto] 묻지 않고 공개하기
   *[ask] 나에게 묻기
})
project_mine-ask-coins = 동전을 쓸까요?
project_mine-topic-turn = 차례를 진행해요
project_mine-topic-company = 기업 목표를 골라요
project_mine-topic-forced = 버릴 카드를 골라요
project_mine-topic-enter = 과도기에 들어갈지 정해요
project_mine-topic-mulligan = 손을 다시 뽑을지 정해요
project_mine-why-forced = { $seat } 님의 { $card } 때문이에요.
project_mine-ask-cards-act = { $count ->
    [0] 내려놓지 않고 구입으로 가기
   *[other] 카드 { $count }장 내려놓기
}
project_mine-ask-cards-on = 더 내려놓지 않고 바로 구입하기
project_mine-and-on = 고른 뒤 이어서 내려놓기: { $cards }
project_mine-ask-cards-last = 내려놓지도 구입하지도 않기
project_mine-ask-cards-none = 손에 내려놓을 수 있는 카드가 없어요.
project_mine-ask-excess-act = { $count }장 버리기
project_mine-ask-put-away-act = 이 순서로 버리기
project_mine-ask-discard-act = { $count ->
    [0] 버리지 않기
   *[other] { $count }장 버리기
}
project_mine-ask-exile-act = { $count ->
    [0] 제외하지 않기
   *[other] { $count }장 제외하기
}
project_mine-ask-move-act = { $count ->
    [0] 옮기지 않기
   *[other] { $count }장 옮기기
}
project_mine-ask-reveal-act = { $count ->
    [0] 공개하지 않기
   *[other] { $count }장 공개하기
}
project_mine-ask-use-act = { $count ->
    [0] 사용하지 않기
   *[other] 효과 { $count }개 사용하기
}
project_mine-ask-look-act = { $count ->
    [0] 가져오지 않기
   *[other] { $count }장 가져오기
}

## 고를 것

project_mine-opt-card = { $card }
project_mine-opt-play = { $card } (에너지 { $energy })
project_mine-opt-buy = { $card } (크레딧 { $cost })
project_mine-opt-resource = { LABEL("project_mine-resource", $resource) } (지금 { $count }개)
project_mine-opt-use-goal = { $card } 사용하기
project_mine-opt-goal = { $seat } 님의 { $card }
project_mine-opt-way = { $way }
project_mine-opt-company = { $card } ({ $points }점, { LABEL("project_mine-trait", $trait) })
project_mine-opt-yes = 쓰기
project_mine-opt-no = 쓰지 않기
project_mine-opt-none = 고르지 않기
project_mine-opt-done = 차례 마치기
project_mine-opt-to-cards = 카드 내려놓기
project_mine-opt-coin = 동전 쓰기 (크레딧 +1)
project_mine-opt-enter = 과도기 들어가기
project_mine-opt-stop = 여기서 멈추기
project_mine-opt-keep = 이대로 하기
project_mine-opt-redraw = 패 다시 뽑기 (-1점)
project_mine-opt-reveal = { $card } 공개하기
project_mine-opt-hide = 지금은 공개하지 않기
project_mine-opt-go-on = 이대로 넘어가기
project_mine-opt-forced-cheapest = 미리 정해 두기: 버리게 되면 묻지 말고 싼 카드부터
project_mine-opt-forced-ask = 미리 정해 두기: 버리게 될 때마다 나에게 묻기
project_mine-opt-goes-first = 미리 정해 두기: { $card } 먼저
project_mine-opt-goes-arisen = 미리 정해 두기: 생긴 순서대로
project_mine-opt-goal-hold = 묻지 말고 숨겨 두기
project_mine-opt-goal-auto = 해당하는 일이 생기면 묻지 말고 공개하기
project_mine-opt-goal-ask = 내 차례에 해당하는 일이 생기면 나에게 묻기
project_mine-group-market = 시장
project_mine-group-goal = 공용 목표
project_mine-group-basic = 기본 카드 더미

## 안 되는 까닭

project_mine-blocked-x = 에너지가 X인 카드는 내려놓을 수 없어요. 버려지거나 제외될 때 쓰여요.
project_mine-blocked-energy = 에너지가 { $need } 모자라요.
project_mine-blocked-resources = 제거할 자원이 모자라요.
project_mine-blocked-nothing = 지금은 아무 일도 일어나지 않아요.
project_mine-blocked-credit = 크레딧이 { $need } 모자라요.

## 미리 정한 차례의 조건

project_mine-if-bought = { $seat } 님이 카드를 구입했으면
project_mine-if-flipped = { $seat } 님이 공용 목표를 엎었으면
project_mine-if-declared = { $seat } 님의 덱이 비었으면
project_mine-if-swept = { $seat } 님이 시장에서 버렸으면

## 일어난 일

project_mine-event-began = 판이 시작됐어요. 첫 시기의 선 플레이어는 { $first_seat } 님이에요.
project_mine-event-dice = { $seat } 님의 주사위 합: { $total }
project_mine-event-too-dear = 비용이 6 이상이라 시장 보드에서 버렸어요: { $cards }
project_mine-event-opened = 시장에 새로 펼쳤어요: { $cards }
project_mine-event-opened-goals = 공용 목표를 새로 펼쳤어요: { $cards }
project_mine-event-reshuffled-market = 버린 시장 카드를 섞어 새 더미를 만들었어요.
project_mine-event-reshuffled-goals = 버린 공용 목표를 섞어 새 더미를 만들었어요.
project_mine-event-companies-chosen = 모두 기업 목표를 골랐어요.
project_mine-event-era = { $era }번째 경쟁 시기예요. 선 플레이어는 { $first_seat } 님이에요.
project_mine-event-coins = { $seat } 님이 동전 { $count }개를 받았어요: { LABELS("project_mine-resource", $resources) }
project_mine-event-turn = { $seat } 님의 차례예요.
project_mine-event-drew = { $seat } 님이 카드를 { $count }장 뽑았어요.
project_mine-event-drew-cards = { $seat } 님이 뽑았어요: { $cards }
project_mine-event-played = { $seat } 님이 { $card } 카드를 내려놓았어요.
project_mine-event-used = { $seat } 님이 { $card } 카드의 효과를 사용했어요.
project_mine-event-used-goal = { $seat } 님이 공용 목표 { $card } 카드를 사용했어요.
project_mine-event-gained = { $seat } 님: { LABEL("project_mine-resource", $resource) } +{ $count }
project_mine-event-lost = { $seat } 님: { LABEL("project_mine-resource", $resource) } -{ $count }
project_mine-event-credit = { $seat } 님: 크레딧 { $count ->
    [-3] -3
    [-2] -2
    [-1] -1
   *[other] +{ $count }
}
project_mine-event-energy = { $seat } 님: 에너지 { $count ->
    [-3] -3
    [-2] -2
    [-1] -1
   *[other] +{ $count }
}
project_mine-event-buys = { $seat } 님: 구입 { $count }번 더
project_mine-event-penalty = { $seat } 님이 감점 { $count }점을 받았어요.
project_mine-event-discarded = { $seat } 님이 손에서 버렸어요: { $cards }
project_mine-event-milled = { $seat } 님의 덱에서 버려졌어요: { $cards }
project_mine-event-exiled = { $seat } 님의 카드를 제외했어요: { $cards }
project_mine-event-moved = { $seat } 님이 카드를 옮겼어요 ({ LABEL("project_mine-to", $to) }): { $cards }
project_mine-event-moved-some = { $seat } 님이 손에서 { $count }장을 옮겼어요 ({ LABEL("project_mine-to", $to) }).
project_mine-event-looked = { $seat } 님이 { LABEL("project_mine-zone", $zone) } 위의 { $count }장을 혼자 봤어요.
project_mine-event-looked-cards = { $seat } 님이 { LABEL("project_mine-zone", $zone) } 위에서 봤어요: { $cards }
project_mine-event-looked-to = { $seat } 님이 본 카드 ({ LABEL("project_mine-to", $to) }): { $cards }
project_mine-event-looked-some = { $seat } 님이 본 카드 { $count }장을 두었어요 ({ LABEL("project_mine-to", $to) }).
project_mine-event-revealed = { $seat } 님이 { LABEL("project_mine-zone", $zone) }에서 공개했어요: { $cards }
project_mine-event-swept = { $seat } 님이 시장에서 버렸어요: { $cards }
project_mine-event-swept-unseen = { $seat } 님이 시장 카드 더미에서 { $count }장을 보지 않고 버렸어요. 뒷면이 위예요.
project_mine-event-gained-card = { $seat } 님이 { $card } 카드를 얻었어요.
project_mine-event-shuffled = { $seat } 님이 섞었어요: { LABEL("project_mine-zone", $zone) }
project_mine-event-costs = { $seat } 님의 이번 차례: 시장 보드의 비용 { $count }
project_mine-event-lasting = { $seat } 님의 { $card } 효과가 계속돼요.
project_mine-event-next-turn = { $card } 효과는 { $seat } 님의 다음 차례가 시작될 때 이어져요.
project_mine-event-coin = { $seat } 님이 동전을 하나 썼어요.
project_mine-event-bought = { $seat } 님이 { $card } 카드를 구입했어요 (크레딧 { $count }).
project_mine-event-token = { $seat } 님의 { $card }: 토큰 { $count }/{ $most }
project_mine-event-flipped = { $seat } 님이 공용 목표 { $card } 카드를 엎었어요 ({ $points }점).
project_mine-event-company-revealed = { $seat } 님이 기업 목표를 공개했어요: { $card }
project_mine-event-company-done = { $seat } 님이 기업 목표 { $card } 카드를 완수했어요.
project_mine-event-company-achieved = { $seat } 님의 기업 목표 { $card }: 완수했어요.
project_mine-event-company-failed = { $seat } 님의 기업 목표 { $card }: 완수하지 못했어요.
project_mine-event-declared = { $seat } 님의 덱이 비었어요. { $round }라운드가 이 시기의 마지막이에요.
project_mine-event-last-round = { $round }라운드, 이 시기의 마지막 라운드예요.
project_mine-event-era-over = { $era }번째 경쟁 시기가 끝났어요.
project_mine-event-entered = { $seat } 님이 과도기 { $number }에 들어갔어요.
project_mine-event-stopped = { $seat } 님은 과도기에 더 들어가지 않아요.
project_mine-event-mulligan = { $seat } 님이 패를 다시 뽑았어요.
project_mine-event-transition-over = 과도기 { $number }{ JOSA($number, "이/가") } 끝났어요.
project_mine-event-account = { $seat } 님: 기업 { $company } · 공용 목표 { $goals } · 덱 { $deck } · 자원 { $resources } · 감점 { $penalty } = { $total }점
project_mine-event-chain-cut = { $card }: 효과가 { $count }번 넘게 이어져서 여기서 멈췄어요. 카드 묶음의 잘못이니 만든 분에게 알려 주세요.

## 카드 묶음이 잘못됐을 때. $file 파일, $record 카드, $field 자리

project_mine-pack-no-tokens = { $place }: 이 카드는 토큰을 쓰지 않아요. tokens를 적어 주세요.
project_mine-pack-never-flips = { $place }: 이 카드는 무엇으로도 엎어지지 않아요. 토큰을 쓰게 하거나 엎는 조건을 적어 주세요.
project_mine-pack-never-filled = { $place }: 이 카드에는 토큰을 놓는 효과가 없어요. 토큰을 놓는 효과를 넣어 주세요.
project_mine-pack-nothing-chosen = { $place }: 고른 자원이 없어요. 앞에 choose_res를 넣어 주세요.
project_mine-pack-second-design = { $place }: 이 자리의 카드는 한 가지만 있어야 해요. ({ $where })

## 결과

project_mine-source-company = 기업 목표
project_mine-source-goals = 공용 목표
project_mine-source-deck = 덱
project_mine-source-resources = 자원
project_mine-source-penalty = 감점
project_mine-source-total = 합계

## 첫걸음

project_mine-tutorial-goal = 회사를 하나씩 맡아 카드를 사고 자원을 모아요. 비밀 기업 목표, 공용 목표, 덱, 자원으로 점수를 얻어요.
project_mine-tutorial-turn = 차례마다 에너지 4로 카드를 내려놓고, 모은 크레딧으로 카드를 한 장 구입해요. 남은 카드는 손에 두고 다섯 장까지 채워요.
project_mine-tutorial-scoring = 누군가의 덱이 비면 그 라운드와 한 라운드 더 하고 시기가 끝나요. 마지막 시기가 끝나면 점수를 세요.

## 규칙 (여섯 쪽)

project_mine-rules-1-title = 무엇을 하는 게임인가요?
project_mine-rules-1-page =
    각자 회사를 맡아 카드 열한 장으로 시작해요: 소형 광산 다섯 장, 투자금 다섯 장, 특성 카드 한 장.
    처음에 비밀 기업 목표 셋 가운데 하나를 골라요. 특성 카드는 그 목표를 따라와요.
    시장에서 카드를 사서 덱을 키우고, 다섯 가지 자원을 모으고, 공용 목표를 엎어요.
    점수가 가장 높은 분이 이겨요.
project_mine-rules-2-title = 내 차례에는 무엇을 하나요?
project_mine-rules-2-page =
    1 · 에너지는 4, 크레딧은 0이 돼요.
    2 · 내 액티브 공용 목표를 하나에 한 번씩 사용할 수 있어요.
    3 · 손에서 카드를 내려놓아요. 에너지를 내고 효과를 위에서부터 처리해요.
    4 · 크레딧으로 시장이나 기본 카드 더미에서 한 장을 구입해요. 구입 +가 있으면 더 살 수 있어요.
    5 · 내려놓은 카드를 버리고 손을 다섯 장으로 맞춰요.
    순서는 바뀌지 않아요. 구입을 시작하면 카드를 더 내려놓을 수 없어요.
    손을 다섯 장으로 맞추면 차례가 끝나요. 남은 에너지와 크레딧은 사라져요.
project_mine-rules-3-title = 시기와 게임은 언제 끝나나요?
project_mine-rules-3-page =
    누군가의 덱이 비면 그 라운드를 마치고 한 라운드를 더 해요. 그러면 시기가 끝나요.
    그 뒤 모든 카드를 섞어 새 덱을 만들고 시장 보드를 새로 펼쳐요. 왼쪽 분이 선 플레이어가 돼요. 자원은 남아요.
    시기를 시작할 때 자원마다 혼자 가장 많은 분이 동전을 하나 받아요. 동전은 내 차례에 크레딧 1이 되고, 시기가 끝나면 돌려줘요.
    경쟁 시기는 여섯 번, 짧은 판은 세 번이에요. 그 뒤에는 차례 하나짜리 과도기에 들어갈지 저마다 정해요. 아무도 들어가지 않으면 게임이 끝나요.
project_mine-rules-4-title = 버려진다면, 제외된다면은 무엇인가요?
project_mine-rules-4-page =
    버려진다면: 그 카드가 손이나 덱에서 버려지면 효과가 있어요. 다른 분의 차례여도 그래요.
    자원 - 가 있는 카드는 그만큼 자원이 없으면 내려놓을 수 없어요.
    에너지가 X인 카드는 내려놓을 수 없어요.
    공용 목표는 산 분의 것이에요. 조건이 되면 바로 토큰을 놓거나 엎어요. 엎은 목표만 점수가 돼요.
    사용은 내려놓는 것이 아니에요. 에너지를 내지 않고 카드는 그 자리에 있어요.
project_mine-rules-5-title = 끝나면 어떻게 세나요?
project_mine-rules-5-page =
    점수: 이룬 기업 목표 + 엎은 공용 목표 + 가진 카드 모두 + 자원 - 감점.
    자원은 종류마다 10개 2점, 15개 6점, 20개 12점, 25개 18점이에요.
    가진 카드는 덱, 손, 버린 카드 더미에 있는 내 카드 모두예요. 제외된 카드는 세지 않아요.
    동점이면 감점이 적은 분, 그다음 엎은 목표가 많은 분이 이겨요.
project_mine-rules-6-title = 무엇이 점수를 깎나요?
project_mine-rules-6-page =
    감점: 과도기에 들어갈 때마다 2점, 4점, 6점으로 커져요. 과도기에 패를 다시 뽑으면 1점이에요. 감점이 적힌 카드도 있어요.
    0점이 되는 것: 이루지 못한 기업 목표, 엎지 않은 공용 목표, 10개가 안 되는 자원. 이것 때문에 점수가 깎이지는 않아요.
    사라지는 것: 차례가 끝날 때 남은 에너지와 크레딧, 시기가 끝날 때 남은 동전, 시기의 마지막 라운드에 쓴 다음 차례 효과.
    내 차례를 열면 이대로 끝날 때 놓치는 점수가 보여요.

## 결정마다의 짧은 규칙 (?)

project_mine-rule-company = 기업 목표는 게임이 끝날 때까지 비밀이에요. 토큰을 세는 목표는 해당하는 일이 생길 때 공개할 수 있고, 그때부터 세요.
project_mine-rule-goals = 액티브 공용 목표는 카드를 내려놓기 전에 하나에 한 번씩 사용할 수 있어요.
project_mine-rule-cards = 고른 순서대로 내려놓아요. 카드를 뽑거나 고를 것이 생기면 거기서 멈춰요.
project_mine-rule-effect = 효과는 위에서부터 하나씩 처리해요.
project_mine-rule-buy = 한 장을 구입할 수 있어요. 구입 +가 있으면 더 살 수 있어요. 산 카드는 버린 카드 더미로 가고, 공용 목표는 앞에 놓여요.
project_mine-rule-clean-up = 손이 다섯 장이 되도록 버려요. 버려진다면 효과는 이때도 있어요.
project_mine-rule-transition = k번째 과도기에 들어가면 감점 2k점이에요. 한 번 멈추면 다시 들어갈 수 없어요.
project_mine-rule-mulligan = 과도기마다 한 번, 손을 덱에 섞고 다섯 장을 다시 뽑을 수 있어요. 감점 1점이에요.
project_mine-rule-orders = 다른 분의 카드로 버려야 할 때, 묻지 않고 가장 싼 카드부터 버리게 할 수 있어요.
project_mine-rule-goal = 해당하는 일이 생길 때 공개하면 그 일부터 모두 세요. 공개하지 않은 일은 세지 않아요. 다른 분의 차례에는 묻지 않아요. 정해 둔 대로 하고, 정해 두지 않았으면 공개해요. 목표가 토큰을 세지 않아도, 정해 두면 차례 끝에 묻지 않아요.
project_mine-rule-first = 내 효과가 한꺼번에 여럿 생기면 순서를 내가 정해요. 다른 분의 차례에는 묻지 않고 생긴 순서대로, 또는 미리 정해 둔 목표부터 처리해요.
project_mine-rule-coins = 동전 하나는 크레딧 1이에요. 내 차례에 언제든 쓸 수 있고, 시기가 끝나면 돌려줘요.
project_mine-hint-why = 있을 법한 카드로 { $worlds }번 더 둬 보니 이길 가망이 { $percent }%예요.
project_mine-hint-else = 대신 { $answer }: { $percent }%예요.
