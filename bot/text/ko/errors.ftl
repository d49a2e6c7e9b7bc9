### 안 되는 까닭과 할 수 있는 일. 무엇이 그러한지 먼저, 무엇을 하면 되는지 다음.

## 차례와 답

error-not-your-turn = 지금은 { $people } 차례예요. 차례가 오면 알려 드릴게요.
error-not-your-button = 이 단추는 { $people }에게 묻는 단추예요. 지금 게임판은 여기에 있어요: { $url }
error-stale = 그사이에 판이 바뀌었어요. 지금 질문을 다시 보여 드릴게요.
error-stale-message = 오래된 단추예요. 지금 게임판은 여기에 있어요: { $url }
error-already-answered = 조금 전에 답을 받았어요. 지금 상태를 다시 보여 드릴게요.
error-illegal = 지금은 그렇게 할 수 없어요. 고를 수 있는 것만 다시 보여 드릴게요.
error-illegal-because = 지금은 그렇게 할 수 없어요. { $reason }
error-unknown-option = 그런 것은 고를 수 없어요. 목록에서 골라 주세요.
error-unknown-value = { $value }: 알아볼 수 없어요. 목록에서 골라 주세요.
error-too-few = { $min }개보다 적게는 고를 수 없어요.
error-too-many = { $max }개까지만 고를 수 있어요.
error-wrong-total = 합이 { $total }{ JOSA($total, "이어야/여야") } 해요. 지금은 { $count }{ JOSA($count, "이에요/예요") }.
error-not-a-number = 숫자로 적어 주세요.
error-out-of-range = { $min }에서 { $max } 사이로 적어 주세요.
error-batch-stopped = { $count }번째까지 했어요. 새로운 것이 드러나서 거기에서 멈췄어요.
error-batch-refused = { $number }번째를 할 수 없어서 아무것도 하지 않았어요. { $reason }
error-export-large = 이 판의 기록은 여기에 올리기에는 너무 커요. 봇 운영자가 파일로 저장해 줄 수 있어요(테이블 { $table }).
error-other-question = 지금 묻는 것은 다른 거예요: { $question }

## 테이블

