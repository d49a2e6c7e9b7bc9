### 다른 목록에 없는, 디스코드 쪽에서만 쓰는 말.

cogs-privacy-account-line = 디스코드 계정 번호와 이름: { $name } 님
cogs-undo-asked = { $name } 님이 마지막 수를 물러 달라고 부탁했어요.
cogs-undo-agreed = 모두 좋다고 해서 되돌렸어요.
cogs-undo-refused = 마지막 수는 그대로 두기로 했어요.
cogs-cancel-refused = 계속하고 싶은 분이 있어요. 판은 이어져요.
cogs-cancel-lapsed = 모두의 동의를 받지 못해서 판을 이어 가요.
cogs-started = 판이 시작됐어요. 곧 게임판이 올라와요.
cogs-board-score = { $badge } { $name } 님 { $score }
cogs-points = { $points }점
cogs-metromania-score = 역 점수 { $station }점 (지금 끝나면 그중 { $worth }점 인정, 남은 패 { $markers }개)
cogs-pack-own = 기본 카드
cogs-panel-anyway = 그래도 할까요?
cogs-panel-in-a-row = 여러 개를 한 번에, 위에서부터 차례로
cogs-board-standing-line = 지금: { $scores }
cogs-result-how-headline = 어떻게 끝났는지
cogs-vote-over = 그 투표는 이미 끝났어요.
cogs-vote-of-others = 이 투표는 다른 분들께 묻는 거예요.
button-hint = 어떻게 둘까요?
hint-line = **저라면: { $answer }.**
hint-plain = 여기서는 두어 보지 않고 어림으로 골랐어요.
hint-nothing = 아무것도 고르지 않기
