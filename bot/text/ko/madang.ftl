### 마당: 들머리, 내 게임, 내 설정, 서버 설정, 내 정보.

## 들머리

madang-headline = 마당에 오신 걸 환영해요. 무엇을 할까요?
madang-about = 친구들과 하루에 한 수씩 보드게임을 해요. 판은 채널에, 패는 나만 보는 창에 나와요.
madang-awaited-line = 지금 { $count }판에서 차례를 기다려요.
madang-nothing-awaited-line = 지금 기다리는 판은 없어요.
madang-rules-placeholder = 어느 게임의 규칙을 볼까요?
madang-unofficial = 팬이 만든 비공식 프로젝트예요. 출판사의 그림과 카드 글은 쓰지 않아요.

## 처음 온 서버에서 하는 인사

greeting =
    안녕하세요, 마당이에요. 이 채널에서 친구들과 하루에 한 수씩 보드게임을 할 수 있어요: { $games }
    판은 채널에, 패는 나만 보는 창에 나와요. 아래 단추를 누르면 시작할 수 있어요. 대회도 열 수 있어요: /대회
greeting-button = 무슨 게임이 있나요?

## 내 게임

games-headline = 내 게임 { $count }판
games-page = { $page }/{ $pages }쪽
games-none = 앉아 있는 판이 없어요. 새 게임을 눌러 시작해 보세요.
games-turn-headline = 나를 기다려요: { $count }판
games-others-headline = 다른 분 차례예요: { $count }판
games-lobby-headline = 로비: { $count }판
games-paused-headline = 멈춰 둔 판: { $count }판
games-game = { $game } { $progress }
games-awaits = { $names } 차례
games-away = { $names } { WHEN($until, style: "D") }까지 휴가
games-since = { WHEN($when) }부터
games-due = 마감 { WHEN($when) }
games-study = 둬 보는 판
games-vote = 의견을 묻고 있어요
games-lobby-line = { $game } · { $place } · { $seated }/{ $seats }명
games-ended-button = 끝난 판 { $count }
games-ended-headline = 끝난 판 { $count }판
games-ended-at = { WHEN($when, style: "D") }
games-broken-off = 도중에 그만뒀어요
games-won = 내가 이겼어요
games-shared = 함께 이겼어요
games-winner = { $names } 승리
games-rank = 나는 { $of }명 가운데 { $rank }등
games-link = [게임판으로]({ $url })
games-no-next = 기다리는 다른 판이 없어요. 모두 뒀어요.

## 내 설정

settings-headline = 내 설정
settings-language-line = 나에게 보이는 말: { $language }
settings-language-auto = 디스코드 언어 따르기
settings-reminders-line = 알리는 방법: { $value }
settings-reminders-mention = 채널에서 부르기
settings-reminders-direct = 개인 메시지
settings-reminders-digest = 하루 한 번
settings-reminders-quiet = 조용히
settings-reminders-off = 끄기
settings-reminders-mention-desc = 차례가 오거나 오래 기다리면 채널에서 이름을 불러요.
settings-reminders-direct-desc = 같은 때에 마당이 개인 메시지를 보내요.
settings-reminders-digest-desc = 기다리는 판을 모두 모아 하루에 한 번 개인 메시지로 보내요.
settings-reminders-quiet-desc = 게임판과 채널의 글만 바뀌고 알림은 울리지 않아요.
settings-reminders-off-desc = 부르지도 않고 알림도 보내지 않아요.
settings-digest-at = { $value }, { $time }
settings-digest-placeholder = 하루 한 번, 몇 시에 보낼까요?
settings-zone-line = 시간대: { $zone }
settings-zone-now = { $zone } ({ $place }), 지금 { $time }
settings-zone-none = 고르지 않았어요
settings-zone-usual = 시간대를 고르기 전이라 짐작한 거예요.
settings-zone-placeholder = 어느 시간대에 계세요?
settings-zone-button = 다른 시간대
settings-zone-title = 다른 시간대
settings-zone-label = 도시나 시간대 이름
settings-quiet-line = 조용한 시간: { $hours }
settings-quiet-none = 없음
settings-quiet-button = 조용한 시간
settings-no-quiet-button = 조용한 시간 없애기
settings-quiet-title = 조용한 시간
settings-quiet-label = 언제부터 - 언제까지 (열 시간까지)
settings-off-line = 쉬는 날: { $days }
settings-off-none = 없음
settings-off-placeholder = 쉬는 날 (이틀까지)
settings-away-line = { WHEN($until) }까지 휴가예요.
settings-planned-line = 휴가: { WHEN($since, style: "f") }부터 { WHEN($until, style: "f") }까지
settings-away-button = 휴가 가기
settings-back-button = 휴가에서 돌아오기
settings-unplan-button = 휴가 취소하기
away-confirm = { WHEN($when, style: "D") }까지 휴가예요. 지금 답하면 휴가가 끝나요. 돌아온 것이 함께 두는 분들께 보이고, 시간이 다시 흐르고, 다음 휴가는 48시간 뒤부터 갈 수 있어요. 방금 누른 것은 아직 하지 않았어요.
away-over = 휴가가 끝났어요. 차례는 그대로 있어요.
away-stay-button = 휴가 그대로 두기
settings-away-title = 휴가
settings-away-first-label = 첫날 (비워 두면 지금부터)
settings-away-first-placeholder = { $day }
settings-away-last-label = 마지막 날
weekday-0 = 월요일
weekday-1 = 화요일
weekday-2 = 수요일
weekday-3 = 목요일
weekday-4 = 금요일
weekday-5 = 토요일
weekday-6 = 일요일
settings-record-line = 내 발자취: 끝까지 둔 판 { $finished }판, 최근 { $turns }차례 가운데 제때 { $in_time }차례, 한 차례에 보통 { $median }
settings-record-new = 내 발자취: 끝까지 둔 판 { $finished }판, 시간이 있는 차례는 아직 없음
settings-record-shown = 로비에서 보여요
settings-record-hidden = 나만 볼 수 있어요
settings-record-show-button = 내 발자취 보여 주기
settings-record-hide-button = 내 발자취 감추기
settings-tutorial-button = 첫걸음 다시 보기
settings-tutorial-again = 다음에 창을 열 때 첫걸음을 다시 보여 드릴게요.
settings-language-placeholder = 어느 말로 볼까요?
settings-reminders-placeholder = 어떻게 알려 드릴까요?
settings-changed = 설정을 바꿨어요.
language-ko = 한국어
language-en = English

