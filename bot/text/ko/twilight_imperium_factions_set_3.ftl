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
twilight_imperium-does-quash = 정책이 공개될 때 전략 토큰 1: 그 정책을 물리고 다음 정책을 펼쳐요.
twilight_imperium-does-instinct_training = 소모와 전략 토큰 1: 다른 사람의 행동 카드를 막아요. 사보타주도 막아요.
twilight_imperium-does-nullification_field = 다른 사람이 내 함선이 있는 성계를 활성화하면, 소모와 전략 토큰 1로 그 차례를 끝내요.
twilight_imperium-does-loncara_ssodu = 이 함선의 우주포는 옆 성계에도 쏠 수 있어요.
twilight_imperium-ask-peace-accords = 평화 협정: 유닛이 없는 어느 행성을 통제할까요?
twilight_imperium-rule-peace-accords = 스차는 외교를 쓰고 나면 자기 행성이 있는 성계나 그 옆 성계에서 유닛이 없는 행성 하나를 통제할 수 있어요. 누가 통제하던 행성이든 괜찮지만 메카톨 렉스는 안 돼요.
twilight_imperium-ask-quash = 전략 토큰 하나로 { LABEL("twilight_imperium-agenda", $agenda) } 정책을 물릴까요? 다음 정책이 대신 공개돼요.
twilight_imperium-opt-quash-use = 물리기
twilight_imperium-rule-quash = 스차는 정책이 공개될 때 전략 토큰 하나로 물릴 수 있어요. 값을 낼 수 있으면 몇 번이든 돼요. 덱의 다음 카드가 대신 공개돼요.
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
