### 전투에 쓰는 행동 카드 (규칙 22): 이름, 효과, 묻는 말, 일어난 일, 판정.

twilight_imperium-component-morale_boost = 사기 진작
twilight_imperium-component-fighter_prototype = 시제 전투기
twilight_imperium-component-emergency_repairs = 긴급 수리
twilight_imperium-component-salvage = 전리품 회수
twilight_imperium-component-shields_holding = 방어막 유지
twilight_imperium-component-maneuvering_jets = 회피 분사
twilight_imperium-component-direct_hit = 직격
twilight_imperium-component-courageous_to_the_end = 최후의 용기
twilight_imperium-component-skilled_retreat = 노련한 철수
twilight_imperium-component-intercept = 퇴로 차단

twilight_imperium-does-morale_boost = 전투 라운드가 시작될 때: 그 라운드에 내 유닛의 전투 주사위마다 1을 더해요.
twilight_imperium-does-fighter_prototype = 우주 전투 첫 라운드가 시작될 때: 그 라운드에 내 전투기의 전투 주사위마다 2를 더해요.
twilight_imperium-does-emergency_repairs = 전투 라운드가 시작되거나 끝날 때: 활성 성계에서 피해를 입은 내 유닛을 모두 수리해요.
twilight_imperium-does-salvage = 우주 전투에서 이긴 뒤: 진 사람의 원자재가 모두 내 무역품이 돼요.
twilight_imperium-does-shields_holding = 우주 전투에서 내 함선이 타격을 받기 앞서: 타격을 2개까지 없애요.
twilight_imperium-does-maneuvering_jets = 다른 사람의 우주포에 맞은 타격을 받기 앞서: 타격 1개를 없애요.
twilight_imperium-does-direct_hit = 다른 사람의 함선이 내 타격을 견딘 뒤: 그 함선을 파괴해요.
twilight_imperium-does-courageous_to_the_end = 우주 전투에서 내 함선이 파괴된 뒤: 주사위 2개를 굴려, 그 함선의 공격값 이상이 나올 때마다 상대가 그곳의 자기 함선 1척을 골라 파괴해요.
twilight_imperium-does-skilled_retreat = 우주 전투 라운드가 시작될 때: 내 함선이 모두 다른 사람의 함선이 없는 인접한 성계로 떠나고, 공급처 토큰 1개를 그곳에 놓아요. 아무도 이기지 않아요.
twilight_imperium-does-intercept = 상대가 후퇴를 선언한 뒤: 이번 라운드에는 후퇴하지 못해요.

twilight_imperium-source-salvage = 전리품 회수

## 물음

twilight_imperium-opt-react-place = 쓰기: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-place", $system) }
twilight_imperium-opt-react-unit = 쓰기: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-moment-GC_ROUND_END = 지상 전투 라운드 끝
twilight_imperium-window-SC_START = { LABEL("twilight_imperium-place", $system) } 우주 전투 { $round }번째 라운드 시작: 카드를 쓸까요?
twilight_imperium-window-SC_ROUND = 우주 전투 { $round }번째 라운드 시작: 카드를 쓸까요?
twilight_imperium-window-SC_ROUND_END = 우주 전투 { $round }번째 라운드 끝: 카드를 쓸까요?
twilight_imperium-window-SC_END = { LABEL("twilight_imperium-place", $system) } 우주 전투가 끝났어요. 카드를 쓸까요?
twilight_imperium-window-SC_RETREAT = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }에서 후퇴를 선언했어요. 카드를 쓸까요?
twilight_imperium-window-SC_HITS = { $seat } 님이 타격 { $hits }개를 받기 직전이에요. 카드를 쓸까요?
twilight_imperium-window-CN_HITS = 우주포가 { $seat } 님에게 타격 { $hits }개를 냈어요. 카드를 쓸까요?
twilight_imperium-window-SU_USED = { LABEL("twilight_imperium-place", $system) }에서 { $seat } 님의 { LABEL("twilight_imperium-unit", $unit) } 유닛이 피해를 견뎠어요. 카드를 쓸까요?
twilight_imperium-window-UN_DIED = { LABEL("twilight_imperium-place", $place) }에서 { $seat } 님의 유닛이 파괴됐어요. 카드를 쓸까요?
twilight_imperium-window-MV_ARRIVED = { LABEL("twilight_imperium-place", $system) }에 { $seat } 님의 함선이 도착했어요. 카드를 쓸까요?
twilight_imperium-window-GC_START = { LABEL("twilight_imperium-place", $planet) } 지상 전투 { $round }번째 라운드 시작: 카드를 쓸까요?
twilight_imperium-window-GC_ROUND = { LABEL("twilight_imperium-place", $planet) } 지상 전투 { $round }번째 라운드 시작: 카드를 쓸까요?
twilight_imperium-window-GC_ROUND_END = { LABEL("twilight_imperium-place", $planet) } 지상 전투 { $round }번째 라운드 끝: 카드를 쓸까요?
twilight_imperium-window-card-unit = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-unit", $unit) }. 막을까요?
window-SC_START = 우주 전투가 시작될 때 카드를 쓸지
window-SC_ROUND = 우주 전투 라운드가 시작될 때 카드를 쓸지
window-SC_ROUND_END = 우주 전투 라운드가 끝날 때 카드를 쓸지
window-SC_END = 우주 전투가 끝난 뒤 카드를 쓸지
window-SC_RETREAT = 후퇴 선언에 카드를 쓸지
window-SC_HITS = 타격을 받기 앞서 카드를 쓸지
window-CN_HITS = 우주포 타격을 받기 앞서 카드를 쓸지
window-SU_USED = 피해를 견딘 함선에 카드를 쓸지
window-UN_DIED = 유닛이 파괴된 뒤 카드를 쓸지
window-GC_START = 지상 전투가 시작될 때 카드를 쓸지
window-GC_ROUND = 지상 전투 라운드가 시작될 때 카드를 쓸지
window-GC_ROUND_END = 지상 전투 라운드가 끝날 때 카드를 쓸지
twilight_imperium-ask-give-up = { LABEL("twilight_imperium-place", $system) }에서 함선 { $count }척을 잃어요. 무엇을 잃을까요?

