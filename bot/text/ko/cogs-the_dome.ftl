### THE DOME의 디스코드 쪽 말.

cogs-the_dome-choosing = 덱 고르기
cogs-the_dome-setting-up = 초기 리소스 고르기
cogs-the_dome-progress = { $turn }번째 턴
cogs-the_dome-mastermind-no-deck = 마스터마인드, 덱 고르는 중
cogs-the_dome-no-deck = 덱 고르는 중
cogs-the_dome-firewall = 내구도 { $left } (방화벽 { $layer }층 { $space }/{ $most }칸)
cogs-the_dome-firewall-last = 내구도 { $left } (마지막 층 { $space }/{ $most }칸)
cogs-the_dome-broken = 방화벽이 모두 뚫림
cogs-the_dome-down = 무력화됨
cogs-the_dome-deck-count = 덱 { $count }장
cogs-the_dome-mastermind = 마스터마인드(에너지 { $energy })
cogs-the_dome-call = { $question } ({ WHEN($when) }부터)
cogs-the_dome-own = { $character } · { $state }
cogs-the_dome-hand = 패 { $count }장: { $cards }
cogs-the_dome-pool = { LABEL("the_dome-colour", $colour) } 리소스풀 { $count }/{ $limit } (위 → 아래): { $cards }
cogs-the_dome-none = 없음
cogs-the_dome-control = 제어 { $number }번: { $card }
cogs-the_dome-control-ordered = 제어 { $number }번: { $card } ({ $order })
cogs-the_dome-mm-hand = 마스터마인드 카드: { $cards }
cogs-the_dome-deck = 덱 { $count }장 (순서 없이): { $cards }
cogs-the_dome-void-of = 보이드: { $whose }
cogs-the_dome-void = { $count }장 (위부터): { $cards }
cogs-the_dome-void-empty = 비어 있어요.
cogs-the_dome-void-system = 시스템보이드
cogs-the_dome-void-mastermind = 마스터마인드 보이드
cogs-the_dome-account = { $name } 님 · { $character } · { $state } · 덱 { $deck }장
cogs-the_dome-account-no-deck = { $name } 님 · 덱을 고르지 않음
cogs-the_dome-won-durability = { $name } 님의 방화벽이 모두 뚫렸어요.
cogs-the_dome-won-draw = { $name } 님이 뽑을 카드가 덱에 모자랐어요.
cogs-the_dome-won-incapacitated = 다른 분들이 모두 무력화되어 마스터마인드 { $name } 님이 이겼어요.
cogs-the_dome-programs = { $name } 님의 프로그램: { $cards }
cogs-the_dome-award-system = 시스템 프로그램을 가장 많이 갖춘 분
cogs-the_dome-award-void = 보이드가 가장 두꺼운 분
cogs-the_dome-award-value = { $count }장
cogs-the_dome-hidden-controls = { $name } 님이 공개하지 않은 제어 카드: { $cards }
cogs-the_dome-hidden-hand = { $name } 님의 패: { $cards }
cogs-the_dome-not-step = 지금은 그걸 할 때가 아니에요. 내 차례를 열면 지금 할 수 있는 일이 보여요.
cogs-the_dome-where = 어디까지 크래킹할지 골라 주세요.
cogs-the_dome-not-now = { $text }: 지금 고를 수 없어요. 목록에서 골라 주세요.
cogs-the_dome-use-crack = { $text }: 크래킹은 /더돔 크래킹 명령으로 하거나 내 차례에서 색을 골라 주세요.
cogs-the_dome-no-void = { $text }: 그런 보이드는 없어요. 목록에서 골라 주세요.
cogs-the_dome-which = { $text }: 여러 가지가 있어요. 목록에서 하나를 골라 주세요.
cogs-the_dome-cannot = { $text }: { $why }
cogs-the_dome-no-card = { $text }: 그런 카드는 없어요. 이름의 일부나 첫소리만 써도 찾아 드려요.
cogs-the_dome-hint-deck = { $deck }: { $style }{ $character } · { $text } 적색 { $red }장, 청색 { $blue }장, 황색 { $yellow }장
cogs-the_dome-hint-deck-short = { $deck }: { $about }
cogs-the_dome-hint-style-ria = 빠르게 피해를 주는 공격형이에요. 처음 하기 좋아요.
cogs-the_dome-hint-style-jerry = 제어로 상대를 막고 덱을 깎아요. 처음 하기 좋아요.
cogs-the_dome-hint-style-mellow = 프로그램과 리소스를 키우고 회복하며 버텨요.
cogs-the_dome-hint-style-odit = 크래킹으로 시스템 카드를 모아요.
cogs-the_dome-hint-own-deck = 직접 짠 덱은 시작하기 전에 로비의 내 덱에서 골라 두면 쓸 수 있어요.
cogs-the_dome-cost-deck = { $count ->
    [0] 덱이 비었어요. 다운로드든 카드 효과든 한 장이라도 뽑게 되면 져요.
    [1] 덱 1장: 다운로드하면 비고, 그다음에 뽑게 되면 져요.
   *[other] 덱 { $count }장: 다운로드하면 1장이나 2장이 줄어요.
}
cogs-the_dome-cost-deck-ally = { $count ->
    [0] 덱이 비었어요. 다운로드든 카드 효과든 한 장이라도 뽑게 되면 무력화돼요.
    [1] 덱 1장: 다운로드하면 비고, 그다음에 뽑게 되면 무력화돼요.
   *[other] 덱 { $count }장: 다운로드하면 1장이나 2장이 줄어요.
}
cogs-the_dome-cost-layer = 피해를 { $damage } 받으면 방화벽 층이 뚫려요. 그때 데이터유출로 { $draw }장을 뽑아 { $keep }장을 남겨요.
cogs-the_dome-cost-leak = 피해를 { $damage } 받으면 방화벽 층이 뚫려요. 그때 데이터유출로 뽑을 { $draw }장이 덱에 없어서 져요.
cogs-the_dome-cost-leak-ally = 피해를 { $damage } 받으면 방화벽 층이 뚫려요. 그때 데이터유출로 뽑을 { $draw }장이 덱에 없어서 무력화돼요.
cogs-the_dome-cost-last = 피해를 { $damage } 받으면 마지막 방화벽 층이 뚫려서 져요.
cogs-the_dome-cost-last-ally = 피해를 { $damage } 받으면 마지막 방화벽 층이 뚫려서 무력화돼요.
cogs-the_dome-hint-resources = 카드의 색은 풀의 색과 달라도 돼요. 둔 카드는 비용과 크래킹에 쓰이니, 곧 쓸 카드는 손에 남겨 두세요.
cogs-the_dome-hint-least-install = 제어 { $number }번: 수는 설치하는 카드에 적힌 조건비용이에요.
cogs-the_dome-hint-least-damage = 제어 { $number }번: 수는 내가 받을 피해예요.
cogs-the_dome-hint-least-deck_damage = 제어 { $number }번: 수는 내가 받을 덱 피해예요.
cogs-the_dome-hint-least-crack = 제어 { $number }번: 수는 상대의 크래킹 포인트예요.
cogs-the_dome-hint-least-complete = 제어 { $number }번: 수는 그 시스템 카드의 보안트랙 칸 수예요.

