### 메트로매니아 그림 속의 글. 짧을수록 좋아요.

pic-metromania-turn = { $name } 님 차례
pic-metromania-next = 다음 { $name } 님
pic-metromania-won = { $name } 님 승리
pic-metromania-won-shared = 공동 승리 · { $names }
pic-metromania-resigned = 점수 계산 전에 끝난 판
pic-metromania-round = { $round }라운드
pic-metromania-last = 마지막 차례
pic-metromania-scored = 최종 점수
pic-metromania-dig-left = 터널 { $left }개 더
pic-metromania-supply = 남은 역
pic-metromania-station-points = 역 점수
pic-metromania-worth = 지금은 { $points }점 인정
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

pic-metromania-alt-board = 메트로매니아 게임판. { $round }라운드, { $name } 님 차례. 역 점수: { $standing }.
pic-metromania-alt-scored = 메트로매니아 최종 게임판. 점수: { $standing }.
pic-metromania-alt-resigned = 점수 계산 전에 끝난 메트로매니아 게임판. 역 점수: { $standing }.
pic-metromania-alt-seat = { $name } 님 { $points }
pic-metromania-alt-move = { $name } 님이 고를 수 있는 곳 { $count }군데에 번호를 매긴 지도.
pic-metromania-alt-trip = 시험 여행 { $letter }의 가장 빠른 길, { $minutes }분.
pic-metromania-alt-trip-none = 시험 여행 { $letter }: 길이 없어요.
pic-metromania-alt-final = 결승 시험의 가장 빠른 길, { $minutes }분.
pic-metromania-alt-final-none = 결승 시험: 길이 없어요.
pic-metromania-alt-hand = { $name } 님의 목적지 패 그림.

pic-metromania-trip-title = 시험 여행 · { $a } ↔ { $b }
pic-metromania-trip-final = 결승 시험 · 공원 ↔ 호수
pic-metromania-trip-minutes = 가장 빠른 길 { $minutes }분
pic-metromania-trip-minutes-short = { $minutes }분
pic-metromania-trip-none = 갈 수 없어요
pic-metromania-trip-open = 아직 몰라요
pic-metromania-why-network = 노선이 지나가요
pic-metromania-why-endpoint = 목적지 패 { $count }개
pic-metromania-why-unplaced = 패를 안 놓았어요
pic-metromania-why-no-station = 목적지에 역이 없어요
pic-metromania-why-no-route = 길이 없어요
pic-metromania-why-final = 노선이 지나가요

pic-metromania-result-final = 누가 왜 몇 점을 받았나요
pic-metromania-result-now = 지금 끝난다면
pic-metromania-row-lines = 노선 점수
pic-metromania-row-final = 결승 시험
pic-metromania-row-total = 합계
pic-metromania-lines-why = { $finished ->
    [0] 역 { $points } · 완공 없음
    [1] 역 { $points }의 절반
   *[other] 역 { $points } 모두
}
pic-metromania-short-network = 노선
pic-metromania-short-network-ends = 노선 + 패 { $count }
pic-metromania-short-final = 노선
pic-metromania-short-unplaced = 패를 안 놓음
pic-metromania-short-no-station = 역이 없음
pic-metromania-short-no-route = 길이 없음
pic-metromania-note-longest = 가장 긴 노선: { $lines } ({ $count }칸)
pic-metromania-note-transfers = 환승이 가장 많은 노선: { $lines } (역 { $count }곳)
pic-metromania-owned-line = { $name } { $line }호선

pic-metromania-hand-title = { $name } 님의 목적지 패
pic-metromania-hand-points = 역 점수 { $points }
    지금은 { $worth }점 인정
