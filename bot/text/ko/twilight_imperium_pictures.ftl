### Words on the pictures of Twilight Imperium: what things do in our own words, names on sheets, lessons

## What technologies, objectives, abilities and flagships do

twilight_imperium-does-neural_motivator = 재정비 단계에 행동 카드를 2장 뽑아요 (행동 카드를 쓰는 판에서).
twilight_imperium-does-dacxive_animators = 지상 전투에서 이기면 그곳에 보병 1개를 놓아요.
twilight_imperium-does-hyper_metabolism = 재정비 단계에 지휘 토큰을 2개 대신 3개 얻어요.
twilight_imperium-does-x_89_bacterial_weapon = 행동, 소모: 폭격할 수 있는 내 함선이 있는 성계의 행성 하나에서 보병을 모두 없애요.
twilight_imperium-does-antimass_deflectors = 내 함선은 소행성 지대에 들어가고 지나갈 수 있어요. 나를 쏘는 우주포는 -1이에요.
twilight_imperium-does-gravity_drive = 성계를 활성화하면 함선 하나의 이동값이 +1이에요.
twilight_imperium-does-fleet_logistics = 한 차례에 행동을 두 번 할 수 있어요.
twilight_imperium-does-light_wave_deflector = 다른 사람 함선이 있는 성계를 지나갈 수 있어요.
twilight_imperium-does-sarween_tools = 생산할 때마다 비용이 1 줄어요.
twilight_imperium-does-graviton_laser_system = 소모: 우주포 타격을 전투기가 아닌 함선부터 받게 해요.
twilight_imperium-does-transit_diodes = 내 차례를 시작할 때 소모: 육군 4까지를 내 행성들로 옮겨요.
twilight_imperium-does-integrated_economy = 행성을 얻으면 그 자원 값까지 그곳에서 생산해요.
twilight_imperium-does-plasma_scoring = 폭격이나 우주포를 쏠 때 주사위를 하나 더 굴려요.
twilight_imperium-does-magen_defense_grid = 행성 보호막이 있는 지상 전투에서 소모: 상대는 이번 라운드에 굴리지 않아요.
twilight_imperium-does-duranium_armor = 전투 라운드가 끝나면 그 라운드에 견디지 않은 유닛 하나를 수리해요.
twilight_imperium-does-assault_cannon = 전투기가 아닌 함선이 3 이상이면 우주 전투를 시작할 때 상대는 그런 함선 하나를 잃어요.
twilight_imperium-does-infantry_ii = 파괴된 보병은 6 이상을 굴리면 고향으로 돌아와요.
twilight_imperium-does-fighter_ii = 전투기가 스스로 움직여요. 수송값을 넘으면 함대풀에 들어요.
twilight_imperium-does-carrier_ii = 더 빠르고 유닛 6개를 실어요.
twilight_imperium-does-destroyer_ii = 대공 탄막이 세져요.
twilight_imperium-does-cruiser_ii = 이동값이 3이고 유닛 1개를 실어요.
twilight_imperium-does-dreadnought_ii = 이동값이 1에서 2가 돼요. 직격으로 파괴되지 않아요.
twilight_imperium-does-war_sun = 주사위 셋, 피해 견딤. 폭격을 막는 보호막이 없어요.
twilight_imperium-does-pds_ii = 우주포가 옆 성계까지 쏴요.
twilight_imperium-does-space_dock_ii = 행성 자원보다 4 더 생산해요.
twilight_imperium-does-l4_disruptors = 강하하는 내 육군에는 우주포를 쏠 수 없어요.
twilight_imperium-does-non_euclidean_shielding = 내 유닛이 피해를 견디면 타격 2를 막아요.
twilight_imperium-does-production_biomes = 행동, 소모와 전략 토큰 1: 나는 무역품 4, 내가 고른 사람은 2를 얻어요.
twilight_imperium-does-quantum_datahub_node = 전략 단계 끝: 전략 토큰 1과 무역품 3개로 전략 카드를 바꿔요.
twilight_imperium-does-advanced_carrier_ii = 이동값 2, 유닛 8개를 싣고 피해를 견뎌요.
twilight_imperium-does-spec_ops_ii = 파괴된 보병은 5 이상을 굴리면 고향으로 돌아와요.
twilight_imperium-does-inheritance_systems = 소모와 자원 2: 전제 조건 없이 연구해요.
twilight_imperium-does-super_dreadnought_ii = 이동값 2, 4 이상이면 맞혀요. 직격으로 파괴되지 않아요.
twilight_imperium-does-valkyrie_particle_weave = 지상 전투에서 상대가 맞힌 라운드에는 나도 타격 1을 더해요.
twilight_imperium-does-exotrireme_ii = 우주 전투 라운드가 끝나면 이것을 파괴하고 상대 함선을 2척까지 파괴할 수 있어요. 직격으로 파괴되지 않아요.
twilight_imperium-does-spacial_conduit_cylinder = 내 유닛이 있는 성계를 활성화하고 소모: 내 유닛이 있는 모든 성계가 그 옆이 돼요.
twilight_imperium-does-e_res_siphons = 다른 사람이 내 함선이 있는 성계를 활성화하면 무역품 4개를 얻어요.
twilight_imperium-does-corner_the_market = 같은 특성 행성 4
twilight_imperium-does-develop_weaponry = 유닛 향상 2
twilight_imperium-does-diversify_research = 2가지 색 기술 2개씩
twilight_imperium-does-erect_a_monument = 자원 8 쓰기
twilight_imperium-does-expand_borders = 고향 밖 행성 6
twilight_imperium-does-found_research_outposts = 기술 전문 행성 3
twilight_imperium-does-intimidate_council = 메카톨 옆 성계 2곳에 함선
twilight_imperium-does-lead_from_the_front = 작전·전략 토큰 3 쓰기
twilight_imperium-does-negotiate_trade_routes = 무역품 5 쓰기
twilight_imperium-does-sway_the_council = 영향력 8 쓰기
twilight_imperium-does-centralize_galactic_trade = 무역품 10 쓰기
twilight_imperium-does-conquer_the_weak = 남의 고향 행성 1
twilight_imperium-does-form_galactic_brain_trust = 기술 전문 행성 5
twilight_imperium-does-found_a_golden_age = 자원 16 쓰기
twilight_imperium-does-galvanize_the_people = 작전·전략 토큰 6 쓰기
twilight_imperium-does-manipulate_galactic_law = 영향력 16 쓰기
twilight_imperium-does-master_the_sciences = 4가지 색 기술 2개씩
twilight_imperium-does-revolutionize_warfare = 유닛 향상 3
twilight_imperium-does-subdue_the_galaxy = 고향 밖 행성 11
twilight_imperium-does-unify_the_colonies = 같은 특성 행성 6
twilight_imperium-does-destroy_their_greatest_ship = 행동 단계: 남의 기함이나 워 선을 파괴해요.
twilight_imperium-does-make_an_example_of_their_world = 행동 단계: 폭격으로 한 행성의 마지막 육군을 없애요.
twilight_imperium-does-spark_a_rebellion = 행동 단계: 승점이 가장 많은 사람과 싸워 이겨요.
twilight_imperium-does-turn_their_fleets_to_dust = 행동 단계: 우주포로 한 성계의 마지막 함선을 없애요.
twilight_imperium-does-unveil_flagship = 행동 단계: 내 기함이 살아남아 우주 전투에서 이겨요.
twilight_imperium-does-adapt_new_strategies = 세력 기술 2개를 가져요.
twilight_imperium-does-become_the_gatekeeper = 알파와 베타 웜홀 성계에 함선이 있어요.
twilight_imperium-does-control_the_region = 성계 6곳에 함선이 있어요.
twilight_imperium-does-cut_supply_lines = 남의 우주 항만이 있는 성계에 함선이 있어요.
twilight_imperium-does-establish_a_perimeter = PDS 4개가 놓여 있어요.
twilight_imperium-does-forge_an_alliance = 문화 행성 4개를 통제해요.
twilight_imperium-does-form_a_spy_network = 행동 카드 5장을 버려요.
twilight_imperium-does-fuel_the_war_machine = 우주 항만 3개가 놓여 있어요.
twilight_imperium-does-gather_a_mighty_fleet = 드레드노트 5개가 놓여 있어요.
twilight_imperium-does-learn_the_secrets_of_the_cosmos = 이상 현상 옆 성계 3곳에 함선이 있어요.
twilight_imperium-does-master_the_laws_of_physics = 같은 색 기술 4개를 가져요.
twilight_imperium-does-mine_rare_metals = 위험 행성 4개를 통제해요.
twilight_imperium-does-monopolize_production = 산업 행성 4개를 통제해요.
twilight_imperium-does-occupy_the_seat_of_the_empire = 메카톨 렉스를 통제하고 그곳에 함선 3개가 있어요.
twilight_imperium-does-threaten_enemies = 남의 고향 옆 성계에 함선이 있어요.
twilight_imperium-does-orbital_drop = 행동, 전략 토큰 1: 내 행성 하나에 보병 2개를 놓아요.
twilight_imperium-does-versatile = 재정비 단계마다 지휘 토큰을 1개 더 얻어요.
twilight_imperium-does-unrelenting = 내 유닛의 전투 굴림이 모두 +1이에요.
twilight_imperium-does-fragile = 내 유닛의 전투 굴림이 모두 -1이에요.
twilight_imperium-does-brilliant = 기술의 부가 능력 대신 토큰으로 주요 능력을 쓸 수 있어요.
twilight_imperium-does-analytical = 유닛 향상이 아닌 기술은 전제 조건이 하나 적어요.
twilight_imperium-does-masters_of_trade = 무역의 부가 능력에 토큰을 쓰지 않아요.
twilight_imperium-does-guild_ships = 이웃이 아니어도 누구와든 거래해요.
twilight_imperium-does-arbiters = 거래에 행동 카드를 넣을 수 있어요. 상대도 넣을 수 있어요.
twilight_imperium-does-armada = 함대풀보다 함선 2개를 더 둘 수 있어요.
twilight_imperium-does-munitions_reserves = 우주 전투 라운드를 시작할 때 무역품 2개로 빗나간 주사위를 다시 굴려요.
twilight_imperium-does-assimilate = 행성을 빼앗으면 건물이 내 것이 돼요.
twilight_imperium-does-harrow = 내가 침공할 때, 지상 전투 라운드가 끝날 때마다 내 함선이 다시 폭격해요.
twilight_imperium-does-genesis = 재정비 단계가 끝날 때마다 보병 1개가 더 타요.
twilight_imperium-does-c_morran_n_orr = 같은 성계의 내 다른 함선은 전투 굴림이 +1이에요.
twilight_imperium-does-j_n_s_hylarim = 9나 10을 굴리면 타격이 2 더 나요.
twilight_imperium-does-wrath_of_kenara = 굴린 뒤 무역품 1개로 주사위 하나를 +1 해요.
twilight_imperium-does-arc_secundus = 이 성계에는 행성 보호막이 없어요. 라운드를 시작할 때마다 스스로 수리해요.
twilight_imperium-does-u_0_0_1 = 이 함선과 내 드레드노트의 타격은 전투기가 아닌 함선부터 받아요.

