### 여명의 제국. $system 205 · $planet, $place 식별자 · $unit(s) 종류 · $seat 앉은 사람

## 곳: 위치로 부르는 성계, 행성

twilight_imperium-place-000 = 000 성계
twilight_imperium-place-101 = 101 성계
twilight_imperium-place-102 = 102 성계
twilight_imperium-place-103 = 103 성계
twilight_imperium-place-104 = 104 성계
twilight_imperium-place-105 = 105 성계
twilight_imperium-place-106 = 106 성계
twilight_imperium-place-201 = 201 성계
twilight_imperium-place-202 = 202 성계
twilight_imperium-place-203 = 203 성계
twilight_imperium-place-204 = 204 성계
twilight_imperium-place-205 = 205 성계
twilight_imperium-place-206 = 206 성계
twilight_imperium-place-207 = 207 성계
twilight_imperium-place-208 = 208 성계
twilight_imperium-place-209 = 209 성계
twilight_imperium-place-210 = 210 성계
twilight_imperium-place-211 = 211 성계
twilight_imperium-place-212 = 212 성계
twilight_imperium-place-301 = 301 성계
twilight_imperium-place-302 = 302 성계
twilight_imperium-place-303 = 303 성계
twilight_imperium-place-304 = 304 성계
twilight_imperium-place-305 = 305 성계
twilight_imperium-place-306 = 306 성계
twilight_imperium-place-307 = 307 성계
twilight_imperium-place-308 = 308 성계
twilight_imperium-place-309 = 309 성계
twilight_imperium-place-310 = 310 성계
twilight_imperium-place-311 = 311 성계
twilight_imperium-place-312 = 312 성계
twilight_imperium-place-313 = 313 성계
twilight_imperium-place-314 = 314 성계
twilight_imperium-place-315 = 315 성계
twilight_imperium-place-316 = 316 성계
twilight_imperium-place-317 = 317 성계
twilight_imperium-place-318 = 318 성계
twilight_imperium-place-CH = 크루스 성계
twilight_imperium-place-jord = 조르드
twilight_imperium-place-moll_primus = 몰 프라이머스
twilight_imperium-place-darien = 다리엔
twilight_imperium-place-muaat = 무아트
twilight_imperium-place-nestphar = 네스트파르
twilight_imperium-place-p_0_0_0 = { "[0.0.0]" }
twilight_imperium-place-winnu = 위누
twilight_imperium-place-mordai_ii = 모르다이 II
twilight_imperium-place-maaluuk = 말루크
twilight_imperium-place-druaa = 드루아
twilight_imperium-place-arc_prime = 아크 프라임
twilight_imperium-place-wren_terra = 렌 테라
twilight_imperium-place-lisis_ii = 리시스 II
twilight_imperium-place-ragh = 라그
twilight_imperium-place-nar = 나르
twilight_imperium-place-jol = 졸
twilight_imperium-place-tren_lak = 트렌락
twilight_imperium-place-quinarra = 퀴나라
twilight_imperium-place-archon_ren = 아르콘 렌
twilight_imperium-place-archon_tau = 아르콘 타우
twilight_imperium-place-retillion = 레틸리온
twilight_imperium-place-shalloq = 샬로크
twilight_imperium-place-arretze = 아레체
twilight_imperium-place-hercant = 헤르칸트
twilight_imperium-place-kamdorn = 캄도른
twilight_imperium-place-creuss = 크루스
twilight_imperium-place-mecatol_rex = 메카톨 렉스
twilight_imperium-place-wellon = 웰론
twilight_imperium-place-vefut_ii = 베푸트 II
twilight_imperium-place-thibah = 티바
twilight_imperium-place-tar_mann = 타르만
twilight_imperium-place-saudor = 사우도르
twilight_imperium-place-mehar_xull = 메하르 줄
twilight_imperium-place-quann = 콴
twilight_imperium-place-lodor = 로도르
twilight_imperium-place-new_albion = 뉴 알비온
twilight_imperium-place-starpoint = 스타포인트
twilight_imperium-place-tequ_ran = 테쿠란
twilight_imperium-place-torkan = 토르칸
twilight_imperium-place-qucen_n = 쿠센
twilight_imperium-place-rarron = 라론
twilight_imperium-place-mellon = 멜론
twilight_imperium-place-zohbat = 조바트
twilight_imperium-place-lazar = 라자르
twilight_imperium-place-sakulag = 사쿨라그
twilight_imperium-place-dal_bootha = 달 부타
twilight_imperium-place-xxehan = 제한
twilight_imperium-place-corneeq = 코르니크
twilight_imperium-place-resculon = 레스쿨론
twilight_imperium-place-centauri = 센타우리
twilight_imperium-place-gral = 그랄
twilight_imperium-place-bereg = 베레그
twilight_imperium-place-lirta_iv = 리르타 IV
twilight_imperium-place-arnor = 아르노르
twilight_imperium-place-lor = 로르
twilight_imperium-place-arinam = 아리남
twilight_imperium-place-meer = 메르
twilight_imperium-place-abyz = 아비즈
twilight_imperium-place-fria = 프리아

## 유닛

twilight_imperium-unit-fighter = 전투기
twilight_imperium-unit-infantry = 보병
twilight_imperium-unit-destroyer = 구축함
twilight_imperium-unit-cruiser = 순양함
twilight_imperium-unit-carrier = 항공모함
twilight_imperium-unit-dreadnought = 드레드노트
twilight_imperium-unit-war_sun = 워 선
twilight_imperium-unit-flagship = 기함
twilight_imperium-unit-pds = PDS
twilight_imperium-unit-space_dock = 우주 항만

## 전략 카드

twilight_imperium-card-1 = 지도력
twilight_imperium-card-2 = 외교
twilight_imperium-card-3 = 정치
twilight_imperium-card-4 = 건설
twilight_imperium-card-5 = 무역
twilight_imperium-card-6 = 전쟁
twilight_imperium-card-7 = 기술
twilight_imperium-card-8 = 제국

## 풀

twilight_imperium-pool-tactic = 작전풀
twilight_imperium-pool-fleet = 함대풀
twilight_imperium-pool-strategy = 전략풀
twilight_imperium-pool-none = 그대로 두기

## 내는 것

twilight_imperium-coin-one-resources = 자원
twilight_imperium-coin-one-influence = 영향력
twilight_imperium-coin-one-goods = 무역품
twilight_imperium-coin-one-tokens = 지휘 토큰
twilight_imperium-coin-resources = 자원
twilight_imperium-coin-influence = 영향력
twilight_imperium-coin-goods = 무역품
twilight_imperium-coin-tokens = 지휘 토큰

## 거래하는 것

twilight_imperium-good-goods = 무역품
twilight_imperium-good-commodities = 원자재
twilight_imperium-good-none = 없음

## 기술

twilight_imperium-technology-neural_motivator = 신경 자극기
twilight_imperium-technology-dacxive_animators = 다식 부활기
twilight_imperium-technology-hyper_metabolism = 초대사
twilight_imperium-technology-x_89_bacterial_weapon = X-89 세균 무기
twilight_imperium-technology-antimass_deflectors = 반질량 굴절기
twilight_imperium-technology-gravity_drive = 중력 추진
twilight_imperium-technology-fleet_logistics = 함대 병참
twilight_imperium-technology-light_wave_deflector = 광파 굴절기
twilight_imperium-technology-sarween_tools = 사르윈 도구
twilight_imperium-technology-graviton_laser_system = 중력자 레이저
twilight_imperium-technology-transit_diodes = 수송 다이오드
twilight_imperium-technology-integrated_economy = 통합 경제
twilight_imperium-technology-plasma_scoring = 플라스마 조준
twilight_imperium-technology-magen_defense_grid = 마겐 방어망
twilight_imperium-technology-duranium_armor = 듀라늄 장갑
twilight_imperium-technology-assault_cannon = 강습포
twilight_imperium-technology-infantry_ii = 보병 II
twilight_imperium-technology-fighter_ii = 전투기 II
twilight_imperium-technology-carrier_ii = 항공모함 II
twilight_imperium-technology-destroyer_ii = 구축함 II
twilight_imperium-technology-cruiser_ii = 순양함 II
twilight_imperium-technology-dreadnought_ii = 드레드노트 II
twilight_imperium-technology-war_sun = 워 선
twilight_imperium-technology-pds_ii = PDS II
twilight_imperium-technology-space_dock_ii = 우주 항만 II
twilight_imperium-technology-l4_disruptors = L4 교란기
twilight_imperium-technology-non_euclidean_shielding = 비유클리드 방호
twilight_imperium-technology-production_biomes = 생산 생태계
twilight_imperium-technology-quantum_datahub_node = 양자 자료 거점
twilight_imperium-technology-advanced_carrier_ii = 개량 항공모함 II
twilight_imperium-technology-spec_ops_ii = 특수 부대 II
twilight_imperium-technology-inheritance_systems = 계승 체계
twilight_imperium-technology-super_dreadnought_ii = 초드레드노트 II
twilight_imperium-technology-valkyrie_particle_weave = 발키리 입자 직조
twilight_imperium-technology-exotrireme_ii = 엑소트라이림 II
twilight_imperium-technology-spacial_conduit_cylinder = 공간 통로 실린더
twilight_imperium-technology-e_res_siphons = 전자 자원 흡입기

