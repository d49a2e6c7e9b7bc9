### 대회: 홈 메시지, 내 경기, 순위표, 대진표, 대회 열기, 운영.

## 홈 메시지: 첫 줄은 지금 할 일

tournament-now-sign-up = 참가 신청을 받고 있어요. 아래에서 참가 신청하기를 눌러 주세요.
tournament-now-sign-up-at = 참가 신청을 받고 있어요. { WHEN($when, style: "f") }에 시작해요.
tournament-now-full = 참가 신청이 다 찼어요. 자리가 나면 다시 받아요.
tournament-now-check-in = 신청하신 분은 { WHEN($when) }까지 출석 확인하기를 눌러 주세요.
tournament-now-check-in-open = 신청하신 분은 시작하기 전에 출석 확인하기를 눌러 주세요.
tournament-now-round = { $round }라운드예요. 내 경기를 눌러 주세요. { $total }경기 가운데 { $count }경기가 남았어요.
tournament-now-between = { $round }라운드가 끝났어요. 곧 다음 대진이 나와요.
tournament-now-flowing = { $count }경기가 이어지고 있어요. 내 경기를 눌러 주세요.
tournament-now-pooling = 다음 상대를 기다리고 있어요. 두 판이 될 만큼 모이면 바로 짝을 지어요.
tournament-now-held = 대회를 잠시 멈췄어요. 모든 시간이 멈춰 있고, 운영자가 다시 시작해요.
tournament-now-over = 대회가 끝났어요. 우승: { $people }
tournament-now-over-empty = 대회가 끝났어요.
tournament-now-called-off = 대회를 그만뒀어요.
tournament-now-setting-up = 아직 열지 않은 대회예요.
tournament-about-line = { $game } · { $format } · 한 판에 { $seats }명
tournament-options-line = 게임 옵션: { $options }
tournament-people = 신청한 사람 { $count }명
tournament-people-of = 신청한 사람 { $count }/{ $most }명
tournament-and-more = { $people } 그리고 { $count }명 더
tournament-unchecked-line = 아직 출석을 확인하지 않은 사람 { $count }명
tournament-check-in-line = 시작하기 { $minutes }분 전부터 출석을 확인해요.
tournament-place-line-bare = { $rank }위 { $name } 님
tournament-place-line = { $rank }위 { $name } 님 { $points }
tournament-points = { $points }점
tournament-organiser-plays-line = 하나뿐인 운영자가 함께 뛰면서 결정도 해요. 한 일은 모두 운영 기록에 있어요.
tournament-former = 떠난 참가자 { $number }

## 단추

tournament-join-button = 참가 신청하기
tournament-leave-button = 참가 취소하기
tournament-check-button = 출석 확인하기
tournament-match-button = 내 경기
tournament-standings-button = 순위표
tournament-rounds-button = 대진표
tournament-return-button = 돌아오기
tournament-away-button = 다음 라운드 쉬기
tournament-not-away-button = 쉬지 않고 뛰기
tournament-drop-button = 중도 하차
tournament-drop-yes-button = 중도 하차하기
tournament-deck-button = 덱 등록하기
tournament-queue-button = 다음 판 기다리기
tournament-unqueue-button = 기다리지 않기
tournament-to-match-button = { $match } 경기로
tournament-groups-button = 조별 순위
tournament-group = { $letter }조
tournament-which-group-placeholder = 어느 조를 볼까요?
tournament-cross-button = 모두의 맞대결
tournament-bracket-button = 토너먼트 표
tournament-record-button = 운영 기록
tournament-export-button = 내보내기
tournament-organise-button = 운영하기
tournament-game-rules-button = { $game } 규칙
tournament-round-button = { $round }라운드

## 경기 이름

tournament-match-name = { $round }라운드 { $table }번
tournament-stage-group = { $letter }조 { $round }라운드 { $table }번
tournament-stage-division = { $letter }부 { $round }라운드 { $table }번
tournament-stage-winners = 승자조 { $round }라운드 { $table }번
tournament-stage-losers = 패자조 { $round }라운드 { $table }번
tournament-stage-final = 결승
tournament-stage-reset = 결승 다시
tournament-stage-third = 3위 결정전
tournament-stage-decider = 결정전 { $round }라운드 { $table }번
tournament-stage-other = { $stage } { $round }라운드 { $table }번

## 내 경기