## Abilities that nothing else names

twilight_imperium-component-versatile = 다재다능
twilight_imperium-component-unrelenting = 끈질김
twilight_imperium-component-fragile = 허약함
twilight_imperium-component-brilliant = 영특함
twilight_imperium-component-analytical = 분석력
twilight_imperium-component-masters_of_trade = 무역의 달인
twilight_imperium-component-guild_ships = 길드 함선
twilight_imperium-component-arbiters = 중재인
twilight_imperium-component-armada = 대함대
twilight_imperium-component-assimilate = 동화

## Unit cards that are no technologies: flagships and what everybody begins with

twilight_imperium-model-genesis = 제네시스
twilight_imperium-model-c_morran_n_orr = 크모란 노르
twilight_imperium-model-j_n_s_hylarim = J.N.S. 하일라림
twilight_imperium-model-wrath_of_kenara = 케나라의 분노
twilight_imperium-model-arc_secundus = 아크 세쿤두스
twilight_imperium-model-u_0_0_1 = { "[0.0.1]" }
twilight_imperium-model-infantry_i = 보병 I
twilight_imperium-model-fighter_i = 전투기 I
twilight_imperium-model-destroyer_i = 구축함 I
twilight_imperium-model-cruiser_i = 순양함 I
twilight_imperium-model-carrier_i = 항공모함 I
twilight_imperium-model-dreadnought_i = 드레드노트 I
twilight_imperium-model-pds_i = PDS I
twilight_imperium-model-space_dock_i = 우주 항만 I
twilight_imperium-model-advanced_carrier_i = 개량 항공모함 I
twilight_imperium-model-spec_ops_i = 특수 부대 I
twilight_imperium-model-super_dreadnought_i = 초드레드노트 I
twilight_imperium-model-exotrireme_i = 엑소트라이림 I

