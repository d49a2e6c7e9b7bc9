### 메트로매니아 그림 속의 글. 짧을수록 좋아요.

pic-metromania-turn = { $name } 님 차례
pic-metromania-next = 다음 { $name } 님
pic-metromania-won = { $name } 님 승리
pic-metromania-won-shared = 공동 승리 · { $names }
pic-metromania-round = { $round }라운드
pic-metromania-last = 마지막 차례
pic-metromania-scored = 최종 점수
pic-metromania-dig-left = 터널 { $left }개 더
pic-metromania-supply = 남은 역
pic-metromania-station-points = 역 점수
pic-metromania-worth = 지금 끝나면 { $points }
pic-metromania-total = 최종 점수
pic-metromania-rank = { $rank }위
pic-metromania-line-left = { $left }개 남음
pic-metromania-line-finished = 완공
pic-metromania-line-dead = 막힘
pic-metromania-line-waiting = 시작 전
pic-metromania-markers-none = 목적지 패를 다 놓았어요
pic-metromania-you = 나
pic-metromania-kind-R = 주거
pic-metromania-kind-C = 상업
pic-metromania-kind-E = 유흥
pic-metromania-legend-start = 출발 S
pic-metromania-legend-end = 종점 T
pic-metromania-legend-park = 공원
pic-metromania-legend-lake = 호수

pic-metromania-alt-board = 메트로매니아 게임판. { $round }라운드, { $name } 님 차례. 역 점수: { $standing }.
pic-metromania-alt-scored = 메트로매니아 최종 게임판. 점수: { $standing }.
pic-metromania-alt-seat = { $name } 님 { $points }
pic-metromania-alt-move = { $name } 님이 고를 수 있는 곳 { $count }군데에 번호를 매긴 지도.
pic-metromania-alt-trip = 시험 여행 { $letter }의 가장 빠른 길, { $minutes }분.
pic-metromania-alt-trip-none = 시험 여행 { $letter }: 길이 없어요.
pic-metromania-alt-final = 결승 시험의 가장 빠른 길, { $minutes }분.
pic-metromania-alt-final-none = 결승 시험: 길이 없어요.
pic-metromania-alt-hand = { $name } 님의 목적지 패 그림.