tournament-you-are-out = 이 대회에 참가하고 있지 않아요. 구경은 언제든 괜찮아요.
tournament-you-are-out-open = 아직 신청하지 않았어요. 참가 신청하기를 누르면 한 번에 돼요.
tournament-you-signed-up = 신청했어요. 운영자가 시작하면 내 경기가 생기고, 그때 알려 드려요.
tournament-you-signed-up-at = 신청했어요. { WHEN($when, style: "f") }에 시작하고, 내 경기가 생기면 알려 드려요.
tournament-you-unchecked = 출석 확인하기를 눌러 주세요. 누르지 않으면 첫 라운드 전에 명단에서 빠져요.
tournament-you-checked = 출석을 확인했어요. 시작하면 알려 드려요.
tournament-you-were-absent = 출석을 확인하지 않아서 명단에서 빠졌어요.
tournament-you-dropped = 중도 하차했어요. 받은 점수는 그대로 있어요.
tournament-you-sent-off = 운영자가 이 대회에서 내보냈어요. 까닭은 운영 기록에 있어요.
tournament-you-stand = 지금 { $total }명 가운데 { $rank }위, { $points }이에요.
tournament-you-ended-bare = { $total }명 가운데 { $rank }위로 마쳤어요.
tournament-you-go-on = { $total }명 가운데 아직 떨어지지 않은 { $count }명에 들어 있어요.
tournament-you-are-placed = { $total }명 가운데 { $rank }위예요.
tournament-you-ended = { $total }명 가운데 { $rank }위, { $points }으로 마쳤어요.
tournament-you-play = { $match }: { $names }과 둬요
tournament-your-turn = 내 차례예요
tournament-thread-coming = 곧 스레드가 열려요
tournament-you-rest = 이번 라운드는 쉬어 가요. 다음 대진이 나오면 알려 드려요.
tournament-you-wait = 내 경기는 끝났어요. 다음 대진이 나오면 알려 드려요.
tournament-you-wait-pool = 다음 상대를 기다리고 있어요. 짝이 지어지면 알려 드려요.
tournament-you-idle = 지금은 기다리는 판이 없어요. 다음 판 기다리기를 누르면 짝을 지어요.
tournament-win-means = 이 경기를 이기면 이번 라운드 뒤에 { $rank }위예요.
tournament-win-between = 이 경기를 이기면 이번 라운드 뒤에 { $min }위에서 { $max }위 사이예요.
tournament-last-means = 마지막 등수면 { $rank }위예요.
tournament-last-between = 마지막 등수면 { $min }위에서 { $max }위 사이예요.
tournament-you-away = { $round }라운드는 쉬기로 했어요.
tournament-drop-confirm = 중도 하차하면 다음 라운드부터 짝을 짓지 않아요. 받은 점수는 그대로 있고, 나중에 돌아올 수 있어요.
tournament-drop-confirm-playing = 중도 하차하면 두고 있는 경기는 기권이 되고, 함께 두는 분들을 위해 봇이 이어 둬요. 다음 라운드부터 짝을 짓지 않고, 받은 점수는 그대로 있어요. 나중에 돌아올 수 있어요.
tournament-joined-note = 신청했어요.
tournament-left-note = 신청을 취소했어요.
tournament-returned-note = 돌아왔어요. 다음 라운드부터 함께해요.
tournament-away-note = 다음 라운드는 쉬어요.
tournament-not-away-note = 다음 라운드도 뛰어요.
tournament-queued-note = 기다리고 있어요. 짝이 지어지면 알려 드려요.
tournament-unqueued-note = 이제 기다리지 않아요.

## 덱 등록

tournament-deck-line = 이 대회에서 쓸 덱을 골라 주세요. 시작할 때 잠기고, 끝날 때까지 아무에게도 보이지 않아요.
tournament-deck-now = 등록한 덱: { $deck }
tournament-deck-none-now = 아직 등록하지 않았어요. 등록하지 않으면 기본 덱으로 둬요.
tournament-deck-placeholder = 어느 덱으로 나갈까요?
tournament-deck-kept = 덱을 등록했어요.

## 순위표와 대진표

tournament-exported = 대회의 기록이에요. 누구나 다시 셈해서 확인할 수 있어요.
tournament-breaks-headline = 순위는 이렇게 정해요
tournament-breaks-last = 모두 같으면 공개된 추첨으로 정해요.
tournament-round-headline = { $round }/{ $total }라운드
tournament-round-empty = 아직 대진이 없어요.
tournament-rest-bye = { $people }: 쉬어 가기
tournament-rest-bye-asked = { $people }: 스스로 쉬어 감
tournament-rest-not-paired = { $people }: 이 라운드에는 없었음
tournament-rest-awarded = { $people }: 운영자가 준 쉬어 가기
tournament-result-place = { $rank }위 { $name } 님
tournament-result-conceded = { $rank }위 { $name } 님 (기권)
tournament-result-forfeited = { $rank }위 { $name } 님 (자리를 비움)
tournament-result-awarded = { $rank }위 { $name } 님 (운영자가 정함)
tournament-result-excused = { $name } 님 (빠짐)
tournament-result-sent-off = { $name } 님 (내보냄)

