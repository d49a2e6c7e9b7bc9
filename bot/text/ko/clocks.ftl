### 시간: 더 주기, 빠르기 바꾸기, 자리를 비운 분을 두고 정하기.

## 시간 더 주기
giving-button = { $name } 님께 { $time } 더
giving-done = { $name } 님께 시간을 더 드렸어요. { WHEN($when) }까지예요.
giving-own = 내 시간은 함께 두는 분이 더 줄 수 있어요.
giving-none = 지금은 그 자리에 시간을 더 줄 수 없어요. 혼자 답을 기다리게 할 때만 더 줄 수 있어요.
giving-plenty = { $seat } 님의 시간은 이미 넉넉해요. 한 차례에 정해진 시간의 두 배까지 남길 수 있어요.
tables-more-time = { $seat } 님이 { $to_seat } 님께 시간을 더 드렸어요.
