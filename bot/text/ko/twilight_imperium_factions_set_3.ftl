### 여명의 제국 세 번째 세력 묶음: 스차, 인, 멘탁, 나알루

## 스차 왕국

twilight_imperium-faction-xxcha = 스차 왕국
twilight_imperium-component-peace_accords = 평화 협정
twilight_imperium-component-quash = 안건 기각
twilight_imperium-component-instinct_training = 본능 단련
twilight_imperium-component-nullification_field = 무효화 역장
twilight_imperium-technology-instinct_training = 본능 단련
twilight_imperium-technology-nullification_field = 무효화 역장
twilight_imperium-model-loncara_ssodu = 론카라 소두
twilight_imperium-does-peace_accords = 외교를 쓰고 나면, 내 행성이 있는 성계나 그 옆의 유닛 없는 행성 하나를 통제할 수 있어요. 메카톨 렉스는 안 돼요.
twilight_imperium-does-quash = 정책이 공개될 때 전략 토큰 1: 그 정책을 물리고 다음 정책을 펼쳐요. 낼 수 있으면 몇 번이든 돼요.
twilight_imperium-does-instinct_training = 소모와 전략 토큰 1: 다른 사람의 행동 카드를 막아요. 사보타주도 막아요.
twilight_imperium-does-nullification_field = 다른 사람이 내 함선이 있는 성계를 활성화하면, 소모와 전략 토큰 1개로 그 차례를 끝내요.
twilight_imperium-does-loncara_ssodu = 이 함선의 우주포는 옆 성계에도 쏠 수 있어요.
twilight_imperium-ask-peace-accords = 평화 협정: 유닛이 없는 어느 행성을 통제할까요?
twilight_imperium-rule-peace-accords = 스차는 외교를 쓰고 나면 자기 행성이 있는 성계나 그 옆 성계에서 유닛이 없는 행성 하나를 통제할 수 있어요. 누가 통제하던 행성이든 괜찮지만 메카톨 렉스는 안 돼요.
twilight_imperium-opt-quash = 전략 토큰 하나로 물리기
twilight_imperium-event-quashed = { $seat } 님이 { LABEL("twilight_imperium-agenda", $agenda) } 정책을 물림.
twilight_imperium-opt-instinct = 본능 단련으로 막기: { LABEL("twilight_imperium-component", $component) }
twilight_imperium-ask-nullify = { $seat } 님이 { LABEL("twilight_imperium-place", $system) } 성계를 활성화했어요. 전략 토큰 하나와 무효화 역장으로 그 차례를 끝낼까요?
twilight_imperium-opt-nullify-use = 차례 끝내기
twilight_imperium-topic-nullify = 차례를 끝낼지
twilight_imperium-event-nullified = { $seat } 님의 무효화 역장으로 { $active_seat } 님의 차례가 끝남.
pic-twilight_imperium-first-xxcha-1 = 고향 행성이 둘, 순양함도 둘이에요. 일찍 퍼지고 나서 단단히 지켜요.
pic-twilight_imperium-first-xxcha-2 = 외교를 고르거나 따라가요. 옆의 빈 행성이 강하 없이 내 것이 돼요.
pic-twilight_imperium-first-xxcha-3 = 정책 단계를 위해 전략 토큰을 남겨요. 해로운 정책은 안건 기각으로 물려요.
pic-twilight_imperium-style-xxcha = 평화와 정치

## 인 형제단

