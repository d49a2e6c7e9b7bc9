## 정책과 법률 (규칙 18, 23)

twilight_imperium-agenda-anti_intellectual_revolution = 반지성 혁명
twilight_imperium-agenda-classified_document_leaks = 기밀문서 유출
twilight_imperium-agenda-committee_formation = 위원회 구성
twilight_imperium-agenda-conventions_of_war = 전쟁 협약
twilight_imperium-agenda-core_mining = 핵 채굴
twilight_imperium-agenda-demilitarized_zone = 비무장 지대
twilight_imperium-agenda-enforced_travel_ban = 통행 금지령
twilight_imperium-agenda-executive_sanctions = 행정 제재
twilight_imperium-agenda-fleet_regulations = 함대 규제
twilight_imperium-agenda-holy_planet_of_ixth = 익스의 성스러운 행성
twilight_imperium-agenda-homeland_defense_act = 본토 방위법
twilight_imperium-agenda-imperial_arbiter = 제국 중재인
twilight_imperium-agenda-minister_of_commerce = 상무 장관
twilight_imperium-agenda-minister_of_exploration = 탐사 장관
twilight_imperium-agenda-minister_of_industry = 산업 장관
twilight_imperium-agenda-minister_of_peace = 평화 장관
twilight_imperium-agenda-minister_of_policy = 정책 장관
twilight_imperium-agenda-minister_of_sciences = 과학 장관
twilight_imperium-agenda-minister_of_war = 전쟁 장관
twilight_imperium-agenda-prophecy_of_ixth = 익스의 예언
twilight_imperium-agenda-publicize_weapon_schematics = 무기 설계도 공개
twilight_imperium-agenda-regulated_conscription = 징집 규제
twilight_imperium-agenda-representative_government = 대의 정부
twilight_imperium-agenda-research_team_biotic = 연구진: 생물
twilight_imperium-agenda-research_team_cybernetic = 연구진: 인공두뇌
twilight_imperium-agenda-research_team_propulsion = 연구진: 추진
twilight_imperium-agenda-research_team_warfare = 연구진: 전쟁
twilight_imperium-agenda-senate_sanctuary = 원로원 성역
twilight_imperium-agenda-shard_of_the_throne = 왕좌의 파편
twilight_imperium-agenda-shared_research = 공동 연구
twilight_imperium-agenda-terraforming_initiative = 지구화 계획
twilight_imperium-agenda-the_crown_of_emphidia = 엠피디아의 왕관
twilight_imperium-agenda-the_crown_of_thalnos = 탈노스의 왕관
twilight_imperium-agenda-wormhole_reconstruction = 웜홀 재건
twilight_imperium-agenda-archived_secret = 보관된 비밀
twilight_imperium-agenda-arms_reduction = 군비 축소
twilight_imperium-agenda-colonial_redistribution = 식민지 재분배
twilight_imperium-agenda-compensated_disarmament = 보상 무장 해제
twilight_imperium-agenda-economic_equality = 경제 평등
twilight_imperium-agenda-incentive_program = 장려 계획
twilight_imperium-agenda-ixthian_artifact = 익스 유물
twilight_imperium-agenda-judicial_abolishment = 사법 폐지
twilight_imperium-agenda-miscount_disclosed = 개표 오류 폭로
twilight_imperium-agenda-mutiny = 반란
twilight_imperium-agenda-new_constitution = 새 헌법
twilight_imperium-agenda-public_execution = 공개 처형
twilight_imperium-agenda-seed_of_an_empire = 제국의 씨앗
twilight_imperium-agenda-swords_to_plowshares = 칼을 쟁기로
twilight_imperium-agenda-unconventional_measures = 비상조치
twilight_imperium-agenda-wormhole_research = 웜홀 연구

