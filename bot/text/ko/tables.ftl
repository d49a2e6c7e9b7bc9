### 테이블: 게임판 메시지, 내 차례 창, 무르기, 찌르기, 기권, 교체, 취소, 멈춤, 현황, 결과.

## 게임판 메시지 (첫 줄은 알림에 보이는 줄)

board-turn-line = { $people } 차례예요 · { $game } { $progress }
board-awaited-line = { $people }의 답을 기다려요 · { $game } { $progress }
board-bot-line = { $name } 님이 두는 중이에요 · { $game } { $progress }
board-pause-line = { $game }, { $progress } · 잠깐 멈췄어요. 답할 수 있는 분은 답해도 되고, 안 해도 저절로 이어져요.
board-asked-line = { $question } · { WHEN($when) }부터 기다려요
board-deadline-line = { $question } · { WHEN($when) }까지
board-played-line = { $question } · 시간이 다 되어 대신 두고 있어요
board-just-now-line = 방금: { $text }
board-just-now-quiet = 방금: 판이 열렸어요.
board-next-line = 다음: { $names }
board-next-last-line = 다음: 점수 계산
board-scores-line = 점수: { $scores }
board-last-round-line = 마지막 차례예요.
board-paused-cup-line = 이 경기는 멈춰 있어요. 대회 운영자가 이어 하면 계속돼요.
board-paused-line = 잠시 멈춘 판이에요. 이어 하기를 누르면 다시 시작해요.
board-cancelled-line = { $game } 판을 접었어요.
board-earlier-line = 이전 버전의 마당에서 시작한 { $game } 판이라 결과 없이 여기서 끝났어요. 기록은 계속 읽고 받을 수 있어요.
board-gone-line = { $name } 님이 이 채널을 볼 수 없게 됐어요. 자리 이어받기를 누르는 분이 이어서 둬요.
board-gone-cup-line = { $name } 님이 이 경기를 볼 수 없게 됐어요. 운영자 화면에도 나와요. 시간은 계속 흘러요.
board-missed-line = { $name } 님이 자리를 비웠어요. 누구나 이어받을 수 있고, { WHEN($when) } 봇이 이어받아요.
board-lent-line = { $name } 님은 { $letter } 자리의 다음 차례에 돌아와요. 그때까지 봇이 둬요.
board-waited-line = { $name } 님을 조금 더 기다려요. { WHEN($when) } 다시 물어볼게요.
board-away-line = { $name } 님은 { WHEN($until, style: "D") }까지 휴가예요.
board-away-long-line = { $name } 님은 { WHEN($until, style: "D") }까지 휴가예요. 함께 두는 분은 메뉴에서 그때까지 대신 둘 분을 앉힐 수 있어요.
board-stand-in-line = { $name } 님이 { WHEN($until, style: "D") }까지 휴가라서 { $stand_in } 님이 대신 둬요.
board-absent-cup-line = { $name } 님에게 { WHEN($when) } 물었지만 아직 답이 없어요. 차례를 거듭 놓치면 그 경기는 마지막 등수가 돼요.
board-absent-line = { $name } 님이 { WHEN($when) }부터 자리를 비웠어요. 함께 두는 분은 메뉴에서 자리를 넘길 수 있어요.
board-superseded-quiet = 그사이에는 아무 일도 없었어요.
board-picture-missing = 그림을 그리지 못했어요. 게임은 그대로예요. 내 차례를 누르면 둘 수 있어요.
board-picture-forbidden = 이 채널에서 마당에게 { $permission } 권한이 없어서 그림 없이 올려요. 게임은 그대로 이어져요.

## 내 차례 창

