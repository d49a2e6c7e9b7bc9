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

## 자리를 비운 분을 두고 정하기
absent-asked = { $name } 님의 시간이 세 번 이어서 다 됐어요. 누구나 자리를 이어받을 수 있고, 아무것도 정하지 않으면 { WHEN($when) } 봇이 이어받아요.
absent-concerned = { $names }: 어떻게 할까요? 반을 넘는 쪽으로 해요.
absent-hand-button = 자리 넘기기
absent-wait-button = 사흘 더 기다리기
absent-cancel-button = 판 접기
absent-voted = 답을 받았어요. 정해지기 전에는 다시 고를 수 있어요.
absent-decided = 답을 받았고, 이제 정해졌어요.
absent-was = { $letter } 자리를 어떻게 할지 물었어요.
absent-back = 자리를 비웠던 분이 돌아왔어요.
absent-handed = 자리를 넘기기로 했어요. 봇이 이어 두고, 누구나 이어받을 수 있어요.
absent-lapsed = 하루가 지나서 봇이 이어받았어요. 여전히 누구나 이어받을 수 있어요.
absent-taken = 이제 다른 분이 이어 둬요.
absent-waited = 사흘 더 기다리기로 했어요.
absent-nobody = 함께 두는 분이 모두 자리를 비워서 판을 잠시 멈췄어요. { WHEN($when) }까지 아무도 이어 하지 않으면 판을 접어요.
absent-closed-absent = 남은 분들이 판을 접기로 했어요.
absent-closed-deserted = 열나흘 동안 아무도 이어 하지 않아서 판을 접었어요.
absent-over = 그 일은 이미 정해졌어요.
absent-no-vote = 자리를 비우지 않은 다른 분들이 정해요.
absent-waited-once = 한 번만 더 기다릴 수 있어요.
absent-waiting = { $seat } 님을 { WHEN($when) }까지 기다리기로 했어요.
absent-by-vote = { $seat } 님의 자리를 봇에게 넘길지는 함께 두는 분들이 정해요. 다른 분께 권하는 것은 지금도 할 수 있어요.

## 빌려준 자리
lent-back = 다음 차례가 오면 자리를 돌려 드려요. 그때까지는 봇이 둬요.