## 형식

tournament-format-swiss = 스위스 방식
tournament-format-flow = 자유 대전
tournament-format-robin = 돌려 붙기
tournament-format-knockout = 토너먼트
tournament-format-groups = 조별 경기와 토너먼트
tournament-format-season = 시즌 리그
tournament-format-kind = { $format } ({ $kind })
tournament-double = 두 번 지면 탈락
tournament-lives = 목숨 둘
tournament-twice = 두 번씩
tournament-format-swiss-short-desc = 라운드마다 성적이 비슷한 사람과 만나요
tournament-format-flow-short-desc = 비는 사람끼리 바로 짝을 지어 정해진 판수를 둬요
tournament-format-robin-short-desc = 모두와 한 번씩 만나요
tournament-format-knockout-short-desc = 이긴 사람이 올라가고 결승까지 가요
tournament-format-groups-short-desc = 조별로 겨룬 다음 위 등수가 토너먼트로 올라가요
tournament-format-season-short-desc = 여러 주 동안 원할 때 줄을 서서 둬요
tournament-format-swiss-told = 라운드마다 성적이 비슷한 사람끼리 만나고, 될 수 있으면 같은 사람과 두 번 만나지 않아요. 아무도 떨어지지 않아요.
tournament-format-flow-told = 라운드를 기다리지 않아요. 판이 끝난 사람끼리 모이는 대로 짝을 지어서 모두 같은 판수를 둬요.
tournament-format-robin-told = 모두가 모두와 만나요. 한 판에 셋 이상이면 모든 짝이 적어도 한 번 만나도록 판을 짜요.
tournament-format-knockout-told = 위 등수가 다음 판으로 올라가고, 마지막 한 판이 결승이에요.
tournament-format-groups-told = 먼저 조별로 겨루고, 조마다 위 등수가 토너먼트로 올라가요.
tournament-format-season-told = 여러 주 동안 이어져요. 줄을 서면 실력이 비슷하고 덜 만난 사람과 판이 열려요.
tournament-course = { $count }명이 { $rounds }라운드를 둬요. 한 사람이 { $games }, 첫 라운드는 { $tables }예요.
tournament-course-example = { $count }명이라면 { $rounds }라운드를 둬요. 한 사람이 { $games }, 첫 라운드는 { $tables }예요.
tournament-course-flowing = { $count }명이 한 사람에 { $games }을 둬요. 처음에는 { $tables }예요.
tournament-course-example-flowing = { $count }명이라면 한 사람에 { $games }을 둬요. 처음에는 { $tables }예요.
tournament-games-each = { $count }판
tournament-games-between = { $min }~{ $max }판
tournament-tables-of = { $seats }명 판 { $count }개
tournament-unsuited-why = 이대로는 { $count }명이 할 수 없어요: { $why }
tournament-again-line = 같은 사람을 다시 만나지 않는 것은 { $rounds }라운드까지예요. 더 하면 다시 만나게 되니 돌려 붙기가 더 잘 맞을 수 있어요.
tournament-robin-button = 돌려 붙기로 바꾸기
tournament-odd-smaller-line = 사람이 남으면 더 작은 판을 만들어요.
tournament-odd-larger-line = 사람이 남으면 더 큰 판을 만들어요.
tournament-odd-bye-line = 사람이 남으면 이긴 점수를 받고 한 라운드를 쉬어 가고, 같은 사람이 두 번 쉬지 않게 해요.

## 점수와 순위

tournament-points-line = 점수: { $points }. 점수가 같으면 차례로 { $breaks }, 그래도 같으면 추첨이에요.
tournament-points-drawn-line = 점수: { $points }. 점수가 같으면 추첨이에요.
tournament-points-standard = 고르게
tournament-points-steep = 위로 갈수록 크게
tournament-points-winner = 1위만
tournament-points-standard-short-desc = 네 명이면 6, 4, 2, 0점
tournament-points-steep-short-desc = 네 명이면 8, 3, 1, 0점
tournament-points-winner-short-desc = 네 명이면 1위만 12점
tournament-points-standard-told = 점수: 1위 6점부터 꼴찌 0점까지 고르게 줄어요. 작은 판도 한 자리 평균이 같아요. 비기면 나눠요.
tournament-points-steep-told = 점수: 위로 갈수록 차이가 커요. 네 명이면 8, 3, 1, 0점이에요. 작은 판도 한 자리 평균이 같아요. 비기면 나눠요.
tournament-points-winner-told = 점수: 1위만 점수를 받아요. 사람이 많은 판일수록 커서 한 자리 평균이 같아요. 비기면 나눠요.
tournament-rated-line = 결과는 순위 점수(레이팅)에 들어가요.
tournament-unrated-line = 결과는 순위 점수(레이팅)에 들어가지 않아요.
tournament-break-wins = 1위 횟수
tournament-break-met = 만난 상대의 평균 점수
tournament-break-share = 판에서 얻은 점수의 몫
tournament-break-direct = 맞대결
tournament-break-wins-told = 1위 횟수: 판에서 혼자 1위를 한 횟수예요. 봇이 대신 이긴 것은 세지 않아요.
tournament-break-met-told = 만난 상대의 평균 점수: 만난 사람들이 둔 판마다 얻은 점수의 평균이에요. 가장 낮은 한 사람과 쉬어 간 라운드는 빼요.
tournament-break-share-told = 판에서 얻은 점수의 몫: 그 판에서 모두가 얻은 점수 가운데 내 몫이에요. 똑같이 나눈 만큼이 100%예요.
tournament-break-direct-told = 맞대결: 점수가 같은 사람이 모두 서로 만났을 때만 봐요.

