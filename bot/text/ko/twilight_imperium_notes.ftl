### 여명의 제국 약속 어음: 이름과 우리말로 쓴 효과, 거래하고 쓰는 법. $seat은 이름.

## 약속 어음

twilight_imperium-component-ceasefire = 휴전
twilight_imperium-component-political_secret = 정치적 비밀
twilight_imperium-component-support_for_the_throne = 왕좌를 향한 지지
twilight_imperium-component-trade_agreement = 무역 협정

twilight_imperium-does-ceasefire = 발행한 사람이 내 유닛이 있는 성계를 활성화하면, 그 행동 동안 그 사람 것은 아무것도 들어오지 못해요. 쓰고 나면 돌아가요.
twilight_imperium-does-political_secret = 정책이 공개되면, 발행한 사람은 그 정책에 투표하지 못하고 행동 카드도 못 써요. 정책이 끝나면 돌아가요.
twilight_imperium-does-support_for_the_throne = 받은 사람 앞에 펼쳐 두고 승점 1점을 얻어요. 발행한 사람의 유닛이 있는 성계를 활성화하면 그 점수와 함께 돌아가요.
twilight_imperium-does-trade_agreement = 발행한 사람이 원자재를 채우면, 그 원자재를 모두 내가 무역품으로 얻어요. 쓰고 나면 돌아가요.

twilight_imperium-component-military_support = 군사 지원
twilight_imperium-component-tekklar_legion = 테클라 군단
twilight_imperium-component-research_agreement = 연구 협정
twilight_imperium-component-trade_convoys = 무역 호송대
twilight_imperium-component-war_funding = 전쟁 자금
twilight_imperium-component-cybernetic_enhancements = 인공 신체 강화

twilight_imperium-does-military_support = 솔의 차례가 시작될 때: 솔은 전략 토큰이 있으면 1개를 잃고, 나는 내 행성 하나에 보병 2기를 놓을 수 있어요. 쓰고 나면 돌아가요.
twilight_imperium-does-tekklar_legion = 내가 낀 지상 전투가 시작될 때: 거기서 내 주사위는 +1, 상대가 사르닥 노르면 그쪽은 -1이에요. 쓰고 나면 돌아가요.
twilight_imperium-does-research_agreement = 졸나르가 세력 기술이 아닌 기술을 연구하면: 나도 그 기술을 얻어요. 쓰고 나면 돌아가요.
twilight_imperium-does-trade_convoys = 행동: 내 앞에 펼쳐 두면 이웃이 아닌 사람과도 거래할 수 있어요. 하칸의 유닛이 있는 성계를 활성화하면 돌아가요.
twilight_imperium-does-war_funding = 내가 낀 우주 전투의 라운드가 시작될 때: 레트네브가 무역품 2개를 내고, 나는 그 라운드에 빗나간 주사위를 다시 굴려요. 쓰고 나면 돌아가요.
twilight_imperium-does-cybernetic_enhancements = 내 차례가 시작될 때: L1Z1X는 전략 토큰 1개를 잃고 나는 1개를 얻어요. 쓰고 나면 돌아가요.

twilight_imperium-source-support_for_the_throne = 왕좌를 향한 지지
twilight_imperium-source-trade_agreement = 무역 협정

## 테이블 옵션

twilight_imperium-option-notes = 약속 어음
twilight_imperium-option-notes-desc = 거래할 약속 어음을 나눠 가질지 정해요. 보통은 나눠 가져요.
twilight_imperium-notes-off = 없이
twilight_imperium-notes-on = 약속 어음 있음
twilight_imperium-notes-off-desc = 무역품과 원자재만 거래해요.
twilight_imperium-notes-on-desc = 거래할 때 한 사람이 한 장씩 줄 수 있어요. 누가 무엇을 가졌는지는 비밀이에요.

## 거래