twilight_imperium-faction-yin = 인 형제단
twilight_imperium-component-indoctrination = 세뇌
twilight_imperium-component-devotion = 헌신
twilight_imperium-component-yin_spinner = 인 방적기
twilight_imperium-component-impulse_core = 충격 핵
twilight_imperium-technology-yin_spinner = 인 방적기
twilight_imperium-technology-impulse_core = 충격 핵
twilight_imperium-model-van_hauge = 반 하우게
twilight_imperium-does-indoctrination = 지상 전투를 시작할 때 영향력 2로 상대 보병 하나를 내 보병으로 바꿔요.
twilight_imperium-does-devotion = 우주 전투 라운드가 끝날 때 그곳의 순양함이나 구축함을 바쳐, 내가 고른 상대 함선에 타격 1을 줘요.
twilight_imperium-does-yin_spinner = 생산하고 나면 그 성계의 내 행성에 보병 하나가 더 서요.
twilight_imperium-does-impulse_core = 우주 전투를 시작할 때 그곳의 순양함이나 구축함을 바쳐, 전투기 아닌 함선부터 받는 타격 1을 줘요.
twilight_imperium-does-van_hauge = 이 함선이 파괴되면 그 성계의 모든 함선이 함께 파괴돼요.
twilight_imperium-ask-indoctrinate = { LABEL("twilight_imperium-place", $planet) }에서 { $seat } 님과 싸워요. 영향력 { $price }로 상대 보병 하나를 내 보병으로 바꿀까요?
twilight_imperium-opt-indoctrinate = 하나 바꾸기 (영향력 { $price })
twilight_imperium-rule-indoctrination = 지상 전투를 시작할 때 인은 영향력 2를 내고 상대 보병 하나를 자기 보병으로 바꿀 수 있어요. 그것이 마지막 보병이었다면 전투를 바로 이겨요.
twilight_imperium-ask-devotion = { LABEL("twilight_imperium-place", $system) }에서 헌신: 내 함선을 바쳐 상대 함선에 타격을 줄까요?
twilight_imperium-ask-devotion-target = 어느 함선이 맞을까요? 다른 함선이 대신 받을 수 없어요.
twilight_imperium-opt-devotion-target = { LABEL("twilight_imperium-unit", $unit) } ({ $count }{ $hurt ->
    [0] {""}
   *[other] , 손상
})
twilight_imperium-rule-devotion = 우주 전투 라운드가 끝날 때 인은 그곳의 순양함이나 구축함 하나를 스스로 파괴할 수 있어요. 인이 고른 상대 함선이 타격 1을 받고, 그 함선만 견딜 수 있어요. 라운드마다 한 번이에요.
twilight_imperium-event-devotion = { $seat } 님이 함선을 바침: { $target_seat } 님의 { LABEL("twilight_imperium-unit", $unit) }에 타격 1.
twilight_imperium-ask-impulse-core = { LABEL("twilight_imperium-place", $system) }에서 충격 핵: 내 함선을 바쳐 전투기 아닌 상대 함선에 타격을 줄까요?
twilight_imperium-ask-yin-spinner = 인 방적기: 보병 하나를 어디에 더 세울까요?
twilight_imperium-event-van-hauge = { $seat } 님의 반 하우게가 { LABEL("twilight_imperium-place", $system) }의 모든 함선과 함께 폭발.
twilight_imperium-ask-aimed-hit = { LABEL("twilight_imperium-place", $system) }의 { LABEL("twilight_imperium-unit", $unit) }에 타격이 들어와요. 다른 함선이 대신 받을 수 없어요.
twilight_imperium-opt-aimed-sustain = 피해 견디기
twilight_imperium-opt-aimed-lose = 파괴되기
pic-twilight_imperium-first-yin-1 = 항공모함 둘과 전투기 넷이 있어요. 바로 옆 행성들에 강하해요.
pic-twilight_imperium-first-yin-2 = 세뇌에 쓸 영향력 2를 남겨요. 상대 보병 하나가 내 편이 돼요.
pic-twilight_imperium-first-yin-3 = 구축함을 만들어요. 하나씩 바쳐 가장 아픈 곳을 때려요.
pic-twilight_imperium-style-yin = 희생과 세뇌

## 멘탁 연합

twilight_imperium-faction-mentak = 멘탁 연합
twilight_imperium-component-ambush = 매복
twilight_imperium-component-pillage = 약탈
twilight_imperium-component-salvage_operations = 인양 작전
twilight_imperium-component-mirror_computing = 거울 연산
twilight_imperium-technology-salvage_operations = 인양 작전
twilight_imperium-technology-mirror_computing = 거울 연산
twilight_imperium-source-pillage = 약탈
twilight_imperium-source-salvage_operations = 인양 작전
twilight_imperium-model-fourth_moon = 네 번째 달
twilight_imperium-does-ambush = 우주 전투를 시작할 때 순양함이나 구축함 2척까지 주사위를 하나씩 굴려 먼저 때려요.
twilight_imperium-does-pillage = 이웃이 무역품을 얻거나 거래하고 나서 무역품이 3 이상이면, 무역품이나 원자재 하나를 가져와요.
twilight_imperium-does-salvage_operations = 우주 전투에서 이기거나 지면 무역품 1. 이겼다면 그곳에서 파괴된 종류의 함선 하나도 만들 수 있어요.
twilight_imperium-does-mirror_computing = 값을 낼 때 무역품 하나가 2로 쳐요.
twilight_imperium-does-fourth_moon = 같은 성계에 있는 다른 사람의 함선은 피해를 견디지 못해요.
twilight_imperium-event-ambush = { $seat } 님 매복: { $dice } (기준 { $values }), 타격 { $hits }.
twilight_imperium-ask-pillage = { $seat } 님이 넉넉해요. 무엇을 가져올까요?
twilight_imperium-opt-pillage-goods = 무역품 하나 ({ $count }개 중)
twilight_imperium-opt-pillage-commodities = 원자재 하나 ({ $count }개 중)
twilight_imperium-topic-pillage = 무엇을 약탈할지
twilight_imperium-rule-pillage = 멘탁의 이웃이 무역품을 얻거나 누구와든 거래하고 나서 무역품이 셋 이상이면, 멘탁이 무역품이나 원자재 하나를 가져올 수 있어요. 원자재는 무역품이 돼요.
twilight_imperium-event-pillaged = { $seat } 님이 { $target_seat } 님을 약탈: { $what ->
    [goods] 무역품 하나
   *[other] 원자재 하나
}.
twilight_imperium-ask-pillage-order = 이웃을 어떻게 약탈할까요? 따로 정하지 않으면 될 때마다 무역품을 가져와요.
twilight_imperium-ask-pillage-order-button = 약탈 방법
twilight_imperium-ask-pillage-spared = 누구는 약탈하지 않을까요?
twilight_imperium-opt-pillage-order-goods = 언제나 무역품
twilight_imperium-opt-pillage-order-commodities = 원자재가 있으면 원자재
twilight_imperium-opt-pillage-order-ask = 매번 물어보기
twilight_imperium-opt-pillage-order-no = 약탈하지 않기
twilight_imperium-ask-salvage = { LABEL("twilight_imperium-place", $system) }에서 인양 작전: 여기서 파괴된 종류의 함선 하나를 만들까요? 쓸 수 있는 자원은 { $resources }예요.
pic-twilight_imperium-first-mentak-1 = 순양함 둘이 싸움마다 먼저 때려요. 매복은 값이 들지 않아요.
pic-twilight_imperium-first-mentak-2 = 넉넉한 사람의 이웃이 돼요. 무역품이 3 이상이면 얻거나 거래할 때마다 하나씩 내요.
pic-twilight_imperium-first-mentak-3 = 순양함과 구축함을 늘리고 거울 연산을 노려요.
pic-twilight_imperium-style-mentak = 해적질과 매복

