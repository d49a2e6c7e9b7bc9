### 로비: 사람을 모으고 판을 여는 곳.

## 로비 메시지

lobby-headline = { $game } · 함께하실 분을 찾아요 · { $seated }/{ $seats }명
lobby-host-line = 방장: { $name } 님
lobby-seat-record = { $finished }판, 제때 { $share }%, 보통 { $median }
lobby-seat-record-new = { $finished }판
lobby-seat-line = { $letter } · { $name } 님
lobby-seat-host-line = { $letter } · { $name } 님 (방장)
lobby-seat-kept-line = { $letter } · { $name } 님의 자리예요. { WHEN($when) } 누구에게나 열려요.
lobby-seat-open-line = { $letter } · 빈자리
lobby-options-line = 게임 옵션: { $options }
lobby-options-usual = 나머지는 기본
lobby-length-line = 걸리는 시간: { $length }
lobby-access-open-line = 누구나 참가할 수 있어요.
lobby-access-invited-line = 초대받은 분만 참가할 수 있어요.
lobby-ready-line = 모두 모였어요. 방장이 시작하기를 누르면 판이 열려요.
lobby-waiting-line = { $missing }명 더 오거나 봇을 넣으면 시작할 수 있어요.
lobby-startable-line = 시작할 수 있어요: 방장이 시작하기를 누르면 돼요. 모두 { $seats }명까지 앉을 수 있어요.
lobby-secret-line = 공정하게 섞기: 섞을 때 쓸 비밀 값을 미리 정해 둔 지문이에요. 비밀 값은 판이 끝나면 공개해요. `{ $digest }`
lobby-closes-line = { $days }일 동안 아무 일이 없으면 닫혀요.
lobby-started-headline = { $game } 판이 열렸어요. 첫 차례는 { $name } 님이에요.
lobby-started-open-headline = { $game } 판이 열렸어요.
lobby-closed-headline = { $game } 로비가 닫혔어요.
lobby-closed-idle = 이레 동안 조용해서 로비를 닫았어요. 새로 여는 데는 명령 하나면 돼요.

lobby-cover-host = 방장
lobby-cover-kept = 맡아 둠
lobby-cover-alt = { $game } 로비 그림. 자리: { $seats }

## 단추와 고르기

lobby-join-button = 참가하기
lobby-leave-button = 나가기
lobby-add-bot-button = 봇 넣기
lobby-options-button = 게임 옵션
lobby-start-button = 시작하기
lobby-invite-button = 초대하기
lobby-tell-button = 누가 앉으면 알려 주기
lobby-remove-button = 내보내기
lobby-host-button = 방장 넘기기
lobby-fold-button = 로비 닫기
lobby-access-button = 초대받은 사람만
lobby-access-open-button = 누구나 참가
lobby-thread-button = 스레드에서 열기
lobby-level-placeholder = 봇이 얼마나 잘하면 좋을까요?
lobby-remove-placeholder = 누구를 내보낼까요?
lobby-host-placeholder = 누구에게 방장을 넘길까요?
lobby-invite-placeholder = 누구를 초대할까요?
lobby-seats-placeholder = 몇 명이서 할까요?
lobby-seats-option = { $count }명
lobby-options-title = 게임 옵션
lobby-option-chosen = { $option }: { $value }
lobby-options-further = 다른 옵션 더 보기
lobby-bot-option = 봇 ({ $level })

## 일어난 일

lobby-bot-added = 봇을 넣었어요 ({ $level }).
lobby-bot-removed = 봇을 뺐어요.
lobby-kept-option = { $name } 님의 자리
lobby-place-opened = { $name } 님의 자리를 누구에게나 열었어요.
lobby-removed = { $name } 님을 내보냈어요.
lobby-host-passed = 이제 { $name } 님이 방장이에요.
lobby-options-changed = 게임 옵션을 바꿨어요: { $options }
lobby-access-changed-invited = 이제 초대받은 분만 참가할 수 있어요.
lobby-access-changed-open = 이제 누구나 참가할 수 있어요.
lobby-invited = { $mention } 님, { $name } 님이 { $game }에 초대했어요.
lobby-invite-sent = { $name } 님께 초대를 보냈어요.
lobby-tell-on = 다음에 누가 앉으면 이 채널에서 한 번 불러 드릴게요. 다시 누르면 그만둬요.
lobby-tell-off = 이제 누가 앉아도 부르지 않아요.
lobby-sat = { $people }, { $name } 님이 앉았어요. 지금 { $seated }/{ $seats }명이에요.
lobby-you-joined = 참가했어요. 차례가 오면 여기에서 불러 드릴게요.
lobby-you-left = 자리에서 나왔어요.
lobby-opened = 로비를 열었어요. 친구를 초대하거나 봇을 넣고 시작하면 돼요.
lobby-opened-elsewhere = { $channel }에 로비를 열었어요.
lobby-thread-offer = 이 채널에서는 이미 { $game } 판이 열려 있어요. 스레드를 만들어 거기에서 열까요?
lobby-thread-name = { $game } · { $name }

