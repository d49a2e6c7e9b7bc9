### 시간: 더 주기, 빠르기 바꾸기, 자리를 비운 분을 두고 정하기.

## 시간 더 주기
giving-button = { $name } 님께 { $time } 더
giving-done = { $name } 님께 시간을 더 드렸어요. { WHEN($when) }까지예요.
giving-own = 내 시간은 함께 두는 분이 더 줄 수 있어요.
giving-none = 지금은 그 자리에 시간을 더 줄 수 없어요. 혼자 답을 기다리게 할 때만 더 줄 수 있어요.
giving-plenty = { $seat } 님의 시간은 이미 넉넉해요. 한 차례에 정해진 시간의 두 배까지 남길 수 있어요.
tables-more-time = { $seat } 님이 { $to_seat } 님께 시간을 더 드렸어요.

## 의견 묻기
vote-asked-you = 부탁을 보냈어요. 모두 좋다고 하면 그렇게 할게요.
vote-agreed-you = 좋다고 했어요.
vote-lapsed = 모두의 답을 받지 못해서 그대로 이어 가요.
pause-asked = { $name } 님이 판을 잠시 멈추자고 해요. 함께 두는 분이 모두 좋다고 하면 멈춰요.

## 두는 동안 빠르기 바꾸기
pace-propose-line = 다른 빠르기를 고르면 함께 두는 분들께 물어봐요. 모두 좋다고 하면 바뀌고, 이미 쓴 시간은 같은 비율로 옮겨져요.
pace-asked = { $name } 님이 빠르기를 바꾸자고 해요.
pace-agreed = 빠르기를 바꿨어요. 이미 쓴 시간은 같은 비율로 옮겨졌어요.
pace-refused = 빠르기는 그대로 두기로 했어요.
pace-kept = { $name } 님이 빠르기를 그대로 두기로 했어요.
pace-same = 이미 그 빠르기예요.
tables-pace = 이제 이 테이블의 빠르기: { $pace }