## 시간과 사람

tournament-limit-longer-line = 한 경기에 { $days }일까지예요. 그때까지 끝나지 않으면 하루 더 두고{ $count ->
    [1] {""}
   *[other] { " " }({ $count }번까지)
}, 그 뒤에는 운영자가 정해요.
tournament-limit-ask-line = 한 경기에 { $days }일까지예요. 그때까지 끝나지 않으면 운영자가 정해요.
tournament-limit-adjudicate-line = 한 경기에 { $days }일까지예요. 그때까지 끝나지 않으면 그때 점수로 정해요.
tournament-limit-play-out-line = 한 경기에 { $days }일까지예요. 그때까지 끝나지 않으면 어려운 봇이 나머지를 길어야 세 시간 동안 많으면 서른두 번 둬 보고 그 평균으로 정해요.
tournament-late-line = { $round }라운드 전까지는 시작한 뒤에도 들어올 수 있어요.
tournament-late-any-line = 시작한 뒤에도 언제든 들어올 수 있어요.
tournament-late-last-line = 시작한 뒤에도 언제든 들어올 수 있고, 그때 들어온 분은 맨 아래인 { $letter }부에서 시작해요.
tournament-enter-last-line = 지금 들어오면 맨 아래인 { $letter }부에서 시작해요.
tournament-no-late-line = 시작한 뒤에는 들어올 수 없어요.
tournament-absent-line = 오래 자리를 비우면 그 경기는 마지막 등수가 되고, 함께 두는 분들을 위해 봇이 이어 둬요.
tournament-vacation-line = 휴가에도 시간이 흘러요.
tournament-weeks-line = { $count }주 동안 판이 열려요.
tournament-weeks-open-line = 운영자가 끝낼 때까지 판이 열려요.
tournament-rank-points-line = 순위는 점수로 정해요.
tournament-rank-rating-line = 순위는 레이팅으로 정해요.
tournament-divisions-line = { $count }개 부로 나누고, 같은 부끼리 만나요.
tournament-counted-line = 한 사람에 처음 { $count }판까지 점수에 들어가요.
tournament-door-open-line = 누구나 신청할 수 있어요.
tournament-door-invited-line = 초대받은 사람만 신청할 수 있어요.
tournament-door-rated-line = 레이팅이 { $least } 이상인 사람만 신청할 수 있어요.
tournament-most-line = { $count }명까지예요.
tournament-begins-press-line = 운영자가 누르면 시작해요.
tournament-begins-line = { WHEN($when, style: "f") }에 시작해요.
tournament-begins-check-line = { WHEN($when, style: "f") }에 시작하고, { $minutes }분 전부터 출석을 확인해요. 확인하지 않은 사람은 명단에서 빠져요.
tournament-anchor-line = 추첨의 지문: 짝은 미리 정해 둔 비밀 고리에서 뽑고, 라운드마다 하나씩 공개해서 누구나 다시 셈해 볼 수 있어요. `{ $digest }`
tournament-rooms-line = 경기가 열리는 곳: { $channels }
tournament-rooms-here-line = 경기는 이 채널의 스레드에서 열려요.

## 대회 열기