## Hand

pic-twilight_imperium-hand-title = { $name } 님의 패
pic-twilight_imperium-hand-points = 승점 { $points } / { $target }
pic-twilight_imperium-finale-hands = 모두의 패
pic-twilight_imperium-finale-nothing = 비밀 목표 없음
pic-twilight_imperium-finale-scored = 달성
pic-twilight_imperium-alt-finale = { $name } 님, 승점 { $points }점: { $held }.
pic-twilight_imperium-hand-secrets = 비밀 목표
pic-twilight_imperium-hand-scored = 달성한 비밀 목표
pic-twilight_imperium-hand-no-secrets = 지금은 없어요.
pic-twilight_imperium-hand-hidden = 비밀 목표 { $count }장은 { $name } 님만 볼 수 있어요
pic-twilight_imperium-hand-status = 재정비 단계
pic-twilight_imperium-hand-action = 행동 단계
pic-twilight_imperium-hand-technologies = 기술
pic-twilight_imperium-hand-upgrades = 유닛 향상
pic-twilight_imperium-exhausted = 소모
pic-twilight_imperium-alt-hand = { $name } 님의 패. 비밀 목표: { $secrets }. 기술: { $technologies }.
pic-twilight_imperium-alt-hand-hidden = 누구나 볼 수 있는 { $name } 님의 패: 비밀 목표 { $count }장. 기술: { $technologies }.
pic-twilight_imperium-alt-progress = { $objective } { $has }/{ $asked }
pic-twilight_imperium-alt-nothing = 없음