panel-stead-line = **자리를 비우신 동안 대신 답한 것**
panel-stead-answer = { $question }: { $answer }
panel-stead-more = 그 전에도 { $count }번 더 대신 답했어요.
panel-since-line = 지난번 뒤로 있었던 일
panel-deeds = **{ $name } 님**: { $text }
panel-since-more = 그 밖에 { $count }가지 일이 더 있었어요. 기록에서 볼 수 있어요.
panel-not-asked = 지금은 { $people } 차례예요. 이 창은 저절로 이어지고, 차례가 오면 알려 드릴게요.
panel-own-turn-waits = 내 차례예요. { $people } 쪽이 답하면 이어져요. 이 창은 저절로 이어져요.
panel-others-answer = 지금은 { $people } 쪽이 답할 차례예요. 이 창은 저절로 이어지고, 차례가 오면 알려 드릴게요.
panel-answered = 답했어요. { $people } 쪽은 아직 생각 중일 수 있어요. 누가 답했는지는 모두 답할 때까지 알 수 없어요. 이 창은 저절로 이어져요.
panel-answered-alone = 답했어요. 누가 고민했는지 아무도 알 수 없게 잠시 열려 있어요. 이 창은 저절로 이어져요.
panel-nobody-asked = 지금은 기다리는 사람이 없어요.
panel-other-open = { $count ->
    [1] 미리 정해 둘 수 있는 것이 하나 있어요.
   *[other] 미리 정해 둘 수 있는 것이 { $count }가지 있어요.
}
panel-order-kept = 정해 뒀어요: { $option }
panel-pick-some = { $min }개에서 { $max }개까지 골라 주세요. 지금 { $count }개를 골랐어요.
panel-several-placeholder = 여러 개를 한 번에 고르기
panel-pick-exact = { $max }개를 골라 주세요. 지금 { $count }개를 골랐어요.
panel-order-first = 차례대로 골라 주세요.
panel-order = 차례대로 골라 주세요. 지금까지: { $names }
panel-amounts = 모두 { $total }개를 나눠 주세요. 남은 것: { $left }개
panel-amounts-up-to = { $most }개까지 고를 수 있어요. 지금 { $count }개를 골랐어요.
panel-dial-option = { $option }: { $count }
panel-amount-label = { $option }
panel-field-line = { $field }: { $value }
panel-area = 먼저 그림에서 어디인지 골라 주세요.
panel-place = 이제 정확히 골라 주세요.
panel-place-last = 이제 정확히 골라 주세요. 고르면 바로 하고, 더 물을 것이 없으면 차례가 끝나요.
panel-blocked-more = 그 밖에 { $count }가지
panel-blocked-line = 고를 수 없어요: { $option } · { $reason }
panel-warned-part = { $numbers }번: { $reason }
panel-warned-line = { $parts } 고르면 한 번 더 여쭤봐요.
panel-warn-line = 알아 두세요: { $reason }
panel-warn-numbers-line = { $numbers }번을 고르기 전에: { $reason }
panel-act-choose = { $count ->
    [0] 고르지 않기
   *[other] { $count }개 고르기
}
panel-act-so = 이렇게 하기
panel-act-turn = 차례 마치기: { $act }
panel-act-game = 게임 끝내기: { $act }
panel-changeable = 다른 분들이 답할 때까지 바꿀 수 있어요.
panel-changeable-order = 언제든지 바꿀 수 있어요.
panel-given-line = 내 답: { $answer }
panel-away-line = { WHEN($when, style: "D") }까지 휴가예요. 답하면 휴가가 끝나요. 그 전에 한 번 더 물어봐요.
panel-until-call-bot = 답할 시간: { WHEN($when) }까지. 지나면 봇이 대신 답해요.
panel-until-call-cards = 답할 시간: { WHEN($when) }까지. 지나면 봇이 대신 답하고, 내가 가진 것을 쓸 수도 있어요.
panel-until-call-default = 답할 시간: { WHEN($when) }까지. 지나면 정해진 답으로 넘어가요.
panel-until-bot = 둘 시간: { WHEN($when) }까지. 지나면 이번 차례만 봇이 둬요.
panel-until-default = 둘 시간: { WHEN($when) }까지. 지나면 정해진 답으로 넘어가요.
panel-until-forfeit = 둘 시간: { WHEN($when) }까지. 지나면 진 것으로 해요.
panel-default-line = 시간이 지나면: { $option }
panel-stale = 그사이에 판이 바뀌었어요. 지금 질문은 이거예요.
panel-taken = 이미 답을 받았어요. 지금은 이런 상태예요.
panel-left = 한동안 그대로 두셨어요. *내 차례*를 누르면 지금 상황이 나와요.
panel-goes-on = 이 판은 새로 연 창에서 이어져요.
panel-number-option = { $number } · { $option }
panel-page-option = { $number }쪽
panel-placeholder = 골라 주세요
panel-parcel-option = { $option } +{ $count }
panel-parcel-again = { $option } +{ $count } 더
panel-parcels-placeholder = 직접 고르기: 고른 줄의 수를 모두 더해요
panel-proposed = 추천:
panel-share-part = { $option } { $count }
panel-shares-placeholder = 직접 나누기
panel-shares-some-placeholder = 직접 나누기: { $option } { $least }~{ $most }
panel-elsewhere-placeholder = 다른 곳: 먼저 구역 고르기
panel-elsewhere-area = { $area } ({ $count })
panel-hint-title = 이 결정의 규칙
panel-undo-open = 방금 한 일을 되돌릴 수 있어요.
panel-spectator = 이 판을 구경하고 계세요. 게임판과 기록, 규칙은 언제든 볼 수 있어요.