twilight_imperium-about-agenda-anti_intellectual_revolution-for = 기술을 연구하면 전투기가 아닌 자기 함선 1척을 잃어요.
twilight_imperium-about-agenda-anti_intellectual_revolution-against = 다음 전략 단계에 모두가 가진 기술 수만큼 행성을 소모해요.
twilight_imperium-about-agenda-classified_document_leaks-for = 선출된 득점한 비밀 목표가 이제 공용 목표가 돼요.
twilight_imperium-about-agenda-committee_formation-for = 플레이어를 뽑는 투표 전에 주인이 이 법률을 버리고 당선자를 그냥 정할 수 있어요.
twilight_imperium-about-agenda-conventions_of_war-for = 문화 행성의 유닛은 폭격할 수 없어요.
twilight_imperium-about-agenda-conventions_of_war-against = 반대한 사람은 행동 카드를 모두 버려요.
twilight_imperium-about-agenda-core_mining-for = 선출된 행성의 보병 1부대가 죽고, 그 행성의 자원이 2 늘어요.
twilight_imperium-about-agenda-demilitarized_zone-for = 선출된 행성의 모든 유닛이 죽고, 그곳에 강하도 건설도 배치도 할 수 없어요.
twilight_imperium-about-agenda-enforced_travel_ban-for = 알파와 베타 웜홀로는 이동할 수 없어요.
twilight_imperium-about-agenda-enforced_travel_ban-against = 웜홀이 있는 성계와 거기에 인접한 성계의 모든 PDS가 파괴돼요.
twilight_imperium-about-agenda-executive_sanctions-for = 행동 카드를 3장까지만 가질 수 있어요.
twilight_imperium-about-agenda-executive_sanctions-against = 모두 행동 카드 1장을 무작위로 버려요.
twilight_imperium-about-agenda-fleet_regulations-for = 함대풀에 토큰을 4개까지만 둘 수 있어요.
twilight_imperium-about-agenda-fleet_regulations-against = 모두 공급처의 토큰 1개를 함대풀에 더해요.
twilight_imperium-about-agenda-holy_planet_of_ixth-for = 그 행성의 주인이 승점 1점을 얻고, 그곳에서는 생산할 수 없어요. 빼앗으면 1점을 얻고 잃으면 1점을 잃어요.
twilight_imperium-about-agenda-homeland_defense_act-for = 한 행성에 PDS를 몇 기든 둘 수 있어요.
twilight_imperium-about-agenda-homeland_defense_act-against = 모두 자기 PDS 1기를 파괴해요.
twilight_imperium-about-agenda-imperial_arbiter-for = 전략 단계 끝에 주인이 이 법률을 버리고 다른 사람과 전략 카드를 맞바꿀 수 있어요.
twilight_imperium-about-agenda-minister_of_commerce-for = 주인은 원자재를 채운 뒤 이웃 수만큼 무역품을 얻어요.
twilight_imperium-about-agenda-minister_of_exploration-for = 주인은 행성의 통제권을 얻을 때마다 무역품 1개를 얻어요.
twilight_imperium-about-agenda-minister_of_industry-for = 주인이 우주 항만을 놓으면 그 성계의 자기 유닛이 생산할 수 있어요.
twilight_imperium-about-agenda-minister_of_peace-for = 누군가 다른 사람의 유닛이 있는 성계를 활성화하면 주인이 이 법률을 버리고 그 차례를 끝낼 수 있어요.
twilight_imperium-about-agenda-minister_of_policy-for = 주인은 재정비 단계 끝에 행동 카드 1장을 뽑아요.
twilight_imperium-about-agenda-minister_of_sciences-for = 주인은 기술 전략 카드에 자원을 내지 않아요.
twilight_imperium-about-agenda-minister_of_war-for = 행동 뒤에 주인이 이 법률을 버리고 게임판의 자기 토큰 1개를 거둔 다음 한 번 더 행동할 수 있어요.
twilight_imperium-about-agenda-prophecy_of_ixth-for = 주인의 전투기는 전투 주사위에 1을 더해요. 한 번에 전투기를 2기보다 적게 생산하면 이 법률은 사라져요.
twilight_imperium-about-agenda-publicize_weapon_schematics-for = 누군가 워 선 기술을 가지면 모두 전제 조건 없이 연구할 수 있어요. 워 선은 피해를 견디지 못해요.
twilight_imperium-about-agenda-publicize_weapon_schematics-against = 워 선 기술을 가진 사람은 행동 카드를 모두 버려요.
twilight_imperium-about-agenda-regulated_conscription-for = 전투기와 보병은 값 하나에 둘이 아니라 하나씩 나와요.
twilight_imperium-about-agenda-regulated_conscription-against = 아무 일도 없어요.
twilight_imperium-about-agenda-representative_government-for = 행성으로 투표하지 않고 한 사람이 정책마다 1표를 가져요.
twilight_imperium-about-agenda-representative_government-against = 다음 전략 단계에 반대한 사람은 자기 문화 행성을 모두 소모해요.
twilight_imperium-about-agenda-research_team_biotic-for = 그 행성의 주인은 연구할 때 이 법률을 소모해 초록 전제 조건 1개를 건너뛸 수 있어요.
twilight_imperium-about-agenda-research_team_cybernetic-for = 그 행성의 주인은 연구할 때 이 법률을 소모해 노랑 전제 조건 1개를 건너뛸 수 있어요.
twilight_imperium-about-agenda-research_team_propulsion-for = 그 행성의 주인은 연구할 때 이 법률을 소모해 파랑 전제 조건 1개를 건너뛸 수 있어요.
twilight_imperium-about-agenda-research_team_warfare-for = 그 행성의 주인은 연구할 때 이 법률을 소모해 빨강 전제 조건 1개를 건너뛸 수 있어요.
twilight_imperium-about-agenda-senate_sanctuary-for = 선출된 행성의 영향력이 2 늘어요.
twilight_imperium-about-agenda-shard_of_the_throne-for = 주인이 승점 1점을 얻어요. 전투에서 주인을 이기면 이 법률과 승점을 가져가요.
twilight_imperium-about-agenda-shared_research-for = 모든 함선이 성운을 지나갈 수 있어요.
twilight_imperium-about-agenda-shared_research-against = 모두 공급처의 토큰 1개를 고향 성계에 놓아요(있다면).
twilight_imperium-about-agenda-terraforming_initiative-for = 선출된 행성의 자원과 영향력이 1씩 늘어요.
twilight_imperium-about-agenda-the_crown_of_emphidia-for = 주인이 승점 1점을 얻어요. 주인의 고향 성계 행성을 빼앗으면 이 법률과 승점을 가져가요.
twilight_imperium-about-agenda-the_crown_of_thalnos-for = 주인은 전투 라운드마다 자기 주사위를 다시 굴릴 수 있지만, 다시 굴리고도 하나도 맞히지 못한 유닛은 죽어요.
twilight_imperium-about-agenda-wormhole_reconstruction-for = 알파나 베타 웜홀이 있는 모든 성계가 서로 인접해요.
twilight_imperium-about-agenda-wormhole_reconstruction-against = 모두 웜홀과 자기 함선이 있는 성계마다 공급처의 토큰을 놓아요.
twilight_imperium-about-agenda-archived_secret-for = 당선자가 비밀 목표 1장을 뽑아요.
twilight_imperium-about-agenda-arms_reduction-for = 모두 드레드노트 2척과 순양함 4척까지만 남겨요.
twilight_imperium-about-agenda-arms_reduction-against = 다음 전략 단계에 기술 특성이 있는 행성이 소모돼요.
twilight_imperium-about-agenda-colonial_redistribution-for = 선출된 행성의 모든 유닛이 죽어요. 그 주인이 승점이 가장 적은 사람을 고르면, 그 사람이 보병 1부대를 놓을 수 있어요.
twilight_imperium-about-agenda-compensated_disarmament-for = 선출된 행성의 육군이 모두 죽고, 주인이 죽은 수만큼 무역품을 얻어요.
twilight_imperium-about-agenda-economic_equality-for = 무역품을 모두 돌려놓고, 모두 5개씩 얻어요.
twilight_imperium-about-agenda-economic_equality-against = 무역품을 모두 돌려놓아요.
twilight_imperium-about-agenda-incentive_program-for = 1단계 목표 1장이 더 공개돼요.
twilight_imperium-about-agenda-incentive_program-against = 2단계 목표 1장이 더 공개돼요.
twilight_imperium-about-agenda-ixthian_artifact-for = 의장이 주사위를 굴려요. 6 이상: 모두 기술을 2개까지 연구할 수 있어요. 5 이하: 메카톨 렉스 성계의 모든 유닛이 죽고, 인접한 성계마다 모두 자기 유닛 3개를 파괴해요.
twilight_imperium-about-agenda-ixthian_artifact-against = 아무 일도 없어요.
twilight_imperium-about-agenda-judicial_abolishment-for = 선출된 법률이 사라져요.
twilight_imperium-about-agenda-miscount_disclosed-for = 선출된 법률을 다시 투표해요.
twilight_imperium-about-agenda-mutiny-for = 찬성한 사람이 승점 1점을 얻어요.
twilight_imperium-about-agenda-mutiny-against = 찬성한 사람이 승점 1점을 잃어요.
twilight_imperium-about-agenda-new_constitution-for = 모든 법률이 사라지고, 다음 전략 단계에 저마다 자기 고향 성계에서 가진 행성이 소모돼요.
twilight_imperium-about-agenda-new_constitution-against = 아무 일도 없어요.
twilight_imperium-about-agenda-public_execution-for = 당선자는 행동 카드를 모두 버리고 의장 토큰을 왼쪽으로 넘기며, 이번 단계에 더는 투표하지 못해요.
twilight_imperium-about-agenda-seed_of_an_empire-for = 승점이 가장 많은 사람이 1점을 얻어요.
twilight_imperium-about-agenda-seed_of_an_empire-against = 승점이 가장 적은 사람이 1점을 얻어요.
twilight_imperium-about-agenda-swords_to_plowshares-for = 행성마다 보병 절반(올림)이 죽고, 잃은 자기 보병 수만큼 무역품을 얻어요.
twilight_imperium-about-agenda-swords_to_plowshares-against = 모두 자기 행성마다 보병 1부대를 놓아요.
twilight_imperium-about-agenda-unconventional_measures-for = 찬성한 사람이 행동 카드 2장을 뽑아요.
twilight_imperium-about-agenda-unconventional_measures-against = 찬성한 사람이 행동 카드를 모두 버려요.
twilight_imperium-about-agenda-wormhole_research-for = 웜홀이 있는 성계에 함선이 있는 사람은 기술 1개를 연구할 수 있고, 그다음 알파나 베타 웜홀 성계의 모든 함선이 파괴돼요.
twilight_imperium-about-agenda-wormhole_research-against = 반대한 사람은 지휘 시트의 토큰 1개를 잃어요.