## 시간대

zone-asia-seoul = 서울
zone-asia-tokyo = 도쿄
zone-asia-shanghai = 베이징, 상하이
zone-asia-hong_kong = 홍콩
zone-asia-singapore = 싱가포르
zone-asia-bangkok = 방콕
zone-asia-kolkata = 델리, 콜카타
zone-asia-dubai = 두바이
zone-europe-moscow = 모스크바
zone-europe-istanbul = 이스탄불
zone-europe-berlin = 베를린
zone-europe-paris = 파리
zone-europe-london = 런던
zone-utc = 세계시
zone-america-sao_paulo = 상파울루
zone-america-new_york = 뉴욕
zone-america-toronto = 토론토
zone-america-chicago = 시카고
zone-america-denver = 덴버
zone-america-los_angeles = 로스앤젤레스, 샌프란시스코
zone-pacific-honolulu = 호놀룰루
zone-australia-perth = 퍼스
zone-australia-sydney = 시드니
zone-pacific-auckland = 오클랜드

## 처음 앉는, 시간이 있는 판에서

offer-hours = 이 판에는 시간이 정해져 있어요. 내 시간대는 { $zone }, 조용한 시간은 { $hours }, 이렇게 해 둘까요?
offer-clock-stops = 조용한 시간에는 부르지 않고 시간도 멈춰요.
offer-clock-runs = 조용한 시간에는 부르지 않아요. 이 판은 빨라서 시간은 그때도 흘러요.
offer-yes-button = 이 조용한 시간으로 하기
offer-other-button = 내 설정에서 정하기

## 서버 설정

server-headline = 서버 설정 · { $server }
server-language-line = 새 테이블의 말: { $language }
server-channels-line = 게임을 열 수 있는 채널: { $channels }
server-channels-all = 모든 채널
server-openers-line = 테이블을 열 수 있는 사람: { $who }
server-openers-everyone = 누구나
server-openers-moderators = 관리자만
server-openers-role = { $role } 역할만
server-zone-line = 시간대를 고르지 않은 사람의 시간대: { $zone }
server-zone-none = 세계시
server-zone-placeholder = 이 서버의 시간대
server-default-line = { $game } 기본 옵션: { $options }
server-language-placeholder = 새 테이블은 어느 말로 할까요?
server-channels-placeholder = 게임을 열 수 있는 채널
server-openers-placeholder = 누가 테이블을 열 수 있나요?
server-role-placeholder = 어느 역할인가요?
server-defaults-button = 게임별 기본 옵션
server-check-button = 이 채널의 권한 살펴보기
server-cup-openers-button = 대회를 열 수 있는 분
server-worn-button = 순위별 역할
server-changed = 서버 설정을 바꿨어요.
server-check-headline = { $channel }의 권한
server-check-good-line = 있음 · { $permission }
server-check-bad-line = 없음 · { $permission }: { $why }
server-check-all-good = 필요한 권한이 모두 있어요.
server-check-some-bad = 없음으로 나온 권한을 켜 주세요. 서버 설정의 역할이나 채널 편집의 권한에 있어요.