## 내 패

hand-headline = { $name } 님의 패 · { $game } { $progress }
hand-empty = 지금 가진 패가 없어요.
hand-open-game = 이 게임은 모두의 패가 공개돼 있어요.
hand-spectator = 자리에 앉은 분만 패가 있어요. 게임판은 함께 볼 수 있어요.

## 기록

log-headline = 기록 · { $game }
log-empty = 아직 적힌 일이 없어요.
log-entry = **{ $number }** · { $text }
log-undone = **{ $number }** · ~~{ $text }~~ (물렀어요)
log-board-placeholder = 몇 번째 수를 볼까요?

## 첫걸음과 규칙

tutorial-headline = { $game }, 처음이시네요.
tutorial-goal-title = 목표
tutorial-turn-title = 내 차례
tutorial-scoring-title = 점수
rules-headline = { $game } 규칙 · { $page } / { $pages }
rules-alt = { $game } 규칙 { $page }쪽 그림

## 무르기

undo-done = { $name } 님이 { $count }수를 되돌렸어요.
undo-ask-confirm = 다른 분의 동의가 필요해요. 무르기를 부탁할까요?
undo-asked-concerned = { $names }의 답을 기다려요. 게임은 그대로 이어져요.
undo-asked-you = 부탁을 보냈어요. 모두 좋다고 하면 되돌릴게요.
undo-agreed-you = 물러 주기로 했어요.
undo-refused = { $name } 님이 그대로 두기로 했어요.
undo-lapsed = 게임이 이어져서 무르기 부탁은 없던 일이 됐어요.
undo-lapsed-time = 하루가 지나서 무르기 부탁은 없던 일이 됐어요.
undo-nothing = 되돌릴 것이 없어요.
undo-gone = 그 수는 이미 되돌려져서 아무것도 바꾸지 않았어요. 지금은 이런 상태예요.
undo-more = 그사이에 판이 더 나아갔어요. 한 번 더 봐 주세요.
undo-confirm = 그 전으로 돌아갈까요?
undo-goes-own = { $count ->
    [1] 내가 둔 마지막 수를 되돌려요.
   *[other] 내가 둔 마지막 { $count }수를 되돌려요.
}
undo-goes-since = { $count ->
    [1] 내가 둔 마지막 수와 그 뒤에 { $names }이 한 일까지 되돌려요.
   *[other] 내가 둔 마지막 { $count }수와 그 뒤에 { $names }이 한 일까지 되돌려요.
}
undo-goes-more = { $count ->
    [1] 내가 둔 마지막 수와 그 뒤에 일어난 일까지 되돌려요.
   *[other] 내가 둔 마지막 { $count }수와 그 뒤에 일어난 일까지 되돌려요.
}
undo-open-already = 답을 기다리는 부탁이 이미 하나 있어요. 그 답이 나온 뒤에 다시 해 주세요.
undo-needs-draw = 그 뒤에 무언가를 뽑아서 다른 분들의 동의가 필요해요.
undo-needs-seats = 그 뒤에 { $names }이 두어서 동의가 필요해요.

## 찌르기와 알림

