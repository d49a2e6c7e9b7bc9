### 커널이 답을 받지 않을 때. $reason 은 다른 글의 열쇠로 와요 (events.py).

core-malformed = 알아볼 수 없는 답이에요. 고를 수 있는 것을 다시 보여 드릴게요.
core-unknown-option = 그런 것은 고를 수 없어요. 고를 수 있는 것을 다시 보여 드릴게요.
core-blocked-option = 지금은 그걸 고를 수 없어요. { $reason }
core-wrong-count = { $min }개에서 { $max }개까지 고를 수 있어요.
core-stale = 그사이에 판이 바뀌었어요. 지금 질문을 다시 보여 드릴게요.
core-form-incomplete = 아직 다 고르지 않았어요. 이어서 골라 주세요. ({ $field })
core-not-a-form = 이 질문은 한 번에 답하는 질문이에요. 고를 수 있는 것을 다시 보여 드릴게요.
core-no-default = 시간이 지나도 저절로 정해지지 않는 질문이에요.
core-cannot-concede = 이 게임에서는 기권할 수 없어요. 자리를 넘길 수는 있어요.

## 판을 열거나 불러올 수 없을 때

core-bad-seats = { $min }명에서 { $max }명까지 할 수 있는 게임이에요. 지금은 { $seats }명이에요.
core-bad-seed = 섞기 값이 올바르지 않아서 판을 열 수 없어요. 다시 해 보세요.
core-bad-option = 이 인원으로는 고를 수 없는 게임 옵션이에요. 다른 것을 골라 주세요. ({ $option })
core-bad-levels = 봇 수준은 random, easy, hard 가운데에서 하나만 적거나 자리 수({ $seats })만큼 적어 주세요.
core-bad-games = 판 수는 1 이상으로 적어 주세요.
core-export-damaged = 기록 파일이 아니거나 망가졌거나 더 새로운 형식이에요.
core-save-damaged = 저장된 판을 읽을 수 없어요. 봇 운영자에게 알려 주세요.
core-save-earlier = 이전 버전의 마당에서 저장한 판이라 이어 갈 수 없어요.
core-save-version = 더 새로운 마당에서 저장한 판이라 읽을 수 없어요. 봇 운영자에게 알려 주세요. ({ $field })
core-unknown-game = 그런 게임은 없어요. 목록에서 골라 주세요. ({ $game })

## 커널이 스스로 묻고 적는 것

core-window = 지금 무언가 하시겠어요?
core-pass = 넘기기
core-ask-passing = 다음 내 차례까지 모두 넘길까요?
core-told-passing = 다음 내 차례까지 모두 넘기고 있어요.
core-opt-passing = 내 차례까지 모두 넘기기
core-opt-answering = 다시 물어보게 하기
core-ask-passing-kind = 이런 질문은 다음 내 차례까지 넘길까요?
core-told-passing-kind = 다음 내 차례까지 넘기는 것이 있어요.
core-rule-passing = 이번만 넘길 수도 있고, 같은 종류나 전부를 다음 내 차례까지 넘길 수도 있어요. 다른 사람은 알 수 없고 언제든 되돌릴 수 있어요.
core-conceded = { $seat } 님이 기권했어요.
core-timed-out = { $seat } 님의 시간이 지나서 정해 둔 대로 했어요.
core-called = 끼어들 사람이 있는지 물었어요.
core-gathered = 모두 정했어요.

## 다음 차례 미리 정하기

core-plan-over = 끝난 판이라 미리 정할 차례가 없어요.
core-plan-out = 판에서 빠진 자리라 미리 정할 차례가 없어요.
core-plan-awaited = 지금 바로 하실 일이 있어요. 먼저 그것부터 답해 주세요.
core-plan-yours = 아직 내 차례예요. 다른 사람이 답하면 이어져요.
core-plan-none = 지금 미리 정할 수 있는 차례가 없어요.
core-plan-drawn = 다음 차례가 무언가를 뽑거나 공개하면서 시작돼서 미리 정할 수 없어요.
core-plan-not-this = 이건 정말로 물어볼 때에만 답할 수 있어요.

## 기록 파일을 살펴본 결과

verify-unknown-random = 이 버전이 모르는 섞기 방식이에요: { $name }
verify-commitment = 섞기 비밀 값이 시작 전의 약속과 달라요.
verify-chain = 기록의 번호나 순서가 이어지지 않아요.
verify-draw-place = 뽑기 { $stream }: 차례를 건너뛰었거나 두 번 뽑았어요.
verify-draw = 뽑기 { $stream }: { $bound } 가운데 { $result }{ JOSA($result, "은/는") } 섞기 값에서 나올 수 없어요.
verify-seed = 이 상태는 다른 섞기 값으로 한 판이에요.
verify-replay = 규칙대로 다시 두면 다른 상태가 나와요.
verify-entry = 규칙대로 다시 두면 다른 일이 적혀요.
verify-pack = 이 판의 카드 묶음이 없어요. --pack 으로 폴더를 알려 주세요. ({ $sha })
verify-no-journal = 이 대회 기록에는 아무것도 없어요.
verify-no-anchor = 추첨에 대한 약속 없이 시작된 대회예요.
verify-deed = 그때에는 할 수 없던 일이에요: { $why }
verify-link = { $round }라운드: 공개한 값이 바로 앞의 값이나 신청 때의 약속으로 이어지지 않아요.
verify-pairing = { $round }라운드: 공개한 값과 신청 기록에서 다른 대진이 나와요.
verify-anchor = 비밀 값이 신청 때의 약속과 달라요.
verify-promise = { $match }번 경기: 비밀 값이 대진 때의 약속과 달라요.
