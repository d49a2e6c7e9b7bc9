### 정책의 판정 (규칙 23)

twilight_imperium-ruling-anti_intellectual_revolution = 연구했을 때만 잃고, 다른 방법으로 얻었을 때는 잃지 않아요. 전투기밖에 없으면 잃지 않아요. 네크로 바이러스는 잃지 않아요. 반대: 베낀 기술도 세요.
twilight_imperium-ruling-archived_secret = 비밀 목표가 셋을 넘으면 하나를 돌려놓아요. 이 정책을 처리하는 동안에는 점수로 올릴 수 없어요.
twilight_imperium-ruling-arms_reduction = 무엇을 남길지는 주인이 골라요. 세력의 드레드노트와 순양함도 세요. 반대: 전략 단계를 시작할 때 소모돼요.
twilight_imperium-ruling-classified_document_leaks = 다른 사람은 공용 목표의 규칙으로 한 번씩 1점을 올릴 수 있고, 먼저 올린 사람은 다시 올리지 못해요. 법률이 사라지면 그대로 놓여 있지만 아무도 올리지 못해요.
twilight_imperium-ruling-colonial_redistribution = 행성의 주인이 점수가 가장 적다면 자신을 고를 수도 있어요. 뽑힌 사람은 놓지 않아도 되고, 비무장 지대에는 놓지 않아요. 그러면 주인은 그대로예요.
twilight_imperium-ruling-committee_formation = 그러면 아무도 투표하지 않고 의장이 동률을 가르지도 않아요. 부속 안건과 헷갈리는 조문은 그대로 쓸 수 있어요.
twilight_imperium-ruling-compensated_disarmament = 건물은 남아요. 육군이 없는 행성도 선출할 수 있어요.
twilight_imperium-ruling-conventions_of_war = 반대: 반대에 표를 낸 사람이 버려요.
twilight_imperium-ruling-core_mining = 그곳에 보병이 없으면 아무것도 죽지 않아요.
twilight_imperium-ruling-demilitarized_zone = 행성의 주인은 그대로이고, 침공으로 빼앗을 수 없어요.
twilight_imperium-ruling-economic_equality = 먼저 모두 돌려놓고 나서 얻어요. 그래서 약탈이 뒤따를 수 있어요.
twilight_imperium-ruling-enforced_travel_ban = 크루스의 유령은 그대로 지나다녀요. 우주포와 이웃 관계는 예전처럼 웜홀을 따라요. 반대: 어느 웜홀이든 해당해요.
twilight_imperium-ruling-executive_sanctions = 더 많이 가졌으면 바로 버려요. 이사릴 부족은 가진 카드를 그대로 둬요.
twilight_imperium-ruling-fleet_regulations = 4개를 넘는 토큰은 바로 공급처로 가요. 대함대는 여전히 2를 더해요.
twilight_imperium-ruling-holy_planet_of_ixth = 법률이 사라져도 얻은 점수는 남아요. 탈락해도 행성을 잃은 것으로 봐요.
twilight_imperium-ruling-homeland_defense_act = 법률이 사라지면 한 행성의 PDS는 둘만 남아요. 반대: 어느 것을 파괴할지는 주인이 골라요.
twilight_imperium-ruling-imperial_arbiter = 상대는 거절할 수 없어요.
twilight_imperium-ruling-incentive_program = 더미에서 다음 카드를 공개해 줄 옆에 놓아요. 줄은 그대로예요.
twilight_imperium-ruling-ixthian_artifact = 연구는 의장부터 한 사람씩 해요. 그런 성계에 유닛이 3기보다 적으면 모두 파괴해요. 무엇을 파괴할지는 모두 몰래 골라 함께 밝혀요.
twilight_imperium-ruling-judicial_abolishment = 법률이 없으면 다른 정책으로 바뀌어요.
twilight_imperium-ruling-minister_of_commerce = 채울 것이 없던 때에도 받아요.
twilight_imperium-ruling-minister_of_industry = 우주 항만을 바꿔 놓아도 놓은 것으로 봐요. 그곳에서 생산할 수 있는 자기 유닛이 모두 생산해요.
twilight_imperium-ruling-minister_of_peace = 활성 플레이어가 아닌 누구의 유닛이든 하나면 돼요. 자기 차례에는 못 써요.
twilight_imperium-ruling-minister_of_policy = 책략은 한 장을 더하지만 신경 자극기는 더하지 않아요.
twilight_imperium-ruling-minister_of_sciences = 부가 능력의 토큰은 그대로 내요.
twilight_imperium-ruling-minister_of_war = 게임판에 자기 토큰이 없으면 못 써요.
twilight_imperium-ruling-miscount_disclosed = 투표하는 동안 그 법률은 그대로 있고, 새 결과가 예전 결과를 대신해요. 이 투표는 이 단계의 정책 수에 들지 않아요. 법률이 없으면 다른 정책으로 바뀌어요.
twilight_imperium-ruling-mutiny = 의장부터 한 사람씩 점수가 바뀌고, 0점 아래로는 내려가지 않아요.
twilight_imperium-ruling-new_constitution = 저마다 자기 고향 성계에서 가진 행성만 소모돼요. 법률이 없으면 다른 정책으로 바뀌어요.
twilight_imperium-ruling-prophecy_of_ixth = 생산할 때마다 따로 봐요.
twilight_imperium-ruling-public_execution = 다음 정책부터 새 의장이에요.
twilight_imperium-ruling-publicize_weapon_schematics = 워 선과 시제 워 선 II를 세고 시제 워 선 I은 세지 않아요. 무아트의 워 선을 비롯해 모든 워 선이 피해를 견디지 못해요.
twilight_imperium-ruling-representative_government = 뇌물과 저명한 의원은 그대로 표를 더해요.
twilight_imperium-ruling-research_team_biotic = 행성이 아니라 법률이 소모되고, 재정비 단계에 다시 쓸 수 있게 돼요.
twilight_imperium-ruling-research_team_cybernetic = 행성이 아니라 법률이 소모되고, 재정비 단계에 다시 쓸 수 있게 돼요.
twilight_imperium-ruling-research_team_propulsion = 행성이 아니라 법률이 소모되고, 재정비 단계에 다시 쓸 수 있게 돼요.
twilight_imperium-ruling-research_team_warfare = 행성이 아니라 법률이 소모되고, 재정비 단계에 다시 쓸 수 있게 돼요.
twilight_imperium-ruling-seed_of_an_empire = 동점이면 모두 얻어요. 의장부터 한 사람씩이에요.
twilight_imperium-ruling-shard_of_the_throne = 법률이 사라져도 점수는 남아요.
twilight_imperium-ruling-shared_research = 지나갈 때만이에요. 성운에서 출발하는 함선의 이동값은 여전히 1이에요. 반대: 공급처에 토큰이 없거나 그곳에 이미 있으면 아무 일도 없어요.
twilight_imperium-ruling-swords_to_plowshares = 무역품은 한꺼번에 얻어요. 반대: 보병은 12곳까지만 있을 수 있어요.
twilight_imperium-ruling-the_crown_of_emphidia = 고향 성계에 자기 행성이 없으면 빼앗기지 않아요.
twilight_imperium-ruling-the_crown_of_thalnos = 주사위를 다시 굴린 유닛 가운데, 그대로 둔 것까지 마지막 주사위가 하나도 맞히지 못한 것만 죽어요.
twilight_imperium-ruling-unconventional_measures = 두 결과 모두 찬성한 사람에게 일어나요.
twilight_imperium-ruling-wormhole_reconstruction = 반대: 어느 웜홀이든 자기 함선이 있는 성계마다예요.
twilight_imperium-ruling-wormhole_research = 연구를 먼저, 의장부터 해요. 델타 웜홀만 있는 곳의 함선은 남고, 우주에 남은 육군은 치워요. 떠다니는 공장은 남아요.

### 약속 어음의 판정 (규칙 26)

twilight_imperium-ruling-creuss_iff = 알파든 베타든 쓰는 사람이 골라요. 게임판에 하나씩만 있을 수 있고, 탈락한 사람의 고향 성계에는 못 놓아요.
twilight_imperium-ruling-ragh_s_call = 사르에게 다른 행성이 없으면 못 써요. 그곳에 남은 PDS는 그대로 쏴요.
