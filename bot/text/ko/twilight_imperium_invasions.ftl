### 침공과 지상 전투의 행동 카드, 그리고 법률 폐지. $seat 이름 · $place 성계나 행성 · $component 카드

## 카드

twilight_imperium-component-bunker = 벙커
twilight_imperium-component-disable = 무력화
twilight_imperium-component-fire_team = 사격조
twilight_imperium-component-infiltrate = 잠입
twilight_imperium-component-parley = 휴전 회담
twilight_imperium-component-repeal_law = 법률 폐지
twilight_imperium-component-reparations = 배상금

twilight_imperium-does-bunker = 다른 사람의 침공이 시작될 때: 이 침공 동안 내 행성에 굴리는 폭격 주사위가 모두 -4예요.
twilight_imperium-does-disable = 내 침공이 시작될 때: 그 성계에 있는 다른 사람의 PDS는 침공이 끝날 때까지 행성을 보호하지도, 강하하는 육군을 쏘지도 못해요.
twilight_imperium-does-fire_team = 지상 전투 라운드에서 내 주사위를 굴린 다음: 빗나간 주사위를 원하는 만큼 다시 굴려요.
twilight_imperium-does-infiltrate = 행성을 얻을 때: 거기 있는 PDS와 우주 항만이 파괴되지 않고 내 것이 돼요.
twilight_imperium-does-parley = 다른 사람이 내 행성에 강하한 다음: 그 육군은 우주 공간으로 돌아가고 이 행동 동안 더 강하하지 못해요.
twilight_imperium-does-repeal_law = 행동: 법률 하나가 사라져요.
twilight_imperium-does-reparations = 다른 사람이 내 행성을 가져간 다음: 그 사람의 행성 하나를 소모하고 내 행성 하나를 준비해요.

twilight_imperium-ruling-bunker = 이 침공의 모든 폭격에 통해요. 유린도 마찬가지예요. 차례인 분이 내 행성을 폭격할 수 있을 때만 물어봐요.
twilight_imperium-ruling-disable = 함선에 쏘는 우주포는 이미 끝난 다음이에요. 마겐 방어망도 보호막과 함께 멈춰요.
twilight_imperium-ruling-fire_team = 다시 굴린 값에도 보정이 붙어요.
twilight_imperium-ruling-infiltrate = 남은 모형이 없으면 판의 다른 곳에서 가져오거나, 그 건물은 파괴돼요. 이렇게 얻은 우주 항만도 놓은 것으로 봐요(산업 장관).
twilight_imperium-ruling-parley = 그 행성에 강하한 육군만 돌아가요. 같은 성계의 다른 행성은 그대로 진행해요.
twilight_imperium-ruling-repeal_law = 법률이 준 승점은 그대로예요. 누군가의 법률이나 행성에 붙은 법률도 고를 수 있어요.
twilight_imperium-ruling-reparations = 둘 가운데 하나라도 할 수 있으면 쓸 수 있어요. 빼앗긴 행성은 이미 소모되어 있어요. 빼앗은 사람에게 준비된 행성이 있으면 그것을 소모시켜야 해요.

## 질문

twilight_imperium-opt-react-dice = 빗나간 주사위 { $count }개 다시 굴리기 ({ $dice })
twilight_imperium-opt-law = { LABEL("twilight_imperium-agenda", $law) }
twilight_imperium-opt-react-pair = { LABEL("twilight_imperium-place", $planet) } 소모, { LABEL("twilight_imperium-place", $own) } 준비
twilight_imperium-opt-react-exhaust = { LABEL("twilight_imperium-place", $planet) } 소모하기
twilight_imperium-opt-react-ready = { LABEL("twilight_imperium-place", $planet) } 준비하기
twilight_imperium-group-exhaust = { LABEL("twilight_imperium-place", $planet) } 소모하기
twilight_imperium-window-SP_PICK = { $seat } 님이 { LABEL("twilight_imperium-card", $card) } 카드를 골라요. 무엇을 할까요?
twilight_imperium-window-INV_START = { $seat } 님의 침공이 시작돼요: { LABEL("twilight_imperium-place", $system) }. 무엇을 할까요?
twilight_imperium-window-INV_COMMIT = { $seat } 님이 강하했어요: { LABEL("twilight_imperium-place", $planet) }. 무엇을 할까요?
twilight_imperium-window-GC_ROLLED = { $seat } 님이 지상 전투 주사위를 굴렸어요: { LABEL("twilight_imperium-place", $planet) }. 무엇을 할까요?
twilight_imperium-window-PL_GAIN = { $seat } 님이 행성을 얻으려고 해요: { LABEL("twilight_imperium-place", $planet) }. 무엇을 할까요?
twilight_imperium-window-PL_GAINED = { $seat } 님이 행성을 얻었어요: { LABEL("twilight_imperium-place", $planet) }. 무엇을 할까요?
twilight_imperium-window-card-law = { $seat } 님이 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-agenda", $law) }. 막을까요?
twilight_imperium-window-card-pair = { $seat } 님이 { $target_seat } 님에게 행동 카드를 써요: { LABEL("twilight_imperium-component", $component) }, { LABEL("twilight_imperium-place", $place) } 소모, { LABEL("twilight_imperium-place", $own) } 준비. 막을까요?
window-INV_START = 침공에 무엇을 할지
window-INV_COMMIT = 강하에 무엇을 할지
window-GC_ROLLED = 주사위를 다시 굴릴지
window-PL_GAIN = 행성을 얻을 때 무엇을 할지
window-PL_GAINED = 행성을 잃은 다음 무엇을 할지

## 일어난 일

twilight_imperium-event-card-played-law = { $seat } 님이 { LABEL("twilight_imperium-component", $component) } 사용: { LABEL("twilight_imperium-agenda", $law) }.
twilight_imperium-event-card-played-pair = { $seat } 님이 { $target_seat } 님에게 { LABEL("twilight_imperium-component", $component) } 사용: { LABEL("twilight_imperium-place", $place) } 소모, { LABEL("twilight_imperium-place", $own) } 준비.
twilight_imperium-event-sent-back = { $seat } 님의 육군 { $count }개가 { LABEL("twilight_imperium-place", $planet) }에서 우주 공간으로 돌아감.