nudge-ping = { $people }, { $name } 님이 콕 찔렀어요. 차례예요.
nudge-sent = 콕 찔렀어요.
notice-waiting = 지금은 마당이 그 판의 채널에 글을 쓸 수 없어요. 쓸 수 있게 되면 바로 부를게요.
nudge-too-soon = 한 분은 12시간에 한 번만 찌를 수 있어요. { WHEN($when) } 다시 할 수 있어요.
nudge-nobody = 지금은 기다리는 분이 없어요.
nudge-bot = 지금은 봇 차례예요. 곧 둘 거예요.
nudge-yourself = 지금은 내 차례예요. 내 차례 단추를 눌러 주세요.
nudge-later = 그분은 지금 조용한 시간이에요. 끝나면 부를게요.
nudge-quiet = 그분은 알림을 꺼 두었어요. 게임판에는 표시해 둘게요.
remind-until = { $people } 차례예요. { WHEN($when) }까지 둘 수 있어요.
remind-ping = { $people }, { WHEN($when) }부터 차례예요. 내 차례를 누르면 바로 둘 수 있어요.
remind-last = { $people }, 마지막 알림이에요. { WHEN($when) }부터 기다리고 있어요.
remind-quiet = { $people } 차례예요. { WHEN($when) }부터 기다리고 있어요.

## 한 사람에게 하는 말: 조용한 시간 뒤, 개인 메시지, 하루 한 번

call-several = { $people }, { $count }판에 소식이 있어요.
call-vote = { $people }, 이 { $game } 판에서 의견을 묻고 있어요.
call-lobby = { $people }, { $game } 로비에 소식이 있어요.
call-over = { $people }, { $game } 판이 끝났어요.
call-news = { $people }, { $game } 판에 소식이 있어요.
call-refused = 개인 메시지가 전해지지 않아서 이제부터 여기에서 부를게요. 내 설정에서 바꿀 수 있어요.
call-direct = 지금 { $count }판에서 차례를 기다려요.
call-direct-news = 새 소식이 있어요.
call-line = { $game } · { $place } · { WHEN($when) }부터
call-line-vote = { $game } · { $place } · 의견 묻기
call-line-lobby = { $game } · { $place } · 로비
call-line-over = { $game } · { $place } · 끝난 판
call-line-news = { $game } · { $place }

## 지켜보기

watch-headline = { $game } 판을 지켜보고 있어요.
watch-told-end = 판이 끝나면 알려 드려요.
watch-told-rounds = 라운드가 바뀔 때마다, 그리고 판이 끝나면 알려 드려요.
watch-way = 알리는 방법: { $way }
watch-silent = 알림을 받지 않기로 하셔서 부르지는 않아요. 내 설정에서 바꿀 수 있어요.
watch-ended = 이제 { $game } 판을 지켜보지 않아요.
watch-rounds-button = 라운드마다 알리기
watch-end-button = 끝날 때만 알리기
watch-stop-button = 그만 지켜보기
watch-round = { $people }, 지켜보시는 { $game } 판 소식이에요: { $progress }. [게임판으로]({ $url })
watch-over = { $people }, 지켜보시던 { $game } 판이 끝났어요. [결과 보기]({ $url })
watch-broken-off = { $people }, 지켜보시던 { $game } 판은 도중에 끝냈어요. [게임판으로]({ $url })

## 메모

note-headline = 내 메모
note-title = 내 메모
note-label = 나만 볼 수 있어요
note-placeholder = 다음 차례에 할 일, 기억해 둘 것. 비우면 지워져요.
note-kept = 메모를 적어 뒀어요. 내 차례 창에서 나만 볼 수 있어요.
note-gone = 메모를 지웠어요.

## 자리 비움, 교체, 기권

absent-notice = { $name } 님이 사흘 넘게 답이 없어요. 봇이나 다른 분이 자리를 이어받을 수 있어요.
replace-choose = { $name } 님의 자리를 누가 이어받을까요?
replace-bot-option = 봇 ({ $level })
replace-member-placeholder = 누가 이어받을까요?
replace-offered = { $mention } 님, { $name } 님의 자리를 이어받으시겠어요? { $game } { $progress }
replace-done-bot = { $name } 님의 자리를 봇이 이어받았어요 ({ $level }).
replace-you-now = 이제 이 자리에 앉았어요. 내 차례를 눌러 보세요.
replace-not-yet = { $name } 님을 기다린 지 아직 사흘이 되지 않았어요. { WHEN($when) }부터 넘길 수 있어요.
replace-away = { $name } 님은 { WHEN($until, style: "D") }까지 휴가예요. { WHEN($when, style: "D") }부터 대신 둘 분을 앉힐 수 있어요.
replace-away-short = { $name } 님은 { WHEN($until, style: "D") }까지 휴가이고, 돌아오면 이어서 둬요.
replace-until-back = { WHEN($until, style: "D") }까지만 대신 둬요. 그 뒤에는 자리가 저절로 돌아가요.
replace-not-reminded = { $name } 님께 아직 알림을 보내지 않았어요. 알림을 보낸 뒤에 넘길 수 있어요.
replace-own-confirm = 자리를 넘기면 다른 분이나 봇이 이어서 둬요. 판이 끝나기 전에는 되찾을 수 있어요. 빠르기가 있는 테이블에서는 봇에게 넘긴 자리가 다음 차례에 돌아와요.
leave-match = 지금 두는 판이에요. 자리를 넘기면 되찾을 때까지 봇이나 다른 분이 이어서 둬요. 아니면 기권할 수 있어요.
resign-confirm-two = 기권하면 판이 끝나고 상대가 이겨요. 기권할까요?
resign-confirm-many = 기권하면 봇이 자리를 이어받아요. 기권할까요?
resign-done = { $name } 님이 기권했어요.
resign-done-bot = { $name } 님이 기권해서 봇이 자리를 이어받았어요.

