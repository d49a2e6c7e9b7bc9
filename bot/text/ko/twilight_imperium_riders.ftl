### 정책 단계의 행동 카드: 부속 안건, 투표, 거부 (규칙 18, 22). $seat 이름 · $component 카드

## 카드

twilight_imperium-component-veto = 거부권
twilight_imperium-component-assassinate_representative = 대표 암살
twilight_imperium-component-bribery = 뇌물
twilight_imperium-component-distinguished_councilor = 저명한 의원
twilight_imperium-component-confusing_legal_text = 헷갈리는 조문
twilight_imperium-component-ancient_burial_sites = 고대 매장지
twilight_imperium-component-construction_rider = 건설 부속 안건
twilight_imperium-component-diplomacy_rider = 외교 부속 안건
twilight_imperium-component-imperial_rider = 제국 부속 안건
twilight_imperium-component-leadership_rider = 지도력 부속 안건
twilight_imperium-component-politics_rider = 정치 부속 안건
twilight_imperium-component-technology_rider = 기술 부속 안건
twilight_imperium-component-trade_rider = 무역 부속 안건
twilight_imperium-component-warfare_rider = 전쟁 부속 안건

twilight_imperium-does-veto = 정책이 공개될 때: 그 정책을 물리고 다음 정책으로 바꿔요.
twilight_imperium-does-assassinate_representative = 투표 전에: 고른 사람은 이 정책에 투표하지 못해요.
twilight_imperium-does-bribery = 의장이 투표한 다음: 무역품을 원하는 만큼 내요. 하나마다 내가 투표한 쪽에 1표가 더해져요.
twilight_imperium-does-distinguished_councilor = 투표하면서: 같은 쪽에 5표가 더해져요.
twilight_imperium-does-confusing_legal_text = 내가 선출될 때: 고른 다른 사람이 대신 선출돼요.
twilight_imperium-does-ancient_burial_sites = 정책 단계가 시작될 때: 고른 한 사람의 문화 행성이 모두 소모돼서 투표에 쓸 수 없어요.
twilight_imperium-does-construction_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 내 행성 하나에 우주 항만을 놓아요.
twilight_imperium-does-diplomacy_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 내 행성이 있는 성계 하나를 골라, 다른 사람 모두 그곳에 토큰을 놓아요.
twilight_imperium-does-imperial_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 승점 1점을 얻어요.
twilight_imperium-does-leadership_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 지휘 토큰 3개를 얻어요.
twilight_imperium-does-politics_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 행동 카드 3장을 뽑고 의장이 돼요.
twilight_imperium-does-technology_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 기술 하나를 연구해요.
twilight_imperium-does-trade_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 무역품 5개를 얻어요.
twilight_imperium-does-warfare_rider = 투표 전에, 투표하는 대신: 결과를 예측해요. 맞으면 내 함선이 있는 성계에 드레드노트 1척을 놓아요.

twilight_imperium-ruling-veto = 앞 정책에서 한 거래는 끝난 것이고, 새 정책에서 다시 한 번씩 거래할 수 있어요. 앞 정책에 미리 정해 둔 표는 사라져요.
twilight_imperium-ruling-assassinate_representative = 부속 안건이나 다른 카드는 쓸 수 있고, 투표하지 못하는 의장도 동률은 정해요.
twilight_imperium-ruling-bribery = 이 정책에 직접 투표했어야 해요. 의장이 기권했어도 쓸 수 있어요. 무역품을 내지 않아도 돼요. 이것으로는 저명한 의원을 쓸 수 없어요.
twilight_imperium-ruling-distinguished_councilor = 직접 투표해야 하지만, 행성 하나로 투표해도 충분해요.
twilight_imperium-ruling-confusing_legal_text = 부속 안건은 마지막에 선출된 사람을 봐요. 정책마다 한 번이고, 위원회 구성 뒤에도 쓸 수 있어요.
twilight_imperium-ruling-ancient_burial_sites = 그런 행성이 없는 사람이나 나를 골라도 돼요. 단계가 끝나면 준비돼요.
twilight_imperium-ruling-construction_rider = 막히지 않으면 이 정책에 투표하지 못해요. 우주 항만은 한 행성에 하나예요.
twilight_imperium-ruling-diplomacy_rider = 막히지 않으면 이 정책에 투표하지 못해요. 메카톨 렉스도 돼요. 행성은 준비되지 않아요.
twilight_imperium-ruling-imperial_rider = 막히지 않으면 이 정책에 투표하지 못해요. 이 승점으로 게임에서 이길 수도 있어요.
twilight_imperium-ruling-leadership_rider = 막히지 않으면 이 정책에 투표하지 못해요. 토큰은 공급처에 있는 만큼만 얻어요.
twilight_imperium-ruling-politics_rider = 막히지 않으면 이 정책에 투표하지 못해요. 이 정책의 동률은 그 전에 정해져요.
twilight_imperium-ruling-technology_rider = 막히지 않으면 이 정책에 투표하지 못해요. 전제 조건은 그대로 갖춰야 해요.
twilight_imperium-ruling-trade_rider = 막히지 않으면 이 정책에 투표하지 못해요.
twilight_imperium-ruling-warfare_rider = 막히지 않으면 이 정책에 투표하지 못해요. 드레드노트에도 함대풀 제한이 있어요.

twilight_imperium-source-imperial_rider = 제국 부속 안건
twilight_imperium-source-trade_rider = 무역 부속 안건
twilight_imperium-source-technology_rider = 기술 부속 안건