## Lessons

pic-twilight_imperium-lesson-goal = 은하의 주인
pic-twilight_imperium-lesson-goal-1 = 목표를 달성하면 승점을 얻어요. 정한 승점을 먼저 모으면 바로 이겨요.
pic-twilight_imperium-lesson-goal-2 = 행성은 만들 때 쓰는 자원과 결정할 때 쓰는 영향력을 줘요.
pic-twilight_imperium-lesson-goal-3 = 가운데는 메카톨 렉스예요. 처음 차지하면 승점 1점이에요.
pic-twilight_imperium-lesson-turn = 내 차례
pic-twilight_imperium-lesson-turn-1 = 작전 토큰으로 성계를 활성화해요. 함선이 오고, 싸우고, 강하하고, 생산해요.
pic-twilight_imperium-lesson-turn-2 = 아니면 전략 카드를 써요. 다른 사람은 전략 토큰으로 따라갈 수 있어요.
pic-twilight_imperium-lesson-turn-3 = 한 차례에 행동 하나, 모두가 순서를 종료할 때까지 돌아가요.
pic-twilight_imperium-lesson-fight = 싸움
pic-twilight_imperium-lesson-fight-1 = 유닛마다 10면 주사위를 굴려 적힌 수 이상이면 맞혀요.
pic-twilight_imperium-lesson-fight-2 = 타격 하나에 유닛 하나가 파괴돼요. 피해를 견디는 유닛도 있어요.
pic-twilight_imperium-lesson-fight-3 = 계속 싸우거나 후퇴를 선언해요. 그다음 육군이 행성에 강하해요.
pic-twilight_imperium-lesson-scoring = 승점
pic-twilight_imperium-lesson-scoring-1 = 재정비 단계에 공용 목표 하나와 비밀 목표 하나를 달성해요.
pic-twilight_imperium-lesson-scoring-2 = 공용 목표는 고향 행성을 지키고 있어야 달성할 수 있어요.
pic-twilight_imperium-lesson-scoring-3 = 제국 카드로 하나 더 달성하고, 메카톨 렉스가 있으면 1점을 더 얻어요.
pic-twilight_imperium-lesson-planets = 행성과 기술
pic-twilight_imperium-lesson-planets-1 = 행성을 소모해서 값을 내요. 라운드가 끝나면 다시 준비돼요.
pic-twilight_imperium-lesson-planets-2 = 우주 항만은 행성의 자원보다 2 더 생산해요.
pic-twilight_imperium-lesson-planets-3 = 기술을 얻으려면 그 색 기술이 먼저 있어야 해요.
pic-twilight_imperium-lesson-legend = 그림 읽는 법
pic-twilight_imperium-sign-tactic = 작전
pic-twilight_imperium-sign-fleet = 함대
pic-twilight_imperium-sign-strategy = 전략
pic-twilight_imperium-sign-reserve = 예비
pic-twilight_imperium-sign-resources = 자원
pic-twilight_imperium-sign-influence = 영향력
pic-twilight_imperium-sign-goods = 무역품
pic-twilight_imperium-sign-commodities = 원자재
pic-twilight_imperium-sign-cards = 행동 카드
pic-twilight_imperium-sign-notes = 약속 어음
pic-twilight_imperium-sign-secrets = 비밀
pic-twilight_imperium-legend-resources = 자원: 만들고 연구해요
pic-twilight_imperium-legend-influence = 영향력: 토큰과 결정
pic-twilight_imperium-legend-good = 무역품: 둘 다 대신해요
pic-twilight_imperium-legend-commodity = 원자재: 건네면 무역품
pic-twilight_imperium-legend-tactic = 작전풀: 성계 활성화
pic-twilight_imperium-legend-fleet = 함대풀: 성계마다 함선 수
pic-twilight_imperium-legend-strategy = 전략풀: 카드 따라가기
pic-twilight_imperium-legend-point = 승점
pic-twilight_imperium-legend-secret = 비밀 목표
pic-twilight_imperium-legend-speaker = 의장
pic-twilight_imperium-legend-initiative = 우선권: 먼저 하는 순서
pic-twilight_imperium-legend-green = 생체 기술 (초록)
pic-twilight_imperium-legend-blue = 추진 기술 (파랑)
pic-twilight_imperium-legend-yellow = 인공두뇌 기술 (노랑)
pic-twilight_imperium-legend-red = 전쟁 기술 (빨강)
pic-twilight_imperium-legend-choice = 내가 고를 수 있는 것
pic-twilight_imperium-legend-token = 지휘 토큰: 활성화한 성계
pic-twilight_imperium-legend-custodians = 수호자: 영향력 6, 승점 1
pic-twilight_imperium-legend-war_sun = 워 선: 주사위 셋
pic-twilight_imperium-legend-flagship = 기함: 세력마다 달라요
pic-twilight_imperium-legend-dreadnought = 드레드노트: 견디고 폭격해요
pic-twilight_imperium-legend-carrier = 항공모함: 많이 실어요
pic-twilight_imperium-legend-cruiser = 순양함: 빨라요
pic-twilight_imperium-legend-destroyer = 구축함: 대공 탄막
pic-twilight_imperium-legend-fighter = 전투기: 실려 다녀요
pic-twilight_imperium-legend-infantry = 보병: 행성을 차지해요
pic-twilight_imperium-legend-pds = PDS: 우주포와 보호막
pic-twilight_imperium-legend-space_dock = 우주 항만: 생산해요
pic-twilight_imperium-legend-damaged = 피해를 견딘 유닛
pic-twilight_imperium-legend-exhausted = 소모된 행성
pic-twilight_imperium-legend-cultural = 문화 행성
pic-twilight_imperium-legend-hazardous = 위험 행성
pic-twilight_imperium-legend-industrial = 산업 행성
pic-twilight_imperium-legend-alpha = 웜홀: 같은 글자끼리 옆이에요