## 권한 이름 (디스코드에 나오는 그대로)

permission-view_channel = 채널 보기
permission-send_messages = 메시지 보내기
permission-send_messages_in_threads = 스레드에서 메시지 보내기
permission-create_public_threads = 공개 스레드 만들기
permission-create_private_threads = 비공개 스레드 만들기
permission-attach_files = 파일 첨부
permission-embed_links = 링크 첨부
permission-read_message_history = 메시지 기록 보기
permission-manage_messages = 메시지 관리
permission-manage_threads = 스레드 관리하기
permission-manage_channels = 채널 관리하기
permission-manage_events = 이벤트 관리하기
permission-manage_roles = 역할 관리하기
permission-manage_guild = 서버 관리하기
permission-mention_everyone = @everyone, @here, 모든 역할 멘션하기
permission-use_application_commands = 애플리케이션 명령어 사용
permission-why-view_channel = 채널을 보지 못하면 아무것도 할 수 없어요.
permission-why-send_messages = 게임판을 올릴 때 필요해요.
permission-why-send_messages_in_threads = 스레드에서 게임할 때 필요해요.
permission-why-create_public_threads = 판이 열린 채널에서 스레드를 만들 때 필요해요.
permission-why-create_private_threads = 비공개 연습 스레드와 둘만의 스레드를 만들 때 필요해요.
permission-why-attach_files = 게임판 그림을 올릴 때 필요해요.
permission-why-embed_links = 게임판으로 가는 링크를 보여 줄 때 필요해요.
permission-why-read_message_history = 앞서 올린 게임판을 고칠 때 필요해요.
permission-why-manage_messages = 관리자가 판을 접을 때 살펴봐요.
permission-why-manage_threads = 보관된 스레드를 다시 열 때 필요해요.
permission-why-manage_channels = 관리자가 판을 접을 때 살펴봐요.
permission-why-manage_events = 대회를 열 때 살펴봐요.
permission-why-manage_roles = 순위에 역할을 달아 줄 때만 필요해요.
permission-why-manage_guild = 서버 설정을 바꿀 때 살펴봐요.
permission-why-mention_everyone = 필요하지 않아요.
permission-why-use_application_commands = 명령을 쓸 때 필요해요.

## 내 정보

privacy-headline = 내 정보
privacy-stored = 마당이 나에 대해 적어 둔 것이에요.
privacy-user-line = 디스코드 계정 번호와 처음 본 날: { WHEN($when, style: "D") }
privacy-settings-line = 내 설정: 언어 { $language }, 알리는 방법 { $reminders }
privacy-vacations-line = 지난 두 해의 휴가: { $count }번
privacy-seats-line = 앉은 자리: 진행 중 { $running }판, 끝난 판 { $finished }판
privacy-hosted-line = 방장인 판: { $count }판
privacy-invites-line = 초대: { $count }건
privacy-drafts-line = 하다 만 답: { $count }건
privacy-reports-line = 알린 문제: { $count }건
privacy-promises-line = 적어 둔 약속: { $count }개
privacy-notes-line = 나만 보는 메모: { $count }개
privacy-played-line = 시간이 있던 차례 (최근 50차례까지): { $count }차례
privacy-plans-line = 미리 둔 차례: { $count }개
privacy-watches-line = 지켜보는 판: { $count }판
privacy-talks-line = 둘이 이야기하는 스레드: { $count }개
privacy-worn-line = 달고 있는 순위별 역할: { $count }개
privacy-tournaments-line = 대회: 참가 { $played }회, 운영 { $organised }회, 대회를 열 수 있는 분으로 정해 둔 서버 { $opening }곳
privacy-rated-line = 레이팅 매치: { $count }판
privacy-tutorials-line = 본 첫걸음: { $count }건
privacy-nothing = 적어 둔 것이 없어요.
privacy-logs = 게임 기록에는 자리만 적혀 있고 이름이나 계정은 없어요.
privacy-delete-button = 내 정보 지우기
privacy-delete-confirm = 지우면 진행 중인 자리는 봇이 이어받고, 설정과 시간, 초대와 덱은 사라져요. 되돌릴 수 없어요. 지울까요?
privacy-delete-yes-button = 모두 지우기
privacy-deleted = 모두 지웠어요. 다시 쓰시면 새로 시작해요.

## Ratings

