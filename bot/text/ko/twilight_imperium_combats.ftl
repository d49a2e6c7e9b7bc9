### 황혼의 제국에서 전투를 바꾸는 것들: 값을 내고 바꾸는 주사위, 전투 방침.

twilight_imperium-ask-raise = { LABEL("twilight_imperium-place", $system) }의 케나라의 분노: 주사위마다 무역품 { $price }개를 내고 빗나간 주사위를 타격으로 바꿀까요?
twilight_imperium-opt-raise = { LABEL("twilight_imperium-unit", $unit) }: { $result }, 1을 더하면 타격
twilight_imperium-event-raised = { $seat } 님이 { LABEL("twilight_imperium-component", $component) }에 무역품 { $goods }개 지불: 주사위 { $count }개에 +1.
twilight_imperium-rule-wrath-of-kenara = 케나라의 분노가 싸우는 우주 전투에서 하칸은 굴린 뒤 무역품 1개를 내고 자기 주사위 하나에 1을 더할 수 있어요. 주사위마다 한 번이고, 대공 탄막 주사위도 돼요.
twilight_imperium-ask-combat-form = 이 전투에서 내 카드를 어떻게 할까요?
twilight_imperium-ask-combat-form-button = 카드마다 정하기
twilight_imperium-ask-orders-until = 언제까지 그렇게 할까요?
twilight_imperium-opt-until-end = 이 전투가 끝날 때까지
twilight_imperium-opt-until-half = 그곳 내 병력의 절반을 잃을 때까지
twilight_imperium-opt-card-misses = 내 주사위가 { $count }개 이상 빗나갔을 때
twilight_imperium-opt-card-once-lost = 이 유닛을 잃은 뒤: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-ask-fallen = { LABEL("twilight_imperium-place", $planet) }에서 타격 { $count }개: 내 병력 중 무엇을 잃을까요?
twilight_imperium-ask-orders-gives = { LABELS("twilight_imperium-component", $components) }: 함선을 바칠지 물어볼까요?
twilight_imperium-opt-gives-ask = 그때마다 물어보기
twilight_imperium-opt-gives-never = 이 전투에서는 바치지 않기
twilight_imperium-told-orders-unused = 자세히 정하지 않으면 쓰지 않아요: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-told-orders-theirs = { $seat } 님의 방침에 따라 쓰지 않을 수도 있어요: { LABELS("twilight_imperium-component", $components) }.