## 판 접기와 멈춤

cancel-confirm = 판을 접으면 결과 없이 끝나요. 접을까요?
cancel-asked = { $name } 님이 판을 접자고 해요. 앉은 분 모두 좋다고 하면 접어요.
cancel-agreed-you = 접어도 좋다고 했어요.
cancel-refused = { $name } 님이 계속하기로 했어요. 판은 이어져요.
cancel-done = 판을 접었어요.
closed-earlier = { $game } 판은 이전 버전의 마당에서 시작해서 이 버전으로 이어 갈 수 없어요. 진 사람 없이 끝났고, 이 채널에서 새 판을 열 수 있어요.
cancel-agree-button = 접어도 좋아요
cancel-refuse-button = 계속하기
pause-confirm = 판을 멈추면 이 채널에서 다른 판을 열 수 있어요. 이어 하기는 빈 채널이면 어디서나 돼요. 열나흘 동안 조용했던 판이 아니면 함께 두는 분들께 먼저 물어봐요. 멈출까요?
pause-done = { $name } 님이 판을 잠시 멈췄어요. 이어 하기로 언제든 다시 시작할 수 있어요.
pause-already = 이미 멈춘 판이에요.
resume-done = { $name } 님이 판을 다시 열었어요.
resume-choose = 어느 판을 이어 할까요?
resume-none = 멈춰 둔 판이 없어요.
resume-option = { $game } { $progress } · { $names }

## 현황

status-headline = 누구를 기다리나요? · { $game } { $progress }
status-awaited-line = { $name } 님: { $question } · { WHEN($when) }부터
status-until-line = { WHEN($when) }까지 둘 수 있어요
status-reminders-line = 보낸 알림 { $count }번 · 다음 알림 { WHEN($when) }
status-reminders-over-line = 보낸 알림 { $count }번 · 더 보내지 않아요
status-nobody-line = 지금은 기다리는 사람이 없어요.
status-order-line = 차례: { $names }
status-lobby-line = 아직 사람을 모으는 중이에요.

## 테이블 설정

table-settings-headline = 테이블 설정 · { $game }
table-settings-language-line = 게임판 말: { $language }
table-settings-language-placeholder = 게임판을 어느 말로 쓸까요?
table-settings-changed = 테이블 설정을 바꿨어요.
table-settings-export-button = 내보내기
table-settings-export-later = 판이 끝나면 내보낼 수 있어요.

## 끝난 판 내보내기

export-done =
    이 판을 파일 하나에 담았어요. 기록과, 말로 풀어 쓴 기록과, 섞기와 주사위를 모두 내 브라우저에서 직접 확인하는 페이지가 들어 있어요. 자리만 적혀 있고 이름과 계정은 없어요.
    확인하려면 압축을 풀고 `check.html`을 브라우저로 연 다음 이 파일을 넣어 주세요. 아무도 앉기 전에 로비에 적혀 있던 지문을 물어봐요.
    휴대폰의 미리 보기에서는 페이지가 움직이지 않아요. 아래 버튼으로 페이지만 따로 받아 브라우저로 열어 주세요.
    누가 받아도 같은 이 기록의 지문: `{ $sha }`
