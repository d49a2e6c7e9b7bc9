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

# 끝난 판의 한 장면부터 이어서 둬 보기.
study-button = 여기서부터 둬 보기
study-opened = 채널에 자리를 열었어요. { $number }번째 수 다음부터 시작하고, { $letter } 자리를 맡으셨어요. 다른 자리는 함께할 분이나 봇이 맡으면 돼요.
study-line = 둬 보는 판이에요. 끝난 판의 { $number }번째 수 다음부터 시작하고, 성적에는 남지 않아요.
study-lobby-line = 자리에 앉으면 그때 그 자리를 그대로 이어받아요. 그때 가려져 있던 것은 손에 든 패까지 새로 나눠요. 지난 판을 다시 본 분이 더 유리해지지 않도록요. 그 앞의 섞기는 끝난 판의 내보내기로 확인할 수 있어요.
study-side-placeholder = 다른 자리에서 둬 보기
study-side-free = 빈자리
study-side-yours = 이제 { $letter } 자리를 맡으셨어요. 시작하기 전까지 바꿀 수 있어요.
study-later = 이 판이 끝나면 원하는 장면부터 둬 볼 수 있어요.
study-over = 여기서는 판이 이미 끝났어요. 다시 보기에서 몇 수 앞으로 가서 둬 보세요.
study-not-here = 이 장면에서는 이어서 둘 수 없어요. 바로 앞이나 뒤의 수에서 해 보세요.
study-fixed = 둬 보는 판은 원래 판의 옵션으로 시작해요. 빠르기와 언어는 고를 수 있어요.
study-places = 모든 자리가 차야 시작할 수 있어요. 빈 자리에는 봇을 넣을 수 있어요.
core-study-begun = 끝난 판의 { $move }번째 수 다음부터 이어서 둬요. 그때 가려져 있던 것은 새로 나눴어요.
