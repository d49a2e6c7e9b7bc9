### 대회 그림 속의 글. 짧을수록 좋아요.

pic-tournaments-about = { $what } · { $game }
pic-tournaments-page = { $page } / { $pages }쪽
pic-tournaments-what-standings = 순위표
pic-tournaments-what-final = 최종 순위
pic-tournaments-people = { $count }명
pic-tournaments-how-sign-up = 신청 받는 중
pic-tournaments-how-check-in = 출석 확인 중
pic-tournaments-how-flow = { $total }판씩
pic-tournaments-how-open = { $round }라운드
pic-tournaments-how-round = { $total }라운드 중 { $round }라운드
pic-tournaments-how-begins = 1라운드 전
pic-tournaments-how-held = 잠시 멈춤
pic-tournaments-how-called-off = 취소됨
pic-tournaments-nobody = 아직 아무도 없어요
pic-tournaments-gone-dropped = 하차
pic-tournaments-gone-absent = 불참
pic-tournaments-gone-disqualified = 실격
pic-tournaments-own-line = 내 순위
pic-tournaments-column-place = 순위
pic-tournaments-column-points = 점수
pic-tournaments-column-played = 경기
pic-tournaments-column-lives = 목숨
pic-tournaments-column-wins = 승
pic-tournaments-column-met = 상대 평균
pic-tournaments-column-share = 점수 비율
pic-tournaments-column-direct = 맞대결
pic-tournaments-column-mean = 경기당 점수
pic-tournaments-column-rating = 레이팅
pic-tournaments-column-draw = 추첨
pic-tournaments-through = 여기까지 진출

pic-tournaments-alt-standings = { $title } 순위표, { $page } / { $pages }쪽. { $lines }
pic-tournaments-alt-final = { $title } 최종 순위, { $page } / { $pages }쪽. { $lines }
pic-tournaments-alt-line = { $place }위 { $name } 님
pic-tournaments-alt-line-points = { $place }위 { $name } 님 { $points }점
pic-tournaments-alt-more = { $told }, 그 밖에 { $count }명