twilight_imperium-source-economic_equality = 경제 평등
twilight_imperium-source-compensated_disarmament = 보상 무장 해제
twilight_imperium-source-swords_to_plowshares = 칼을 쟁기로
twilight_imperium-source-minister_of_commerce = 상무 장관
twilight_imperium-source-minister_of_exploration = 탐사 장관
twilight_imperium-source-mutiny = 반란
twilight_imperium-source-seed_of_an_empire = 제국의 씨앗
twilight_imperium-source-holy_planet_of_ixth = 익스의 성스러운 행성
twilight_imperium-source-shard_of_the_throne = 왕좌의 파편
twilight_imperium-source-the_crown_of_emphidia = 엠피디아의 왕관
twilight_imperium-component-committee_formation = 위원회 구성
twilight_imperium-component-imperial_arbiter = 제국 중재인
twilight_imperium-component-minister_of_industry = 산업 장관
twilight_imperium-component-minister_of_peace = 평화 장관
twilight_imperium-component-minister_of_war = 전쟁 장관
twilight_imperium-component-the_crown_of_thalnos = 탈노스의 왕관

twilight_imperium-side-for = 찬성
twilight_imperium-side-against = 반대

twilight_imperium-opt-outcome = { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}{ $votes ->
    [0] {""}
   *[other] {" "}(지금 { $votes }표)
}
twilight_imperium-opt-abstain = 기권
twilight_imperium-opt-votes-all = 모두: { $votes }표
twilight_imperium-opt-votes-lead = 앞설 만큼: { $votes }표
twilight_imperium-opt-votes-lead-then = 그때 앞설 만큼 (지금은 { $votes }표)
twilight_imperium-opt-votes-choose = 행성 고르기
twilight_imperium-opt-no-prevote = 내 차례에 물어보기
twilight_imperium-opt-prevote-always = 언제나
twilight_imperium-opt-prevote-leads = 그때 앞서 있을 때만
twilight_imperium-opt-prevote-with = { $seat } 님이 같은 쪽에 투표했을 때만
twilight_imperium-opt-prevote-other-leads = 다른 결과가 앞서 있을 때만
twilight_imperium-opt-prevote-voted = 누군가가 다른 쪽에 투표했을 때만
twilight_imperium-opt-votes-count = 최소 몇 표…
twilight_imperium-opt-no-committee = 투표하게 두기
twilight_imperium-ask-committee-order = 플레이어를 뽑는 정책을 투표하기 전에 위원회 결성을 어떻게 쓸까요?
twilight_imperium-ask-committee-order-button = 내 위원회 결성
twilight_imperium-opt-committee-order-ask = 그때마다 물어보기
twilight_imperium-opt-committee-order-vote = 늘 투표하게 두기
twilight_imperium-opt-committee-order-seat = 이번 정책에서 { $seat } 님을 당선자로 정하기
twilight_imperium-opt-peace-use = 차례 끝내기
twilight_imperium-opt-die = { LABEL("twilight_imperium-unit", $unit) }: { $result }{ $hits ->
    [0] {""}
   *[other] {" "}(타격)
}
twilight_imperium-opt-settle-yes = 보병 놓기
twilight_imperium-opt-settle-no = 비워 두기
twilight_imperium-opt-waivers-law = { LABEL("twilight_imperium-agenda", $law) } 소모{ $count ->
    [0] {""}
   *[other] , { LABELS("twilight_imperium-place", $planets) } 소모
}

