### Words of the pictures of fights and moves of Twilight Imperium.

pic-twilight_imperium-fight-space = { $place } 우주 전투, { $round }번째 라운드
pic-twilight_imperium-fight-ground = { $place } 지상 전투, { $round }번째 라운드
pic-twilight_imperium-odds-space = { $place } 우주 전투
pic-twilight_imperium-odds-ground = { $place } 강하
pic-twilight_imperium-fight-attacker = 공격하는 쪽
pic-twilight_imperium-fight-defender = 막는 쪽
pic-twilight_imperium-fight-chance = 이길 확률, 무승부 { $neither }
pic-twilight_imperium-fight-chance-drawn = 이길 확률(어림), 무승부 { $neither }
pic-twilight_imperium-fight-won = { $name } 님이 이겼어요
pic-twilight_imperium-fight-nobody = 아무도 이기지 못했어요
pic-twilight_imperium-fight-hits = 타격 { $count }
pic-twilight_imperium-fight-barrage-dice = 대공 탄막
pic-twilight_imperium-fight-barrage = 먼저 대공 탄막: 전투기 약 { $hits }기
pic-twilight_imperium-fight-bombards = 먼저 폭격: 주사위 { $dice }개, 타격 약 { $hits }
pic-twilight_imperium-fight-cannons = 먼저 우주포: 주사위 { $dice }개, 타격 약 { $hits }
pic-twilight_imperium-alt-side = { $name } 님: { $units }.
pic-twilight_imperium-alt-units = { $unit } { $count }
pic-twilight_imperium-alt-dice = 주사위 { $dice }, 타격 { $hits }.
pic-twilight_imperium-alt-lost = 잃은 유닛: { $units }.
pic-twilight_imperium-alt-expected = 잃을 것으로 보이는 유닛: { $units }.
pic-twilight_imperium-alt-chances = { $name } 님이 이길 확률 { $share }, { $other } 님 { $rest }, 무승부 { $neither }.

pic-twilight_imperium-moving = { $system } 성계로 이동
pic-twilight_imperium-move-risk = 불균형 { $share }
pic-twilight_imperium-move-nothing = 아무 유닛도 없게 돼요.
pic-twilight_imperium-move-fleet = 함선 { $ships } / { $most }
pic-twilight_imperium-move-room = 실은 유닛 { $carried } / { $room }
pic-twilight_imperium-move-no-cannons = 다른 사람의 우주포가 닿지 않아요.
pic-twilight_imperium-cannons = 우주포: 주사위 { $dice }개, 타격 약 { $hits }
pic-twilight_imperium-cannons-of = { $name } 님 우주포: 주사위 { $dice }개, 타격 약 { $hits }
pic-twilight_imperium-alt-coming = { $system }의 { $unit } { $count }
pic-twilight_imperium-alt-moving = { $system } 성계로 이동. 올 수 있는 유닛: { $coming }.
pic-twilight_imperium-alt-fleet = 그곳에 있게 될 유닛: { $units }. 함선 { $ships } / { $most }.

pic-twilight_imperium-closeup = { $place } 자세히
pic-twilight_imperium-closeup-space = 우주 공간
pic-twilight_imperium-closeup-planets = 행성
pic-twilight_imperium-closeup-cannons = 이곳에 닿는 우주포
pic-twilight_imperium-closeup-free = 주인 없음
pic-twilight_imperium-closeup-ready = 준비