## Table

pic-twilight_imperium-now-setup = 준비하는 중
pic-twilight_imperium-now-strategy = 전략 카드 고르는 중
pic-twilight_imperium-now-action = 행동 단계
pic-twilight_imperium-now-status = 라운드 마무리
pic-twilight_imperium-now-agenda = 정책 단계
pic-twilight_imperium-used = 사용함
pic-twilight_imperium-can-win = 승리 가능
pic-twilight_imperium-up-to = 최대 { $points }
pic-twilight_imperium-objectives = 공용 목표
pic-twilight_imperium-face-down = 뒷면: 1단계 { $one }장, 2단계 { $two }장 · 더미의 비밀 목표 { $deck }장
pic-twilight_imperium-track-had = 승점
pic-twilight_imperium-track-public = 달성할 수 있는 공용 목표
pic-twilight_imperium-track-imperial = 제국과 메카톨 렉스
pic-twilight_imperium-track-secret = 가진 비밀 목표
pic-twilight_imperium-alt-table = 여명의 제국 상황판, { $round }라운드. { $standing }. 공용 목표: { $objectives }.
pic-twilight_imperium-alt-table-seat = { $name } 님: 승점 { $points }, 토큰 { $tactic }/{ $fleet }/{ $strategy }, 무역품 { $goods }