twilight_imperium-ask-vote = { LABEL("twilight_imperium-agenda", $agenda) }: 어떻게 투표할까요? { $votes }표가 있어요.
twilight_imperium-ask-votes = { $votes }표 가운데 몇 표를 쓸까요? 행성은 영향력을 모두 내요.
twilight_imperium-ask-vote-note = 의장은 { $seat } 님이에요. 맨 나중에 투표하고, 표가 같으면 결정해요.
twilight_imperium-ask-prevote-note = 의장은 { $seat } 님이에요. 맨 나중에 투표하고, 표가 같으면 결정해요.
twilight_imperium-ask-vote-planets = 어느 행성을 소모할까요?
twilight_imperium-ask-tie = { LABEL("twilight_imperium-agenda", $agenda) }: 가장 많은 표를 받은 쪽이 하나가 아니에요. 의장인 내가 정해요. 무엇으로 할까요?
twilight_imperium-ask-prevote-button = 내 표 미리 정하기
twilight_imperium-ask-prevote = { LABEL("twilight_imperium-agenda", $agenda) }: 내 차례에 쓸 표를 미리 정해 두세요. 그 전에는 아무도 보지 못해요.
twilight_imperium-ask-prevote-change = 내 표 바꾸기
twilight_imperium-ask-prevote-given = 정해 둔 내 표: { $answer }
twilight_imperium-ask-prevote-when = 언제 이대로 투표할까요? 아니면 그때 물어봐요.
twilight_imperium-ask-prevote-count = 최소 몇 표를 낼까요? 내 차례에 가장 아깝지 않은 행성부터 소모해요. 모자라면 그때 물어봐요.
twilight_imperium-ask-prevote-leading = 어느 결과가요?
twilight_imperium-ask-prevote-voter = 누가요?
twilight_imperium-ask-prevote-vote = 어느 쪽에 투표했을 때인가요?
twilight_imperium-ask-agenda-losses = { LABEL("twilight_imperium-agenda", $agenda) }: 유닛 { $count }개를 고르세요. 그 유닛을 잃어요.
twilight_imperium-ask-agenda-exhaust = { LABEL("twilight_imperium-agenda", $agenda) }: 소모할 행성 { $count }곳을 고르세요.
twilight_imperium-ask-agenda-token = { LABEL("twilight_imperium-agenda", $agenda) }: 어느 풀의 토큰을 내놓을까요?
twilight_imperium-ask-settlers = 식민지 재분배: 승점이 가장 적은 사람 가운데 누가 { LABEL("twilight_imperium-place", $planet) }에 자리 잡을 수 있나요?
twilight_imperium-ask-settle = 식민지 재분배: { LABEL("twilight_imperium-place", $planet) }에 보병을 놓을까요?
twilight_imperium-ask-committee = { LABEL("twilight_imperium-agenda", $agenda) } 정책은 플레이어를 뽑아요. 위원회 구성을 버리고 당선자를 정할까요?
twilight_imperium-ask-arbiter = 제국 중재인을 버리고 전략 카드를 맞바꿀까요?
twilight_imperium-ask-peace = { $seat } 님이 { LABEL("twilight_imperium-place", $system) } 성계를 활성화했어요. 평화 장관을 버리고 그 차례를 끝낼까요?
twilight_imperium-ask-war = 전쟁 장관을 버리고 한 번 더 행동할까요? 거둘 토큰을 고르세요.
twilight_imperium-ask-thalnos = 탈노스의 왕관: 어느 주사위를 다시 굴릴까요? 다시 굴려 빗나간 유닛은 죽어요.