tournament-setup-line = 아직 아무도 볼 수 없어요. 바꿀 것을 바꾸고 열기를 누르면 채널에 올라가요.
tournament-opened-note = 대회를 열었어요: { $url }
tournament-discarded = 대회를 지웠어요. 아무것도 올리지 않았어요.
tournament-usual-name = 새 대회
tournament-invited-note = 초대했어요. 이제 신청할 수 있어요.
tournament-changed-note = 바꿨어요.
tournament-open-button = 열기
tournament-discard-button = 지우기
tournament-rename-button = 이름 바꾸기
tournament-round-page-button = 라운드와 점수
tournament-time-page-button = 시간
tournament-season-page-button = 시즌
tournament-breaks-page-button = 점수가 같으면
tournament-when-page-button = 시작과 사람
tournament-options-page-button = 게임 옵션
tournament-next-button = 다음 시즌
tournament-next-note = 지난 시즌 그대로 준비한 다음 시즌이에요. 모두 지난 시즌에 얻은 부에서 시작해요. 아래 적힌 분은 초대되어 그 부에서 시작하고, 새로 온 분은 마지막 부에서 시작해요. 바꿀 것을 바꾼 다음 *열기*를 눌러 주세요.
tournament-next-opened-note = 다음 시즌은 이미 열려 있어요. 바로 여기예요.
tournament-earned-line = { $letter }부: { $people }
tournament-moving-line = { $count ->
    [0] 시즌이 끝나도 부를 옮기지 않아요.
   *[other] 시즌이 끝나면 다음 시즌에는 부마다 위 { $count }명이 올라가고 바로 위 부에서 그만큼 내려와요. 한 판도 두지 않은 분은 올라가지 않고, 한 부의 절반 넘게 옮기지도 않아요.
}
tournament-set-moving-placeholder = 끝나면 몇 명씩 오르내릴까요?
tournament-set-moving = 오르내림
tournament-moving-option = { $count ->
    [0] 없음
   *[other] { $count }명
}
tournament-begins-button = 시작하는 때 정하기
tournament-begins-press-button = 누르면 시작하기
tournament-pace-own-button = 빠르기 직접 정하기
tournament-invite-button = 초대하기
tournament-name-label = 대회 이름
tournament-begins-label = 시작하는 때
tournament-begins-placeholder = 2026-07-31 20:00 ({ $zone })
error-tournament-game = 이미 연 대회의 게임은 바꿀 수 없어요. 새 대회를 열어 주세요.
error-tournament-when = 2026-07-31 20:00처럼 날짜와 시각을 적어 주세요. 바뀐 것은 없어요.
tournament-set-game-placeholder = 어떤 게임인가요?
tournament-set-format-placeholder = 어떤 형식인가요?
tournament-set-seats-placeholder = 한 판에 몇 명인가요?
tournament-set-pace-placeholder = 얼마나 빠르게 둘까요?
tournament-set-channel-placeholder = 경기를 열 채널 (비우면 이 채널의 스레드)
tournament-pace-own-option = 직접 정하기
tournament-pace-own-desc = 차례, 답, 여유 시간을 적어요
tournament-break-placeholder = { $rank ->
    [1] 점수가 같으면 먼저 볼 것
    [2] 그래도 같으면 볼 것
   *[other] { $rank }번째로 볼 것
}
tournament-break-option = { $rank ->
    [1] 첫째
    [2] 둘째
    [3] 셋째
   *[other] 넷째
}: { $what }
tournament-break-enough-option = 더 보지 않고 추첨
tournament-set-overdue-placeholder = 시간이 다 되면 어떻게 할까요?
tournament-set-extensions-placeholder = 하루를 몇 번까지 더 줄까요?
tournament-set-games-placeholder = 한 사람에 몇 판인가요?
tournament-set-groups-placeholder = 몇 조로 나눌까요?
tournament-set-inner-placeholder = 조 안에서는 어떻게 겨룰까요?
tournament-set-weeks-placeholder = 몇 주 동안 할까요?
tournament-set-divisions-placeholder = 몇 부로 나눌까요?
tournament-set-rank-placeholder = 순위를 무엇으로 정할까요?
tournament-set-rounds-placeholder = 몇 라운드를 둘까요?
tournament-set-odd-placeholder = 사람이 남으면 어떻게 할까요?
tournament-set-points-placeholder = 점수는 어떻게 줄까요?
tournament-set-late-placeholder = 시작한 뒤에도 들어올 수 있나요?
tournament-set-advance-placeholder = 한 판에서 몇 명이 올라가나요?
tournament-set-at-once-placeholder = 한 사람이 한꺼번에 몇 판을 두나요?
tournament-set-check-in-placeholder = 출석 확인
tournament-set-most-placeholder = 몇 명까지 받을까요?
tournament-set-door-placeholder = 누가 신청할 수 있나요?
tournament-set-least-placeholder = 레이팅이 얼마 이상이어야 하나요?
tournament-set-soft-placeholder = 한 경기에 며칠까지인가요?
tournament-set-at-limit-placeholder = 그때까지 끝나지 않으면 어떻게 할까요?
tournament-set-option = { $what }: { $state }
tournament-set-pace = 빠르기
tournament-set-overdue = 시간이 다 되면
tournament-set-extensions = 하루 더
tournament-set-games = 판수
tournament-set-groups = 조
tournament-set-inner = 조 안에서
tournament-set-weeks = 기간
tournament-set-divisions = 부
tournament-set-rank = 순위
tournament-set-rounds = 라운드
tournament-set-odd = 남는 사람
tournament-set-points = 점수
tournament-set-late = 늦은 참가
tournament-set-advance = 진출
tournament-set-at-once = 동시 경기
tournament-set-check-in = 출석 확인
tournament-set-most = 인원
tournament-set-door = 신청
tournament-set-least = 레이팅
tournament-set-soft = 경기 기한
tournament-set-at-limit = 기한이 지나면
tournament-seats-option = 한 판에 { $count }명
tournament-rounds-option = { $count }라운드
tournament-rounds-auto-option = 참가하는 사람 수에 맞게
tournament-rounds-all-option = 둔 판 모두 점수에 넣기
tournament-games-option = { $count }판
tournament-groups-option = { $count }개 조
tournament-groups-none-option = 사람 수에 맞게
tournament-weeks-option = { $count }주
tournament-weeks-none-option = 운영자가 끝낼 때까지
tournament-divisions-option = { $count ->
    [1] 나누지 않기
   *[other] { $count }개 부
}
tournament-rank-points-option = 점수
tournament-rank-rating-option = 레이팅
tournament-extensions-option = { $count }번까지
tournament-extensions-none-option = 주지 않고 운영자가 정하기
tournament-odd-smaller-option = 더 작은 판을 만들기
tournament-odd-larger-option = 더 큰 판을 만들기
tournament-odd-bye-option = 한 라운드 쉬어 가기
tournament-late-option = { $round }라운드 전까지
tournament-late-never-option = 시작한 뒤에는 안 돼요
tournament-advance-option = { $count }명이 올라가요
tournament-at-once-option = 한꺼번에 { $count }판
tournament-check-in-option = 시작하기 { $span } 전부터
tournament-check-in-none-option = 없음
tournament-most-option = { $count }명까지
tournament-most-none-option = 오는 만큼
tournament-least-option = { $count } 이상
tournament-door-open-option = 누구나
tournament-door-invited-option = 초대받은 사람만
tournament-door-rated-option = 레이팅이 있는 사람만
tournament-soft-option = { $count }일까지
tournament-soft-none-option = 정하지 않기
tournament-limit-longer-option = 하루 더 두기
tournament-limit-adjudicate-option = 그때 점수로 정하기
tournament-limit-play-out-option = 봇이 나머지를 둬 보고 정하기
tournament-on = 켬
tournament-off = 끔
tournament-switch-button = { $what }: { $state }
tournament-switch-rated = 레이팅
tournament-switch-double = 두 번 지면 탈락
tournament-switch-third = 3위 결정전
tournament-switch-twice = 두 번씩 만나기
tournament-switch-drawn = 같은 점수끼리 추첨
tournament-switch-reset = 결승 다시 하기
tournament-switch-vacation = 휴가에 시간 멈추기