## Units on sheets

pic-twilight_imperium-unit-cost = 비용
pic-twilight_imperium-unit-combat = 전투
pic-twilight_imperium-unit-move = 이동
pic-twilight_imperium-unit-capacity = 수송
pic-twilight_imperium-unit-sustains = 피해 견딤
pic-twilight_imperium-unit-bombardment = 폭격 { $dice }
pic-twilight_imperium-unit-barrage = 대공 탄막 { $dice }
pic-twilight_imperium-unit-cannon = 우주포 { $dice }
pic-twilight_imperium-unit-shield = 행성 보호막
pic-twilight_imperium-unit-production = 생산 { $count }

## Technology tree

pic-twilight_imperium-technologies-title = { $name } 님의 기술
pic-twilight_imperium-technologies-owned = 가진 기술
pic-twilight_imperium-technologies-in-reach = 전제 조건을 갖춤
pic-twilight_imperium-alt-technologies = { $name } 님의 기술: { $technologies }.
pic-twilight_imperium-alt-mark = { $mark }: { $what }
pic-twilight_imperium-unit-on-board = 게임판
pic-twilight_imperium-unit-on-left = 남음

## Seat sheet

pic-twilight_imperium-seat-title = { $name } 님
pic-twilight_imperium-seat-planets = 행성
pic-twilight_imperium-seat-secrets = 비밀 목표
pic-twilight_imperium-seat-ships = 한 성계의 함선
pic-twilight_imperium-seat-ships-most = 최대 { $count }척, 전투기 제외
pic-twilight_imperium-seat-waiting = 돌아올 보병
pic-twilight_imperium-seat-owes = 답할 부가 능력
pic-twilight_imperium-seat-tokens = 게임판의 지휘 토큰
pic-twilight_imperium-seat-neighbours = 이웃
pic-twilight_imperium-alt-seat-sheet = { $name } 님의 자리표: 승점 { $points }, 토큰 { $tactic }/{ $fleet }/{ $strategy }. 행성: { $planets }. 기술: { $technologies }.

## Faction sheet

pic-twilight_imperium-faction-units = 유닛
pic-twilight_imperium-faction-start = 처음에 가진 것
pic-twilight_imperium-faction-first = 첫 라운드는 이렇게
pic-twilight_imperium-faction-no-technology = 처음에는 기술이 없어요
pic-twilight_imperium-alt-faction = { $faction }. { $told }
pic-twilight_imperium-first-sol-1 = 보병이 가장 많으니 항공모함 둘에 보병을 태워 행성이 있는 성계 두 곳으로 보내요.
pic-twilight_imperium-first-sol-2 = 궤도 강하로 함선 없이 행성을 지켜요. 전략 토큰 하나를 남겨 두세요.
pic-twilight_imperium-first-sol-3 = 좋은 카드는 지도력과 기술이에요. 개량 항공모함 II를 노려요.
pic-twilight_imperium-first-sardakk-1 = 보병 다섯이 잘 맞혀요. 지키는 행성도 일찍 빼앗아요.
pic-twilight_imperium-first-sardakk-2 = 기술 없이 시작해요. 기술 카드를 고르거나 따라가요.
pic-twilight_imperium-first-sardakk-3 = 고향에서 드레드노트를 만들어요. +1 덕분에 모두가 두려워해요.
pic-twilight_imperium-first-jolnar-1 = 기술 넷으로 시작하고 전제 조건이 하나 적어요. 라운드마다 연구해요.
pic-twilight_imperium-first-jolnar-2 = 전투 굴림이 -1이니 싸움은 피하고, 항공모함 둘로 빈 행성에 퍼져요.
pic-twilight_imperium-first-jolnar-3 = 기술 카드를 위해 전략 토큰을 남겨요. 영특함으로 기술을 둘까지 얻어요.
pic-twilight_imperium-first-hacan-1 = 이웃이 아니어도 원자재 여섯을 누구와든 거래해요. 하나씩 맞바꾸자고 해 보세요.
pic-twilight_imperium-first-hacan-2 = 무역의 부가 능력이 무료예요. 누가 쓸 때마다 원자재를 채워요.
pic-twilight_imperium-first-hacan-3 = 무역품은 무엇에든 쓸 수 있어요. 항공모함을 더 만들어 행성을 늘려요.
pic-twilight_imperium-first-letnev-1 = 대함대로 함선을 둘 더 둘 수 있어요. 강한 함대 하나를 모아 다녀요.
pic-twilight_imperium-first-letnev-2 = 싸우기 전에 탄약 비축에 쓸 무역품 2개를 모아 두세요.
pic-twilight_imperium-first-letnev-3 = 드레드노트로 메카톨 렉스를 차지해요. 쉽게 덤비지 못해요.
pic-twilight_imperium-first-l1z1x-1 = 보병 다섯과 드레드노트로 옆 행성을 차지하고 메카톨 렉스로 가요.
pic-twilight_imperium-first-l1z1x-2 = 드레드노트가 보병 둘을 실어요. 혼자 폭격하고 강하해요.
pic-twilight_imperium-first-l1z1x-3 = PDS나 우주 항만이 있는 행성을 노려요. 건물이 내 것이 돼요.