## 새 게임을 고를 때

new-headline = 무슨 게임을 할까요?
new-game-placeholder = 게임 고르기

## 게임 옵션의 이름 (게임마다 다른 값의 이름은 그 게임의 글에)

option-seats = 인원
option-variant = 규칙
option-level = 봇 수준
option-language = 게임판 말
option-table-first = 첫 차례
option-table-pack = 카드 묶음
option-table-pace = 빠르기
table-pace-none = 시간 제한 없음
table-pace-live = 실시간
table-pace-daily = 하루 한 번
table-pace-slow = 느긋하게
table-pace-own = 직접 정한 시간
table-pace-none-desc = 재촉하지 않아요. 오래 기다리면 알려 드려요.
table-pace-live-desc = 차례 10분, 답 3분, 여유 30분
table-pace-daily-desc = 차례 24시간, 답 12시간, 여유 3일
table-pace-slow-desc = 차례 3일, 답 1일, 여유 7일
table-pace-own-button = 시간 직접 정하기
table-pace-own-label = 차례, 답, 여유
table-pace-own-placeholder = 24시간 12시간 3일
option-table-record = 제때 둔 차례
table-record-none = 누구나 참가
table-record-80 = 80% 이상
table-record-90 = 90% 이상
table-record-95 = 95% 이상
table-record-desc = 시간이 있던 최근 50차례로 봐요. 처음인 분은 참가할 수 있어요.
option-table-rated = 레이팅
table-rated-off = 레이팅 없이
table-rated-on = 레이팅 매치
table-rated-100 = 레이팅 매치, 방장과 100 이내
table-rated-200 = 레이팅 매치, 방장과 200 이내
table-rated-400 = 레이팅 매치, 방장과 400 이내
table-rated-desc = 모든 자리에 사람이 앉아야 해요. 중간에 나가면 꼴찌로 계산해요.
table-rated-bots = 봇이 앉아 있는 동안은 레이팅에 들어가지 않아요
option-table-late = 시간이 다 되면
table-late-bot = 그 차례만 봇이 두기
table-late-default = 정해진 답으로 넘어가기
table-late-forfeit = 그 판에서 지기
table-late-bot-desc = 그 차례만 봇이 둬요. 자리는 그대로예요.
table-late-default-desc = 답이 없을 때 규칙이 정한 답이에요.
table-late-forfeit-desc = 둘이 하는 판에서만요. 아니면 봇이 둬요.
pace-button = 빠르기: { $pace }
pace-none-line = 이 테이블에는 시간 제한이 없어요. 저마다 편할 때 두면 돼요.
pace-line = 빠르기: { $pace }. 차례마다 { $turn }, 다른 사람 차례에 할 답에는 { $answer }까지 쓸 수 있어요. 조용한 시간, 쉬는 날, 휴가에는 시간이 멈춰요.
pace-reserve-line = 판 전체에 쓸 여유: { $reserve }.
pace-late-bot-line = 시간이 다 되면 그 차례만 봇이 둬요.
pace-late-default-line = 시간이 다 되면 정해진 답으로 넘어가요.
pace-late-forfeit-line = 시간이 다 되면 둘이 하는 판에서는 지고, 아니면 그 차례만 봇이 둬요.
option-table-hints = 힌트
table-hints-off = 힌트 없이
table-hints-off-desc = 모두 스스로 생각해서 둬요.
table-hints-on = 힌트 사용
table-hints-on-desc = 어려운 봇이라면 어떻게 둘지, 왜 그런지 알려 줘요. 앉은 사람은 누구나 반대할 수 있어요.
table-hints-refused = 힌트 없이
table-hints-coach = 힌트 사용
lobby-hints = 힌트 사용
lobby-hints-refused = 이제 이 테이블은 힌트 없이 해요.
button-no-hints = 힌트 없이 하기