error-no-table = 이 채널에는 열린 판이 없어요. 새 게임을 열어 보세요.
error-no-such-table = 그 판을 찾을 수 없어요. 내 게임에서 찾아 주세요.
error-elsewhere = 다른 곳에서 두는 판이에요. 그 판이 있는 채널에서 누르거나 내 게임에서 찾아 주세요.
error-other-game = 이 채널에서는 { $game } 판이 열려 있어요.
error-occupied = 이 채널에서는 이미 { $game } 판이 열려 있어요. 스레드나 다른 채널에서 열 수 있어요.
error-choose-when-seated = 먼저 참가하기를 눌러 자리에 앉아 주세요. 그러면 고를 수 있어요.
error-not-seated = 이 판에서 두고 있지 않아요. 구경은 언제든 괜찮아요.
error-not-joined = 아직 앉지 않았어요. 참가하기를 누르면 자리에 앉아요.
error-already-seated = 이미 앉아 있어요.
error-full = 자리가 다 찼어요. 자리가 나면 참가할 수 있어요.
error-full-kept = 남은 자리는 지난 판에 있던 분들의 자리예요. { WHEN($when) } 누구에게나 열려요.
error-places-kept = 아직 { $people }의 자리를 비워 두고 있어요. { WHEN($when) } 열려요. 게임 옵션에서 먼저 열 수도 있어요.
error-record = 이 로비는 제때 둔 차례가 { $least }% 이상인 분을 기다려요. 지금은 최근 { $turns }차례 가운데 { $in_time }차례예요. 다음 차례들을 제때 두면 다시 올라가요.
error-rating = 이 로비는 방장과 레이팅 차이가 { $range } 이내인 분을 기다려요. 방장 레이팅: { $theirs } · 내 레이팅: { $own }. 직접 테이블을 열어도 돼요.
error-rated-lend = 레이팅이 걸린 매치라서 내 자리를 봇에게 맡길 수 없어요. 계속 두거나, 기권하거나, 다른 분들께 쉬어 가자고 해 보세요.
error-invited-only = 초대받은 분만 참가할 수 있어요. 방장 { $name } 님께 부탁해 보세요.
error-not-host = 방장 { $name } 님만 할 수 있어요.
error-host-alone = 마지막 사람이 나가서 로비를 닫았어요.
error-too-few-seats = 적어도 { $min }명이 필요해요. 친구를 초대하거나 봇을 넣어 주세요.
error-option-seats = { $option }: { $min }명부터 { $max }명까지만 고를 수 있어요.
error-option-seats-only = { $option }: { $max }명일 때만 고를 수 있어요.
error-option-value = { $option }에는 그런 값이 없어요. 목록에서 골라 주세요.
error-too-many-hosted = 이 서버에 연 판이 이미 { $max }판이에요. 하나를 끝내거나 접은 뒤에 열 수 있어요.
error-already-started = 이미 시작한 판이에요.
error-not-started = 아직 시작하지 않은 판이에요.
error-finished = 이미 끝난 판이에요. 한 판 더를 누르면 새로 열려요.
error-cancelled = 접은 판이에요.
error-earlier = 이전 버전의 마당에서 시작해서 끝난 판이에요. 기록은 계속 읽고 받을 수 있어요.
error-paused = 잠시 멈춘 판이에요. 이어 하기를 누르면 다시 시작해요.
error-note-long = 메모는 { $max }자까지 적을 수 있어요. 바뀐 것은 없어요.
error-not-paused = 멈춰 있지 않은 판이에요.
error-channel-archived = 채널이 사라져서 판을 보관했어요. 빈 채널에서 이어 하기로 다시 열 수 있어요.
error-unknown-game = 그런 게임은 없어요. 목록에서 골라 주세요.
error-game-unavailable = { $game } 판은 아직 열 수 없어요.
error-bots-only = 사람이 한 명은 있어야 해요.
error-bot-removed = 그 자리에는 봇이 없어요.
error-not-a-member = 그분은 이 서버에 없거나 이 채널을 볼 수 없어요.
error-invite-bot = 봇 계정은 초대할 수 없어요. 봇 넣기를 눌러 주세요.
error-not-absent = { $seat } 님의 자리는 아직 넘길 수 없어요.
error-seat-not-open = 그 자리는 비어 있지 않아요.
error-not-your-seat = 내 자리가 아니에요.
error-remove-self = 나 자신은 내보낼 수 없어요. 나가기를 눌러 주세요.
error-packs-missing = 이 판의 카드 묶음을 읽을 수 없어요. 봇 운영자에게 알려 주세요.
error-report-empty = 무슨 일이 있었는지 한 줄이라도 적어 주세요.
error-report-often = 하루에 { $max }번까지 알릴 수 있어요. 내일 다시 알려 주세요.
error-undo-epoch = 무른 뒤라 이 창은 쓸 수 없어요. 지금 질문을 다시 보여 드릴게요.

## 권한과 서버

error-permission-you = { $permission } 권한이 있는 분만 할 수 있어요.
error-permission-bot = 이 채널에서 마당에게 { $permission } 권한이 없어요. 서버 관리자에게 켜 달라고 부탁해 주세요.
error-permissions-bot = 이 채널에서 마당에게 권한이 없어요: { $permissions }. 서버 관리자에게 켜 달라고 부탁해 주세요.
error-channel-not-allowed = 이 서버에서는 정해진 채널에서만 판을 열 수 있어요: { $channels }
error-openers-only = 이 서버에서는 { $who } 테이블을 열 수 있어요.
error-cup-openers-only = 이 서버에서 대회는 { $permission } 권한이 있는 분과 서버 설정에서 정해 둔 분이 열 수 있어요.
error-role-none = 이 서버에 그런 역할이 없어요.
error-role-everyone = 모두가 가진 역할이에요. 다른 역할을 골라 주세요.
error-role-managed = 봇이나 연동 서비스의 역할이라 아무도 달아 줄 수 없어요: { $role }
error-role-yours = 본인의 가장 높은 역할보다 아래에 있는 역할만 고를 수 있어요: { $role }
error-role-right = 아직 여기서 역할을 달 수 없어요. { $permission } 권한이 없어요. 그 화면의 *권한 켜기*로 켤 수 있어요.
error-role-above = 제 역할보다 아래에 있어야 달 수 있어요: { $role }. 서버의 역할 목록에서 제 역할을 더 위로 옮긴 뒤 다시 골라 주세요.
error-server-only = 서버 안에서만 할 수 있어요.
error-channel-kind = 글 채널이나 스레드에서 할 수 있어요.
error-thread-locked = 잠긴 스레드예요. 잠금이 풀리면 이어져요.
error-bot-gone = 마당이 그 서버에 없어요. 다시 초대하면 판이 이어져요.

