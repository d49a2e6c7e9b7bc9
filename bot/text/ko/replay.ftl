### 지난 판을 한 수씩 다시 보기.

replay-headline = **{ $game } 다시 보기** · { $last }수 가운데 { $number }번째 수
replay-turn = { $number }번째 차례 · { $name } 님
replay-setup = 첫 차례가 오기 전
replay-between = 차례와 차례 사이
replay-first-button = 처음
replay-back-button = 이전 수
replay-on-button = 다음 수
replay-last-button = 끝
replay-turn-placeholder = 어느 차례로 갈까요?
replay-hand-placeholder = 누구의 패를 볼까요?
replay-hand-none = 패는 보지 않기
replay-hand-option = { $name } 님의 패
replay-hand-line = 게임판 아래는 그때 { $name } 님이 들고 있던 패예요.
replay-unreadable = 예전 버전의 마당이 적어 둔 장면이라 이제는 보여 드릴 수 없어요. 앞뒤의 수는 볼 수 있을지도 몰라요.

# Since somebody was here last.
panel-since-turn = { $name } 님의 차례에:
panel-since-own-turn = 내 차례에:
panel-since-button = 그 뒤로 한 수씩 다시 보기
