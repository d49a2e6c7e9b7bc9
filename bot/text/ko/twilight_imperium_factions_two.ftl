# 여명의 제국: 위누, 무아트, 이사릴, 아보렉. 세력과 카드의 이름, 그리고 하는 일.

## 세력

twilight_imperium-faction-muaat = 무아트의 불씨
twilight_imperium-faction-arborec = 아보렉
twilight_imperium-faction-yssaril = 이사릴 부족
twilight_imperium-faction-winnu = 위누

## 능력과 카드의 이름

twilight_imperium-component-star_forge = 항성 대장간
twilight_imperium-component-gashlai_physiology = 가슐라이 체질
twilight_imperium-component-the_inferno = 인페르노
twilight_imperium-component-magmus_reactor = 마그무스 반응로
twilight_imperium-component-prototype_war_sun_ii = 시제 워 선 II
twilight_imperium-technology-magmus_reactor = 마그무스 반응로
twilight_imperium-technology-prototype_war_sun_ii = 시제 워 선 II
twilight_imperium-source-magmus_reactor = 마그무스 반응로
twilight_imperium-model-the_inferno = 인페르노
twilight_imperium-model-prototype_war_sun_i = 시제 워 선 I
twilight_imperium-component-mitosis = 유사 분열
twilight_imperium-component-duha_menaimon = 두하 메나이몬
twilight_imperium-component-bioplasmosis = 생체 원형질
twilight_imperium-component-letani_warrior_ii = 레타니 전사 II
twilight_imperium-technology-bioplasmosis = 생체 원형질
twilight_imperium-technology-letani_warrior_ii = 레타니 전사 II
twilight_imperium-model-duha_menaimon = 두하 메나이몬
twilight_imperium-model-letani_warrior_i = 레타니 전사 I
twilight_imperium-component-stall_tactics = 지연 전술
twilight_imperium-component-scheming = 책략
twilight_imperium-component-crafty = 교활함
twilight_imperium-component-y_sia_y_ssrila = 이시아 이스릴라
twilight_imperium-component-mageon_implants = 마게온 이식체
twilight_imperium-component-transparasteel_plating = 투명강 장갑
twilight_imperium-technology-mageon_implants = 마게온 이식체
twilight_imperium-technology-transparasteel_plating = 투명강 장갑
twilight_imperium-model-y_sia_y_ssrila = 이시아 이스릴라
twilight_imperium-component-blood_ties = 혈연
twilight_imperium-component-reclamation = 되찾은 왕좌
twilight_imperium-component-salai_sai_corian = 살라이 사이 코리안
twilight_imperium-component-lazax_gate_folding = 라작스 관문 접기
twilight_imperium-component-hegemonic_trade_policy = 패권 무역 정책
twilight_imperium-technology-lazax_gate_folding = 라작스 관문 접기
twilight_imperium-technology-hegemonic_trade_policy = 패권 무역 정책
twilight_imperium-model-salai_sai_corian = 살라이 사이 코리안

## 하는 일

twilight_imperium-does-star_forge = 행동, 전략 토큰 1: 내 워 선이 있는 성계에 전투기 2개나 구축함 1개를 놓아요.
twilight_imperium-does-gashlai_physiology = 내 함선은 초신성을 지나갈 수 있어요.
twilight_imperium-does-the_inferno = 행동, 전략 토큰 1: 이 함선이 있는 성계에 순양함 1개를 놓아요.
twilight_imperium-does-magmus_reactor = 내 함선이 초신성에 들어가요. 누구든 워 선이 이미 있거나 초신성 옆인 성계에서 생산하면 무역품 1개를 얻어요.
twilight_imperium-does-prototype_war_sun_ii = 이동 3, 비용 2 적은 워 선. 이 성계에서는 남의 행성 보호막이 통하지 않아요.
twilight_imperium-does-mitosis = 우주 항만은 보병을 못 만들어요. 재정비 단계를 시작할 때마다 내 행성 하나에 보병 1개가 자라요.
twilight_imperium-does-duha_menaimon = 이 함선이 있는 성계를 내가 활성화하면 먼저 유닛을 5개까지 생산해요.
twilight_imperium-does-bioplasmosis = 재정비 단계가 끝날 때 내 보병이 가까운 내 행성으로 옮겨 가요.
twilight_imperium-does-letani_warrior_ii = 7부터 맞히고 하나가 유닛 2개를 만드는 보병. 파괴되어도 6 이상이면 고향으로 돌아와요.
twilight_imperium-does-stall_tactics = 행동: 행동 카드 1장을 버려요.
twilight_imperium-does-scheming = 행동 카드를 뽑을 때 1장 더 뽑고, 손에서 1장을 버려요.
twilight_imperium-does-crafty = 법률이 있어도 행동 카드를 몇 장이든 들 수 있어요.
twilight_imperium-does-y_sia_y_ssrila = 남의 함선이 있는 성계를 지나갈 수 있어요.
twilight_imperium-does-mageon_implants = 행동, 소모: 다른 사람의 행동 카드를 보고 1장을 가져와요.
twilight_imperium-does-transparasteel_plating = 내 차례에는 순서 종료한 사람이 행동 카드를 못 써요.
twilight_imperium-does-blood_ties = 영향력을 내지 않고 메카톨 렉스의 수호자 토큰을 가져와요.
twilight_imperium-does-reclamation = 메카톨 렉스를 얻은 행동이 끝나면 그곳에 PDS와 우주 항만을 놓을 수 있어요.
twilight_imperium-does-salai_sai_corian = 상대의 전투기 아닌 함선마다 주사위를 하나씩 굴려요.
twilight_imperium-does-lazax_gate_folding = 메카톨 렉스가 없으면 내 행동 동안 그곳에 알파와 베타 웜홀이 열려요. 있으면 행동, 소모: 그곳에 보병 1개.
twilight_imperium-does-hegemonic_trade_policy = 생산할 때 소모: 그 생산 동안 내 행성 하나의 자원과 영향력을 맞바꿔요.