## 목표

twilight_imperium-objective-corner_the_market = 시장 장악
twilight_imperium-objective-develop_weaponry = 무기 개발
twilight_imperium-objective-diversify_research = 연구 다각화
twilight_imperium-objective-erect_a_monument = 기념비 건립
twilight_imperium-objective-expand_borders = 국경 확장
twilight_imperium-objective-found_research_outposts = 연구 기지 설립
twilight_imperium-objective-intimidate_council = 의회 위협
twilight_imperium-objective-lead_from_the_front = 선두 지휘
twilight_imperium-objective-negotiate_trade_routes = 교역로 협상
twilight_imperium-objective-sway_the_council = 의회 설득
twilight_imperium-objective-centralize_galactic_trade = 은하 교역 집중
twilight_imperium-objective-conquer_the_weak = 약자 정복
twilight_imperium-objective-form_galactic_brain_trust = 은하 두뇌 집단
twilight_imperium-objective-found_a_golden_age = 황금기 개막
twilight_imperium-objective-galvanize_the_people = 민중 고무
twilight_imperium-objective-manipulate_galactic_law = 은하법 조종
twilight_imperium-objective-master_the_sciences = 과학 통달
twilight_imperium-objective-revolutionize_warfare = 전쟁 혁신
twilight_imperium-objective-subdue_the_galaxy = 은하 제압
twilight_imperium-objective-unify_the_colonies = 식민지 통합
twilight_imperium-objective-destroy_their_greatest_ship = 최강 함선 격침
twilight_imperium-objective-make_an_example_of_their_world = 본보기 폭격
twilight_imperium-objective-spark_a_rebellion = 반란의 불씨
twilight_imperium-objective-turn_their_fleets_to_dust = 먼지가 된 함대
twilight_imperium-objective-unveil_flagship = 기함 공개
twilight_imperium-objective-adapt_new_strategies = 새 전략 적응
twilight_imperium-objective-become_the_gatekeeper = 관문지기
twilight_imperium-objective-control_the_region = 지역 장악
twilight_imperium-objective-cut_supply_lines = 보급로 차단
twilight_imperium-objective-establish_a_perimeter = 방어선 구축
twilight_imperium-objective-forge_an_alliance = 동맹 결성
twilight_imperium-objective-form_a_spy_network = 첩보망 구성
twilight_imperium-objective-fuel_the_war_machine = 전쟁 기계 가동
twilight_imperium-objective-gather_a_mighty_fleet = 대함대 집결
twilight_imperium-objective-learn_the_secrets_of_the_cosmos = 우주의 비밀
twilight_imperium-objective-master_the_laws_of_physics = 물리 법칙 통달
twilight_imperium-objective-mine_rare_metals = 희귀 금속 채굴
twilight_imperium-objective-monopolize_production = 생산 독점
twilight_imperium-objective-occupy_the_seat_of_the_empire = 제국의 자리
twilight_imperium-objective-threaten_enemies = 적 위협

## 세력

twilight_imperium-faction-sol = 솔 연방
twilight_imperium-faction-sardakk = 사르닥 노르
twilight_imperium-faction-jolnar = 졸나르 대학
twilight_imperium-faction-hacan = 하칸 토후국
twilight_imperium-faction-letnev = 레트네브 남작령
twilight_imperium-faction-l1z1x = L1Z1X 정신망

## 능력과 카드의 이름

twilight_imperium-component-orbital_drop = 궤도 강하
twilight_imperium-component-munitions_reserves = 탄약 비축
twilight_imperium-component-harrow = 유린
twilight_imperium-component-exotrireme_ii = 엑소트라이림 II
twilight_imperium-component-secret_objectives = 비밀 목표
twilight_imperium-component-agreements = 받아들인 제안
twilight_imperium-component-neural_motivator = 신경 자극기
twilight_imperium-component-dacxive_animators = 다식 부활기
twilight_imperium-component-hyper_metabolism = 초대사
twilight_imperium-component-x_89_bacterial_weapon = X-89 세균 무기
twilight_imperium-component-antimass_deflectors = 반질량 굴절기
twilight_imperium-component-gravity_drive = 중력 추진
twilight_imperium-component-fleet_logistics = 함대 병참
twilight_imperium-component-light_wave_deflector = 광파 굴절기
twilight_imperium-component-sarween_tools = 사르윈 도구
twilight_imperium-component-graviton_laser_system = 중력자 레이저
twilight_imperium-component-transit_diodes = 수송 다이오드
twilight_imperium-component-integrated_economy = 통합 경제
twilight_imperium-component-plasma_scoring = 플라스마 조준
twilight_imperium-component-magen_defense_grid = 마겐 방어망
twilight_imperium-component-duranium_armor = 듀라늄 장갑
twilight_imperium-component-assault_cannon = 강습포
twilight_imperium-component-infantry_ii = 보병 II
twilight_imperium-component-fighter_ii = 전투기 II
twilight_imperium-component-carrier_ii = 항공모함 II
twilight_imperium-component-destroyer_ii = 구축함 II
twilight_imperium-component-cruiser_ii = 순양함 II
twilight_imperium-component-dreadnought_ii = 드레드노트 II
twilight_imperium-component-war_sun = 워 선
twilight_imperium-component-pds_ii = PDS II
twilight_imperium-component-space_dock_ii = 우주 항만 II
twilight_imperium-component-l4_disruptors = L4 교란기
twilight_imperium-component-non_euclidean_shielding = 비유클리드 방호
twilight_imperium-component-production_biomes = 생산 생태계
twilight_imperium-component-quantum_datahub_node = 양자 자료 거점
twilight_imperium-component-advanced_carrier_ii = 개량 항공모함 II
twilight_imperium-component-spec_ops_ii = 특수 부대 II
twilight_imperium-component-inheritance_systems = 계승 체계
twilight_imperium-component-super_dreadnought_ii = 초드레드노트 II
twilight_imperium-component-valkyrie_particle_weave = 발키리 입자 직조
twilight_imperium-component-spacial_conduit_cylinder = 공간 통로 실린더
twilight_imperium-component-e_res_siphons = 전자 자원 흡입기

## 승점과 무역품의 까닭

twilight_imperium-source-custodians = 수호자
twilight_imperium-source-imperial = 제국
twilight_imperium-source-trade = 무역
twilight_imperium-source-politics = 정치
twilight_imperium-source-strategy-card = 전략 카드
twilight_imperium-source-seat = 자리
twilight_imperium-source-production_biomes = 생산 생태계
twilight_imperium-source-quantum_datahub_node = 양자 자료 거점
twilight_imperium-source-e_res_siphons = 전자 자원 흡입기
twilight_imperium-source-corner_the_market = 시장 장악
twilight_imperium-source-develop_weaponry = 무기 개발
twilight_imperium-source-diversify_research = 연구 다각화
twilight_imperium-source-erect_a_monument = 기념비 건립
twilight_imperium-source-expand_borders = 국경 확장
twilight_imperium-source-found_research_outposts = 연구 기지 설립
twilight_imperium-source-intimidate_council = 의회 위협
twilight_imperium-source-lead_from_the_front = 선두 지휘
twilight_imperium-source-negotiate_trade_routes = 교역로 협상
twilight_imperium-source-sway_the_council = 의회 설득
twilight_imperium-source-centralize_galactic_trade = 은하 교역 집중
twilight_imperium-source-conquer_the_weak = 약자 정복
twilight_imperium-source-form_galactic_brain_trust = 은하 두뇌 집단
twilight_imperium-source-found_a_golden_age = 황금기 개막
twilight_imperium-source-galvanize_the_people = 민중 고무
twilight_imperium-source-manipulate_galactic_law = 은하법 조종
twilight_imperium-source-master_the_sciences = 과학 통달
twilight_imperium-source-revolutionize_warfare = 전쟁 혁신
twilight_imperium-source-subdue_the_galaxy = 은하 제압
twilight_imperium-source-unify_the_colonies = 식민지 통합
twilight_imperium-source-destroy_their_greatest_ship = 최강 함선 격침
twilight_imperium-source-make_an_example_of_their_world = 본보기 폭격
twilight_imperium-source-spark_a_rebellion = 반란의 불씨
twilight_imperium-source-turn_their_fleets_to_dust = 먼지가 된 함대
twilight_imperium-source-unveil_flagship = 기함 공개
twilight_imperium-source-adapt_new_strategies = 새 전략 적응
twilight_imperium-source-become_the_gatekeeper = 관문지기
twilight_imperium-source-control_the_region = 지역 장악
twilight_imperium-source-cut_supply_lines = 보급로 차단
twilight_imperium-source-establish_a_perimeter = 방어선 구축
twilight_imperium-source-forge_an_alliance = 동맹 결성
twilight_imperium-source-form_a_spy_network = 첩보망 구성
twilight_imperium-source-fuel_the_war_machine = 전쟁 기계 가동
twilight_imperium-source-gather_a_mighty_fleet = 대함대 집결
twilight_imperium-source-learn_the_secrets_of_the_cosmos = 우주의 비밀
twilight_imperium-source-master_the_laws_of_physics = 물리 법칙 통달
twilight_imperium-source-mine_rare_metals = 희귀 금속 채굴
twilight_imperium-source-monopolize_production = 생산 독점
twilight_imperium-source-occupy_the_seat_of_the_empire = 제국의 자리
twilight_imperium-source-threaten_enemies = 적 위협