## 메뉴와 운영

tournament-organisers-line = 운영자: { $people }
tournament-you-both-line = 함께 뛰고 있어서 결과 정정과 쉬어 가기, 내보내기와 다시 짝짓기는 다른 운영자가 할 수 있어요.
tournament-matters-none = 지금 살펴볼 일이 없어요.
tournament-matters-more = 그 밖에 { $count }가지
tournament-which-match-placeholder = 어느 경기를 볼까요?
tournament-which-match-page-placeholder = 어느 경기를 볼까요? ({ $page }/{ $pages })
tournament-whom-placeholder = 이름으로 찾기
tournament-which-person-placeholder = 누구를 볼까요?
tournament-which-person-page-placeholder = 누구를 볼까요? ({ $page }/{ $pages })
tournament-start-button = 시작하기
tournament-setup-button = 설정 바꾸기
tournament-hold-button = 잠시 멈추기
tournament-resume-button = 다시 시작하기
tournament-close-button = 여기서 끝내기
tournament-call-off-button = 대회 그만두기
tournament-hosts-button = 운영자 정하기
tournament-extend-button = 시간 더 주기
tournament-people-button = 사람 찾기
tournament-matches-button = 경기 찾기
tournament-home-button = 안내 글 보기
tournament-move-button = 안내 글을 여기로
tournament-again-button = 다시 해 보기
tournament-remake-button = 다시 짝짓기
tournament-result-button = 결과 정정하기
tournament-bye-button = 쉬어 가기 주기
tournament-substitute-button = 대신 나서기
tournament-declare-button = 시작 점수
tournament-declare-label = 점수 (0~{ $most }점)
tournament-declare-placeholder = 6이나 4.5처럼 적어 주세요
tournament-late-score-line = 늦게 들어온 분이에요. 시작 점수: { $points }점 (많아야 { $most }점)
tournament-send-off-button = 내보내기
tournament-remove-button = 명단에서 빼기
tournament-days-button = { $count }일 더
tournament-extend-line = { $match }: 얼마나 더 드릴까요?
tournament-limit-line = { WHEN($when) }까지예요.
tournament-result-headline = { $match }: 결과를 정해요.
tournament-result-next = { $rank }위는 누구인가요?
tournament-result-keep-button = 이 결과로 하기
tournament-result-anew-button = 다시 고르기
tournament-result-tie-button = 나머지는 비김
tournament-person-line = { $name } 님 · { $standing }
tournament-status-in = 참가 중
tournament-status-dropped = 중도 하차
tournament-status-withdrawn = 신청 취소
tournament-status-absent = 출석하지 않음
tournament-status-disqualified = 내보냄
tournament-substitute-line = { $name } 님 대신 누가 나설까요? 점수는 그대로이고, 이제부터 레이팅에는 들어가지 않아요.
tournament-substitute-placeholder = 대신 나설 사람
tournament-hosts-line = 여기서 고른 사람들이 함께 운영해요. 다섯 명까지예요.
tournament-hosts-placeholder = 함께 운영할 사람
tournament-invite-line = 신청할 수 있게 초대할 사람을 골라 주세요.
tournament-invite-placeholder = 초대할 사람
tournament-reason-label = 까닭
tournament-reason-placeholder = 누구나 운영 기록에서 읽을 수 있어요.
tournament-done-note = 했어요. 운영 기록에 남았어요.
tournament-moved-note = 이제 안내 글은 이 채널에 있어요. 새 경기도 여기에서 열려요.
tournament-started-note = 시작했어요.
tournament-hosts-note = 운영자를 바꿨어요.
tournament-again-note = 다시 해 볼게요.
tournament-do-hold-title = 대회 멈추기
tournament-do-resume-title = 대회 다시 시작하기
tournament-do-close-title = 여기서 끝내기
tournament-do-off-title = 대회 그만두기
tournament-do-drop-title = 명단에서 빼기
tournament-do-extend-title = 시간 더 주기
tournament-do-remake-title = 다시 짝짓기
tournament-do-result-title = 결과 정정하기
tournament-do-bye-title = 쉬어 가기 주기
tournament-do-instead-title = 대신 나서기
tournament-do-declare-title = 시작 점수
tournament-do-send-off-title = 내보내기

