### 여명의 제국의 행동 카드. $seat 이름 · $place 성계나 행성 · $component 카드

## 카드

twilight_imperium-component-sabotage = 사보타주
twilight_imperium-component-cripple_defenses = 방어 무력화
twilight_imperium-component-economic_initiative = 경제 진흥책
twilight_imperium-component-focused_research = 집중 연구
twilight_imperium-component-frontline_deployment = 전선 배치
twilight_imperium-component-ghost_ship = 유령선
twilight_imperium-component-industrial_initiative = 산업 진흥책
twilight_imperium-component-insubordination = 명령 불복종
twilight_imperium-component-lucky_shot = 행운의 한 발
twilight_imperium-component-mining_initiative = 광업 진흥책
twilight_imperium-component-plague = 역병
twilight_imperium-component-reactor_meltdown = 원자로 용융
twilight_imperium-component-rise_of_a_messiah = 메시아의 등장
twilight_imperium-component-signal_jamming = 신호 교란
twilight_imperium-component-spy = 첩자
twilight_imperium-component-tactical_bombardment = 전술 폭격
twilight_imperium-component-unexpected_action = 뜻밖의 행동
twilight_imperium-component-unstable_planet = 불안정한 행성
twilight_imperium-component-uprising = 봉기
twilight_imperium-component-war_effort = 전시 동원

twilight_imperium-does-sabotage = 다른 사람이 행동 카드를 쓰면 그 카드는 효과가 없어요. 사보타주는 사보타주로 막을 수 없어요.
twilight_imperium-does-cripple_defenses = 행동: 다른 사람의 행성 하나에 있는 PDS를 모두 파괴해요.
twilight_imperium-does-economic_initiative = 행동: 내 문화 행성이 모두 준비돼요.
twilight_imperium-does-focused_research = 행동: 무역품 4개를 내고 기술 하나를 연구해요. 기술은 카드가 통한 다음에 골라요.
twilight_imperium-does-frontline_deployment = 행동: 내 행성 하나에 보병 3개를 놓아요.
twilight_imperium-does-ghost_ship = 행동: 고향 성계가 아니고 다른 사람의 함선이 없는 웜홀 성계에 구축함 1척을 놓아요.
twilight_imperium-does-industrial_initiative = 행동: 내 산업 행성마다 무역품을 1개씩 얻어요.
twilight_imperium-does-insubordination = 행동: 다른 한 사람의 작전풀에서 토큰 1개가 공급처로 돌아가요.
twilight_imperium-does-lucky_shot = 행동: 내 행성이 있는 성계에서 다른 사람의 드레드노트, 순양함, 구축함 가운데 하나를 파괴해요. 피해를 견딜 수 없어요.
twilight_imperium-does-mining_initiative = 행동: 내 행성 하나의 자원만큼 무역품을 얻어요. 그 행성은 소모되지 않아요.
twilight_imperium-does-plague = 행동: 다른 사람의 행성 하나에 있는 보병마다 주사위를 굴려요. 6 이상마다 하나를 파괴해요.
twilight_imperium-does-reactor_meltdown = 행동: 고향 성계 밖에 있는 다른 사람의 우주 항만 하나를 파괴해요.
twilight_imperium-does-rise_of_a_messiah = 행동: 내 모든 행성에 보병을 1개씩 놓아요.
twilight_imperium-does-signal_jamming = 행동: 내 함선이 있는 성계나 그 옆 성계에 다른 한 사람의 토큰을 공급처에서 놓아요. 고향 성계는 안 돼요. 그 사람은 그곳을 활성화할 수 없어요.
twilight_imperium-does-spy = 행동: 다른 한 사람에게서 행동 카드를 무작위로 1장 받아요. 두 사람만 그 카드를 알아요.
twilight_imperium-does-tactical_bombardment = 행동: 폭격할 수 있는 내 유닛이 있는 성계 하나에서 다른 사람의 행성이 모두 소모돼요.
twilight_imperium-does-unexpected_action = 행동: 판에 있는 내 토큰 하나를 공급처로 돌려놓아요. 그 성계를 다시 활성화할 수 있어요.
twilight_imperium-does-unstable_planet = 행동: 다른 사람의 위험 행성 하나가 소모되고 보병을 3개까지 잃어요.
twilight_imperium-does-uprising = 행동: 고향 성계 밖에 있는 다른 사람의 준비된 행성 하나를 소모하고 그 자원만큼 무역품을 얻어요.
twilight_imperium-does-war_effort = 행동: 내 함선이 있는 성계에 순양함 1척을 놓아요.

twilight_imperium-source-industrial_initiative = 산업 진흥책
twilight_imperium-source-mining_initiative = 광업 진흥책
twilight_imperium-source-uprising = 봉기

twilight_imperium-coin-one-cards = 행동 카드
twilight_imperium-coin-cards = 행동 카드

## 테이블 옵션