## 일어난 일

twilight_imperium-event-card-played-unit = { $seat } 님이 행동 카드 사용: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-unit", $unit) }.
twilight_imperium-event-hits-cancelled = { $seat } 님이 타격 { $hits }개를 없앰.
twilight_imperium-event-salvaged = { $seat } 님이 { $target_seat } 님의 원자재 { $count }개를 무역품으로 가져감.
twilight_imperium-event-courageous = { $seat } 님이 잃은 { LABEL("twilight_imperium-unit", $unit) } 유닛으로 주사위 { $dice } (기준 { $value }): 상대 함선 { $hits }척.
twilight_imperium-event-slipped-away = { $seat } 님의 함선이 모두 철수: { LABEL("twilight_imperium-place", $system) } → { LABEL("twilight_imperium-place", $to_system) }. 전투에 승자가 없어요.
twilight_imperium-event-intercepted = { $target_seat } 님은 이번 라운드에 { LABEL("twilight_imperium-place", $system) }에서 후퇴하지 못함.

## 카드를 찾아볼 때의 판정

twilight_imperium-ruling-morale_boost = 한 편이 한 라운드에 한 장만 써요. 다시 굴린 주사위에도 더해요. 대전투기 사격, 폭격, 우주포에는 더하지 않아요.
twilight_imperium-ruling-fighter_prototype = 우주 전투 첫 라운드의 전투 주사위에만 더해요.
twilight_imperium-ruling-emergency_repairs = 피해를 입은 내 유닛이 있을 때 쓸 수 있고, 지상 전투 때 우주에 있는 함선도 수리해요. 첫 라운드가 시작될 때는 우주포에 맞은 피해를 수리해요.
twilight_imperium-ruling-salvage = 진 사람에게 원자재가 있을 때 쓸 수 있어요. 거래가 아니라 무역품을 얻는 일이에요.
twilight_imperium-ruling-shields_holding = 한 편이 한 번의 타격 묶음에 한 장만 써요. 대전투기 사격도 되지만, 우주포와 타격 없이 파괴되는 일에는 쓸 수 없어요.
twilight_imperium-ruling-maneuvering_jets = 우주포를 한 번 굴릴 때 한 장만 써요. 함선이 맞든 육군이 맞든 쓸 수 있어요.
twilight_imperium-ruling-direct_hit = 견딘 타격은 그대로 없어져요. 남은 타격은 다시 나눌 수 있어요. 드레드노트 II와 세력별 개량형에는 통하지 않아요. 우주포 타격 뒤에도 쓸 수 있어요.
twilight_imperium-ruling-courageous_to_the_end = 보정 없이 함선 카드에 적힌 공격값으로 판정해요. 상대 함선은 견디지 못해요. 함께 파괴된 함선 가운데 1척만 골라요.
twilight_imperium-ruling-skilled_retreat = 전투기도 함께 떠나고, 육군은 실을 수 있는 만큼 타요. 도착한 곳에서 함대 한도와 수송값을 확인해요. 후퇴가 아니어서 퇴로 차단으로 막을 수 없어요.
twilight_imperium-ruling-intercept = 이번 라운드에만 막아요. 이번 라운드에는 다른 편도 후퇴를 선언할 수 없어요.