## 응답을 기다릴 때 모두에게 보이는 말

window-install = 설치에 응답할지 정해요
window-damage = 피해에 응답할지 정해요
window-deck_damage = 덱 피해에 응답할지 정해요
window-activate = 기동에 응답할지 정해요
window-crack = 크래킹에 응답할지 정해요
window-complete = 크래킹완료에 응답할지 정해요
window-leak = 데이터유출에 응답할지 정해요
window-allocate = 리소스 할당에 응답할지 정해요
window-start = 턴의 시작에 응답할지 정해요
window-end = 턴의 종료에 응답할지 정해요
window-reveal = 공개에 응답할지 정해요

## 마스터마인드 정하기

the_dome-option-mastermind = 마스터마인드
the_dome-option-mastermind-desc = 셋이나 넷이 할 때 누가 마스터마인드를 맡을지 정해요.
the_dome-mastermind-random = 아무나 (기본)
the_dome-mastermind-a = A 자리
the_dome-mastermind-b = B 자리
the_dome-mastermind-c = C 자리
the_dome-mastermind-d = D 자리
the_dome-mastermind-random-desc = 시작할 때 뽑아요. 둘이 하는 대결에는 마스터마인드가 없어요.
the_dome-mastermind-a-desc = A 자리에 앉은 분이 맡아요. 셋이나 넷일 때만 돼요.
the_dome-mastermind-b-desc = B 자리에 앉은 분이 맡아요. 셋이나 넷일 때만 돼요.
the_dome-mastermind-c-desc = C 자리에 앉은 분이 맡아요. 셋이나 넷일 때만 돼요.
the_dome-mastermind-d-desc = D 자리에 앉은 분이 맡아요. 넷일 때만 돼요.

## 로비와 첫걸음과 규칙

