### 전략 단계와 재정비 단계의 행동 카드, 그리고 카드를 미리 정해 두는 말. $seat 이름 · $component 카드 · $card 전략 카드

## 카드

twilight_imperium-component-summit = 정상 회담
twilight_imperium-component-public_disgrace = 공개 망신
twilight_imperium-component-political_stability = 정치적 안정

twilight_imperium-does-summit = 전략 단계가 시작될 때: 지휘 토큰을 2개 얻어요.
twilight_imperium-does-public_disgrace = 다른 사람이 전략 카드를 고를 때: 다른 카드가 있으면 그 사람은 다른 카드를 골라야 해요.
twilight_imperium-does-political_stability = 전략 카드를 돌려놓을 때: 내 전략 카드를 준비된 채로 그대로 들고, 다음 전략 단계에는 고르지 않아요.

twilight_imperium-ruling-summit = 단계가 시작될 때는 묻지 않아요. '카드 미리 정해 두기'에서 쓰겠다고 미리 말해 두세요. 공급처에 없는 토큰은 얻지 못해요.
twilight_imperium-ruling-public_disgrace = 누가 고를 때는 묻지 않아요. '카드 미리 정해 두기'에서 누구의 어떤 카드인지 미리 말해 두세요. 카드에 놓인 무역품은 그대로 있어요. 두 번째로 고를 때도 쓸 수 있어요.
twilight_imperium-ruling-political_stability = 카드를 돌려놓을 때는 묻지 않아요. 늦어도 재정비 단계에서 토큰을 놓을 때 미리 말해 두세요. 전략 카드가 둘이면 둘 다 들고 있어요. 같은 재정비 단계에 뽑은 카드도 쓸 수 있어요.

## 미리 정해 두기

twilight_imperium-ask-card-orders = 어느 카드를 미리 정해 둘까요? { $count ->
    [0] 지금은 이 가운데 든 카드가 없어요. 카드를 들게 되면 그때부터 통해요.
   *[other] 이 가운데 { $count }장을 들고 있어요.
} 나만 볼 수 있어요. 이 카드들의 순간에는 아무에게도 묻지 않아서, 정해 두지 않은 카드는 손에 남아요.
twilight_imperium-ask-card-orders-button = 카드 미리 정해 두기
twilight_imperium-rule-card-orders = 아무도 기다리지 않도록, 어떤 행동 카드의 순간에는 아무에게도 묻지 않아요. 그런 카드는 언제 쓸지 미리 정해 둬요. 그때가 되면 바로 쓰고, 다른 분은 평소처럼 막을 수 있어요. 정해 둔 것은 바꾸거나 그 카드를 쓸 때까지 통하고, 재정비 단계의 토큰 옆에서 누른 것은 그 재정비 단계에만 통해요.
twilight_imperium-opt-card-order = { LABEL("twilight_imperium-component", $component) }{ $said ->
    [0] {""}
   *[other] {" "}(정해 둠)
}
twilight_imperium-opt-card-order-none = 저절로 쓰지 않기
twilight_imperium-opt-card-order-now = 기회가 오면 바로
twilight_imperium-opt-strategy-card = { LABEL("twilight_imperium-card", $card) }
twilight_imperium-ask-card-order = { LABEL("twilight_imperium-component", $component) }: 미리 정해 둘까요?
twilight_imperium-opt-card-order-keep = { LABEL("twilight_imperium-component", $component) } 쓰기로 정하기
twilight_imperium-opt-card-order-drop = { LABEL("twilight_imperium-component", $component) } 안 쓰기
twilight_imperium-ask-order-summit = 전략 단계가 시작될 때 정상 회담을 쓸까요?
twilight_imperium-ask-order-disgrace = 누가 고를 때 공개 망신을 쓸까요? 아무도 고르지 않으면 정해 둔 것이 풀려요.
twilight_imperium-ask-order-disgrace-cards = { $seat } 님이 어떤 카드를 고르면 막을까요?
twilight_imperium-ask-order-stability = 어떤 전략 카드가 있을 때 정치적 안정을 쓸까요? 내 카드가 모두 여기에 있으면 써요. 하나도 고르지 않으면 정해 둔 것이 풀려요.
twilight_imperium-ask-order-sabotage = 사보타주가 묻지 않고 무엇을 막을까요? 맞는 카드가 나왔는데 사보타주가 없으면 바로 넘겨요.
twilight_imperium-opt-sabotage-pass = 저절로 막지 않기
twilight_imperium-opt-sabotage-ring = 막지 않지만 매번 불러 주기 (모두에게 보여요)
twilight_imperium-opt-sabotage-me = 나와 내 행성, 내 행성이 있는 성계를 노린 카드
twilight_imperium-opt-sabotage-any = 모든 카드
twilight_imperium-opt-sabotage-chosen = 내가 고른 카드
twilight_imperium-ask-order-sabotage-whose = 누가 쓴 카드를 막을까요?
twilight_imperium-ask-order-sabotage-cards = 어떤 카드를 막을까요?
twilight_imperium-why-card-orders = 전략 카드를 돌려놓을 때 쓸 카드({ LABELS("twilight_imperium-component", $components) })는 토큰을 놓기 전에 아래에서 정해 두세요. 이 버튼은 카드가 있든 없든 모두에게 있어요.
twilight_imperium-opt-react = { LABEL("twilight_imperium-component", $component) } 쓰기

