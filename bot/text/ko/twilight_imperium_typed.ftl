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
twilight_imperium-line-ships = { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 다른 함선이 있어요 (MV6).
twilight_imperium-line-asteroid-field = { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 소행성 지대가 있어요 (MV7).
twilight_imperium-line-supernova = { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 초신성이 있어요 (MV7).
twilight_imperium-line-nebula = { LABEL("twilight_imperium-unit", $unit) }: 가는 길의 { LABEL("twilight_imperium-place", $place) }에 성운이 있어요 (MV7).