export-page-button = 확인 페이지 받기
export-page-done =
    이 페이지를 저장해서 미리 보기가 아니라 브라우저로 열어 주세요. 아무 데도 연결하지 않고, 인터넷 없이도 움직여요.
    페이지의 지문은 프로젝트 문서 `docs/fairness.md`에 적혀 있어요. 이 페이지의 지문: `{ $sha }`
export-transcript-file = 기록.txt
transcript-headline = { $game } 판의 기록
transcript-seats = 자리: { $letters } · 시작한 날 { $date } (UTC)
transcript-promise = 시작 전 약속: { $digest }
transcript-secret = 섞기 비밀 값: { $secret }
transcript-fingerprint = 기록의 지문: { $sha }
transcript-undone = (무름) { $text }

## 메뉴

menu-headline = 메뉴 · { $game } { $progress }

## 문제 알리기

report-title = 문제 알리기
report-label = 무슨 일이 있었나요?
report-placeholder = 봇 운영자도 함께 두고 있을 수 있어요. 패처럼 숨긴 것은 적지 말아 주세요.
report-kept = 봇 운영자에게 남겨 두었어요. 물어볼 때는 이 번호를 알려 주세요: `{ $reference }`

## 연습

practice-headline = 연습 판이에요. 봇과 해요. 이 창은 나만 볼 수 있어요.
practice-choose = 무슨 게임을 연습할까요?
practice-opened = { $channel }에 연습 판을 열었어요.
practice-no-thread = 여기에는 스레드를 만들 수 없어서 이 채널에 연습 판을 열었어요.

## 결과

result-headline = { $game } 판이 끝났어요. { $names } 승리!
result-headline-shared = { $game } 판이 끝났어요. { $names } 공동 승리!
result-headline-resigned = { $game } 판이 끝났어요. { $loser } 님이 기권해서 { $names } 승리!
result-called-line = { $people }, 함께해 주셔서 고마워요!
result-rank-line = { $rank }위 · { $letter } { $name } 님 { $points }점
result-hidden-headline = 숨겨져 있던 것
result-seed-line = 섞기 비밀 값: `{ $secret }`
result-digest-line = 시작 전 약속: `{ $digest }`
result-awards-headline = 이 판의 상
result-award-line = { $award }: { $names } ({ $value })
result-length-line = 끝난 때: { $progress } · 걸린 시간: { $time }
result-table-headline = 점수가 어디에서 왔는지
rematch-opened = 한 판 더 할 로비를 열었어요. 이번 첫 차례는 { $first } 님이에요.
rematch-invited = { $people }께 초대를 보냈어요. 자리는 24시간 동안 비워 둘게요.
rematch-open-already = 여기에 { $game } 로비가 이미 열려 있어요. 방장은 { $name } 님이에요.
rematch-lobby-button = 로비로 가기
rematch-called = { $people }, { $name } 님이 { $game } 한 판 더 하자고 해요. 참가하기를 누르면 앉던 자리에 앉아요. 그 자리는 비워 두었다가 { WHEN($when) } 누구에게나 열려요.
rematch-waiting = 자리를 비워 두고 기다려요: { $names }

## 기록에 적히는 테이블의 일 (저장되는 열쇠)

tables-undone = { $seat } 님이 물렀어요.
tables-seat-taken = { $seat } 님이 { $letter } 자리를 이어받았어요.
tables-seat-taken-back = { $seat } 님이 { $letter } 자리를 되찾았어요.
tables-seat-back = { $seat } 님이 휴가에서 돌아와 { $letter } 자리에서 이어서 둬요.
tables-overdue = { $seat } 님의 시간이 다 되어 그 차례만 대신 둬요.
tables-overdue-forfeit = { $seat } 님의 시간이 다 됐어요.
tables-time-over = 답할 시간이 다 됐어요.
tables-as-planned = { $seat } 님이 미리 둔 대로 둬요.
tables-seat-to-bot = 이제 { $owner }의 { $letter } 자리는 봇이 둬요 ({ $level }).