the_dome-pitch = 프로그램을 설치하고 서버를 크래킹해서, 내 방화벽이 뚫리기 전에 상대의 방화벽을 무너뜨려요.
the_dome-length = 두 분은 대결이고 한 분이 8~14턴을 해요. 세 분이나 네 분이면 한 분이 마스터마인드가 되어 나머지 분들과 겨뤄요. 하루에 한 턴씩이면 2주에서 4주 걸려요.
the_dome-tutorial-goal = 상대의 방화벽 세 층을 모두 뚫거나, 상대가 덱에서 카드를 뽑을 수 없게 되면 이겨요.
the_dome-tutorial-turn = 턴마다 액션 포인트 3으로 다운로드, 리소스 할당, 설치, 크래킹을 해요. 비용은 카드와 같은 색 리소스풀의 위에서부터 내요.
the_dome-tutorial-scoring-title = 끝
the_dome-tutorial-scoring = 방화벽은 다섯 칸씩 세 층이에요. 한 층이 뚫릴 때마다 데이터유출로 카드를 잃고, 마지막 층이 뚫리면 져요.
the_dome-rules-1-title = 어떻게 이기고 언제 지나요?
the_dome-rules-1-page =
    방화벽은 세 층이고 한 층은 다섯 칸이에요. 피해를 받은 만큼 내구도 마커가 오른쪽으로 가요.
    층의 마지막 칸을 지나면 다음 층 첫 칸에 멈추고 남은 피해는 사라져요.
    층이 떨어질 때마다 데이터유출이 있어요: Y장을 뽑아 X장만 남겨요.
    세 번째 층까지 뚫리거나, 덱에 남은 카드보다 많이 뽑아야 하면 그 자리에서 지고 판이 끝나요. 덱이 비는 것만으로는 지지 않지만, 다운로드나 카드나 데이터유출로 거기서 뽑게 되면 져요.
    다음에 뽑을 때와 다음 데이터유출이 몇 장을 가져가는지는 내 차례에 보여요. 바로 지게 되는 것은 고르면 한 번 더 여쭤봐요.
the_dome-rules-2-title = 내 턴에는 무엇을 하고 언제 끝나나요?
the_dome-rules-2-page =
    액션 포인트는 3이에요. 대결의 첫 턴만 2예요. 하나로 다음 가운데 하나를 해요.
    다운로드: 한 장 뽑고, 원하면 한 장 더 뽑아요.
    리소스 할당: 손에서 한두 장을 리소스풀에 엎어 놓아요. 어느 색 풀이든 돼요.
    설치: 프로그램이나 액션을 공개하고 비용 [X/Y]를 내요. 같은 색 풀에 Y장이 있어야 하고 X장을 위에서부터 보이드로 보내요. 액션은 효과를 낸 뒤 그 색 풀로 가요. 제어 카드는 비용 없이 엎어 놓아요.
    크래킹: 다음 쪽을 봐 주세요.
    기동에는 액션 포인트가 들지 않아요. 소모된 카드는 턴 끝에 다시 쓸 수 있어요.
    차례를 마치거나 할 수 있는 일이 없으면 턴이 끝나고, 남은 액션 포인트는 사라져요. 비용이 모자란 설치와 마커가 나아가지 못하는 크래킹은 액션 포인트만 써요.
the_dome-rules-3-title = 크래킹은 어떻게 하나요?
the_dome-rules-3-page =
    색을 하나 골라요. 그 색 리소스풀의 카드 수만큼 포인트가 생기고, 카드는 쓰지 않아요.
    포인트 1로 마커 하나를 다음 칸으로 옮겨요. 다음 칸이 고른 색이어야 해요. 마커는 주 마커와 보조 마커, 둘이에요.
    누군가의 주 마커가 있는 시스템 카드에는 새로 들어갈 수 없어요. 이미 있던 마커는 계속 갈 수 있어요.
    마지막 칸에 닿으면 그 카드를 바로 얻어요. 프로그램은 내 영역에 남고, 액션은 효과만 내요.
the_dome-rules-4-title = 제어 카드는 언제 쓰나요?
the_dome-rules-4-page =
    제어 카드는 내 턴에 엎어 두고, 적힌 일이 일어나면 공개해요. 그때 비용을 내요.
    미리 정해 두기: 제어 카드마다 언제 공개할지 정해 두면 그대로 바로 공개돼요. 내 턴이 끝날 때 묻고, 내 패에서 언제든 바꿀 수 있어요.
    그때마다 묻기: 응답할 수 있는 때마다 제어 카드를 둔 분을 모두 불러요. 맞는 카드가 있는지는 아무도 몰라요. 게임판에서 바로 넘길 수 있고, 내 턴까지 모두 넘길 수도 있어요.
the_dome-rules-5-title = 마스터마인드는 무엇인가요?
the_dome-rules-5-page =
    셋이나 넷이면 한 분이 마스터마인드가 되어 나머지 모두와 겨루고 먼저 시작해요.
    마스터마인드는 턴마다 마스터마인드 카드를 한 장 뽑고 에너지를 받아요. 카드는 약한 효과로 그냥 쓰거나 에너지를 내고 강한 효과로 써요.
    방화벽이 뚫리거나 뽑지 못한 동맹은 무력화돼요. 손과 덱과 보이드를 섞어 다시 시작하고 액션 포인트는 1이에요.
    모두 무력화되면 마스터마인드가, 마스터마인드가 쓰러지면 동맹 모두가 이겨요.