button-rank = 순위
rank-headline = 순위: { $game }, { $kind }
rank-kind-duel = 둘이서
rank-kind-table = 셋 이상
rank-kind-teams = 편 나눠서
rank-placeholder = 다른 게임 보기
rank-everywhere-button = 모든 서버
rank-here-button = 이 서버
rank-none = 아직 여기서 레이팅 매치를 둔 적이 없어요. 테이블을 열고 *게임 옵션*에서 *빠르기*를 눌러 *레이팅 매치*를 골라 보세요. 모든 자리에 사람이 앉으면 레이팅에 들어가요.
rank-new = 아직 여기 레이팅이 없어요. { $figure }에서 시작해요.
rank-own = 내 레이팅: { $figure } · { $games }판
rank-provisional = 순위에 오르려면 레이팅 매치를 몇 판 더 둬야 해요.
rank-order = 레이팅이 적어도 얼마는 되는지로 줄을 세워요. 90일 동안 두지 않은 분은 빠져요.
rank-opponents = 만난 상대:
rank-opponent-line = { $name } 님: 앞섬 { $won }, 뒤짐 { $lost }{ $even ->
    [0] {""}
   *[other] , 같음 { $even }
  }
rank-former = 떠난 회원
rank-failed = 지금은 그림을 그릴 수 없어요.

# 순위에 달린 역할(대회 R4)과 대회를 열 수 있는 사람(T1).
tournament-openers-headline = 대회를 열 수 있는 분
tournament-openers-always = { $permission } 권한이 있는 분은 언제나 열 수 있어요.
tournament-openers-roles-line = 이 역할이 있는 분도 열 수 있어요: { $roles }
tournament-openers-people-line = 이분들도 열 수 있어요: { $people }
tournament-openers-none = 없음
tournament-openers-roles-placeholder = 대회를 열 수 있는 역할
tournament-openers-people-placeholder = 대회를 열 수 있는 사람
tournament-openers-changed = 바꿨어요. 다음에 누를 때부터 그대로 살펴봐요.
local-role-organiser = 대회 운영진
local-role-strong = 고수
local-role-best = 정상급
local-role-champion = 챔피언
worn-headline = 순위별 역할 · { $game }, { $kind }
worn-about = 이 순위표에 오른 분은 아래에서 역할이 정해진 가장 높은 순위의 역할 하나를 달아요. 레이팅이 바뀌면 역할도 옮겨 가고, 90일 동안 레이팅 매치를 두지 않은 분은 순위표에서 빠져요.
worn-band-first = 순위표 1위
worn-band-ten = 10위 안
worn-band-figure = 레이팅 { $figure } 이상
worn-none = 역할 없음
worn-mine = 이 역할들은 제가 달아 드리고, 제가 단 것만 거둬요. 다른 역할은 건드리지 않아요. 순위에서 역할을 빼거나 *역할을 더 달지 않기*를 누르면 제가 달아 드린 분 모두에게서 거둬요.
worn-needs = 역할을 달려면 { $permission } 권한이 필요해요. 다른 데에는 쓰지 않아요. *권한 켜기*를 누르면 켤 수 있어요.
worn-link-button = 권한 켜기
worn-game-placeholder = 어느 순위표인가요?
worn-band-placeholder = 어느 순위인가요?
worn-role-placeholder = 역할 고르기: { $band }
worn-off-button = 역할을 더 달지 않기
worn-off-note = 이제 여기서는 역할을 달지 않아요. 달아 드렸던 역할은 거둘게요.
worn-chosen = 이제 이 역할이 그 순위를 나타내요. 그 순위에 있는 분께 곧 달아 드릴게요.
worn-cleared = 이제 이 순위에는 역할이 없어요. 달아 드렸던 분께서 거둘게요.
worn-reason = 순위표의 순위
worn-trouble-permission = { $server } 서버에서 순위별 역할을 달거나 거둘 수 없어요. { $permission } 권한이 없어요. *서버 설정*의 *순위별 역할*에 권한을 켜는 링크가 있어요.
worn-trouble-above = { $server } 서버에서 이 역할을 달거나 거둘 수 없어요: { $roles }. 제 역할보다 위에 있어요. 서버의 역할 목록에서 제 역할을 더 위로 옮겨 주세요.
worn-trouble-gone = { $server } 서버에서 순위에 달린 역할 하나가 지워졌어요. 이제 달지 않아요. *서버 설정*의 *순위별 역할*에서 다른 역할을 고를 수 있어요.
worn-trouble-refused = { $server } 서버에서 디스코드가 이 역할을 달거나 거두지 못하게 해요: { $roles }. 한 시간마다 다시 해 볼게요. *서버 설정*의 *순위별 역할*에서 다른 역할을 골라도 돼요.
