### 중재인: 거래에 넣는 행동 카드 (규칙 15 TX2, 28.5)

## 거래에 넣는 행동 카드

twilight_imperium-good-cards = 행동 카드
twilight_imperium-ask-cards = { $seat } 님에게 어떤 행동 카드를 줄까요?
twilight_imperium-ask-asked = { $seat } 님이 제안한 행동 카드 가운데 어떤 것을 받을까요?
twilight_imperium-cards-gone = { $seat } 님은 이 제안의 행동 카드를 이제 줄 수 없어요. 바뀐 것은 없어요.
twilight_imperium-cards-not-held = 제안에서 원하는 행동 카드를 이제 줄 수 없어요. 바뀐 것은 없어요.
twilight_imperium-ask-reply-cards = { $seat } 님의 제안. 주는 것: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
}. 받는 것: { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-ask-reply-cards-button = { $seat } 님의 제안
twilight_imperium-ask-reply-cards-act = 이렇게 다시 제안하기
twilight_imperium-ask-withdraw-cards = { $to_seat } 님에게 한 제안: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}, { $until ->
    [-1] 거둘 때까지
    [0] 이번 차례까지
   *[other] { $until }라운드 끝까지
}.
twilight_imperium-event-offered-cards = { $seat } 님이 { $to_seat } 님에게 제안: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-refused-cards = { $to_seat } 님이 거절: { $seat } 님의 { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-agreed-cards = { $to_seat } 님이 { $seat } 님의 제안을 받아들임: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}. 둘 다 거래할 수 있고 가진 것이 있으면 바로 이루어져요.
twilight_imperium-event-withdrawn-cards = { $seat } 님이 { $to_seat } 님에게 한 제안을 거둠: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-traded-cards = 거래: { $seat } 님 { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium", $gives) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $to_seat } 님 { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium", $takes) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium", $takes) }
}.
twilight_imperium-event-traded-cards-hidden = 거래: { $seat } 님 { $note_with ->
    [alone] 약속 어음 1장
    [goods] { LABELS("twilight_imperium", $gives) }, 약속 어음 1장
   *[none] { LABELS("twilight_imperium", $gives) }
} ↔ { $to_seat } 님 { $want_with ->
    [alone] 약속 어음 1장
    [goods] { LABELS("twilight_imperium", $takes) }, 약속 어음 1장
   *[none] { LABELS("twilight_imperium", $takes) }
}.
pic-twilight_imperium-alt-trade-cards = { $name } 님이 주는 행동 카드: { $cards }.