# Talk at a table
talk-button = 이야기하기
talk-thread-name = { $game } 이야기
talk-thread-line = 흥정하고 작전을 짜는 이야기는 이 스레드에서 나눠요. 둘이서만 이야기하려면 *메뉴*의 *이야기하기*를 누르세요.
talk-here = 흥정하고 작전을 짜는 이야기는 이 채널에서 나눠요. 지금은 스레드를 만들 수 없었어요. 둘이서만 이야기하려면 *메뉴*의 *이야기하기*를 누르세요.
talk-here-permissions = 흥정하고 작전을 짜는 이야기는 이 채널에서 나눠요. 스레드를 따로 만들려면 봇에게 이 권한이 필요해요: { $permissions }. 둘이서만 이야기하려면 *메뉴*의 *이야기하기*를 누르세요.
talk-everybody-line = 모두의 이야기: { $channel }
talk-alone-line = 둘이서만 보는 스레드에서 이야기할 수도 있어요. 이 서버에서 스레드를 관리하는 사람은 볼 수 있고, 봇은 읽지 않아요.
talk-nobody-line = 이 테이블의 다른 자리는 모두 봇이라 이야기할 사람이 없어요. 거래는 제안할 수 있어요.
talk-to-button = { $name } 님과 이야기하기
talk-alone-here = { $name } 님과 이야기하는 곳: { $channel }
talk-open-button = 스레드 열기
talk-alone-first = { $people }: 두 분만의 스레드예요. 이 서버에서 스레드를 관리하는 사람은 볼 수 있고, 봇은 읽지 않아요. 꼭 지켜야 할 것은 [게임판](<{ $board }>)에서 거래로 제안하고, 나머지는 *약속*에 적어 두세요.
talk-instead-line = 직접 메시지를 보내거나 모두의 자리에서 이야기하세요. 정한 것은 *약속*에 적어 둘 수 있어요.
talk-profile-button = { $name } 님에게 메시지 보내기
talk-no-channel = 이 테이블은 텍스트 채널에 있지 않아서 스레드를 만들 수 없어요.
talk-permissions = 여기에는 둘만의 스레드를 만들 수 없어요. 봇에게 이 권한이 필요해요: { $permissions }. 서버 관리자에게 부탁하세요.
talk-gone = { $name } 님은 이제 이 서버에 없어요.
talk-unseen = { $name } 님은 지금 { $channel } 채널을 볼 수 없어서 그 안의 스레드도 볼 수 없어요.
talk-full = 이 서버에 열린 스레드가 너무 많아요. 하나를 닫아야 새로 만들 수 있어요.
talk-refused = 지금은 디스코드가 스레드를 만들어 주지 않았어요. 잠시 뒤에 다시 눌러 주세요.

# Plans
plans-most = 미리 두는 수는 { $count }가지까지예요. 먼저 하나를 지워 주세요.
plans-empty = 아직 정한 것이 없어요.
plans-button = 다음 차례 미리 두기
plans-mine-button = 미리 둔 수 보기
plans-stands-line = 다음 차례를 미리 두어 두셨어요.
plans-returned-line = 미리 둔 대로 둔 차례를 물렀어요. 다시 미리 둔 수로 남아 있어요.
plans-headline = 다음 차례 미리 두기
plans-headline-line = 아직 아무것도 두지 않았고, 다른 분에게는 보이지 않아요. 모르는 것은 그림에서 지어낸 거예요.
plans-fewer-line = 그사이 판이 달라져서, 아직 맞는 데까지만 남겼어요.
plans-whole-line = 미리 둘 수 있는 건 여기까지예요.
plans-keep-button = 이대로 미리 두기
plans-step-button = 한 수 뒤로
plans-stop-button = 이건 지우기
plans-leave-button = 다음에 하기
plans-home-line = { $count ->
    [1] 다음 차례를 미리 두어 두셨어요. 바탕이 그대로면 차례가 온 뒤 곧 이대로 둬요.
   *[other] 다음 차례를 미리 두어 두셨어요. 차례가 온 뒤 곧, 맞는 것 가운데 첫째 대로 둬요.
}
plans-way-line = { $number }번째 수
plans-way-if-line = { $number }번째 수, { $condition }
plans-another-button = 다른 수도 정하기
plans-drop-button = { $number }번째 지우기
plans-if-placeholder = { $number }번째는 언제 둘까요?
plans-always-option = 언제나
plans-waits-line = 미리 둔 대로 { WHEN($when) } 둬요. 그 전에 직접 두면 그 수가 남고 미리 둔 수는 사라져요.
plans-offered-line = 미리 둔 수에서 남은 것
plans-offered-button = 미리 둔 대로 이어 두기
picture-planned = 미리 두기 · 아직 둔 수가 아니에요
picture-reserve = 남은 여유
picture-reserve-none = 다 썼어요