twilight_imperium-ask-note = { $seat } 님에게 어떤 약속 어음을 줄까요?
twilight_imperium-ask-want = { $seat } 님에게 어떤 약속 어음을 받을까요?
twilight_imperium-opt-no-note = 주지 않기
twilight_imperium-opt-no-want = 받지 않기
twilight_imperium-opt-note = { LABEL("twilight_imperium-component", $component) } ({ $issuer_seat } 님)
twilight_imperium-note-not-held = { $want_seat } 님의 { LABEL("twilight_imperium-component", $want) } 약속 어음은 지금 가지고 있지 않아요.
twilight_imperium-ask-reply-notes = { $seat } 님의 제안. 주는 것: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
}. 받는 것: { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-ask-reply-notes-button = { $seat } 님의 제안
twilight_imperium-ask-reply-notes-act = 이렇게 다시 제안하기
twilight_imperium-ask-withdraw-notes = { $to_seat } 님에게 한 제안: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}, { $until ->
    [-1] 거둘 때까지
    [0] 이번 차례까지
   *[other] { $until }라운드 끝까지
}.
twilight_imperium-event-offered-notes = { $seat } 님이 { $to_seat } 님에게 제안: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-refused-notes = { $to_seat } 님이 거절: { $seat } 님의 { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-agreed-notes = { $to_seat } 님이 { $seat } 님의 제안을 받아들임: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}. 둘 다 거래할 수 있고 가진 것이 있으면 바로 이루어져요.
twilight_imperium-event-withdrawn-notes = { $seat } 님이 { $to_seat } 님에게 한 제안을 거둠: { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-traded-notes = 거래: { $seat } 님 { $note_with ->
    [alone] { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
    [goods] { LABELS("twilight_imperium-good", $give) }, { LABEL("twilight_imperium-component", $note) } ({ $note_seat })
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $to_seat } 님 { $want_with ->
    [alone] { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
    [goods] { LABELS("twilight_imperium-good", $take) }, { LABEL("twilight_imperium-component", $want) } ({ $want_seat })
   *[none] { LABELS("twilight_imperium-good", $take) }
}.
twilight_imperium-event-traded-notes-hidden = 거래: { $seat } 님 { $note_with ->
    [alone] 약속 어음 1장
    [goods] { LABELS("twilight_imperium-good", $give) }, 약속 어음 1장
   *[none] { LABELS("twilight_imperium-good", $give) }
} ↔ { $to_seat } 님 { $want_with ->
    [alone] 약속 어음 1장
    [goods] { LABELS("twilight_imperium-good", $take) }, 약속 어음 1장
   *[none] { LABELS("twilight_imperium-good", $take) }
}.

## 쓰기

window-SY_ACTIVATED = 활성화에 나설지
window-AG_WHEN = 공개된 정책에 나설지
window-CM_REPLENISH = 채운 원자재에 나설지
twilight_imperium-opt-note-use = { LABEL("twilight_imperium-component", $component) } 쓰기 ({ $issuer_seat } 님)
twilight_imperium-opt-note-planet = { LABEL("twilight_imperium-component", $component) }: { LABEL("twilight_imperium-place", $planet) }
twilight_imperium-event-note-used = { $seat } 님이 { $issuer_seat } 님의 { LABEL("twilight_imperium-component", $component) } 사용.
twilight_imperium-event-note-open = { $issuer_seat } 님의 { LABEL("twilight_imperium-component", $component) }, { $seat } 님 앞에 펼침.
twilight_imperium-event-note-back = { LABEL("twilight_imperium-component", $component) }, { $issuer_seat } 님에게 돌아감.
twilight_imperium-event-notes-out = { $seat } 님의 약속 어음이 게임에서 빠짐 ({ $count }장).
twilight_imperium-opt-note-lay = 쓰기
twilight_imperium-event-funded = { $payer_seat } 님이 무역품 { $goods }개를 냄. { $seat } 님은 이번 라운드에 빗나간 주사위를 다시 굴림.
twilight_imperium-event-enhanced = { $other_seat } 님이 전략 토큰 1개를 잃고, { $seat } 님이 1개 얻음.
window-TN_START = 차례 시작에 나설지
window-RS_DONE = 연구한 기술에 나설지

## 패널

twilight_imperium-hand-notes = 약속 어음: { $count }장
twilight_imperium-hand-note = { LABEL("twilight_imperium-component", $component) } ({ $name } 님) · { $does }
twilight_imperium-hand-notes-open = 펼쳐 둔 것: { $list }

## 카드를 찾아볼 때의 판정

twilight_imperium-ruling-ceasefire = 이미 그 성계에 있던 함선은 그곳의 유닛을 싣고, 싸우고, 강하하고, 생산할 수 있어요.
twilight_imperium-ruling-political_secret = 발행한 사람이 골라서 쓰는 세력 능력도 그 정책에서는 못 써요. 나머지 능력과 기술은 그대로예요. 발행한 사람의 행성은 소모되지 않아요.
twilight_imperium-ruling-support_for_the_throne = 유닛 없는 행성은 세지 않고, 건물은 세요. 발행한 사람이 탈락하면 점수도 잃어요.
twilight_imperium-ruling-trade_agreement = 이웃이 아니어도 돼요. 발행한 사람이 그때 가진 원자재를 모두 가져와요.
twilight_imperium-ruling-military_support = 솔이 차례에 무엇을 하기 전에 물어봐요. 솔이 순서 종료를 할 차례에도 쓸 수 있어요.
twilight_imperium-ruling-tekklar_legion = 그 전투가 끝날 때까지예요.
twilight_imperium-ruling-research_agreement = 전제 조건은 따지지 않아요. 내 세력 고유 유닛이 대신하는 강화는 얻지 못해요.
twilight_imperium-ruling-trade_convoys = 펼쳐 둔 동안 다른 사람도 나와 거래할 수 있어요. 한 차례에 한 번인 것은 그대로예요.
twilight_imperium-ruling-war_funding = 모자라면 가진 만큼만 내요. 레트네브가 그 전투에 끼지 않아도 돼요.
twilight_imperium-ruling-cybernetic_enhancements = L1Z1X에게 전략 토큰이, 나에게 공급처 토큰이 있어야 해요. 행동으로 치지 않아요.

## 패널과 그림

cogs-twilight_imperium-trade-seat-notes = {" "}· 약속 어음 { $count }장
twilight_imperium-ask-withdraw-notes-button = { $to_seat } 님에게 한 제안
pic-twilight_imperium-hand-notes = 약속 어음 ({ $count }장)
pic-twilight_imperium-hand-no-notes = 지금은 없어요.
pic-twilight_imperium-hand-notes-closed = { $name } 님에게 약속 어음 { $count }장이 있어요.
pic-twilight_imperium-hand-note-open = 펼쳐 둠
pic-twilight_imperium-hand-note-own = 내가 발행: 다른 사람이 써요
pic-twilight_imperium-alt-trade-note = { $name } 님이 { $issuer } 님의 { LABEL("twilight_imperium-component", $component) } 약속 어음을 줘요.
pic-twilight_imperium-alt-notes = 약속 어음 (손에 { $count }장): { $notes }.
twilight_imperium-ready-offer-notes = 서로 { LABEL("twilight_imperium-component", $component) } 주고받기

## 세력 여덟의 약속 어음

twilight_imperium-component-stymie = 방해
twilight_imperium-component-fires_of_the_gashlai = 가슐라이의 불꽃
twilight_imperium-component-promise_of_protection = 보호의 약속
twilight_imperium-component-gift_of_prescience = 예지의 선물
twilight_imperium-component-acquiescence = 묵인
twilight_imperium-component-political_favor = 정치적 호의
twilight_imperium-component-greyfire_mutagen = 그레이파이어 변이체
twilight_imperium-component-spy_net = 첩보망

twilight_imperium-does-stymie = 행동: 내 앞에 펼쳐 두면 아보렉은 내 유닛이 있는 성계와 그 옆 성계에서 생산하지 못해요. 내 유닛이 고향 성계에 있으면 세지 않아요. 아보렉의 유닛이 있는 성계를 활성화하면 돌아가요.
twilight_imperium-does-fires_of_the_gashlai = 행동: 무아트는 함대풀 토큰 1개를 잃고, 나는 워 선 기술을 얻어요. 쓰고 나면 돌아가요.
twilight_imperium-does-promise_of_protection = 행동: 내 앞에 펼쳐 두면 멘탁은 나를 약탈하지 못해요. 멘탁의 유닛이 있는 성계를 활성화하면 돌아가요.
twilight_imperium-does-gift_of_prescience = 전략 단계가 끝날 때: 이번 라운드에는 나알루의 0 토큰을 내가 가지고 우선권 1순위가 돼요. 재정비 단계가 끝날 때 돌아가요.
twilight_imperium-does-acquiescence = 전략 단계가 끝날 때: 내 전략 카드 1장을 위누의 전략 카드 1장과 바꿔요. 쓰고 나면 돌아가요.
twilight_imperium-does-political_favor = 정책이 공개되면: 스차는 전략 토큰 1개를 잃고, 그 정책 대신 다른 정책이 공개돼요. 쓰고 나면 돌아가요.
twilight_imperium-does-greyfire_mutagen = 성계가 활성화되면: 그 행동 동안 인은 세력 능력과 세력 기술을 못 써요. 쓰고 나면 돌아가요.
twilight_imperium-does-spy_net = 내 차례가 시작될 때: 이사릴의 행동 카드를 보고 1장을 가져와요. 쓰고 나면 돌아가요.

twilight_imperium-ruling-stymie = 무엇으로 만들든, 만들려는 그때 내 유닛이 있는 곳을 따져요.
twilight_imperium-ruling-fires_of_the_gashlai = 무아트의 함대풀에 토큰이 있어야 해요. 전제 조건은 따지지 않아요. 그래서 무아트의 함선이 어딘가에서 너무 많아지면 무아트가 덜어 내요.
twilight_imperium-ruling-promise_of_protection = 다른 사람은 그대로 약탈당해요.
twilight_imperium-ruling-gift_of_prescience = 전략 카드를 바꿔도 토큰은 나에게 남아요.
twilight_imperium-ruling-acquiescence = 두 카드 모두 내가 골라요. 카드에 있던 무역품은 이미 가져간 사람의 것이에요.
twilight_imperium-ruling-political_favor = 스차에게 전략 토큰이 있어야 해요. 물린 정책에 쓴 어음은 돌아가요.
twilight_imperium-ruling-greyfire_mutagen = 인의 기함과 행동 카드는 그대로 쓸 수 있어요. 내 행동에서도 쓸 수 있어요.
twilight_imperium-ruling-spy_net = 이사릴에게 카드가 없으면 쓰지 못해요. 행동으로 치지 않아요.

twilight_imperium-rule-notes = 약속 어음은 거래로 받은 사람이 적힌 때에 써요. 대부분 쓰고 나면 발행한 사람에게 돌아가요.
twilight_imperium-ask-acquiescence = 묵인: { $seat } 님의 전략 카드 중 무엇을 가져올까요?
twilight_imperium-event-prescience = 이번 라운드 동안 { $other_seat } 님의 0 토큰을 { $seat } 님이 가져요.
window-SP_END = 전략 단계 끝에 응답할지