## 나알루 집단

twilight_imperium-faction-naalu = 나알루 집단
twilight_imperium-component-telepathic = 정신 감응
twilight_imperium-component-foresight = 예지
twilight_imperium-component-neuroglaive = 신경 글레이브
twilight_imperium-component-hybrid_crystal_fighter_ii = 혼성 결정 전투기 II
twilight_imperium-technology-neuroglaive = 신경 글레이브
twilight_imperium-technology-hybrid_crystal_fighter_ii = 혼성 결정 전투기 II
twilight_imperium-model-hybrid_crystal_fighter_i = 혼성 결정 전투기 I
twilight_imperium-model-matriarch = 대모
twilight_imperium-does-telepathic = 우선권이 0이에요. 행동 단계마다 내가 가장 먼저예요.
twilight_imperium-does-foresight = 다른 사람이 내 함선이 있는 곳에 들어오면, 다른 사람의 함선이 없는 옆 성계에 전략 토큰을 놓고 모든 함선을 그리로 옮겨요.
twilight_imperium-does-neuroglaive = 다른 사람이 내 함선이 있는 성계를 활성화하면 함대풀 토큰 하나를 잃어요.
twilight_imperium-does-hybrid_crystal_fighter_ii = 전투기가 스스로 움직이고 7에 맞혀요. 수송값을 넘는 전투기는 둘이 함선 하나로 쳐요.
twilight_imperium-does-matriarch = 이 함선이 침공하면 내 전투기도 강하해 육군처럼 싸우고, 전투가 끝나면 우주로 돌아와요.
twilight_imperium-event-telepathic = { $seat } 님이 0 토큰으로 우선권 1순위.
twilight_imperium-ask-foresight = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }의 내 함선에게 왔어요. 전략 토큰을 놓고 어디로 비켜날까요?
twilight_imperium-topic-foresight = 함선이 비켜날지
twilight_imperium-rule-foresight = 다른 사람이 나알루의 함선이 있는 성계로 함선을 옮기면, 나알루는 다른 사람의 함선이 없는 옆 성계에 전략풀 토큰 하나를 놓을 수 있어요. 모든 함선이 그리로 가고, 우주에 있는 육군은 수송값만큼 함께 가요. 후퇴가 아니에요.
twilight_imperium-event-foresight = { $seat } 님 예지: 모든 함선이 { LABEL("twilight_imperium-place", $system) }에서 { LABEL("twilight_imperium-place", $to_system) } 성계로 비켜남.
twilight_imperium-event-neuroglaive = { $seat } 님의 신경 글레이브: { $active_seat } 님이 함대풀 토큰 하나를 잃음.
pic-twilight_imperium-first-naalu-1 = 언제나 먼저 움직여요. 메카톨 렉스나 값진 행성을 누구보다 먼저 차지해요.
pic-twilight_imperium-first-naalu-2 = 전략 토큰을 남겨요. 질 싸움이면 예지로 함대를 비켜나게 해요.
pic-twilight_imperium-first-naalu-3 = 전투기가 8에 맞혀요. 항공모함을 전투기로 채워요.
pic-twilight_imperium-style-naalu = 언제나 먼저, 강한 전투기
twilight_imperium-ask-land-fighters = 대모: { LABEL("twilight_imperium-place", $system) }의 전투기 { $count }대 중 몇 대가 강하해 육군처럼 싸울까요?
twilight_imperium-rule-land-fighters = 대모가 있는 성계에서는 전투기가 육군처럼 강하할 수 있어요. 자기 공격값으로 싸우고 보병보다 먼저 잃으며, 전투가 끝나면 우주로 돌아와요. 행성을 차지하거나 지키지는 못해요.
twilight_imperium-event-fighters-landed = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) }에 전투기 { $count }대 강하.
twilight_imperium-event-fighters-back = { $seat } 님의 전투기 { $count }대가 { LABEL("twilight_imperium-place", $planet) }에서 우주로 돌아감.
