### 여명의 제국의 글로 쓰는 수와 명령. $word 쓴 그대로 · $place 성계나 행성 · $unit 종류

## 글로 쓴 것이 안 되는 까닭

twilight_imperium-line-long = 너무 길어요. 한 줄은 { $most }자까지예요.
twilight_imperium-line-empty = 고른 것이 없어요. 고를 것을 써 주세요. 쓸 수 있는 것은 제안에 나와요.
twilight_imperium-line-unknown = 여기서 `{ $word }`{ JOSA($word, "은/는") } 고를 수 없어요. 고를 수 있는 것은 제안에 나와요.
twilight_imperium-line-part = `{ $word }`{ JOSA($word, "은/는") } 여기에 맞지 않아요. 두 번째 부분부터는 `;`과 이름으로 시작해요.
twilight_imperium-line-missing = 빠진 것이 있어요. `; { $word }` 뒤에 고른 것을 써 주세요.
twilight_imperium-line-count = `{ $word }`{ JOSA($word, "은/는") } { $most }개까지예요.
twilight_imperium-line-whence = `{ $word }`{ JOSA($word, "은/는") } 어디에서 오나요? `304 2cv`처럼 성계나 행성을 앞에 써 주세요.
twilight_imperium-line-cargo = `{ $word }`{ JOSA($word, "은/는") } 실을 수 없어요. 전투기와 육군만 실어요 (MV9).
twilight_imperium-line-stays = `{ $word }`{ JOSA($word, "은/는") } 이미 그 성계에 있어서 쓰지 않아도 돼요.
twilight_imperium-line-none-there = { LABEL("twilight_imperium-place", $place) }에 내 { LABEL("twilight_imperium-unit", $unit) } 유닛이 없어요 (MV2).
twilight_imperium-line-own-token = { LABEL("twilight_imperium-place", $place) }에 내 지휘 토큰이 있어서 아무것도 떠날 수 없어요 (MV3).
twilight_imperium-line-ceasefire = 지금은 아무도 { LABEL("twilight_imperium-place", $place) }에 들어갈 수 없어요 (AT6).
twilight_imperium-line-immobile = { LABEL("twilight_imperium-unit", $unit) } 유닛은 스스로 움직이지 못해요 (MV2).
twilight_imperium-line-too-far = { LABEL("twilight_imperium-place", $place) }의 { LABEL("twilight_imperium-unit", $unit) }: 이동값은 { $move }인데 { $steps }칸 떨어져 있어요 (MV5).
twilight_imperium-line-ships = { LABEL("twilight_imperium-place", $origin) }의 { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 다른 함선이 있어요 (MV6).
twilight_imperium-line-asteroid-field = { LABEL("twilight_imperium-place", $origin) }의 { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 소행성 지대가 있어요 (MV7).
twilight_imperium-line-supernova = { LABEL("twilight_imperium-place", $origin) }의 { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 초신성이 있어요 (MV7).
twilight_imperium-line-nebula = { LABEL("twilight_imperium-place", $origin) }의 { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 성운이 있어요 (MV7).

## 명령

cmd-ti-move-name = 이동
cmd-ti-move-desc = 묻는 것에 한 줄로 답해요. 예: 205: 304 2cv, 302 dn
cmd-ti-move-arg-line-name = 내용
cmd-ti-move-arg-line-desc = 할 것. 제안은 모두 할 수 있는 것이에요
cmd-ti-produce-name = 생산
cmd-ti-produce-desc = 유닛을 생산해요. 예: 2cv 4ff 2inf
cmd-ti-produce-arg-line-name = 내용
cmd-ti-produce-arg-line-desc = 수와 유닛
cmd-ti-score-name = 득점
cmd-ti-score-desc = 목표를 달성해요
cmd-ti-score-arg-line-name = 내용
cmd-ti-score-arg-line-desc = 어느 목표인지, 무엇을 낼지
cmd-ti-trade-name = 거래
cmd-ti-trade-desc = 거래를 제안해요. 예: hacan: 2tg; take 3com
cmd-ti-trade-arg-line-name = 내용
cmd-ti-trade-arg-line-desc = 누구와, 주는 것, 받는 것
cmd-ti-board-name = 게임판
cmd-ti-board-desc = 은하나 그 일부를 보거나 겹쳐 봐요
cmd-ti-board-arg-system-name = 성계
cmd-ti-board-arg-system-desc = 가운데에 올 성계나 행성
cmd-ti-board-arg-over-name = 겹쳐보기
cmd-ti-board-arg-over-desc = 겹쳐 볼 것
cmd-ti-board-arg-whose-name = 누구
cmd-ti-board-arg-whose-desc = 누구의 것을 볼지
cmd-ti-table-name = 상황판
cmd-ti-table-desc = 전략 카드, 목표, 모두의 상황을 한눈에 봐요
cmd-ti-hand-name = 내패
cmd-ti-hand-desc = 내 토큰, 카드, 행성, 목표를 봐요
cmd-ti-card-name = 카드
cmd-ti-card-desc = 카드, 기술, 목표, 유닛, 세력, 행성이 무엇을 하고 어떻게 쓰는지 알려 줘요
cmd-ti-card-arg-name-name = 이름
cmd-ti-card-arg-name-desc = 우리말이나 영어 이름
cmd-ti-faction-name = 세력
cmd-ti-faction-desc = 세력의 능력, 토큰, 승점을 봐요
cmd-ti-faction-arg-whose-name = 누구
cmd-ti-faction-arg-whose-desc = 누구의 것인지. 비우면 내 것
cmd-ti-tech-name = 기술
cmd-ti-tech-desc = 기술표를 봐요
cmd-ti-tech-arg-whose-name = 누구
cmd-ti-tech-arg-whose-desc = 누구의 것인지. 비우면 내 것
cmd-ti-odds-name = 승산
cmd-ti-odds-desc = 성계에서 싸울 때의 승산을 봐요
cmd-ti-odds-arg-system-name = 성계
cmd-ti-odds-arg-system-desc = 싸울 성계
cmd-ti-planets-name = 행성
cmd-ti-planets-desc = 행성과 그 값을 봐요
cmd-ti-planets-arg-whose-name = 누구
cmd-ti-planets-arg-whose-desc = 누구의 것인지. 비우면 내 것
cmd-ti-objectives-name = 목표
cmd-ti-objectives-desc = 목표와 모두의 진행, 할 수 있는 것을 봐요
cmd-ti-deals-name = 약속
cmd-ti-deals-desc = 적어 둔 약속을 봐요

## 명령이 안 되는 까닭

cogs-twilight_imperium-not-step = 지금은 그것을 묻고 있지 않아요. 묻는 것에는 /여명 이동으로 답할 수 있고, 내 차례에서 볼 수 있어요.
cogs-twilight_imperium-no-trade = 지금은 제안할 것이 없어요. 거래는 누군가 차례를 생각할 때나 정책을 다루는 동안, 주고받을 것이 있으면 제안해요.
cogs-twilight_imperium-no-system = { $text }라는 성계나 행성이 없어요. 205처럼 위치를 써 주세요.
cogs-twilight_imperium-nobody = { $text }라는 자리가 없어요. 이름, 세력이나 자리 번호를 써 주세요.
cogs-twilight_imperium-no-card = { $text }라는 카드가 없어요.
cogs-twilight_imperium-no-fight = 거기서 싸울 수 있는 내 함선이 없어요.

## 볼 것

cogs-twilight_imperium-look = 살펴보기
cogs-twilight_imperium-look-headline = 무엇을 볼까요? 나만 볼 수 있어요.
cogs-twilight_imperium-look-table = 상황판
cogs-twilight_imperium-look-objectives = 목표
cogs-twilight_imperium-look-could = 무엇을 할 수 있나요?
cogs-twilight_imperium-look-odds = 승산 보기
cogs-twilight_imperium-look-deals = 약속
cogs-twilight_imperium-look-crop = 가까이 보기
cogs-twilight_imperium-look-over = 은하에 겹쳐 보기
cogs-twilight_imperium-look-factions = 세력표
cogs-twilight_imperium-look-sheets = 자리별로 보기
cogs-twilight_imperium-look-seat = 세력표
cogs-twilight_imperium-look-tech = 기술표
cogs-twilight_imperium-look-planets = 행성
cogs-twilight_imperium-whose = 누구의 것을 볼까요?
twilight_imperium-over-reach = 닿는 곳
twilight_imperium-over-cannon = 우주포가 닿는 곳
twilight_imperium-over-traits = 특성과 전문 분야
twilight_imperium-over-free = 주인 없는 행성
twilight_imperium-over-tokens = 지휘 토큰
twilight_imperium-over-wormholes = 웜홀
twilight_imperium-over-threats = 나에게 닿는 것
cogs-twilight_imperium-crop-title = 가까이 보기
cogs-twilight_imperium-crop-label = 205 같은 위치나 행성
cogs-twilight_imperium-crop-of = { LABEL("twilight_imperium-place", $system) } 둘레예요.
cogs-twilight_imperium-table = 상황판이에요. 나만 볼 수 있어요.
cogs-twilight_imperium-nowhere = 아무 데도 없어요.
cogs-twilight_imperium-nothing = 아직 없어요.
cogs-twilight_imperium-technologies = **{ $name } 님**: 기술 { $count }개
cogs-twilight_imperium-researchable = 연구할 수 있는 기술: { $list }
cogs-twilight_imperium-planets = **{ $name } 님**: 자원 { $resources }/{ $resources_all }, 영향력 { $influence }/{ $influence_all }, 무역품 { $goods }
cogs-twilight_imperium-planet = { $ready ->
    [0] ▫
   *[other] ▪
 } { LABEL("twilight_imperium-place", $planet) } ({ $system }): { $resources }/{ $influence }{ $ready ->
    [0] , 소모
   *[other] {""}
 }
cogs-twilight_imperium-no-faction = 아직 세력을 고르지 않았어요.
cogs-twilight_imperium-seat = **{ $name } 님** · { LABEL("twilight_imperium-faction", $faction) } · 승점 { $points }
cogs-twilight_imperium-scored = 달성한 목표: { $list }
cogs-twilight_imperium-secrets-held = 들고 있는 비밀 목표: { $count }장
cogs-twilight_imperium-objectives = 목표예요. 승점 { $target }점이면 이겨요.
cogs-twilight_imperium-has = { $name } 님 { $has }/{ $asked }
cogs-twilight_imperium-has-scored = { $name } 님 달성 ({ $has }/{ $asked })
cogs-twilight_imperium-sealed = 공개한 법률이 사라져 이제 아무도 득점할 수 없어요.

## 무엇을 할 수 있나요?

cogs-twilight_imperium-could = { $acts ->
    [0] 이번 라운드에는 남은 행동이 없어요.
   *[other] 작전 토큰 { $tokens }개로 이번 라운드에 닿는 것이에요.
 }
cogs-twilight_imperium-could-home = 고향 성계를 모두 통제하지 않아서 공용 목표를 달성할 수 없어요 (OB2).
cogs-twilight_imperium-could-ready = 지금 달성할 수 있어요
cogs-twilight_imperium-could-near = 이번 라운드에 닿아요
cogs-twilight_imperium-could-far = 아직 멀어요
cogs-twilight_imperium-prospect = { LABEL("twilight_imperium-objective", $objective) }{ $secret ->
    [0] {""}
   *[other] {" "}(비밀)
 }: { $has }/{ $asked } · { $does }
cogs-twilight_imperium-chances-planets = 닿는 행성: { $list }
cogs-twilight_imperium-chances-presence = 함선이 갈 수 있는 곳: { $list }
cogs-twilight_imperium-chances-technologies = 연구할 것: { $list }
cogs-twilight_imperium-chances-structures = 지을 것: { $list }
cogs-twilight_imperium-chances-ships = 생산할 것: { $list }

## 승산

cogs-twilight_imperium-odds-about = 다른 함선이 있는 곳이에요. 올 수 있는 내 함선이 모두 싸울 때의 승산을 알려 줘요.
cogs-twilight_imperium-odds-where = 어느 성계에서요?
cogs-twilight_imperium-odds = { LABEL("twilight_imperium-place", $system) } 전투, 모두가 아는 것만으로 본 승산이에요.
cogs-twilight_imperium-odds-line = 내 승리 { $win }%, 상대 승리 { $lose }%, 아무도 안 남음 { $neither }%{ $exact ->
    [0] {" "}(모의 전투)
   *[other] {""}
 }.

## 약속

cogs-twilight_imperium-look-trade = 거래
cogs-twilight_imperium-trade = 거래: 이웃끼리 무역품과 원자재를 바꿔요. 둘 가운데 한 명의 차례여야 하고, 한 순서에 같은 상대와는 한 번뿐이에요. 받은 원자재는 무역품이 돼요.
cogs-twilight_imperium-trade-agenda = 정책을 다루는 동안의 거래: 이웃이 아니어도 누구와든, 같은 상대와는 이 정책에 한 번이에요. 받은 원자재는 무역품이 돼요.
cogs-twilight_imperium-trade-seat = { $name } 님: 무역품 { $goods }, 원자재 { $commodities }{ $near ->
    [near] {" "}· 이웃
   *[far] {""}
}
cogs-twilight_imperium-trade-accept = { $name } 님의 제안 받아들이기
cogs-twilight_imperium-deals = 약속이에요. 아무도 강제하거나 판단하지 않아요. 구속력이 있는 교환은 거래 제안으로 해요.
cogs-twilight_imperium-deals-none = 읽을 수 있는 약속이 없어요.
cogs-twilight_imperium-deal-agreed = **{ $seat } 님 → { $to_seat } 님**: { $words } ({ $everyone ->
    [0] 둘만 보는 약속
   *[other] 모두가 보는 약속
 })
cogs-twilight_imperium-deal-open = **{ $seat } 님 → { $to_seat } 님**: { $words } ({ $to_seat } 님의 답을 기다려요. { $everyone ->
    [0] 둘만 보는 약속
   *[other] 그 뒤에는 모두가 보는 약속
 })
cogs-twilight_imperium-offer-promises = 두 분 사이에 적어 둔 약속이에요. 제안과 함께 실행되지 않고 아무도 강제하지 않아요 (답은 "약속"에서 해요):
cogs-twilight_imperium-deal-with = 약속 적기: 누구와?
cogs-twilight_imperium-deal-two = { $name } 님: 둘만 보기
cogs-twilight_imperium-deal-all = { $name } 님: 답한 뒤 모두에게 보이기
cogs-twilight_imperium-deal-label = 무엇을 약속하고 무엇을 받나요?
cogs-twilight_imperium-deal-hint = 4라운드까지 205에 들어가지 않을게요. 대신 304는 제 것이에요.
cogs-twilight_imperium-deal-written = 적어 두었어요. { $name } 님은 약속에서 볼 수 있어요. 적었다고 알려 주세요.
cogs-twilight_imperium-deal-agree = 받아들이기: { $words }
cogs-twilight_imperium-deal-decline = 거절하기: { $words }
cogs-twilight_imperium-deal-take-back = 마지막으로 적은 약속 거두기

## 글로 쓸 때의 다른 이름, 쉼표로 나눔

twilight_imperium-typed-fighter = 전투기, 전투
twilight_imperium-typed-infantry = 보병, 육군
twilight_imperium-typed-destroyer = 구축함, 구축
twilight_imperium-typed-cruiser = 순양함, 순양
twilight_imperium-typed-carrier = 항공모함, 항모
twilight_imperium-typed-dreadnought = 드레드노트, 드레
twilight_imperium-typed-war_sun = 워 선, 워선
twilight_imperium-typed-flagship = 기함
twilight_imperium-typed-pds = PDS, 행성방어
twilight_imperium-typed-space_dock = 우주 항만, 우주항만, 항만
twilight_imperium-typed-goods = 무역품, 무역
twilight_imperium-typed-commodities = 원자재, 원자
twilight_imperium-typed-tactic = 작전, 작전풀
twilight_imperium-typed-fleet = 함대, 함대풀
twilight_imperium-typed-strategy = 전략, 전략풀
twilight_imperium-typed-pass = 순서 종료
twilight_imperium-typed-follow = 따라가기
twilight_imperium-typed-decline = 넘기기
twilight_imperium-typed-none = 없음
twilight_imperium-typed-nothing = 아무것도
