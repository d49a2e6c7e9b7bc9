### 대회 방식: 서로 맞지 않는 설정, 대회를 여는 사람에게.

format-seats = 대회 테이블은 두 자리부터 여섯 자리까지예요. { $seats }자리로는 열 수 없어요.
format-planned-late = 이 방식은 시작하기 전에 대진을 모두 짜 두기 때문에 나중에 들어올 수 없어요. 스위스 방식에서는 돼요.
format-planned-at-once = 이 방식에서는 한 사람이 한 번에 한 경기씩 해요.
format-twice-two = 모두와 두 번씩 겨루기는 두 자리 테이블에서만 돼요.
format-few = { $seats }자리 테이블을 꾸리기에는 { $people }명이 너무 적어요.
format-robin-large = 세 자리 이상 테이블에서 모두 서로 만나려면 { $most }명까지만 돼요. 지금은 { $people }명이에요. 스위스 방식은 몇 명이든 할 수 있어요.