## 활성화와 함께 쓰는 카드

twilight_imperium-component-flank_speed = 측면 가속
twilight_imperium-component-lost_star_chart = 잃어버린 항성도
twilight_imperium-component-in_the_silence_of_space = 우주의 정적 속으로
twilight_imperium-component-upgrade = 함선 개량
twilight_imperium-component-experimental_battlestation = 실험용 전투 기지
twilight_imperium-does-flank_speed = 활성화와 함께: 이번 작전 행동에서 내 함선의 이동값에 모두 1을 더해요.
twilight_imperium-does-lost_star_chart = 활성화와 함께: 이번 작전 행동에서 알파 웜홀과 베타 웜홀이 있는 성계가 서로 인접해요.
twilight_imperium-does-in_the_silence_of_space = 활성화와 함께: 성계 하나를 골라, 그곳에서 출발하는 내 함선은 이번 작전 행동에서 다른 사람의 함선이 있는 성계를 지나갈 수 있어요.
twilight_imperium-does-upgrade = 내 순양함이 있는 성계를 활성화할 때: 그 순양함 1척이 드레드노트가 돼요.
twilight_imperium-does-experimental_battlestation = 내 우주 항만이 있는 성계나 거기에 인접한 성계로 다른 사람의 함선이 이동해 온 뒤: 그 항만이 우주포를 쏴요. 주사위 3개, 5 이상이면 타격이에요.
twilight_imperium-ruling-flank_speed = 작전 행동 한 번에 한 장만 써요. 이동 계획과 함께 선언하고, 막혀서 계획이 성립하지 않으면 다시 물어봐요.
twilight_imperium-ruling-lost_star_chart = 모두에게, 모든 일에 통해요. 우주포 사거리, 후퇴, 이웃 관계에도 적용해요. 통행 금지령보다 앞서요.
twilight_imperium-ruling-in_the_silence_of_space = 그곳에서 출발하는 함선만 지나갈 수 있어요. 활성화한 성계에는 원래 다른 사람의 함선이 있어도 돼요.
twilight_imperium-ruling-upgrade = 이동하기 앞서 바뀌어요. 파괴가 아니라 교체이고, 세력 고유의 드레드노트가 있으면 그것으로 바뀌어요.
twilight_imperium-ruling-experimental_battlestation = 그곳에서 한 번 굴리는 내 우주포에 함께 굴리고, 활성 플레이어에게만 맞아요. 인접한 성계의 항만으로도 쓸 수 있어요. 방금 파괴되지 않았다면 떠다니는 공장도 쏠 수 있어요.
twilight_imperium-ask-activate-with = { LABEL("twilight_imperium-component", $component) }: 어느 성계를 활성화할까요?
twilight_imperium-ask-activate-more = 같은 활성화에 다른 카드도 쓸까요?
twilight_imperium-played-twice = 한 번의 활성화에 같은 카드를 두 번 쓸 수 없어요.
twilight_imperium-not-playable-there = 이번 활성화에는 쓸 수 없는 카드예요.
twilight_imperium-event-upgraded = { LABEL("twilight_imperium-place", $system) }에서 { $seat } 님의 순양함이 드레드노트로 바뀜.
window-MV_ARRIVED = 도착한 함선에 카드를 쓸지

## 전투 방침

twilight_imperium-ask-orders-cards = 이 전투에서 행동 카드는 어떻게 할까요?
twilight_imperium-opt-cards-ask = 쓸 수 있는 순간마다 물어보기
twilight_imperium-opt-cards-pass = 모두 넘기기 (막기도 포함)
twilight_imperium-opt-cards-say = 내 카드마다 쓸 때를 정하고 나머지는 모두 넘기기
twilight_imperium-ask-orders-card = 이 전투에서 { LABEL("twilight_imperium-component", $component) } 카드를 언제 쓸까요?
twilight_imperium-opt-card-ask = 쓸 수 있을 때 물어보기
twilight_imperium-opt-card-pass = 이 전투에서는 쓰지 않기
twilight_imperium-opt-card-now = 쓸 수 있으면 바로
twilight_imperium-opt-card-round = { $round }라운드부터
twilight_imperium-opt-card-hits = 타격이 { $count }개 이상일 때
twilight_imperium-opt-card-lost = 이 유닛을 잃었을 때: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-ask-combat-cards-none = 이 전투의 행동 카드
twilight_imperium-ask-combat-cards-again = 이 전투에서 행동 카드를 어떻게 할지 이미 정해 두었어요.
twilight_imperium-opt-combat-cards-none = 이 전투에서는 카드 쓰지 않기
twilight_imperium-opt-combat-cards-again = 다시 카드마다 물어보기