twilight_imperium-option-action_cards = 행동 카드
twilight_imperium-option-action_cards-desc = 행동 카드를 뽑고 쓸지 정해요. 보통은 써요.
twilight_imperium-action_cards-off = 없이
twilight_imperium-action_cards-on = 행동 카드 있음
twilight_imperium-action_cards-off-desc = 정치는 대신 무역품을 줘요.
twilight_imperium-action_cards-on-desc = 이 테이블에서 아무 효과가 없는 카드는 빼요. 카드마다 무엇을 하는지는 미리 찾아볼 수 있어요.

## 질문

twilight_imperium-ask-throw-off = 행동 카드는 { $limit }장까지예요. 어느 { $count }장을 버릴까요?
twilight_imperium-ask-throw-off-hint = 버린 카드는 모두가 볼 수 있어요. 버린 다음에야 다른 것을 할 수 있어요.
twilight_imperium-ask-throw-off-act = 이대로 버리기
twilight_imperium-ask-calls = 어떤 것을 묻지 말까요? 나만 볼 수 있고, 다른 사람이 기다리는 시간은 그대로예요.
twilight_imperium-ask-calls-button = 묻지 말아 주세요
twilight_imperium-rule-calls = 답할 수 있는 행동 카드가 있을지 모르는 분은 무슨 카드를 들었든 물어봐요. 묻지 않기로 하면 여기서 바꿀 때까지 언제나 넘겨요.
twilight_imperium-rule-action-cards = 행동 카드는 7장까지 들 수 있어요. 넘치는 카드는 다른 것보다 먼저 바로 버려요.
twilight_imperium-topic-throw-off = 버릴 카드
twilight_imperium-group-action-card = 행동 카드
twilight_imperium-group-seat = { $seat } 님
twilight_imperium-opt-play-card = 쓰기
twilight_imperium-opt-sabotage = 사보타주로 막기: { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-never-call = 묻지 않기: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-hand-card = { LABEL("twilight_imperium-component", $component) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }장 있어요)
}
twilight_imperium-opt-ship = { LABEL("twilight_imperium-place", $system) }, { $seat } 님의 { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-ship-hurt = { LABEL("twilight_imperium-place", $system) }, { $seat } 님의 { LABEL("twilight_imperium-unit", $unit) } (손상)
twilight_imperium-opt-system-of = { $seat } 님: { LABEL("twilight_imperium-place", $system) }
window-AC_PLAYED = 행동 카드를 막을지
twilight_imperium-window-card = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }. 막을까요?
twilight_imperium-window-card-place = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-place", $place) }. 막을까요?
twilight_imperium-window-card-seat = { $seat } 님이 { $target_seat } 님에게 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }. 막을까요?
twilight_imperium-window-card-both = { $seat } 님이 { $target_seat } 님에게 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-place", $place) }. 막을까요?
twilight_imperium-window-card-ship = { $seat } 님이 { LABEL("twilight_imperium-place", $place) }에 있는 { $target_seat } 님의 { LABEL("twilight_imperium-unit", $unit) } 유닛에 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }. 막을까요?
twilight_imperium-window-card-does = { LABEL("twilight_imperium-component", $component) }: { $does }
twilight_imperium-window-card-why = 아무도 막지 않으면 효과가 나요. 아무것도 하지 않으면 넘기는 것이에요. 누군가 사보타주를 들고 있을 수 있는 동안에는 행동 카드를 든 분 모두에게 물어봐요. 그래서 물어봤다고 해서 사보타주가 있다는 뜻은 아니에요.

## 일어난 일

twilight_imperium-event-cards-drawn = { $seat } 님이 뽑음: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-cards-drawn-hidden = { $seat } 님이 행동 카드를 { $count }장 뽑음.
twilight_imperium-event-cards-discarded = { $seat } 님이 버림: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-cards-reshuffled = 버린 행동 카드 { $count }장을 섞어 새 더미를 만듦.
twilight_imperium-event-card-played-place = { $seat } 님이 { LABEL("twilight_imperium-component", $component) } 사용: { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-card-played-seat = { $seat } 님이 { $target_seat } 님에게 { LABEL("twilight_imperium-component", $component) } 사용.
twilight_imperium-event-card-played-both = { $seat } 님이 { $target_seat } 님에게 { LABEL("twilight_imperium-component", $component) } 사용: { LABEL("twilight_imperium-place", $place) }.
twilight_imperium-event-card-played-ship = { $seat } 님이 { LABEL("twilight_imperium-place", $place) }에 있는 { $target_seat } 님의 { LABEL("twilight_imperium-unit", $unit) } 유닛에 { LABEL("twilight_imperium-component", $component) } 사용.
twilight_imperium-event-card-cancelled = { $seat } 님의 { LABEL("twilight_imperium-component", $component) }: 막혀서 효과 없음.
twilight_imperium-event-card-taken = { $seat } 님이 { $target_seat } 님에게서 가져감: { LABEL("twilight_imperium-component", $component) }.
twilight_imperium-event-card-taken-hidden = { $seat } 님이 { $target_seat } 님에게서 행동 카드 1장을 가져감.
twilight_imperium-event-plague = { LABEL("twilight_imperium-place", $planet) }의 역병: 보병 { $hits }개 잃음 (주사위 { $dice }).
twilight_imperium-event-token-to-reserve = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }의 토큰을 공급처로 돌려놓음.
twilight_imperium-event-tactic-lost = { $seat } 님이 작전풀의 토큰 1개를 잃음.