## 첫 라운드와 성격

pic-twilight_imperium-first-muaat-1 = 지금은 내 워 선을 이길 함대가 없어요. 보병 넷을 태워 행성을 차지해요.
pic-twilight_imperium-first-muaat-2 = 항성 대장간은 고향 밖에서도 함선을 만들어요. 전략 토큰을 하나 남겨 두세요.
pic-twilight_imperium-first-muaat-3 = 워 선은 한 성계씩 움직여요. 중력 추진을, 다음에 시제 워 선 II를 연구해요.
pic-twilight_imperium-style-muaat = 처음부터 워 선
pic-twilight_imperium-first-arborec-1 = 보병이 선 곳에서 바로 생산해요. 여러 행성에 내려 그곳에서 늘려요.
pic-twilight_imperium-first-arborec-2 = 항만은 보병을 못 만드니, 고향에 보병을 남겨 두어야 거기서 더 늘어나요.
pic-twilight_imperium-first-arborec-3 = 마겐 방어망과 PDS가 있으면 행성을 한 라운드 견뎌요.
pic-twilight_imperium-style-arborec = 생산하는 보병
pic-twilight_imperium-first-yssaril-1 = 항공모함 둘과 보병 다섯을 행성이 있는 성계 두 곳으로 보내요.
pic-twilight_imperium-first-yssaril-2 = 행동 카드를 남보다 많이 뽑고 다 가질 수 있어요. 정치 카드를 고르거나 따라가요.
pic-twilight_imperium-first-yssaril-3 = 지연 전술로 기다려요. 모두가 순서 종료한 다음에 움직여요.
pic-twilight_imperium-style-yssaril = 행동 카드와 기다림
pic-twilight_imperium-first-winnu-1 = 처음 기술을 내가 골라요. 사르윈 도구나 반질량 굴절기가 바로 도움이 돼요.
pic-twilight_imperium-first-winnu-2 = 남보다 먼저 메카톨 렉스에 내려요. 수호자 토큰이 무료예요.
pic-twilight_imperium-first-winnu-3 = 보병 둘을 데려가요. PDS와 항만이 바로 서니 지켜야 해요.
pic-twilight_imperium-style-winnu = 메카톨 렉스

## 질문과 안 되는 까닭

twilight_imperium-ask-mitosis = 유사 분열: 보병 1개를 어느 행성에 놓을까요?
twilight_imperium-ask-bioplasmosis = 생체 원형질: 같은 성계나 옆 성계의 내 행성으로 어느 보병을 옮길까요?
twilight_imperium-too-far-to-creep = 보병은 저마다 같은 성계나 옆 성계의 내 행성으로만 옮겨요 (SS3).
twilight_imperium-ask-scheming = 책략: 어느 행동 카드를 버릴까요?
twilight_imperium-ask-mageon = { LABEL("twilight_imperium-component", $component) }: { $seat } 님에게서 어느 행동 카드를 가져올까요?
twilight_imperium-event-hand-seen = { $seat } 님이 { $target_seat } 님의 행동 카드를 봄: { LABELS("twilight_imperium-component", $components) }.
twilight_imperium-event-hand-seen-hidden = { $seat } 님이 { $target_seat } 님의 행동 카드를 봄.
twilight_imperium-ask-reclamation = 되찾은 왕좌: 메카톨 렉스에 무엇을 놓을까요?
twilight_imperium-opt-reclaim-both = 우주 항만과 PDS
twilight_imperium-ask-hegemonic = 패권 무역 정책: { LABEL("twilight_imperium-place", $system) }의 생산 동안 어느 행성의 자원과 영향력을 맞바꿀까요?
twilight_imperium-opt-hegemonic = { LABEL("twilight_imperium-place", $planet) } (자원 { $resources })
twilight_imperium-event-hegemonic = { $seat } 님의 패권 무역 정책: { LABEL("twilight_imperium-place", $planet) }의 자원이 { $resources }{ JOSA($resources, "이/가") } 됨.
twilight_imperium-ask-studies = 어느 기술로 시작할까요?
twilight_imperium-event-studied = { $seat } 님의 시작 기술: { LABEL("twilight_imperium-technology", $technology) }.
pic-twilight_imperium-faction-own-choice = 전제 조건이 없는 기술 하나를 골라요
