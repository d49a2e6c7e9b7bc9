### 대회에서 지금 할 수 없는 일, 그리고 대신 할 수 있는 일.

## 대회 전체
pairing-over = 이 대회는 끝났어요. 순위표는 계속 볼 수 있어요.
pairing-not-held = 멈춰 있지 않아요. 대회는 이어지고 있어요.
pairing-held = 대회를 잠시 멈췄어요. 운영자가 다시 이어 하면 계속돼요.
pairing-not-begun = 대회가 아직 시작하지 않았어요.
pairing-begun = 대회가 이미 시작했어요.
pairing-checking = 출석 확인이 이미 열려 있어요.
pairing-no-check-in = 출석 확인이 열려 있지 않아요.
pairing-no-journal = 이 대회의 기록을 읽을 수 없어요. 아무것도 바뀌지 않았어요.
pairing-no-format = 그런 방식은 없어요. 목록에서 골라 주세요.
pairing-anchor = 추첨의 약속은 신청을 받을 때 이미 공개해서 바꿀 수 없어요.
pairing-fixed = 이제는 바꿀 수 없어요. 제한 시간, 휴가, 늦은 참가는 바꿀 수 있어요.
pairing-nobody = 아직 참가자가 없어요. 신청을 기다리거나 대회를 접어 주세요.
pairing-still-played = { $count ->
   *[other] 아직 진행 중인 경기가 { $count }개 있어요. 결과를 먼저 정하거나 끝나기를 기다려 주세요.
}

## 조건
pairing-bad-seats = 한 테이블에는 { $least }명에서 { $most }명까지 앉아요. 그 안에서 골라 주세요.
pairing-bad-terms = 서로 맞지 않는 설정이에요. 라운드, 테이블, 날짜를 확인해 주세요.
pairing-bad-points = 그런 점수 방식은 없어요. 목록에서 골라 주세요.
pairing-bad-tie-break = 그런 동점 기준은 없어요. 목록에서 하나씩만 골라 주세요.
pairing-at-once = 여러 경기를 한꺼번에 하는 것은 자유 대전과 시즌에서만 할 수 있어요.
pairing-divisions = { $people }명으로는 { $divisions }부를 채울 수 없어요. 부마다 한 테이블은 차야 해요.
pairing-bad-seeds = 시드 목록이 참가자와 맞지 않아요. 아무것도 바뀌지 않았어요.

## 참가자
pairing-no-such-entrant = 그 번호의 참가자가 없어요. 목록에서 골라 주세요.
pairing-not-in = 지금 이 대회에서 뛰고 있지 않은 분이에요. 뛰고 있는 분을 골라 주세요.
pairing-too-late = 늦은 참가도 마감됐어요. 구경은 언제든 환영하고, 다음 대회에서 만나요.
pairing-bad-score = 시작 점수는 0점에서 { $most }점까지예요. 놓친 라운드를 모두 이긴 만큼이 가장 많아요.
pairing-not-late = 시작 점수는 1라운드 뒤에 들어온 분에게만 줄 수 있어요.
pairing-no-rest = 이 방식에서는 라운드를 쉬어 갈 수 없어요.
pairing-no-queue = 이 방식에는 대기열이 없어요. 다음 경기는 저절로 잡혀요.
pairing-no-return = 이 방식에서는 중도 하차한 뒤에 돌아올 수 없어요.
pairing-no-substitute = 토너먼트 경기에는 다른 사람이 대신 나설 수 없어요.

## 라운드와 경기
pairing-wrong-round = 맞지 않는 라운드예요. 다음은 { $round }라운드예요.
pairing-empty = 지금 짝지을 사람이 없어요.
pairing-bad-link = 이 라운드의 추첨이 신청 때 한 약속과 맞지 않아요. 아무것도 바뀌지 않았어요.
pairing-twice = 이미 경기가 잡힌 분이에요.
pairing-bad-table = 한 테이블에는 서로 다른 두 사람 이상이 앉아야 해요.
pairing-bad-bye = 거기에는 쉬어 가기를 줄 수 없어요. 이번이나 다음 라운드에 경기가 없는 분을 골라 주세요.
pairing-no-such-match = 그런 경기가 없어요. 목록에서 골라 주세요.
pairing-moved = 이미 시작했거나 끝난 경기라서 다시 짤 수 없어요. 대신 결과를 정정할 수 있어요.
pairing-void = 다시 짜인 경기라서 더는 치지 않아요.
pairing-ended = 이미 끝난 경기예요.
pairing-bad-result = 이 경기에서 나올 수 없는 결과예요. 자리마다 등수를 정해 주세요.
pairing-built-upon = 이 결과에 이어진 경기가 이미 있어서 바꿀 수 없어요.
pairing-links-spent = 이 대회에서 추첨할 수 있는 라운드를 모두 썼어요. 이 대회를 마치고 새 대회를 열어 주세요.
