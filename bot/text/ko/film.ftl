## 끝난 판 돌아보기: 영상

button-film = 영상
film-later = 영상은 판이 끝난 뒤에 볼 수 있어요.
film-making = { $game } 판의 영상을 만들고 있어요… { $share }%
film-waiting = 다른 영상을 먼저 만들고 있어요. 다음은 이 { $game } 판 차례예요.
film-failed = 이번에는 영상을 만들지 못했어요.
film-again = 다시 만들기
film-here = **이 { $game } 판의 영상**: 그림 { $pictures }장, { $seconds }초. 여기서는 나만 볼 수 있어요.
film-alt = { $game } 한 판을 차례대로 보여 주는 움직이는 그림: { $names }. { $won }
film-title = { $game } · { $progress }
film-won = { $names } 승리!
film-won-shared = { $names } 공동 승리!
film-turning = 승부처
film-shared-line = { $name } 님이 이 { $game } 판의 영상을 공유했어요. { $won }

## 공유

share-button = 채널에 공유
share-done = 채널에 올렸어요: { $url }
share-already = 이미 공유한 적이 있어요: { $url }
share-refused = 채널에 올릴 수 없어요. 그 채널에서 봇의 권한을 확인해 주세요.
share-not-you = 함께 둔 사람과 채널에 그림을 올릴 수 있는 사람이 공유할 수 있어요.

## 한눈에 보기

button-glance = 한눈에 보기
glance-later = 한눈에 보기는 판이 끝난 뒤에 볼 수 있어요.
glance-here = **이 { $game } 판 한눈에 보기.** 여기서는 나만 볼 수 있어요.
glance-shared-line = { $name } 님이 이 { $game } 판을 한눈에 볼 수 있는 그림을 공유했어요. { $won }
glance-looking = 이 { $game } 판을 돌아보고 있어요… { $share }%
glance-failed = 이번에는 이 판을 돌아볼 수 없어요.
report-turns = 승부처
report-turn = { $move }수 · { $told }
report-time = 걸린 시간
report-bot = 봇
report-luck = 운 (뽑기 { $draws }번)
report-total = 합계
report-moves = { $moves }수
report-alt = { $game } 한눈에 보기: { $standing }. { $turns }
report-alt-seat = { $name } 님 { $rank }위
report-alt-turn = { $move }수: { $told }
report-metromania-counted = 그때 끝났다면 얻었을 점수
report-metromania-trips = 시험 여행
report-metromania-blame = 책임
report-project_mine-counted = 카드까지 모두 센 점수
report-project_mine-resources = 자원
report-the_dome-counted = 남은 내구도
report-the_dome-durability = 내구도
report-twilight_imperium-counted = 승점
report-twilight_imperium-public = 공용 목표
report-twilight_imperium-secret = 비밀 목표
report-twilight_imperium-custodians = 수호자
report-twilight_imperium-imperial = 제국
report-twilight_imperium-other = 그 밖
report-twilight_imperium-notes = 약속 어음
report-twilight_imperium-agendas = 안건
report-twilight_imperium-rounds = 라운드별 승점
report-twilight_imperium-round = { $round }라운드
report-twilight_imperium-told = 기록에 남은 것 (–는 기록에 없음)
report-twilight_imperium-end = 게임이 끝났을 때
report-twilight_imperium-fights = 전투 승 : 패
report-twilight_imperium-hits = 타격 : 기댓값
report-twilight_imperium-luck = 주사위 운
report-twilight_imperium-units = 잃은 유닛
report-twilight_imperium-votes = 던진 표
report-twilight_imperium-cards = 쓴 행동 카드
report-twilight_imperium-goods = 얻은 무역품
report-twilight_imperium-planets = 행성
report-twilight_imperium-technologies = 기술
figures-alt = { $game }, 수치로 보기: { $names }. { $rows }
figures-alt-row = { $row }: { $values }.