## 다른 사람이 나설 수 있는 때

twilight_imperium-moment-SP_END = 전략 단계 끝
twilight_imperium-moment-TN_START = 차례 시작
twilight_imperium-moment-AC_PLAYED = 행동 카드 사용
twilight_imperium-moment-SY_ACTIVATED = 성계 활성화
twilight_imperium-moment-MV_ARRIVED = 함선 도착
twilight_imperium-moment-CN_HITS = 우주포 타격
twilight_imperium-moment-SU_USED = 피해 견딤
twilight_imperium-moment-UN_DIED = 유닛 파괴
twilight_imperium-moment-SC_START = 우주 전투 시작
twilight_imperium-moment-SC_ROUND = 우주 전투 라운드 시작
twilight_imperium-moment-SC_RETREAT = 후퇴 선언
twilight_imperium-moment-SC_HITS = 타격 분배 앞
twilight_imperium-moment-SC_ROUND_END = 우주 전투 라운드 끝
twilight_imperium-moment-SC_END = 우주 전투 끝
twilight_imperium-moment-INV_START = 침공 시작
twilight_imperium-moment-INV_COMMIT = 육군 강하
twilight_imperium-moment-GC_START = 지상 전투 시작
twilight_imperium-moment-GC_ROUND = 지상 전투 라운드 시작
twilight_imperium-moment-GC_ROLLED = 지상 전투 주사위
twilight_imperium-moment-PL_GAIN = 행성 통제 앞
twilight_imperium-moment-PL_GAINED = 행성 통제
twilight_imperium-moment-RS_DONE = 연구 완료
twilight_imperium-moment-CM_REPLENISH = 원자재 보충
twilight_imperium-moment-AG_WHEN = 정책 공개
twilight_imperium-moment-AG_AFTER = 정책 공개 다음
twilight_imperium-moment-AG_SPEAKER = 의장 투표
twilight_imperium-moment-AG_ELECTED = 선출

## 질문