## 패널

twilight_imperium-about-strategy-3-cards = 지금 의장 말고 다른 사람을 새 의장으로 정하고 행동 카드를 2장 뽑아요. 내가 의장이 아니면 나를 골라도 돼요.
twilight_imperium-hand-action-cards = 행동 카드: { $limit ->
    [99] { $count }장
   *[other] { $limit }장까지 가운데 { $count }장
}
twilight_imperium-hand-action-card = { LABEL("twilight_imperium-component", $component) } · { $does }

## 그림의 말

pic-twilight_imperium-hand-action-cards = 행동 카드 ({ $limit ->
    [99] { $count }장
   *[other] { $limit }장까지 가운데 { $count }장
})
pic-twilight_imperium-hand-no-action-cards = 지금은 없어요.
pic-twilight_imperium-hand-as-action = 내 차례의 행동으로
pic-twilight_imperium-hand-closed = { $name } 님이 행동 카드 { $count }장을 들고 있어요.
pic-twilight_imperium-alt-action-cards = 행동 카드: { $cards }.
pic-twilight_imperium-alt-action-cards-closed = 행동 카드: { $count }장.

## 카드를 찾아볼 때의 풀이

twilight_imperium-ruling-sabotage = 값을 내거나 주사위를 굴리기 전에 물어봐요. 막힌 카드는 버려지고 값이 들지 않아요. 카드를 쓴 분은 다른 행동을 해요.
twilight_imperium-ruling-cripple_defenses = PDS가 없는 행성도 고를 수 있어요.
twilight_imperium-ruling-economic_initiative = 그런 행성이 없어도 쓸 수 있어요.
twilight_imperium-ruling-focused_research = 전제 조건은 평소처럼 채워야 해요.
twilight_imperium-ruling-frontline_deployment = 셋 모두 같은 행성에 놓아요.
twilight_imperium-ruling-ghost_ship = 어느 웜홀이든 돼요. 구축함도 함대풀을 지켜야 하고, 남은 모형이 없으면 다른 곳에서 가져와요. 크루스의 관문은 되지만 고향 성계는 안 돼요.
twilight_imperium-ruling-industrial_initiative = 그런 행성이 없어도 쓸 수 있어요.
twilight_imperium-ruling-insubordination = 작전풀에 토큰이 없는 분은 고를 수 없어요.
twilight_imperium-ruling-lucky_shot = 세력 고유의 함선도 돼요. 그 함선이 싣던 유닛은 넘칠 수 있어요.
twilight_imperium-ruling-mining_initiative = 지금 그 행성의 자원 값으로 세요.
twilight_imperium-ruling-plague = 보병이 없는 행성도 고를 수 있어요. 주사위는 막을지 물은 다음에 굴리고, 보병 II는 평소처럼 다시 굴려요.
twilight_imperium-ruling-reactor_meltdown = 항만에 머물던 전투기는 넘칠 수 있어요. 떠다니는 공장도 우주 항만이에요.
twilight_imperium-ruling-rise_of_a_messiah = 보병은 12곳까지만 있을 수 있어요. 그보다 많으면 다른 곳의 무리를 가져와야 해요. 비무장 지대에는 놓지 않아요.
twilight_imperium-ruling-signal_jamming = 메카톨 렉스도 돼요. 활성화는 아니에요. 공급처가 비었으면 그 토큰의 주인이 고른 풀에서 가져와요. 그 사람의 토큰이 이미 있는 성계는 안 돼요.
twilight_imperium-ruling-spy = 카드가 없는 분은 고를 수 없어요. 카드가 넘치면 바로 버려요.
twilight_imperium-ruling-tactical_bombardment = 소모될 행성이 없어도 쓸 수 있어요.
twilight_imperium-ruling-unexpected_action = 토큰은 풀이 아니라 공급처로 가요.
twilight_imperium-ruling-unstable_planet = 이미 소모된 행성도 돼요. 있는 만큼, 많아야 셋을 잃어요.
twilight_imperium-ruling-uprising = 메카톨 렉스도 돼요.
twilight_imperium-ruling-war_effort = 함대풀을 지켜야 하고, 남은 모형이 없으면 다른 곳에서 가져와요.
cogs-twilight_imperium-copies = 더미에 { $count }장 있어요.
