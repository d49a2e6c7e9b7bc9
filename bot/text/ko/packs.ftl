# 카드 묶음을 받지 않는 까닭. 묶음이 있는 모든 게임에서 써요. $place 는 파일, 카드, 항목이에요.

pack-no-head = { $place }: pack.toml 파일이 없어요. 묶음 폴더에 넣어 주세요.
pack-unreadable = { $place }: 파일을 읽을 수 없어요. UTF-8로 저장해 주세요. ({ $detail })
pack-not-toml = { $place }: TOML이 아니에요. ({ $detail })
pack-bad-id = { $place }: 이름표(id)는 소문자와 숫자와 -로만 써 주세요.
pack-unknown-field = { $place }: 그런 항목은 없어요.
pack-missing-field = { $place }: 꼭 있어야 하는 항목이에요.
pack-not-here = { $place }: 여기에는 쓸 수 없는 항목이에요.
pack-wrong-type = { $place }: 값의 종류가 달라요. ({ $detail })
pack-wrong-value = { $place }: 쓸 수 없는 값이에요. ({ $detail })
pack-unknown-step = { $place }: 그런 효과는 없어요. ({ $detail })
pack-no-text = { $place }: 글이 없어요. 한국어(ko)와 영어(en)로 모두 써 주세요.
pack-long-text = { $place }: 글이 너무 길어요. { $found }자인데 { $most }자까지 돼요.
pack-duplicate = { $place }: 같은 이름표(id)가 이미 있어요. ({ $where })
pack-unknown-card = { $place }: 묶음에 없는 카드예요. ({ $card })
pack-range = { $place }: { $min }에서 { $max }까지 돼요.
pack-one-of = { $place }: 이 가운데 하나만 써 주세요: { $fields }
pack-one-each = { $place }: 다음 각각에 숫자를 적어 주세요: { $fields }
pack-count = { $place }: { $what }: { $found }장이 있어요. { $wanted }장이어야 해요.
pack-too-deep = { $place }: 효과가 너무 깊이 겹쳐 있어요. { $most }겹까지 쓸 수 있어요.
pack-endless = { $place }: 끝없이 이어지는 효과예요. once를 쓰거나 조건을 바꿔 주세요.
pack-damaged = 저장된 카드 묶음을 읽을 수 없어요. ({ $detail })
pack-unknown = 이 판의 카드 묶음을 찾을 수 없어요. ({ $sha })