twilight_imperium-opt-passing-kind = 내 차례까지 넘기기: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-opt-answering-kind = 다시 물어보게 하기: { LABEL("twilight_imperium-moment", $window) }
twilight_imperium-window = { LABEL("twilight_imperium-moment", $window) }: 무엇을 할까요?
twilight_imperium-ask-announce = { LABEL("twilight_imperium-place", $system) } { $round }번째 전투 라운드: 후퇴를 선언할까요?
twilight_imperium-ask-bombard = { LABEL("twilight_imperium-place", $system) }에서 어느 행성을 폭격할까요?
twilight_imperium-ask-buy-tokens = 지휘 토큰을 몇 개 살까요? 하나에 영향력 { $price }{ JOSA($price, "이/가") } 들어요.
twilight_imperium-ask-cannon = { LABEL("twilight_imperium-place", $system) }에서 우주포를 쏠까요? 주사위 { $dice }개예요.
twilight_imperium-ask-card = { $round }라운드: 어느 전략 카드를 가져갈까요?
twilight_imperium-ask-cargo = 무엇을 수송할까요? 유닛 { $room }개까지 실을 수 있어요.
twilight_imperium-ask-combat-orders = { LABEL("twilight_imperium-place", $system) }에서 { $seat } 님과 전투: 어떻게 싸울까요?
twilight_imperium-ask-commit = { LABEL("twilight_imperium-place", $system) }의 육군 { $count }부대를 어디에 강하시킬까요?
twilight_imperium-ask-conduit = { LABEL("twilight_imperium-place", $system) }에서 통로를 열어 모든 내 성계와 이을까요?
twilight_imperium-ask-construct = { $docks ->
    [0] PDS를 어디에 놓을까요?
   *[other] PDS나 우주 항만을 어디에 놓을까요?
}
twilight_imperium-ask-custodians = { $price ->
    [0] 영향력을 내지 않고
   *[other] 영향력 { $price }{ JOSA($price, "을/를") } 내고
} 수호자 토큰을 가져올까요?
twilight_imperium-ask-datahub = 전략 토큰과 무역품 { $price }개로 전략 카드를 바꿀까요?
twilight_imperium-ask-defend = { LABEL("twilight_imperium-place", $planet) }에 강하하는 육군을 우주포로 쏠까요? 주사위 { $dice }개예요.
twilight_imperium-ask-diplomacy = 외교: 이번 라운드에 다른 사람이 활성화하지 못할 성계는 어디인가요?
twilight_imperium-ask-diplomacy-given = 외교: 모두가 어느 성계에 토큰을 놓을까요?
twilight_imperium-ask-dock = 어느 우주 항만에서 생산할까요?
twilight_imperium-ask-exotrireme = 엑소트라이림 II를 희생해 함선을 2척까지 파괴할까요?
twilight_imperium-ask-faction = 어느 세력을 맡을까요?
twilight_imperium-ask-first = 능력 { $count }개가 함께 있어요. 무엇을 먼저 쓸까요?
twilight_imperium-ask-free-trade = 무역: 누구의 원자재를 토큰 없이 보충해 줄까요?
twilight_imperium-ask-gain-tokens = 지휘 토큰 { $count }개를 어느 풀에 넣을까요?
twilight_imperium-ask-give-card = 내 전략 카드 중 무엇을 줄까요?
twilight_imperium-ask-graviton = 이번 사격에 중력자 레이저를 소모할까요?
twilight_imperium-ask-hits = { LABEL("twilight_imperium-place", $system) }에서 타격 { $count }개를 받아요.{ $fixed ->
    [0] {""}
   *[other] {" "}그중 { $fixed }개는 전투기가 아닌 함선부터예요.
} 무엇으로 받을까요?
twilight_imperium-ask-home-dock = 우주 항만을 어느 고향 행성에 세울까요?
twilight_imperium-ask-home-dock-act = 모두 추천대로 놓기
twilight_imperium-ask-home-units = { LABEL("twilight_imperium-unit", $unit) } { $count }개를 어느 고향 행성에 놓을까요?
twilight_imperium-ask-imperial = 제국: 지금 공용 목표를 달성할까요?
twilight_imperium-ask-keep-secret = 어느 비밀 목표를 남길까요?
twilight_imperium-ask-lose-ship = 강습포: 어느 함선을 잃을까요?
twilight_imperium-ask-lose-token = { LABEL("twilight_imperium-place", $system) }에 놓을 토큰을 어느 풀에서 뺄까요?
twilight_imperium-ask-losses = 함선 { $count }척을 잃어요. 무엇을 잃을까요?
twilight_imperium-ask-magen = 마겐 방어망을 소모해 상대가 이번에 주사위를 못 굴리게 할까요?
twilight_imperium-ask-move = { LABEL("twilight_imperium-place", $system) }에 어느 함선이 올까요?
twilight_imperium-ask-munitions = 탄약 비축: 무역품 { $price }개로 빗나간 주사위를 다시 굴릴까요?
twilight_imperium-ask-payment = { LABEL("twilight_imperium-coin", $coin) } { $price }{ JOSA($price, "을/를") } 무엇으로 낼까요?
twilight_imperium-ask-payment-planets = 어느 행성으로 { LABEL("twilight_imperium-coin", $coin) } { $price }{ JOSA($price, "을/를") } 낼까요? 나머지는 무역품({ $goods }개)으로 내요.
twilight_imperium-ask-payment-planets-act = 이대로 내기
twilight_imperium-ask-places = 육군 { $count }부대를 어디에 놓을까요?
twilight_imperium-ask-places-act = 이대로 놓기
twilight_imperium-ask-planet-order = 이 행성들에서 어떤 순서로 싸우고 차지할까요?
twilight_imperium-ask-planet-first = 이 행성들 가운데 어디에서 먼저 싸우고 차지할까요?
twilight_imperium-ask-produce = { LABEL("twilight_imperium-place", $system) }에서 생산해요. { $limit }개까지, 자원 { $resources }까지예요.
twilight_imperium-ask-ready = 어느 행성을 준비할까요? { $count }개까지예요.
twilight_imperium-ask-ready-act = 준비하기
twilight_imperium-ask-redistribute = { $gained ->
    [0] 지휘 토큰을 다시 나눌까요?
   *[other] 얻은 지휘 토큰 { $gained }개를 어디에 넣을까요? 있던 토큰도 함께 다시 나눌 수 있어요.
}
twilight_imperium-ask-research = { $price ->
    [0] 무슨 기술을 연구할까요? 값은 없어요.
   *[other] 무슨 기술을 연구할까요? 값은 자원 { $price }{ JOSA($price, "이에요/예요") }.
}
twilight_imperium-ask-retreat = { LABEL("twilight_imperium-place", $system) }의 함선을 어디로 후퇴시킬까요?
twilight_imperium-ask-return = 남은 말이 없어요. 어느 유닛 { $count }개를 거두어 다시 놓을까요?
twilight_imperium-ask-return-secret = 비밀 목표가 너무 많아요. 무엇을 돌려놓을까요?
twilight_imperium-ask-score-public = 어느 공용 목표를 달성할까요?
twilight_imperium-ask-score-secret = 어느 비밀 목표를 달성할까요?
twilight_imperium-ask-score-nothing = 지금 달성할 수 있는 목표가 없어요. 비밀 목표가 있는 분께는 늘 여쭤봐요.
twilight_imperium-ask-secondary = { LABEL("twilight_imperium-card", $card) }: { $cost ->
    [0] 부가 능력을 토큰 없이 쓸까요?
   *[other] 전략 토큰 { $tokens }개 중 { $cost }개로 부가 능력을 쓸까요?
}
twilight_imperium-ask-speaker = 정치: 누가 의장이 될까요?
twilight_imperium-ask-split = 유닛 { $count }개가 폭격해요. 각각 어느 행성을 폭격할까요?
twilight_imperium-ask-target = { LABEL("twilight_imperium-component", $deed) }: 어디에, 누구에게 쓸까요?
twilight_imperium-ask-too-many = { LABEL("twilight_imperium-place", $system) }에 유닛이 { $count }개 많아요. 무엇을 거둘까요?
twilight_imperium-ask-transit = 수송 다이오드: 어느 육군을 옮길까요? { $count }부대까지예요.
twilight_imperium-ask-turn = { $round }라운드: 무엇을 할까요? 작전 토큰 { $tokens }개가 있어요.
twilight_imperium-ask-waivers = { LABEL("twilight_imperium-technology", $technology) }의 모자란 전제 조건을 무엇으로 채울까요?
twilight_imperium-ask-warfare = 전쟁: 판의 어느 지휘 토큰을 거둘까요?
twilight_imperium-ask-offer = 누구에게 무엇을 제안할까요?
twilight_imperium-ask-give = { $seat } 님에게 무엇을 줄까요?
twilight_imperium-ask-take = { $seat } 님에게 무엇을 받을까요?
twilight_imperium-ask-reply = { $seat } 님의 제안. 주는 것: { LABELS("twilight_imperium-good", $give) }. 받는 것: { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-ask-until = 제안을 언제까지 둘까요?
twilight_imperium-ask-withdraw = { $to_seat } 님에게 한 제안: { LABELS("twilight_imperium-good", $give) } ↔ { LABELS("twilight_imperium-good", $take) }, { $until ->
    [-1] 거둘 때까지
    [0] 이번 차례까지
   *[other] { $until }라운드 끝까지
}.
twilight_imperium-ask-swaps = 누구와의 같은 수 원자재 교환을 바로 받아들일까요? 다른 것은 저절로 받아들이지 않아요.

## 선택지 묶음

twilight_imperium-group-card = 전략 카드
twilight_imperium-group-deed = 능력
twilight_imperium-group-sector = { $sector ->
    [N] 북쪽 구역
    [NE] 북동쪽 구역
    [SE] 남동쪽 구역
    [S] 남쪽 구역
    [SW] 남서쪽 구역
   *[NW] 북서쪽 구역
}
twilight_imperium-group-alone = { LABEL("twilight_imperium-place", $system) }

## 선택지

twilight_imperium-opt-activate = { $system }{ $count ->
    [0] {" "}성계
   *[other] {" "}{ LABELS("twilight_imperium-place", $planets) }
}{ $there ->
    [enemy] {" "}(상대)
    [free] {" "}(빈 행성)
    [guarded] {" "}(수호자)
    [own] {" "}(내 성계)
   *[empty] { $count ->
        [0] {" "}(빈 우주)
       *[other] {""}
    }
}
twilight_imperium-opt-bombard = { LABEL("twilight_imperium-place", $planet) } 폭격하기 (육군 { $count }부대)
twilight_imperium-opt-bombard-with = { LABEL("twilight_imperium-place", $planet) }: { LABEL("twilight_imperium-unit", $unit) } { $count }
twilight_imperium-opt-build = { LABEL("twilight_imperium-place", $planet) }: { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-buy-tokens = { $count ->
    [0] 사지 않기
   *[other] { $count }개 (영향력 { $price })
}
twilight_imperium-opt-by-hand = 매 라운드 물어보기
twilight_imperium-opt-until-stop = 무슨 일이 생길 때까지 싸우기
twilight_imperium-opt-filled = 자세히 정하기
twilight_imperium-ready-profile = 내 설정대로
twilight_imperium-why-orders-stopped = 다시 물어봐 달라고 한 일이 일어났어요.
twilight_imperium-ask-orders-barrage = 대공 탄막을 쏠까요?
twilight_imperium-ask-orders-retreat = 언제 후퇴를 선언할까요?
twilight_imperium-ask-orders-to = 어디로 후퇴할까요? 갈 수 있는 첫 번째 성계로 가요.
twilight_imperium-ask-orders-spare = 피해를 견디지 않을 함선은 무엇인가요?
twilight_imperium-ask-orders-losses = 어떤 순서로 함선을 잃을까요?
twilight_imperium-ask-orders-keep = 육군 몇의 자리를 남겨 둘까요?
twilight_imperium-ask-orders-goods = 주사위에 무역품을 몇 개까지 쓸까요?
twilight_imperium-ask-orders-stops = 언제 다시 물어볼까요?
twilight_imperium-ask-orders-store = 다음 전투에도 쓰도록 내 설정으로 남길까요?
twilight_imperium-ask-combat-secrets = 한 전투에서 비밀 목표는 하나만 점수로 얻어요. 무엇이 더 중요한가요?
twilight_imperium-ask-barrage = { LABEL("twilight_imperium-place", $system) }에서 대공 탄막을 쏠까요? (주사위 { $dice }개)
twilight_imperium-opt-retreat-never = 후퇴하지 않기
twilight_imperium-opt-retreat-round-1 = 곧바로
twilight_imperium-opt-retreat-round-2 = 2라운드부터
twilight_imperium-opt-retreat-round-3 = 3라운드부터
twilight_imperium-opt-retreat-below-50 = 절반도 안 남으면
twilight_imperium-opt-retreat-below-25 = 4분의 1도 안 남으면
twilight_imperium-opt-stop-half = 가치의 절반을 잃었을 때
twilight_imperium-opt-stop-capital = 주력함을 잃었을 때
twilight_imperium-opt-stop-exits = 후퇴할 수 있거나 없게 되었을 때
twilight_imperium-opt-yes = 예
twilight_imperium-opt-kind = { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-opt-number = { $count }
twilight_imperium-opt-combat-secret = { LABEL("twilight_imperium-objective", $objective) }
twilight_imperium-topic-barrage = 대공 탄막
twilight_imperium-ask-step-out = 후퇴하려고 { LABEL("twilight_imperium-place", $system) } 우주로 나올 육군은 얼마인가요?
twilight_imperium-event-stepped-out = { $seat } 님: 육군이 { LABEL("twilight_imperium-place", $system) } 우주로 나왔어요.
twilight_imperium-event-planets-exhausted = 소모된 행성: { LABELS("twilight_imperium-place", $planets) } ({ $seat } 님)
twilight_imperium-option-reading = 따르는 글
twilight_imperium-option-reading-desc = 두 글이 다르게 말할 때 어느 쪽을 따를지 정해요.
twilight_imperium-reading-reference-desc = 출판사의 규칙 참조서를 따라요. 잘 모르겠으면 이것을 골라요.
twilight_imperium-reading-given-desc = 이 봇이 바탕으로 삼은 요약 글을 따라요.
twilight_imperium-reading-reference = 규칙 참조서
twilight_imperium-reading-given = 원문 요약
twilight_imperium-event-map-violations = 이 지도에는 떨어져 있어야 할 타일 { $count }쌍이 붙어 있어요.
twilight_imperium-option-map = 지도
twilight_imperium-option-map-desc = 은하를 어떻게 깔지 정해요.
twilight_imperium-map-auto-desc = 봇이 모든 고향 둘레가 비슷하게 깔아요. 가장 빨리 시작해요.
twilight_imperium-map-auto = 무작위, 고르게
twilight_imperium-map-import = 가져온 지도
twilight_imperium-map-import-button = 지도 가져오기
twilight_imperium-map-import-label = 101번 자리부터 타일 번호
twilight_imperium-map-import-placeholder = 26 44 31 …
twilight_imperium-ask-figure-back = { LABEL("twilight_imperium-place", $place) }에 놓을 { LABEL("twilight_imperium-unit", $unit) } 모형이 없어요. 어디 것을 되가져올까요?
twilight_imperium-ask-groups-back = { LABEL("twilight_imperium-unit", $unit) } 말이 모자라요. 어느 무리를 되가져올까요? ({ $count })
twilight_imperium-topic-figures = 되가져올 모형
twilight_imperium-opt-wait-for-me = 저를 기다려 주세요
twilight_imperium-ask-secondaries = 이번 라운드의 부가 능력 가운데 무엇을 미리 정할까요? 나만 볼 수 있고, 카드를 쓴 뒤 얼마쯤 지나면 그대로 답해요.
twilight_imperium-rule-secondaries = 부가 능력을 쓰려면 전략풀에서 토큰을 하나 내요. 미리 정한 것은 이번 라운드에만 통해요.
twilight_imperium-both-ways = 부가 능력은 쓰거나 쓰지 않거나 둘 중 하나예요.
twilight_imperium-event-wait-for-me = { $seat } 님이 { LABEL("twilight_imperium-card", $card) } 카드를 아직 생각하고 있어요. 다음 차례가 기다려요.
twilight_imperium-option-secondaries = 부가 능력
twilight_imperium-option-secondaries-desc = 모두가 부가 능력을 쓸지 답할 때까지 다음 차례가 기다릴지 정해요.
twilight_imperium-secondaries-by_pace-desc = 진행 속도가 있으면 나중에, 없으면 바로 답해요.
twilight_imperium-secondaries-owed-desc = 다음 차례를 먼저 시작해요. 내가 다음 결정을 하기 전에 답해요.
twilight_imperium-secondaries-strict-desc = 다음 차례가 모두를 기다려요.
twilight_imperium-secondaries-by_pace = 진행 속도에 따라
twilight_imperium-secondaries-owed = 나중에 답하기
twilight_imperium-secondaries-strict = 바로 답하기
twilight_imperium-opt-to-the-end = 끝까지 싸우기
twilight_imperium-opt-card = { LABEL("twilight_imperium-card", $card) }{ $goods ->
    [0] {""}
   *[other] {" "}(무역품 +{ $goods })
}
twilight_imperium-opt-cargo = { LABEL("twilight_imperium-place", $place) } { LABEL("twilight_imperium-unit", $unit) } ({ $count }까지)
twilight_imperium-opt-component = { LABEL("twilight_imperium-component", $component) }
twilight_imperium-opt-conduit-use = 열기
twilight_imperium-opt-graviton-use = 쓰기
twilight_imperium-opt-magen-use = 쓰기
twilight_imperium-opt-munitions-use = 무역품 내고 다시 굴리기
twilight_imperium-opt-custodians = 가져오기 { $price ->
    [0] (무료)
   *[other] (영향력 { $price })
}
twilight_imperium-opt-decline = 쓰지 않기
twilight_imperium-opt-decline-card = { LABEL("twilight_imperium-card", $card) } 쓰지 않기
twilight_imperium-opt-deed = { LABEL("twilight_imperium-component", $deed) }
twilight_imperium-opt-faction = { LABEL("twilight_imperium-faction", $faction) }
twilight_imperium-opt-fire = { $seat } 님 쏘기 (주사위 { $dice }개)
twilight_imperium-opt-follow = { LABEL("twilight_imperium-card", $card) } 쓰기{ $cost ->
    [0] {""}
   *[other] {" "}(토큰 { $cost }개)
}
twilight_imperium-opt-hold = 쏘지 않기
twilight_imperium-opt-home = { LABEL("twilight_imperium-place", $planet) } (자원 { $resources })
twilight_imperium-opt-land = { LABEL("twilight_imperium-place", $planet) } (수비 { $count })
twilight_imperium-opt-no = 아니요
twilight_imperium-opt-no-custodians = 두기
twilight_imperium-opt-no-public = 공용 목표 없음
twilight_imperium-opt-no-secret = 비밀 목표 없음
twilight_imperium-opt-nothing-to-score = 계속하기
twilight_imperium-opt-no-waiver = 필요 없음
twilight_imperium-opt-none = 하지 않기
twilight_imperium-opt-nothing = 연구하지 않기
twilight_imperium-opt-objective = { LABEL("twilight_imperium-objective", $objective) } ({ $has }/{ $asked })
twilight_imperium-opt-pass = 이번 라운드 순서 종료
twilight_imperium-opt-payment = { $count ->
    [0] 무역품 { $goods }개
   *[other] { $more ->
        [0] { LABELS("twilight_imperium-place", $planets) }
       *[other] { LABELS("twilight_imperium-place", $planets) } 등 행성 { $count }곳
    }{ $goods ->
        [0] {""}
       *[other] , 무역품 { $goods }개
    }
}{ $surplus ->
    [0] {""}
   *[other] {" "}(남는 값 { $surplus })
}
twilight_imperium-opt-payment-other = 행성 고르기
twilight_imperium-opt-place = { LABEL("twilight_imperium-place", $place) }
twilight_imperium-opt-planet = { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-opt-planet-value = { LABEL("twilight_imperium-place", $planet) }: { LABEL("twilight_imperium-coin", $coin) } { $worth }
twilight_imperium-opt-pool = { LABEL("twilight_imperium-pool", $pool) } (지금 { $count })
twilight_imperium-opt-pool-short = { LABEL("twilight_imperium-pool", $pool) }
twilight_imperium-opt-pool-more-short = { LABEL("twilight_imperium-pool", $pool) }
twilight_imperium-opt-pool-more = { LABEL("twilight_imperium-pool", $pool) } (지금 { $count })
twilight_imperium-opt-retreat = 후퇴 선언
twilight_imperium-opt-return = { LABEL("twilight_imperium-place", $system) } { LABEL("twilight_imperium-unit", $unit) } ({ $count }개 중)
twilight_imperium-opt-partner = { $seat } 님{ $now ->
    [0] {" (나중)"}
   *[other] {""}
}
twilight_imperium-opt-seat = { $seat } 님
twilight_imperium-opt-ships = { LABEL("twilight_imperium-place", $system) } { $damaged ->
    [0] { LABEL("twilight_imperium-unit", $unit) }
   *[other] 손상된 { LABEL("twilight_imperium-unit", $unit) }
} ({ $count ->
    [1] {""}
   *[other] { $count }개 중,{" "}
}{ $steps }칸{ $way ->
    [straight] , 곧장
    [wormhole] , 웜홀로
    [through] , { $through } 거쳐
    [through-wormhole] , { $through } 거쳐 웜홀로
    [behind] , 기함을 뒤따라
   *[only] {""}
}{ $boosted ->
    [1] , 이동 +1
   *[0] {""}
}{ $rifts ->
    [0] {""}
   *[other] , 중력 불균형 지대 { $rifts }번
})
twilight_imperium-opt-split = 여러 행성에 나누기
twilight_imperium-opt-stay = 남아서 싸우기
twilight_imperium-opt-stop = 행동 그만두기
twilight_imperium-opt-strategic = { LABEL("twilight_imperium-card", $card) } 사용
twilight_imperium-opt-tactical = 작전 행동
twilight_imperium-opt-sustain = { LABEL("twilight_imperium-unit", $unit) } (멀쩡한 것 { $count })
twilight_imperium-opt-swap = { $seat } 님의 { LABEL("twilight_imperium-card", $card) }
twilight_imperium-opt-system = { $count ->
    [0] { $system } 성계
   *[other] { $system } { LABELS("twilight_imperium-place", $planets) }
}
twilight_imperium-opt-technology = { LABEL("twilight_imperium-technology", $technology) }
twilight_imperium-opt-unit = { LABEL("twilight_imperium-unit", $unit) } ({ $most }까지)
twilight_imperium-opt-units-there = { LABEL("twilight_imperium-unit", $unit) } ({ $count }개 중)
twilight_imperium-opt-units = { LABEL("twilight_imperium-place", $place) } { LABEL("twilight_imperium-unit", $unit) } ({ $count })
twilight_imperium-opt-waived-by = { LABEL("twilight_imperium-technology", $technology) } 소모 (값 { $price })
twilight_imperium-opt-waivers = { LABELS("twilight_imperium-place", $planets) } 소모
twilight_imperium-opt-accept = 받아들이기
twilight_imperium-opt-refuse = 거절하기
twilight_imperium-opt-counter = 다시 제안하기
twilight_imperium-opt-withdraw = 제안 거두기
twilight_imperium-opt-until-agenda = 이 정책이 끝날 때까지
twilight_imperium-opt-until-turn = 이번 차례까지
twilight_imperium-opt-until-round = 이번 라운드 끝까지
twilight_imperium-opt-until-next = 다음 라운드 끝까지
twilight_imperium-opt-until-kept = 거둘 때까지
twilight_imperium-opt-goods = 무역품 ({ $count }개 중)
twilight_imperium-opt-commodities = 원자재 ({ $count }개 중)

## 한 번에 고르는 답

twilight_imperium-ready-follow = { LABEL("twilight_imperium-card", $card) } 쓰기{ $cost ->
    [0] {""}
   *[other] {" "}(토큰 { $cost }개)
}
twilight_imperium-ready-follow-1 = { LABEL("twilight_imperium-card", $card) } 쓰기: 작전 토큰 1개, { LABELS("twilight_imperium-place", $planets) }{ $goods ->
    [0] {""}
   *[other] {" "}무역품 { $goods }개
}
twilight_imperium-ready-follow-2 = { LABEL("twilight_imperium-card", $card) } 쓰기: { $count ->
    [0] 행성 없이
   *[other] { LABELS("twilight_imperium-place", $planets) } 준비
}
twilight_imperium-ready-follow-4 = { LABEL("twilight_imperium-card", $card) } 쓰기: { LABEL("twilight_imperium-place", $planet) }{ $stands ->
    [in] {" "}우주
   *[on] {""}
}에 { LABEL("twilight_imperium-unit", $unit) }
twilight_imperium-ready-infantry = 보병 위주: { LABELS("twilight_imperium-unit", $units) } (자원 { $price })
twilight_imperium-ready-losses = 제안대로: { $sustained ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $sustain) } 견디기{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $lose) } 잃기
}
twilight_imperium-ready-nothing = 하지 않기
twilight_imperium-ready-proposed = 제안대로: { LABELS("twilight_imperium-unit", $units) } (자원 { $price })

## 모두가 아는 결정

twilight_imperium-topic-announce = 후퇴 선언
twilight_imperium-topic-cannon = 우주포
twilight_imperium-topic-card = 전략 카드
twilight_imperium-topic-combat-orders = 전투 방침
twilight_imperium-topic-construction = 건설
twilight_imperium-topic-diplomacy = 외교
twilight_imperium-topic-faction = 세력
twilight_imperium-topic-first = 능력의 순서
twilight_imperium-topic-hits = 타격 분배
twilight_imperium-topic-home = 고향 배치
twilight_imperium-topic-imperial = 제국
twilight_imperium-topic-invasion = 침공
twilight_imperium-topic-move = 이동
twilight_imperium-topic-politics = 정치
twilight_imperium-topic-produce = 생산
twilight_imperium-topic-research = 연구
twilight_imperium-topic-retreat = 후퇴
twilight_imperium-topic-scoring = 목표 달성
twilight_imperium-topic-secondary = 부가 능력
twilight_imperium-topic-secret = 비밀 목표
twilight_imperium-topic-tokens = 지휘 토큰
twilight_imperium-topic-too-many = 넘치는 유닛
twilight_imperium-topic-trade = 무역
twilight_imperium-topic-turn = 차례
twilight_imperium-topic-warfare = 전쟁

## 규칙

twilight_imperium-rule-cannon = 우주포는 성계에 들어온 함선을 쏴요. 한 사람의 우주포는 모두 쏘거나 모두 쉬어요. PDS II는 옆 성계까지 닿고, 강하 때는 그 행성의 우주포가 육군을 쏴요.
twilight_imperium-rule-combat = 매 라운드 두 편이 모든 함선의 주사위를 굴리고 함께 타격을 받아요. 견딜 수 있는 함선은 타격 하나를 견뎌요. 주사위를 굴리기 전에 방어자, 공격자 순서로 후퇴를 선언할 수 있어요.
twilight_imperium-rule-construction = 내 행성 하나에 PDS나 우주 항만을 놓고, 이어서 PDS를 하나 더 놓아요. 행성마다 PDS 2개, 우주 항만 1개까지예요.
twilight_imperium-rule-diplomacy = 내 행성이 있는 성계를 골라요. 다른 모두가 거기에 토큰을 놓아 활성화할 수 없게 되고, 그 성계의 내 행성은 준비돼요.
twilight_imperium-rule-diplomacy-codex = 내 행성이 있는 성계를 골라요. 다른 모두가 거기에 토큰을 놓아 활성화할 수 없게 돼요. 그다음 소모한 내 행성을 어디에 있든 두 개까지 준비해요.
twilight_imperium-rule-diplomacy-given = 내 행성이 있는 성계를 골라요. 모두가 거기에 토큰을 놓아 활성화할 수 없게 되고, 그 성계의 내 행성은 소모돼요.
twilight_imperium-rule-factions = 세력마다 고유한 능력과 유닛, 기술이 있어요.
twilight_imperium-rule-fleets = 한 성계의 전투기 아닌 함선 수는 함대풀까지예요. 우주의 전투기와 육군은 함선의 수송값까지예요. 넘치는 유닛은 거둬요.
twilight_imperium-rule-hits = 타격마다 고른 함선 하나를 잃어요. 피해를 견디면 잃지 않아요. 손상된 함선은 수리될 때까지 다시 견딜 수 없어요.
twilight_imperium-rule-imperial = 지금 공용 목표 하나를 달성해요. 메카톨 렉스가 있으면 승점 1점, 없으면 비밀 목표를 받아요.
twilight_imperium-rule-invasion = 폭격하고 강하해 지상에서 싸워요. 내 육군만 남은 행성은 내 것이 되고, 카드는 소모된 채로 와요.
twilight_imperium-rule-leadership = 지휘 토큰 3개를 얻고, 영향력 3마다 하나씩 더 얻어요.
twilight_imperium-rule-mecatol = 수호자 토큰에 영향력 6을 내기 전에는 아무도 메카톨 렉스에 강하할 수 없어요. 내면 승점 1점을 얻어요.
twilight_imperium-rule-movement = 내 토큰이 없는 성계의 함선이 다른 사람의 함선이 없는 길로 활성 성계에 올 수 있어요. 전투기와 육군을 실어요.
twilight_imperium-rule-objectives = 재정비 단계에 공용 목표 하나와 비밀 목표 하나를 달성해요. 공용 목표에는 고향 행성을 모두 지키고 있어야 해요. 비밀 목표는 달성한 것까지 3개예요.
twilight_imperium-rule-politics = 새 의장을 정해요. 행동 카드를 쓰는 판에서는 나도 따라온 분도 2장씩 뽑고, 아니면 내가 무역품 1개를 얻어요.
twilight_imperium-rule-production = 우주 항만은 행성의 자원보다 2 많은 수까지 생산해요. 전투기와 보병은 하나 값에 둘이에요. 다른 사람의 함선만 있으면 육군만 만들 수 있어요.
twilight_imperium-rule-research = 기술에 그려진 색만큼 그 색의 기술이 있어야 해요. 특화 행성을 소모하면 기호 하나를 채워요.
twilight_imperium-rule-setup = 행성마다 우주 항만 1개, PDS 2개까지예요.
twilight_imperium-rule-strategy = 카드 번호가 차례 순서를 정해요. 주요 능력은 내가, 부가 능력은 다른 사람들이 써요.
twilight_imperium-rule-technologies = 소모한 기술은 재정비 단계에 준비돼요.
twilight_imperium-rule-technology = 기술 하나를 연구하고, 자원 6으로 하나 더 연구해요. 다른 사람은 토큰 하나와 자원 4로 하나를 연구해요.
twilight_imperium-rule-tokens = 작전풀은 성계를 활성화하고, 함대풀은 성계마다 함선 수를 정하고, 전략풀은 부가 능력의 값이에요.
twilight_imperium-rule-trade = 무역품 3개를 얻고 원자재를 보충해요. 고른 사람은 값 없이 보충해요.
twilight_imperium-rule-turn = 차례마다 행동 하나예요. 성계를 활성화하거나, 전략 카드를 쓰거나, 능력을 써요. 전략 카드를 다 쓰면 순서를 종료할 수 있어요.
twilight_imperium-rule-warfare = 판의 토큰 하나를 거두고 지휘 토큰을 다시 나눠요.
twilight_imperium-rule-transactions = 내 차례에는 이웃마다 한 번씩 거래할 수 있고, 다른 사람도 차례인 사람과 거래할 수 있어요. 받은 원자재는 무역품이 돼요.

## 있었던 일

twilight_imperium-if-activated = { $seat } 님이 성계를 활성화했으면
twilight_imperium-if-strategic = { $seat } 님이 전략 카드를 사용했으면
twilight_imperium-if-fought = { $seat } 님이 전투를 했으면
twilight_imperium-if-gained = { $seat } 님이 행성을 차지했으면
twilight_imperium-if-passed = { $seat } 님이 순서 종료를 했으면
twilight_imperium-plan-battle = 판에서 먼저 정리될 일이 있어요. 끝난 뒤에 차례를 미리 정해 주세요.
twilight_imperium-event-action-phase = 행동 단계를 시작해요: { $seats }.
twilight_imperium-event-activated = { $seat } 님이 { LABEL("twilight_imperium-place", $system) } 활성화.
twilight_imperium-event-announced = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }에서 후퇴 선언.
twilight_imperium-event-barrage = { $seat } 님: 대공 탄막 { $dice } (기준 { $values }), 타격 { $hits }.
twilight_imperium-event-barrage-brief = { $seat } 님: 대공 탄막, { $hits ->
    [0] 빗나감
   *[other] 타격 { $hits }
}.
twilight_imperium-event-bombarded = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) } 폭격: { $dice } (기준 { $values }, 보정 { $bonus }), 타격 { $hits }.
twilight_imperium-event-bombarded-brief = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) } 폭격: { $hits ->
    [0] 빗나감
   *[other] 타격 { $hits }
}.
twilight_imperium-event-built = { $seat } 님: { LABEL("twilight_imperium-place", $planet) }에 { LABEL("twilight_imperium-unit", $unit) } 건설.
twilight_imperium-event-cannon = { $seat } 님이 { $target_seat } 님에게 우주포: { $dice } (기준 { $values }, 보정 { $bonus }), 타격 { $hits }.
twilight_imperium-event-cannon-brief = { $seat } 님이 { $target_seat } 님에게 우주포: { $hits ->
    [0] 빗나감
   *[other] 타격 { $hits }
}.
twilight_imperium-event-combat-over = { LABEL("twilight_imperium-place", $system) } 전투가 { $round }라운드 만에 끝났어요.
twilight_imperium-event-custodians = { $seat } 님이 메카톨 렉스의 수호자 토큰 획득.
twilight_imperium-event-dealt = { $seat } 님의 비밀 목표: { LABELS("twilight_imperium-objective", $objectives) }
twilight_imperium-event-declined = { $seat } 님: { LABEL("twilight_imperium-card", $card) } 부가 능력을 쓰지 않음.
twilight_imperium-event-deed = { $seat } 님: { LABEL("twilight_imperium-component", $deed) } 사용.
twilight_imperium-event-destroyed = { $seat } 님이 { LABEL("twilight_imperium-place", $place) }에서 { LABELS("twilight_imperium-unit", $units) } 잃음.
twilight_imperium-event-dice = { $seat } 님 주사위 { $dice }: 타격 { $hits }.
twilight_imperium-event-diplomacy = { $seat } 님: 다른 모두가 { LABEL("twilight_imperium-place", $system) }에 토큰을 놓음.
twilight_imperium-event-diplomacy-given = { $seat } 님: 모두가 { LABEL("twilight_imperium-place", $system) }에 토큰을 놓음.
twilight_imperium-event-eliminated = { $seat } 님이 탈락했어요.
twilight_imperium-event-exhausted = { $seat } 님이 { LABEL("twilight_imperium-technology", $technology) } 소모.
twilight_imperium-event-faction = { $seat } 님이 { LABEL("twilight_imperium-faction", $faction) } 세력을 맡음.
twilight_imperium-event-followed = { $seat } 님: { LABEL("twilight_imperium-card", $card) } 부가 능력 사용.
twilight_imperium-event-free-trade = { $seat } 님이 { $seats }에게 값 없는 보충을 허락.
twilight_imperium-event-gained = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) } 통제.
twilight_imperium-event-taken = { $seat } 님이 { $former_seat } 님에게서 { LABEL("twilight_imperium-place", $planet) } 빼앗음.
twilight_imperium-event-goods = { $seat } 님: 무역품 { $count }개 획득 ({ LABEL("twilight_imperium-source", $source) }).
twilight_imperium-event-ground-combat = { $seat } 님과 { $defender_seat } 님이 { LABEL("twilight_imperium-place", $planet) }에서 지상 전투.
twilight_imperium-event-ground-dice = { $seat } 님 주사위 { $dice }: 타격 { $hits }.
twilight_imperium-event-ground-over = { LABEL("twilight_imperium-place", $planet) } 지상 전투가 { $round }라운드 만에 끝났어요.
twilight_imperium-event-landed = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) }에 육군 { $count }부대 강하.
twilight_imperium-event-more-hits = { $seat } 님: 타격 { $hits } 추가.
twilight_imperium-event-moved = { $seat } 님 이동, { $ships ->
    [0] { LABEL("twilight_imperium-place", $system) }의 함선에 수송: { LABELS("twilight_imperium-unit", $cargo) }
   *[other] { LABEL("twilight_imperium-place", $system) }로: { LABELS("twilight_imperium-unit", $units) }{ $riding ->
        [0] {""}
       *[other] {" "}(수송: { LABELS("twilight_imperium-unit", $cargo) })
    }
} (`{ $system }: { $line }`).
twilight_imperium-event-moved-brief = { $seat } 님 이동, { $ships ->
    [0] { LABEL("twilight_imperium-place", $system) }의 함선에 수송: { LABELS("twilight_imperium-unit", $cargo) }
   *[other] { LABEL("twilight_imperium-place", $system) }로: { LABELS("twilight_imperium-unit", $units) }{ $riding ->
        [0] {""}
       *[other] {" "}(수송: { LABELS("twilight_imperium-unit", $cargo) })
    }
}.
twilight_imperium-event-munitions = { $seat } 님이 탄약에 무역품 { $goods }개 지불.
twilight_imperium-event-paid = { $seat } 님 지불: { $count ->
    [0] 무역품 { $goods }개
   *[other] { LABELS("twilight_imperium-place", $planets) }{ $goods ->
        [0] {""}
       *[other] , 무역품 { $goods }개
    }
}.
twilight_imperium-event-passed = { $seat } 님이 순서 종료.
twilight_imperium-event-picked = { $seat } 님이 { LABEL("twilight_imperium-card", $card) } 선택{ $goods ->
    [0] {""}
   *[other] , 위에 있던 무역품 { $goods }개 획득
}.
twilight_imperium-event-placed = { $seat } 님: { LABEL("twilight_imperium-place", $place) }에 { LABELS("twilight_imperium-unit", $units) } 배치.
twilight_imperium-event-points = { $seat } 님: { LABEL("twilight_imperium-source", $source) } 승점 { $points }, 합계 { $total }점.
twilight_imperium-event-produced = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }에서 { LABELS("twilight_imperium-unit", $units) } 생산.
twilight_imperium-event-readied = { $seat } 님: { LABELS("twilight_imperium-place", $planets) } 준비.
twilight_imperium-event-removed = { $seat } 님이 { LABEL("twilight_imperium-place", $place) }의 { LABELS("twilight_imperium-unit", $units) } 거둠{ $over ->
    [0] {""}
   *[other] {" "}(함대풀이나 수송값을 넘음)
}.
twilight_imperium-event-repaired = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }의 { LABEL("twilight_imperium-unit", $unit) } 수리.
twilight_imperium-event-replaced = { $seat } 님이 { LABEL("twilight_imperium-place", $planet) }에 있던 { $former_seat } 님의 유닛을 자기 것으로 바꿈: { LABELS("twilight_imperium-unit", $units) }.
twilight_imperium-event-replenished = { $count ->
    [0] { $seat } 님: 보충할 원자재가 없음.
   *[other] { $seat } 님: 원자재 { $count }개 보충.
}
twilight_imperium-event-rerolled = { $seat } 님이 다시 굴림: { $dice }.
twilight_imperium-event-retreated = { $seat } 님 후퇴: { LABEL("twilight_imperium-place", $system) } → { LABEL("twilight_imperium-place", $to_system) }.
twilight_imperium-event-revealed = 공용 목표 공개: { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-rift = 중력 불균형 지대: { $seat } 님의 { LABEL("twilight_imperium-unit", $unit) } 주사위 { $dice }, { $lost }척 잃음.
twilight_imperium-event-round = { $round }라운드를 시작해요. 의장: { $seat } 님.
twilight_imperium-event-scored = { $seat } 님이 { LABEL("twilight_imperium-objective", $objective) } 달성.
twilight_imperium-event-secret = { $seat } 님이 비밀 목표를 받음: { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-secret-back = { $seat } 님이 돌려놓음: { LABEL("twilight_imperium-objective", $objective) }.
twilight_imperium-event-secret-back-hidden = { $seat } 님이 비밀 목표 하나를 돌려놓음.
twilight_imperium-event-secret-hidden = { $seat } 님이 비밀 목표를 받음.
twilight_imperium-event-sheet = { $seat } 님: 지휘 토큰 배치: 작전 { $tactic }, 함대 { $fleet }, 전략 { $strategy }.
twilight_imperium-event-space-combat = { $seat } 님과 { $defender_seat } 님이 { LABEL("twilight_imperium-place", $system) }에서 우주 전투.
twilight_imperium-event-speaker = { $seat } 님이 의장이에요.
twilight_imperium-event-status-phase = { $round }라운드 재정비 단계를 시작해요.
twilight_imperium-event-strategic = { $seat } 님이 { LABEL("twilight_imperium-card", $card) } 사용.
twilight_imperium-event-sustained = { LABEL("twilight_imperium-place", $system) }: { $seat } 님의 { LABEL("twilight_imperium-unit", $unit) } 피해 견딤.
twilight_imperium-event-swapped = { $seat } 님이 { $other_seat } 님의 { LABEL("twilight_imperium-card", $taken) } 카드를 { LABEL("twilight_imperium-card", $given) } 카드와 바꿈.
twilight_imperium-event-technology = { $seat } 님이 { LABEL("twilight_imperium-technology", $technology) } 획득.
twilight_imperium-event-token-back = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }의 토큰을 거둠.
twilight_imperium-event-token-placed = { $seat } 님이 { LABEL("twilight_imperium-place", $system) }에 토큰을 놓음.
twilight_imperium-event-tokens = { $seat } 님 지휘 토큰 획득: { $tactic ->
    [0] {""}
   *[other] 작전풀 +{ $tactic }
}{ $fleet ->
    [0] {""}
   *[other] { $tactic ->
        [0] {""}
       *[other] ,{" "}
    }함대풀 +{ $fleet }
}{ $strategy ->
    [0] {""}
   *[other] { $tactic ->
        [0] { $fleet ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }전략풀 +{ $strategy }
}.
twilight_imperium-event-transit = { $seat } 님이 육군을 옮김: { LABELS("twilight_imperium-place", $units) }.
twilight_imperium-event-waiting = { $seat } 님 보병 주사위 { $dice }: { $count }부대가 돌아와요.
twilight_imperium-event-won = { $seat } 님이 승점 { $points }점으로 이겼어요.
twilight_imperium-event-offered = { $seat } 님이 { $to_seat } 님에게 제안: { LABELS("twilight_imperium-good", $give) } ↔ { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-refused = { $to_seat } 님이 거절: { $seat } 님의 { LABELS("twilight_imperium-good", $give) } ↔ { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-agreed = { $to_seat } 님이 { $seat } 님의 제안을 받아들임: { LABELS("twilight_imperium-good", $give) } ↔ { LABELS("twilight_imperium-good", $take) }. 둘 다 거래할 수 있고 가진 것이 있으면 바로 이루어져요.
twilight_imperium-event-withdrawn = { $seat } 님이 { $to_seat } 님에게 한 제안을 거둠: { LABELS("twilight_imperium-good", $give) } ↔ { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-traded = 거래: { $seat } 님 { LABELS("twilight_imperium-good", $give) } ↔ { $to_seat } 님 { LABELS("twilight_imperium-good", $take) }.
twilight_imperium-event-card-played = { $seat } 님이 { LABEL("twilight_imperium-component", $component) } 사용.

## 안 되는 까닭

twilight_imperium-all-bombard = { LABEL("twilight_imperium-unit", $unit) } { $count }개가 모두 한 행성씩 폭격해야 해요.
twilight_imperium-cannot-activate = 지금은 그 성계를 활성화할 수 없어요.
twilight_imperium-cannot-come = 그 함선은 거기로 올 수 없어요 (MV3-MV8).
twilight_imperium-cannot-pay-with = 그 행성으로는 낼 수 없어요 (PY1).
twilight_imperium-cannot-research = { LABEL("twilight_imperium-technology", $technology) } 기술은 그렇게 연구할 수 없어요 (TE1, TE2).
twilight_imperium-cannot-ride = { LABEL("twilight_imperium-place", $place) }에서는 그만큼 실을 수 없어요 (MV9).
twilight_imperium-must-fill = 빈 자리 { $count }개를 모두 채운 뒤에만 우주에 있는 유닛을 남겨 둘 수 있어요 (RT3).
twilight_imperium-must-land = 수호자 토큰을 가져왔으니 메카톨 렉스에 강하해야 해요 (IN4).
twilight_imperium-needless = 값 { $price }에 { $paid }{ JOSA($paid, "을/를") } 내게 돼요. 행성 하나는 필요 없어요 (PY5).
twilight_imperium-needless-sustain = 쓸데없이 피해를 견디는 유닛이 있어요 (SC9).
twilight_imperium-no-figure = { LABEL("twilight_imperium-unit", $unit) } 말이 더 없어서 새 곳에 놓을 수 없어요 (C4).
twilight_imperium-no-room = 그만큼 실을 자리가 없어요 (MV9).
twilight_imperium-no-token = 전략 토큰이 모자라요 (SA2).
twilight_imperium-non-fighters-first = 타격 { $count }개는 전투기가 아닌 함선이 먼저 받아야 해요 (SC7).
twilight_imperium-not-fulfilled = 지금은 { LABEL("twilight_imperium-objective", $objective) } 목표를 달성할 수 없어요 (OB5).
twilight_imperium-not-so-many = 거기에 그만큼의 함선이 없어요 (MV2).
twilight_imperium-nothing-to-follow = 지금은 할 수 있는 것이 없어요.
twilight_imperium-no-strategy-token = 전략 토큰이 모자라요.
twilight_imperium-no-tactic-token = 작전 토큰이 없어요.
twilight_imperium-no-system-left = 활성화할 수 있는 성계가 없어요.
twilight_imperium-cards-unused = 아직 쓰지 않은 전략 카드가 있어요.
twilight_imperium-one-boost = 중력 추진은 함선 하나에만 쓸 수 있어요 (MV15).
twilight_imperium-too-dear = 행성의 자원보다 비싸요.
twilight_imperium-nothing-left = 그러면 { $left }만 남아서 이어서 낼 { $price }{ JOSA($price, "을/를") } 낼 수 없어요 (PY2).
twilight_imperium-too-little = 값 { $price } 중 { $paid }만 낼 수 있어요 (PY1).
twilight_imperium-wrong-return = { LABEL("twilight_imperium-unit", $unit) } { $count }개를 거두어야 해요 (C5).
twilight_imperium-empty-offer = 주거나 받는 것이 있어야 해요 (TX2).
twilight_imperium-hint-why = 라운드 끝까지 { $worlds }번 둬 보니 점수와 함대까지 자원으로 쳐서 다른 사람들보다 { $side ->
    [ahead] { $points }만큼 앞서요
    [behind] { $points }만큼 뒤져요
   *[level] 앞서지도 뒤지지도 않아요
}.
twilight_imperium-hint-else = 대신 { $answer }: { $side ->
    [ahead] { $points }만큼 앞서요
    [behind] { $points }만큼 뒤져요
   *[level] 비슷해요
}.
