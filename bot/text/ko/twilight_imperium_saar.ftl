### 여명의 제국의 사르 부족: 떠다니는 항만과 그 밖의 것

twilight_imperium-faction-saar = 사르 부족
twilight_imperium-component-scavenge = 폐품 수집
twilight_imperium-component-nomadic = 유랑민
twilight_imperium-component-chaos_mapping = 혼돈 지도
twilight_imperium-component-floating_factory_ii = 떠다니는 공장 II
twilight_imperium-component-ragh_s_call = 라그의 부름
twilight_imperium-technology-chaos_mapping = 혼돈 지도
twilight_imperium-technology-floating_factory_ii = 떠다니는 공장 II
twilight_imperium-source-scavenge = 폐품 수집
twilight_imperium-model-floating_factory_i = 떠다니는 공장 I
twilight_imperium-model-son_of_ragh = 라그의 아들
twilight_imperium-does-scavenge = 행성을 통제하게 될 때마다 무역품 1개를 얻어요.
twilight_imperium-does-nomadic = 고향 행성이 없어도 공용 목표 점수를 얻어요.
twilight_imperium-does-chaos_mapping = 내 함선이 있는 소행성 지대는 다른 사람이 활성화하지 못해요. 내 차례가 시작될 때 생산할 수 있는 곳에서 값을 내고 유닛 1개를 만들어요.
twilight_imperium-does-floating_factory_ii = 우주 항만의 이동값이 2, 생산값이 7, 수송값이 5예요.
twilight_imperium-does-son_of_ragh = 대공 탄막에 주사위 4개를 굴려요.
twilight_imperium-does-ragh_s_call = 내가 행성에 강하했을 때: 거기 있는 사르의 육군이 모두 내가 고른 다른 사르 행성으로 가요. 쓰고 나면 돌아가요.
twilight_imperium-opt-build-afloat = { LABEL("twilight_imperium-place", $system) } 우주: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-dock-afloat = { $seat } 님의 떠다니는 공장: { LABEL("twilight_imperium-place", $system) }
twilight_imperium-event-built-afloat = { $seat } 님: { LABEL("twilight_imperium-place", $system) } 우주에 { LABEL("twilight_imperium-unit", $unit) } 건설.
twilight_imperium-event-called-away = 라그의 부름: { $seat } 님의 보병 { $count }개가 { LABEL("twilight_imperium-place", $planet) }에서 { LABEL("twilight_imperium-place", $to_planet) }로 감.
pic-twilight_imperium-first-saar-1 = 우주 항만이 떠다녀요. 함대와 함께 움직이고, 유닛을 싣고, 가는 곳에서 생산해요.
pic-twilight_imperium-first-saar-2 = 혼자 두지 마세요. 내 함선 없이 다른 사람의 함선과 있으면 파괴돼요.
pic-twilight_imperium-first-saar-3 = 행성을 얻을 때마다 무역품이 생기고, 고향 없이도 점수를 얻어요. 빨리 퍼져요.
pic-twilight_imperium-style-saar = 떠다니는 항만