## 디스코드와 봇

error-unknown = 뜻밖의 문제가 생겼어요. 게임은 그대로 있어요. 잠시 뒤에 다시 해 보세요. (번호 { $reference })
error-not-kept = 지금은 게임을 저장할 수 없어서 방금 한 일이 남지 않았어요. 게임은 그대로 있어요. 몇 분 뒤에 다시 해 보고, 계속 이러면 봇을 운영하는 분께 알려 주세요.
error-busy = 지금 바빠요. 잠시 뒤에 다시 눌러 주세요.
error-discord-down = 디스코드가 잠시 답하지 않아요. 답은 저장됐고 게임판은 곧 따라와요.
error-saved-board-late = 답을 저장했어요. 게임판은 조금 뒤에 바뀌어요.
error-picture = 그림을 그리지 못했어요. 글로 보여 드릴게요.
error-starting = 마당이 막 켜지는 중이에요. 잠시 뒤에 다시 해 보세요.
error-unknown-button = 오래된 단추라 알아볼 수 없어요. 내 게임에서 판을 다시 열어 주세요.

## 약속

error-promise-empty = 약속할 말을 써 주세요.
error-promise-partner = 약속은 테이블에 앉은 다른 사람과 적어요. 봇은 약속하지 않아요.
error-talk-partner = 이야기는 테이블에 앉은 다른 사람과 나눌 수 있어요.
error-promise-many = 이 테이블에 적은 약속이 벌써 { $max }개예요. 먼저 하나를 거둬 주세요.
error-promise-gone = 그 약속은 더 이상 열려 있지 않아요.

## 조용한 시간, 쉬는 날, 휴가

error-hours-zone = 그런 시간대는 없어요. 시간대는 Asia/Seoul, Europe/Berlin처럼 도시 이름으로 돼 있어요. 목록에서 골라 주세요.
error-hours-quiet = 조용한 시간은 23:00-08:00처럼 쓰고 열 시간까지 정할 수 있어요. 바뀐 것은 없어요.
error-hours-off = 쉬는 요일은 이틀까지 고를 수 있어요. 바뀐 것은 없어요.
error-hours-zones = 맞는 시간대가 여럿이에요: { $zones }. 이름을 끝까지 써 주세요.
error-hours-digest = 하루 한 번 보내는 시각은 0시부터 23시까지 고를 수 있어요.
error-hours-often = 시간대와 조용한 시간, 쉬는 날은 이레에 스무 번까지 바꿀 수 있어요. 나중에 다시 해 주세요.
error-pace-unknown = 빠르기는 차례, 답, 여유의 길이를 24시간 12시간 3일처럼 이어서 써 주세요. 바뀐 것은 없어요.
error-pace-turn = 차례는 5분부터 14일까지 정할 수 있어요. 바뀐 것은 없어요.
error-pace-answer = 답은 1분부터 7일까지 정할 수 있어요. 바뀐 것은 없어요.
error-pace-reserve = 여유는 30일까지 정할 수 있어요. 바뀐 것은 없어요.
error-vacation-when = 휴가는 지금이나 1년 안의 날에 시작하고 그 뒤에 끝나야 해요. 날짜는 2026-07-31처럼 써 주세요. 바뀐 것은 없어요.
error-vacation-row = 휴가는 이어서 { $days }일까지 갈 수 있어요. 바뀐 것은 없어요.
error-vacation-year = 휴가는 365일에 30일까지이고 시작한 반나절 단위로 세요. 그때 남은 반나절은 { $halves }번이에요. 바뀐 것은 없어요.
error-vacation-soon = 다음 휴가는 앞의 휴가가 끝나고 48시간 뒤부터 갈 수 있어요: { WHEN($when) }. 바뀐 것은 없어요.
error-vacation-on = 휴가가 { WHEN($when) }까지예요. 먼저 돌아온 다음에 새 휴가를 정해 주세요.
error-hints-off = 이 테이블은 힌트 없이 해요.
error-hint-nothing = 지금은 정하실 것이 없어요.
error-hints-refused = 힌트에 반대한 사람이 있어서 이 테이블은 힌트 없이 해요.
