# Packs of cards: why one is refused, in every game that has packs. $place is file, record and field.

pack-no-head = { $place }: there is no pack.toml. Put one into the pack's folder.
pack-unreadable = { $place }: the file cannot be read. Save it as UTF-8. ({ $detail })
pack-not-toml = { $place }: not TOML. ({ $detail })
pack-bad-id = { $place }: an id is made of small letters, digits and - only.
pack-unknown-field = { $place }: there is no such field.
pack-missing-field = { $place }: this field is needed.
pack-not-here = { $place }: this field does not belong here.
pack-wrong-type = { $place }: a value of the wrong type. ({ $detail })
pack-wrong-value = { $place }: a value that is not allowed. ({ $detail })
pack-unknown-step = { $place }: there is no such effect. ({ $detail })
pack-no-text = { $place }: a text is missing. Write it in Korean (ko) and English (en).
pack-long-text = { $place }: a text is too long. It has { $found } letters, at most { $most } fit.
pack-duplicate = { $place }: there is a record of that id already. ({ $where })
pack-unknown-card = { $place }: the pack has no such card. ({ $card })
pack-range = { $place }: from { $min } to { $max } only.
pack-one-of = { $place }: give exactly one of: { $fields }
pack-one-each = { $place }: give a number for each of: { $fields }
pack-count = { $place }: { $what }: { $found } found, { $wanted } wanted.
pack-too-deep = { $place }: effects lie too deep one inside the other. At most { $most }.
pack-endless = { $place }: effects that go on for ever. Use once, or change what sets them off.
pack-damaged = The stored card pack cannot be read. ({ $detail })
pack-unknown = The card pack of this game cannot be found. ({ $sha })