## 질문

twilight_imperium-ask-order-burial = 고대 매장지: 다음 정책 단계가 시작될 때 누구의 문화 행성을 소모할까요?
twilight_imperium-moment-AG_START = 정책 단계 시작
window-AG_START = 정책 단계 시작에 카드를 쓸지
twilight_imperium-moment-AG_VOTED = 내 투표 직후
window-AG_AFTER = 투표 전에 무엇을 쓸지
window-AG_SPEAKER = 표를 더할지
window-AG_ELECTED = 선출을 넘길지
twilight_imperium-window-AG_WHEN = 정책 { $number }: { LABEL("twilight_imperium-agenda", $agenda) }. 지금 바로 쓸 것이 있나요?
twilight_imperium-window-AG_AFTER-button = 투표 전에 쓸 카드
twilight_imperium-window-AG_AFTER = { LABEL("twilight_imperium-agenda", $agenda) }: 투표 전에 쓸 것이 있나요? 그동안 표를 미리 정해 둘 수 있어요.
twilight_imperium-window-AG_SPEAKER = { LABEL("twilight_imperium-agenda", $agenda) }: 모두 투표했어요. 내 표를 늘릴까요?
twilight_imperium-window-AG_ELECTED = { LABEL("twilight_imperium-agenda", $agenda) }: { $seat } 님이 선출돼요. 다른 사람에게 넘길까요?
twilight_imperium-group-component = { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-rider = { LABEL("twilight_imperium-component", $component) }: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}
twilight_imperium-opt-play-seat = { LABEL("twilight_imperium-component", $component) }: { $seat } 님
twilight_imperium-opt-bribe = { LABEL("twilight_imperium-component", $component) }: 무역품 { $goods }개로 { $goods }표
twilight_imperium-opt-no-card = 카드 없이
twilight_imperium-ask-vote-cards = 투표하면서 카드를 쓸까요?
twilight_imperium-ask-rider-diplomacy = 외교 부속 안건: 내 행성이 있는 어느 성계에 다른 사람 모두가 토큰을 놓을까요?
twilight_imperium-ask-rider-warfare = 전쟁 부속 안건: 내 함선이 있는 어느 성계에 드레드노트를 놓을까요?
twilight_imperium-rule-riders = 부속 안건은 투표 전에 정책의 결과를 예측하는 카드예요. 쓴 사람은 그 정책에 투표하지 못해요. 펼쳐 두었다가 마지막에 그 결과가 나오면 보상을 받아요.
twilight_imperium-window-card-outcome = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, 예측 { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}. 막을까요?
twilight_imperium-window-card-goods = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, 무역품 { $goods }개. 막을까요?

## 일어난 일

twilight_imperium-event-card-played-outcome = { $seat } 님이 { LABEL("twilight_imperium-component", $component) } 사용: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-card-played-goods = { $seat } 님이 { LABEL("twilight_imperium-component", $component) } 사용: 무역품 { $goods }개.
twilight_imperium-event-predicted = { $seat } 님의 { LABEL("twilight_imperium-component", $component) } 예측: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-predicted-right = { $seat } 님의 예측이 맞음: { LABEL("twilight_imperium-component", $component) }의 보상.
twilight_imperium-event-barred = { $seat } 님은 { LABEL("twilight_imperium-agenda", $agenda) } 정책에 투표하지 못함.
twilight_imperium-event-vetoed = { $seat } 님이 { LABEL("twilight_imperium-agenda", $agenda) } 정책을 물려 다른 정책이 공개돼요.
twilight_imperium-event-more-votes = { $seat } 님의 { LABEL("twilight_imperium-component", $component) }: { $votes }표 더, 모두 { $total }표.
twilight_imperium-event-passed-on = { LABEL("twilight_imperium-agenda", $agenda) }: { $seat } 님이 넘겨 { $elected_seat } 님이 선출돼요.

## 의회 살펴보기

cmd-ti-vote-name = 투표
cmd-ti-vote-desc = 정책에 투표하거나 표를 미리 정해요
cmd-ti-vote-arg-line-name = 내용
cmd-ti-vote-arg-line-desc = 어느 쪽에 몇 표인지: for; votes all
cmd-ti-laws-name = 법률
cmd-ti-laws-desc = 지금의 정책과 법률을 봐요
cogs-twilight_imperium-look-laws = 정책과 법률
cogs-twilight_imperium-no-ballot = 지금 투표할 수 있는 정책이 없어요.
cogs-twilight_imperium-no-council = 이 테이블에는 정책이 없어요.
cogs-twilight_imperium-hearing = **{ LABEL("twilight_imperium-agenda", $agenda) }** 정책을 다루고 있어요.
cogs-twilight_imperium-laws = **지금의 법률: { $count }개**
cogs-twilight_imperium-laws-none = 아직 없어요.
cogs-twilight_imperium-deferred = 다음 전략 단계: { LABEL("twilight_imperium-agenda", $agenda) } ({ $names })
cogs-twilight_imperium-prediction = { $name } 님: { LABEL("twilight_imperium-component", $component) }, 예측 { $outcome }
cogs-twilight_imperium-barred = 투표하지 못함: { $names }
pic-twilight_imperium-alt-predictions = 예측: { $predictions }.
twilight_imperium-typed-all = 모두
twilight_imperium-typed-lead = 앞서기
