### 같이 둘 사람 찾기.

seek-button = 같이 둘 사람 찾기
seek-headline = 같이 둘 사람 찾기
seek-about = 이 서버에서 같은 게임을 두고 싶은 분들을 찾아요. 인원이 모이면 테이블을 열어 드려요. 무엇을 두고 싶은지 골라 주세요.
seek-about-names = 테이블이 열리기 전에는 찾고 있다는 것도, 무엇을 기다리는지도 아무도 몰라요. 열리면 그 로비에 이름이 나오고, 거기에서 불러 드려요.
seek-games-placeholder = 어느 게임을 둘까요?
seek-sizes-placeholder = 몇 명이서 둘까요?
seek-size = { $count }명
seek-rated-placeholder = 레이팅을 걸까요?
seek-rated-either = 어느 쪽이든 좋아요
seek-rated-rated = 레이팅이 걸린 판만
seek-rated-unrated = 레이팅 없는 판만
seek-begin-button = 사람 찾기
seek-stop-button = 그만 찾기
seek-decline-button = 이번에는 빠지기
seek-waits = { WHEN($since) }부터 찾고 있어요. { WHEN($until, style: "f") }까지 찾아요. 이런 분들을 기다려요:
seek-awaits = { $game }, { $kind }: 내 레이팅 { $figure }에서 { $width }점 안에 있는 다른 분 { $others }명
seek-wider = { WHEN($when) }에는 { $width }점 안에서 찾고, 오래 걸릴수록 더 넓어져요. 같이 앉는 분들끼리도 모두 그만큼 가까워야 해요.
seek-provisional = 레이팅이 잠정인 분은 최대 { $slack }점까지 더 가깝게 쳐요.
seek-opening = 인원이 모였어요. 테이블을 열고 있어요.
seek-no-room = 인원은 모였는데 테이블을 열 곳이 없어요. 모두가 보는 채널에서 스레드를 만들 수 없고, 비어 있는 채널도 없어요. { WHEN($when) } 다시 해 볼게요.
seek-opened = 테이블이 열렸어요: { $channel }. 거기에서 참가하기를 눌러 주세요. { WHEN($when, style: "f") }까지 자리를 비워 두어요.
seek-over = 정해진 시간 안에 사람이 모이지 않았어요. 게임이나 인원을 더 골라서 다시 찾아볼 수 있어요.
seek-missed = 테이블이 열렸지만 제때 참가하지 않아서 더 찾지 않고 있어요. 다시 찾아볼 수 있어요.
seek-told-over = { $server }: 정해진 시간 안에 같이 둘 사람이 모이지 않았어요. *같이 둘 사람 찾기*를 누르면 다시 찾아요.
seek-told-missed = { $server }: 테이블이 열렸지만 제때 참가하지 않아서 더 찾지 않고 있어요. *같이 둘 사람 찾기*를 누르면 다시 찾아요.

## 채널에 나오는 말

seek-line = { $game }{ JOSA($game, "을/를") } 같이 둘 사람을 찾던 { $count }명의 테이블이 이 스레드에 있어요.
seek-thread-name = { $game } · { $count }명 테이블
seek-called = { $people }, 여러분의 { $game } 테이블이에요. 참가하기를 누르면 자리에 앉고, 모두 모이면 저절로 시작해요. { WHEN($when, style: "f") }까지 자리를 비워 두어요.
seek-smaller = 한 분 이상 오지 않아요. 남은 분 모두 { $count }명이어도 좋다고 해서 이제 { $count }명이 두는 테이블이에요.
seek-dissolved = 이 테이블에 올 분들이 다 모이지 않았어요. 빠지겠다고 하지 않은 분들은 지금까지 기다린 시간 그대로 계속 찾아 드려요.
lobby-seat-found-line = { $letter } · { $name } 님의 자리예요. { WHEN($when, style: "f") }까지 비워 두어요.

## 내 정보

privacy-searches-line = 같이 둘 사람을 찾은 서버 { $count }곳

## 할 수 없는 일

error-seek-closed = 이 서버에서는 관리자만 테이블을 열 수 있어서 대신 열어 드릴 수 없어요. 관리자에게 열어 달라고 해 보세요.
error-seek-sizes = 고른 게임 가운데 그 인원으로 두는 게임이 없어요. 게임이나 인원을 다시 골라 주세요.
error-seek-invited = 같이 둘 사람을 찾던 분들의 테이블이에요. 같이 둘 사람 찾기를 누르면 테이블을 찾아 드려요.
error-no-host = 아직 아무도 앉지 않았어요. 먼저 참가하는 분이 방장이 돼요.