pic-metromania-hand-trip = 여행 { $letter }
pic-metromania-hand-hidden = 아직 비밀이에요
pic-metromania-hand-other = ↔ { $kind }
pic-metromania-hand-other-placed = { $name } 님이 놓음
pic-metromania-hand-other-held = { $name } 님 손에
pic-metromania-hand-other-mine = 내 손에
pic-metromania-hand-other-unknown = 누가 가졌는지 비밀
pic-metromania-hand-lines = 내 노선
pic-metromania-hand-trips = 지금 끝나면 점수를 받는 여행
pic-metromania-hand-no-trips = 아직 없어요.
pic-metromania-alt-result = 메트로매니아 점수표. { $standing }.

pic-metromania-lesson-goal = 도시에 지하철 놓기
pic-metromania-lesson-goal-1 = 내 노선은 둘이에요. 흰 화살표에서 시작해 먼 쪽 검은 화살표까지 파요.
pic-metromania-lesson-goal-2 = 집, 가게, 별 칸을 지나려면 내 목적지 패를 그 칸에 놓아요.
pic-metromania-lesson-goal-3 = 마지막에 같은 글자끼리 잇는 시험 여행을 해요.
pic-metromania-lesson-turn = 내 차례에는
pic-metromania-lesson-turn-1 = 터널 3개를 파거나, 내 노선에 보통역 하나를 지어요.
pic-metromania-lesson-turn-2 = 번호가 팔 수 있는 곳이에요. 급하게 꺾는 건 역에서만 돼요.
pic-metromania-lesson-turn-3 = 다른 노선과 만나거나 갈라지면 역이 저절로 생겨요.
pic-metromania-lesson-scoring = 점수
pic-metromania-lesson-scoring-1 = 역에서 역까지 1분, 갈아타기 3분. 가장 빠른 길에 내 노선이 있으면 여행마다 3점, 내 패마다 3점 더.
pic-metromania-lesson-scoring-2 = 갈 수 없으면 패를 못 놓았거나 역을 잇지 못한 사람이 6점을 잃어요.
pic-metromania-lesson-scoring-3 = 역 점수는 두 노선을 완공하면 모두, 하나면 절반, 없으면 0점.

pic-metromania-lesson-markers = 목적지 패
pic-metromania-lesson-markers-1 = 집, 가게, 별 칸에 터널을 놓으려면 같은 종류의 내 패를 놓아요. 한 차례에 하나예요.
pic-metromania-lesson-markers-2 = 같은 글자 둘이 시험 여행의 두 끝이 돼요.
pic-metromania-lesson-markers-3 = 맞닿은 두 칸에는 같은 글자를 놓을 수 없어요.
pic-metromania-lesson-stations = 역
pic-metromania-lesson-stations-1 = 두 노선이 만나거나, 나란히 가다가 갈라지면 저절로 생겨요.
pic-metromania-lesson-stations-2 = 새 역이 목적지 칸에 닿으면, 그 역을 지나는 노선의 주인마다 칸 하나에 1점.
pic-metromania-lesson-stations-3 = 노선을 완공하면 그 노선에 역 하나를 무료로 지어요.

pic-metromania-lesson-legend = 그림 읽는 법
pic-metromania-legend-R = 주거 칸
pic-metromania-legend-C = 상업 칸
pic-metromania-legend-E = 유흥 칸
pic-metromania-legend-marker = 놓은 목적지 패: 글자와 주인
pic-metromania-legend-park = 공원
pic-metromania-legend-lake = 호수
pic-metromania-legend-solid = 1호선 (실선)
pic-metromania-legend-striped = 2호선 (점선)
pic-metromania-legend-emblem = 노선 위의 모양: 노선의 주인
pic-metromania-legend-badge = 노선의 시작과 종점: 주인과 번호
pic-metromania-legend-open-end = 더 팔 수 있는 끝
pic-metromania-legend-station = 역
pic-metromania-legend-fresh = 방금 바뀐 곳
pic-metromania-legend-white = 시작하는 곳 (S3)
pic-metromania-legend-black = 끝나는 곳 (T3)
pic-metromania-legend-choice = 고를 수 있는 곳
pic-metromania-legend-crown = 지금 앞선 분
pic-metromania-legend-hourglass = 기다리는 분
