### 내 덱: 짜고, 검사하고, 저장하고, 코드로 나누고 가져오기. 로비에서 자리마다 고르는 덱.

the_dome-event-own-deck = { $seat } 님의 캐릭터: { $card } (직접 짠 덱)
the_dome-deck-no-code = 이 카드 묶음에 없는 카드가 있어서 코드로 나눌 수 없어요. 그 카드를 빼면 돼요.

## 로비에서 자리마다 고르는 덱

the_dome-seat-button = 내 덱
the_dome-seat-prompt = 이 판에서 쓸 덱을 골라 두세요. 무엇을 골랐는지는 나만 봐요. 판이 시작되면 캐릭터만 드러나요.
the_dome-seat-taken = 지금 고른 덱: { $what }
the_dome-seat-later = 아직 고르지 않았어요. 그대로 두면 시작할 때 물어볼게요.
the_dome-seat-older = 지금 고른 덱: 그 뒤에 고치거나 지운 덱이에요. 고를 때 그대로 쓸게요.
the_dome-seat-later-option = 시작할 때 고르기
the_dome-seat-placeholder = 어느 덱으로 할까요?
the_dome-seat-chosen = 덱을 골랐어요
the_dome-seat-dropped = { $people }, 카드 묶음이 바뀌어서 골라 둔 덱을 쓸 수 없게 됐어요. 내 덱을 눌러 다시 골라 주세요.

## 내 덱

cogs-the_dome-decks-headline = 내 덱
cogs-the_dome-decks-none = 아직 직접 짠 덱이 없어요. 덱 짜기를 누르면 캐릭터의 첫 덱에서 시작해요.
cogs-the_dome-decks-elsewhere = 다른 카드 묶음의 덱 { $count }개는 그 카드로 하는 판에서 보여요.
cogs-the_dome-decks-left-out = 규칙에 맞지 않는 덱 { $count }개는 빠져 있어요. 내 덱 짜기에서 고칠 수 있어요.
cogs-the_dome-decks-unfit = 규칙에 맞지 않는 곳 { $count }군데
cogs-the_dome-decks-unsaved = 저장하지 않은 변경이 있어요
cogs-the_dome-decks-pre-built-option = 미리 짜인 덱
cogs-the_dome-decks-placeholder = 어느 덱을 열까요?
cogs-the_dome-decks-new-button = 덱 짜기
cogs-the_dome-decks-import-button = 코드로 가져오기
cogs-the_dome-decks-build-button = 내 덱 짜기
cogs-the_dome-decks-seat-button = 이 판의 덱 고르기
cogs-the_dome-decks-copy-button = 이 덱에서 시작하기
cogs-the_dome-decks-list-button = 덱 목록
cogs-the_dome-decks-import-title = 덱 코드로 가져오기
cogs-the_dome-decks-import-label = 덱 코드
cogs-the_dome-decks-import-placeholder = 받은 코드를 그대로 붙여 넣어 주세요
cogs-the_dome-decks-whose = 어느 캐릭터의 덱을 짤까요?
cogs-the_dome-decks-character = **{ $card }** · 적색 { $red } · 청색 { $blue } · 황색 { $yellow } (색마다 한 장씩 더하거나 뺄 수 있어요)
cogs-the_dome-decks-made = 만들었어요: { $title }. 고친 다음 저장하기를 눌러 주세요.
cogs-the_dome-decks-imported = 가져왔어요: { $title }
cogs-the_dome-decks-deck = { $title } · { $card }
cogs-the_dome-decks-title = { $card } 덱
cogs-the_dome-decks-total = { $count }/{ $total }장
cogs-the_dome-decks-count = { LABEL("the_dome-colour", $colour) } { $count } ({ $min }~{ $max })
cogs-the_dome-decks-copies = { $card } { $count }
cogs-the_dome-decks-legal = 규칙에 맞는 덱이에요.
cogs-the_dome-decks-broken = 규칙에 맞지 않는 곳이 { $count }군데 있어요.
cogs-the_dome-decks-rule = • { $text }
cogs-the_dome-decks-more-rules = 그 밖에 { $count }군데
cogs-the_dome-decks-changed = 아직 저장하지 않았어요. 저장하기를 눌러야 이 덱으로 할 수 있어요.
cogs-the_dome-decks-other-cards = 지금 카드 묶음에는 없는 카드로 짠 덱이에요.
cogs-the_dome-decks-press = 단추를 누르면 한 장씩 늘고, 다 찼을 때 누르면 0장이 돼요.
cogs-the_dome-decks-card = { $number } · **{ $card }** [{ $x }/{ $y }] { LABEL("cogs-the_dome-decks-kind", $kind) }: { $text }
cogs-the_dome-decks-card-button = { $number } · { $card } { $count }/{ $max }
cogs-the_dome-decks-kind-action = 액션
cogs-the_dome-decks-kind-program = 프로그램
cogs-the_dome-decks-kind-control = 제어
cogs-the_dome-decks-red-button = 적색
cogs-the_dome-decks-blue-button = 청색
cogs-the_dome-decks-yellow-button = 황색
cogs-the_dome-decks-save-button = 저장하기
cogs-the_dome-decks-share-button = 코드로 나누기
cogs-the_dome-decks-clean-button = 못 쓰는 카드 빼기
cogs-the_dome-decks-more-button = 이름, 지우기
cogs-the_dome-decks-saved = 저장했어요.
cogs-the_dome-decks-saved-unfit = 저장했어요. 규칙에 맞게 고치면 이 덱으로 할 수 있어요.
cogs-the_dome-decks-code = 덱 코드: ```{ $code }```
cogs-the_dome-decks-share-hint = 이 코드를 받은 분은 코드로 가져오기에 붙여 넣으면 돼요. 코드를 보면 덱의 카드를 모두 알 수 있어요.
cogs-the_dome-decks-rename-button = 이름 바꾸기
cogs-the_dome-decks-rename-title = 덱 이름 바꾸기
cogs-the_dome-decks-rename-label = 새 이름
cogs-the_dome-decks-revert-button = 저장한 때로 되돌리기
cogs-the_dome-decks-delete-button = 지우기
cogs-the_dome-decks-delete-sure-button = 네, 지워요
cogs-the_dome-decks-delete-confirm = { $title }: 이 덱을 지울까요? 되돌릴 수 없어요. 이 덱으로 하고 있는 판은 그대로 가요.
cogs-the_dome-decks-deleted = 지웠어요: { $title }

cmd-dome-deck-name = 덱
cmd-dome-deck-desc = 내 덱을 짜고, 저장하고, 코드로 나누고 가져와요
cmd-dome-deck-arg-deck-name = 이름
cmd-dome-deck-arg-deck-desc = 어느 덱을 열지, 비워 두면 모두 보여요
cmd-dome-deck-arg-code-name = 코드
cmd-dome-deck-arg-code-desc = 받은 덱 코드

error-no-deck = 그런 덱이 없어요. 덱 목록에서 골라 주세요.
error-too-many-decks = 덱은 { $max }개까지 둘 수 있어요. 안 쓰는 덱을 지우면 새로 만들 수 있어요.
error-deck-title-taken = 같은 이름의 덱이 있어요. 다른 이름으로 지어 주세요.
error-nothing-to-choose = 이 게임에는 미리 고를 것이 없어요.

privacy-decks-line = 직접 짠 덱: { $count }개