## 살펴볼 일

tournament-concern-not-open = { $match }: 아직 열지 못했어요. { $why }
tournament-concern-home = 대회 안내 글을 보여 줄 수 없어요. { $why } 단추를 누르면 지금 있는 채널로 옮겨요.
tournament-concern-left = { $match }: { $name } 님이 경기를 볼 수 없게 됐어요. 서버를 떠났을지도 몰라요.
tournament-concern-gone = { $match }: 스레드나 채널이 사라져서 멈춰 있어요.
tournament-concern-stopped = { $match }: 결과 없이 그만뒀어요.
tournament-concern-limit = { $match }: 정해진 때({ WHEN($when) })가 지났어요.
tournament-concern-limit-soon = { $match }: { WHEN($when) }까지인데 아직 두고 있어요.
tournament-concern-late = { $match }: { $name } 님의 시간이 다 됐어요.
tournament-concern-missing = { $name } 님이 서버의 기록에서 사라졌어요.
tournament-concern-few = 신청한 사람이 { $count }명이에요. 두 명부터 시작할 수 있어요.
tournament-concern-odd = { $count }명은 { $seats }명씩 나누어떨어지지 않아요. { $odd }
tournament-concern-alone = 운영자가 모두 함께 뛰고 있어요. 뛰지 않는 운영자를 더하면 결정이 더 공정해 보여요.
tournament-concern-held = 대회를 멈춰 두었어요.
tournament-trouble-forbidden = 마당에게 권한이 없어요: { $permissions }
tournament-trouble-full = 서버에 열린 스레드가 너무 많아요. 오래된 스레드를 보관해 주세요.
tournament-trouble-rooms = 정해 둔 채널에 모두 다른 판이 있어요.
tournament-trouble-gone = 채널이 사라졌어요.
tournament-trouble-locked = 잠긴 스레드예요.
tournament-trouble-absent = 마당이 서버에 없어요.
tournament-trouble-fault = 뜻밖의 문제가 생겼어요.

## 운영 기록

