### 대회 방식: 서로 맞지 않는 설정, 대회를 여는 사람에게.

format-planned-late = 이 방식은 시작하기 전에 대진을 모두 짜 두기 때문에 나중에 들어올 수 없어요. 스위스 방식에서는 돼요.
format-twice-two = 모두와 두 번씩 겨루기는 두 자리 테이블에서만 돼요.
format-few = { $seats }자리 테이블을 꾸리기에는 { $people }명이 너무 적어요.
format-robin-large = 세 자리 이상 테이블에서 모두 서로 만나려면 { $most }명까지만 돼요. 지금은 { $people }명이에요. 스위스 방식은 몇 명이든 할 수 있어요.
format-advance = { $seats }자리 테이블에서 { $advance }명씩 올라가면 결승 테이블이 만들어지지 않아요. 한 테이블의 절반까지만 올라갈 수 있어요.
format-third = 3위 결정전은 두 자리 단판 토너먼트에서만 둘 수 있어요. 다른 방식에서는 3위가 저절로 정해져요.
format-groups-few = { $people }명을 { $groups }조로 나누어 { $advance }명씩 올리면 토너먼트가 되지 않아요. 조를 줄이거나 올라가는 사람 수를 바꿔 주세요.