## Planets and payment

pic-twilight_imperium-planets-title = { $name } 님의 행성
pic-twilight_imperium-pay-resources = { $name } 님의 자원 내기
pic-twilight_imperium-pay-influence = { $name } 님의 영향력 내기
pic-twilight_imperium-pay-exact = 꼭 맞아요
pic-twilight_imperium-pay-surplus = { $count } 남아 버려져요
pic-twilight_imperium-pay-missing = { $count } 모자라요
pic-twilight_imperium-pay-goods = 그중 { $count }개를 내요
pic-twilight_imperium-alt-planets = { $name } 님의 준비된 행성: { $planets }.
pic-twilight_imperium-alt-planet = { $planet } { $resources }/{ $influence }
pic-twilight_imperium-alt-pay-resources = 고른 자원: { $price } 중 { $paid }.
pic-twilight_imperium-alt-pay-influence = 고른 영향력: { $price } 중 { $paid }.

## Trade

pic-twilight_imperium-trade-title = 거래 제안
pic-twilight_imperium-trade-gives = 주는 것
pic-twilight_imperium-trade-after = 거래한 뒤
pic-twilight_imperium-trade-nothing = 없음
pic-twilight_imperium-alt-trade = { $name } 님이 { $other } 님에게 { $give }개를 주고 { $take }개를 받는 제안. 거래하면 무역품은 { $name } 님 { $goods }, { $other } 님 { $others }.

## End

pic-twilight_imperium-result-now = 지금까지의 승점
pic-twilight_imperium-result-round = { $round }라운드
pic-twilight_imperium-result-nothing = 아직 승점이 없어요
pic-twilight_imperium-alt-result = 여명의 제국 { $round }라운드 동안의 승점: { $standing }.
pic-twilight_imperium-alt-result-seat = { $name } 님 { $points }

## Objectives

pic-twilight_imperium-objectives-title = { $name } 님의 목표
pic-twilight_imperium-alt-objectives = { $name } 님의 목표: { $open }. 달성: { $scored }.

## Choosing a faction

pic-twilight_imperium-factions-title = 세력 고르기
pic-twilight_imperium-alt-factions = 고를 수 있는 세력. { $told }
pic-twilight_imperium-alt-offered = { $mark }: { $faction } ({ $abilities }).
pic-twilight_imperium-style-sol = 보병과 항공모함
pic-twilight_imperium-style-sardakk = 싸움에 강해요
pic-twilight_imperium-style-jolnar = 기술이 앞서요
pic-twilight_imperium-style-hacan = 무역에 능해요
pic-twilight_imperium-style-letnev = 함대가 커요
pic-twilight_imperium-style-l1z1x = 드레드노트와 침공
pic-twilight_imperium-tiles-title = 내 타일
pic-twilight_imperium-tiles-number = { $tile }번 타일
pic-twilight_imperium-alt-tiles = 내 타일: { $tiles }.
pic-twilight_imperium-agenda-votes = 지금까지의 표
pic-twilight_imperium-agenda-left = 남은 표 (투표하는 순서대로)
pic-twilight_imperium-agenda-elected = 선출되면
pic-twilight_imperium-alt-agenda = { $agenda }: { $votes }.
pic-twilight_imperium-alt-votes-left = 남은 표, 투표하는 순서대로: { $left }.