twilight_imperium-topic-vote = 정책 투표
twilight_imperium-topic-prevote = 미리 정하는 표
twilight_imperium-topic-tie = 동률 투표
twilight_imperium-topic-agenda = 정책
twilight_imperium-rule-agendas = 수호자 토큰이 사라진 뒤부터 라운드마다 정책 두 장을 투표해요. 의장의 왼쪽부터 시계 방향으로, 의장이 마지막에: 행성을 소모해 그 영향력만큼 한 결과에 투표하거나 기권해요. 가장 많은 표가 이기고 동률은 의장이 정해요. 그다음 모든 행성을 준비해요.
twilight_imperium-no-vote = 그렇게는 투표할 수 없어요.

twilight_imperium-opt-agenda = { LABEL("twilight_imperium-agenda", $agenda) }
twilight_imperium-ask-agenda-order = 정치: 다음 정책 { $count }장이에요. 어느 것을 덱 맨 아래로 보낼까요? 나머지는 맨 위에 남아요.
twilight_imperium-ask-agenda-order-top = 맨 위의 둘 가운데 무엇이 먼저 나올까요?
twilight_imperium-ask-agenda-order-bottom = 맨 아래의 둘 가운데 무엇이 위에 놓일까요?
twilight_imperium-event-agendas-ordered = { $seat } 님이 다음 정책을 살펴봄.
twilight_imperium-event-agendas-ordered-hidden = { $seat } 님이 다음 정책 { $count }장을 살펴보고 되돌려 놓음.
twilight_imperium-event-agenda-phase = { $round }라운드 정책 단계.
twilight_imperium-event-agenda = 정책 { $number }: { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-event-no-agenda = 투표할 정책이 남아 있지 않아요.
twilight_imperium-event-agenda-replaced = { LABEL("twilight_imperium-agenda", $agenda) }: 적용할 것이 없어 다른 정책으로 바뀌어요.
twilight_imperium-event-voted = { $seat } 님이 { $votes }표 투표: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-abstained = { $seat } 님 기권.
twilight_imperium-event-tie = 의장 { $seat } 님의 결정: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-outcome = { LABEL("twilight_imperium-agenda", $agenda) } 결과: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
twilight_imperium-event-law = { LABEL("twilight_imperium-agenda", $agenda) }: 이제 법률이에요.
twilight_imperium-event-law-gone = { LABEL("twilight_imperium-agenda", $agenda) } 법률이 사라져요.
twilight_imperium-event-law-exhausted = { $seat } 님이 { LABEL("twilight_imperium-agenda", $agenda) } 법률 소모.
twilight_imperium-event-law-taken = { $seat } 님이 { $former_seat } 님에게서 { LABEL("twilight_imperium-agenda", $agenda) } 법률을 가져가요.
twilight_imperium-event-deferred = { LABEL("twilight_imperium-agenda", $agenda) }: 이제 적용돼요.
twilight_imperium-event-agenda-exhausted = { $seat } 님: { LABELS("twilight_imperium-place", $planets) } 소모 ({ LABEL("twilight_imperium-agenda", $agenda) }).
twilight_imperium-event-token-lost = { $seat } 님이 토큰 1개를 내놓음 ({ LABEL("twilight_imperium-pool", $pool) }).
twilight_imperium-event-agenda-die = { $seat } 님 주사위 { $result } ({ LABEL("twilight_imperium-agenda", $agenda) }).
twilight_imperium-event-miscount = { LABEL("twilight_imperium-agenda", $agenda) }: 다시 투표해요.
twilight_imperium-event-goods-returned = { $seat } 님이 무역품 { $count }개를 돌려놓음.
twilight_imperium-event-leaked = { LABEL("twilight_imperium-objective", $objective) }: 이제 공용 목표예요.
twilight_imperium-event-fleet-cut = { $seat } 님이 함대풀의 토큰 { $count }개를 돌려놓음.
twilight_imperium-event-committee = { $seat } 님이 위원회 구성을 버리고 { $elected_seat } 님을 정함.
twilight_imperium-event-turn-ended = { $seat } 님이 평화 장관을 버려 { $active_seat } 님의 차례가 끝남.

cogs-twilight_imperium-elected = 선출되면: { $does }
cogs-twilight_imperium-side = { LABEL("twilight_imperium-side", $side) }: { $does }
cogs-twilight_imperium-law = 법률 { LABEL("twilight_imperium-agenda", $agenda) }: { $does }
cogs-twilight_imperium-law-owned = 법률 { LABEL("twilight_imperium-agenda", $agenda) } ({ $name } 님): { $does }
cogs-twilight_imperium-law-planet = 법률 { LABEL("twilight_imperium-agenda", $agenda) } ({ LABEL("twilight_imperium-place", $planet) }{ $ready ->
    [0] , 소모
   *[other] {""}
}): { $does }
cogs-twilight_imperium-law-objective = 법률 { LABEL("twilight_imperium-agenda", $agenda) } ({ LABEL("twilight_imperium-objective", $objective) }): { $does }

twilight_imperium-option-agendas = 정책
twilight_imperium-option-agendas-desc = 라운드 끝에 법률과 정책을 두고 투표할지 정해요.
twilight_imperium-agendas-on-desc = 누군가 메카톨 렉스를 차지한 뒤로 라운드마다 정책 두 개에 투표해요.
twilight_imperium-agendas-off-desc = 투표하지 않아요. 더 짧고 쉬운 게임이에요.
twilight_imperium-agendas-off = 없이
twilight_imperium-agendas-on = 정책 단계 있음