## 이번 차례나 안건의 나머지

twilight_imperium-ask-rest = 나머지
twilight_imperium-opt-rest-turn = 이번 차례의 나머지는 모두 넘기기
twilight_imperium-opt-rest-hearing = 이번 안건의 나머지는 모두 넘기기
twilight_imperium-opt-rest-ask = 다시 물어보기
twilight_imperium-ask-ahead = 다음 일이 생기면 어떻게 할까요? 그때가 되면 하나씩 살펴보고, 쓸 수 없는 카드는 넘겨요.
twilight_imperium-ask-ahead-button = 이어질 일 미리 답하기
twilight_imperium-ask-ahead-act = 이대로 하기
twilight_imperium-ask-follow = { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-ahead-ask = 물어보기
twilight_imperium-opt-ahead-pass = 넘기기
twilight_imperium-opt-ahead-card = 기회가 오면 바로 { LABEL("twilight_imperium-component", $component) } 쓰기
twilight_imperium-opt-ahead-rest-ask = 아래에 정하지 않은 것은 물어보기
twilight_imperium-opt-ahead-rest-pass = 아래에 정하지 않은 것은 모두 넘기기
twilight_imperium-rule-following = 질문을 받았을 때 이번 차례나 안건에서 이어질 일도 미리 답하거나 모두 넘길 수 있어요. 나만 볼 수 있고, 다른 사람이 기다리는 시간은 그대로예요. 차례나 안건이 끝나면 사라져요.

## 우주포

twilight_imperium-ask-fire-order = 우주포를 묻지 않고 누구에게 쏠까요? 먼저 모두에게 어떻게 할지, 그다음 다르게 할 분을 정해요.
twilight_imperium-ask-fire-order-button = 우주포 미리 정해 두기
twilight_imperium-ask-fire-order-act = 이대로 하기
twilight_imperium-ask-fire-at = { $seat } 님
twilight_imperium-opt-fire-ask = 물어보기
twilight_imperium-opt-fire-always = 언제나 쏘기
twilight_imperium-opt-fire-never = 쏘지 않기
twilight_imperium-opt-fire-same = 모두와 같게

## 행동 단계의 비밀 목표

twilight_imperium-ask-secret-score = 행동 단계의 일로 이룬 비밀 목표를 바로 점수로 올릴까요, 직접 정할까요? 직접 정하면 그다음 차례가 끝날 때까지만 올릴 수 있고, 아무도 기다려 주지 않아요. 그 뒤에는 늦어요.
twilight_imperium-ask-secret-score-button = 비밀 목표 점수 올리는 법
twilight_imperium-opt-secret-score-auto = 바로 올리기
twilight_imperium-opt-secret-score-ask = 물어보기
twilight_imperium-ask-claim = 다음 차례가 끝날 때까지 { LABEL("twilight_imperium-objective", $objective) } 목표로 { $points }점을 올릴 수 있어요. 아무도 기다려 주지 않아요.
twilight_imperium-ask-claim-button = { LABEL("twilight_imperium-objective", $objective) } 올리기
twilight_imperium-opt-claim-score = 점수 올리기
twilight_imperium-opt-claim-let-go = 올리지 않기
twilight_imperium-event-claim = { $seat } 님은 다음 차례가 끝날 때까지 { LABEL("twilight_imperium-objective", $objective) } 목표를 올릴 수 있어요.
twilight_imperium-rule-secret = 행동 단계의 비밀 목표는 적힌 일이 일어날 때 점수로 올려요. 전투마다 하나예요. 비밀 목표는 올린 것을 합쳐 많아야 셋이에요.

## 거절해 두는 제안

twilight_imperium-ask-declined = 누구의 제안을 묻지 않고 거절할까요? 제안한 분께는 바로 알려 드려요.
twilight_imperium-ask-declined-button = 제안 미리 거절하기
twilight_imperium-ask-linger = 행동이 끝났어요. 거래하거나 차례를 끝내세요.
twilight_imperium-opt-end-turn = 차례 끝내기
twilight_imperium-ask-linger-order = 행동한 뒤 거래할 수 있게 차례를 열어 둘까요?
twilight_imperium-ask-linger-order-button = 행동한 뒤 거래하려고 기다리기
twilight_imperium-opt-linger-stay = 직접 끝낼 때까지 열어 두기
twilight_imperium-opt-linger-go = 저절로 끝내기

## 일어난 일

twilight_imperium-event-pick-refused = { $seat } 님은 { LABEL("twilight_imperium-card", $card) } 카드를 가져갈 수 없어서 다시 고름.
twilight_imperium-event-cards-kept = { $seat } 님이 { LABELS("twilight_imperium-card", $cards) } 카드를 다음 라운드에도 들고, 새로 고르지 않음.
twilight_imperium-moment-SP_START = 전략 단계 시작
twilight_imperium-moment-SP_PICK = 전략 카드 선택
twilight_imperium-moment-ST_RETURN = 전략 카드 돌려놓기
window-SP_START = 전략 단계 시작에 무엇을 할지
window-SP_PICK = 전략 카드 선택에 무엇을 할지
window-ST_RETURN = 전략 카드를 돌려놓을 때 무엇을 할지

## 테이블 옵션

twilight_imperium-option-orders_as_calls = 미리 정해 두는 순간
twilight_imperium-option-orders_as_calls-desc = 단계가 시작될 때, 전략 카드를 고를 때, 돌려놓을 때 카드가 있을지 모르는 분에게 물을지 정해요.
twilight_imperium-orders_as_calls-off = 정해 둔 대로, 묻지 않기
twilight_imperium-orders_as_calls-on = 모두에게 묻기
twilight_imperium-option-sabotage_mode = 카드 막기
twilight_imperium-option-sabotage_mode-desc = 사용한 행동 카드를 어떻게 막는지 정해요. 잠깐 멈추기는 제한 시간이 있어야 하고, 없으면 모두에게 물어요.
twilight_imperium-sabotage_mode-call = 막을 수 있을지 모르는 분 모두에게 묻기
twilight_imperium-sabotage_mode-grace = 잠깐 멈추기, 답하지 않아도 돼요
twilight_imperium-sabotage_mode-orders = 미리 정한 대로, 멈추지 않기