tournament-record-headline = 운영 기록
tournament-record-none = 아직 운영자가 한 일이 없어요.
tournament-record-line = { WHEN($when, style: "f") } { $who }: { $what }
tournament-record-reason = 까닭: { $reason }
tournament-record-former = 떠난 운영자
tournament-record-alone = 함께 뛰는 하나뿐인 운영자로서
tournament-did-new = 대회를 만들었어요.
tournament-did-let-in = 대회를 열었어요.
tournament-did-appointed = 운영자를 더했어요.
tournament-did-dismissed = 운영자를 뺐어요.
tournament-did-moved = 안내 글을 옮겼어요.
tournament-did-renamed = 대회 이름을 바꿨어요.
tournament-did-extended = 시간을 { $count }일 늘렸어요: { $match }
tournament-did-agreed = 설정을 바꿨어요.
tournament-did-changed = 설정을 바꿨어요. { $changes }
tournament-change = { $what }: { $was } → { $now }
tournament-change-format = 방식
tournament-change-seats = 한 판 인원
tournament-change-game = 게임
tournament-change-tie_breaks = 점수가 같으면
tournament-change-order = 같은 점수끼리
tournament-change-order-fold = 실력순
tournament-change-order-drawn = 추첨
tournament-change-title = 이름
tournament-change-rooms = 경기를 열 채널
tournament-change-rooms-none = 이 채널의 스레드
tournament-change-starts_at = 시작
tournament-change-at = { WHEN($when, style: "f") }
tournament-change-language = 말
tournament-did-signed-up = { $name } 님을 넣었어요.
tournament-did-withdrawn = { $name } 님의 신청을 취소했어요.
tournament-did-opened = 출석 확인을 시작했어요.
tournament-did-started = 대회를 시작했어요.
tournament-did-remade = 다시 짝지었어요: { $match }
tournament-did-redealt = 새로 섞어 다시 열었어요: { $match }
tournament-did-declared = { $name } 님에게 시작 점수 { $points }점을 줬어요.
tournament-did-overridden = 결과를 정했어요: { $match }
tournament-did-granted = { $name } 님을 { $round }라운드에 쉬어 가게 했어요.
tournament-did-replaced = { $name } 님이 대신 나섰어요.
tournament-did-sent-off = { $name } 님을 내보냈어요.
tournament-did-held = 대회를 멈췄어요.
tournament-did-resumed = 대회를 다시 시작했어요.
tournament-did-closed = 대회를 끝냈어요.
tournament-did-called-off = 대회를 그만뒀어요.
tournament-did-other = 시작이나 참가 조건을 바꿨어요.

## 채널에서 하는 말

tournament-match-line = { $match }: { $names } · 아래 스레드에서 둬요.
tournament-home-moved = **{ $title }** 대회 안내는 아래로 옮겼어요: { $url }
tournament-line-limit-warning = 이 경기는 { WHEN($when) }까지예요.
tournament-line-limit-warning-last = 이 경기는 { WHEN($when) }까지예요. 얼마 남지 않았어요.
tournament-line-limit-longer = 이 경기의 시간이 늘었어요. 이제 { WHEN($when) }까지예요.
tournament-line-limit-adjudicate = 이 경기의 시간이 다 됐어요. 지금 점수로 정해요.
tournament-line-limit-played = 이 경기의 시간이 다 됐어요. 어려운 봇이 나머지를 많으면 서른두 번 둬 봤고, 그 평균으로 정해요.
tournament-line-absent = 출석을 확인하지 않아서 명단에서 빠진 분: { $names }
tournament-line-started = 대회가 시작됐어요. 내 경기를 누르면 자기 판으로 가요.
tournament-line-called-off = 대회를 그만뒀어요. 까닭은 운영 기록에 있어요.
tournament-line-called-off-few = 시작할 때 사람이 모자라서 대회를 열지 못했어요.
tournament-line-over = 대회가 끝났어요. 함께해 주셔서 고마워요.
tournament-line-removed = { $names }은 이 대회에 더 나오지 않아요.
tournament-line-substituted = 이제 { $names }이 대신 나서요. 점수는 그대로예요.
tournament-line-paused = 대회를 잠시 멈췄어요. 모든 시간이 멈춰 있어요.
tournament-line-resumed = 대회를 다시 시작했어요. 시간이 다시 흘러요.
tournament-line-set-result = 운영자가 이 경기의 결과를 정했어요. 까닭은 운영 기록에 있어요.
tournament-line-void = 이 경기는 다시 짝지어요. 곧 새 스레드가 열려요.
tournament-list-headline = 이 서버의 대회
tournament-list-none = 이 서버에는 아직 대회가 없어요. 대회 열기로 하나 열어 보세요.
tournament-list-line = [{ $title }]({ $url }) · { $now }
tournament-new-button = 대회 열기
tournament-list-button = 대회
tournament-list-placeholder = 어느 대회를 볼까요?
