### THE DOME. 약속된 값: $colour red|blue|yellow · $marker main|sub · $card, $cards, $way 묶음에 있는 이름 · $seat 자리에 앉은 사람

## 낱말

the_dome-colour-red = 적색
the_dome-colour-blue = 청색
the_dome-colour-yellow = 황색
the_dome-colour-any = 아무 색
the_dome-marker-main = 주 마커
the_dome-marker-sub = 보조 마커
the_dome-zone-hand = 손
the_dome-zone-deck = 덱
the_dome-zone-void = 보이드
the_dome-zone-pool = 리소스풀
the_dome-zone-play = 쓴 카드
the_dome-zone-control = 제어 카드
the_dome-to-hand = 손으로
the_dome-to-top = 덱 맨 위로
the_dome-to-bottom = 덱 맨 아래로
the_dome-to-shuffle = 덱에 섞기
the_dome-why-paid = 비용
the_dome-why-discarded = 버림
the_dome-why-removed = 제거
the_dome-why-deck = 덱 피해
the_dome-why-leaked = 데이터유출

## 묻는 말

the_dome-ask-deck = 어느 덱으로 할까요?
the_dome-ask-resources = 초기 리소스로 둘 카드 { $count }장을 골라 주세요. 고른 순서대로 놓여요: { $red ->
    [0] { $blue ->
        [0] 황색 { $yellow }장
       *[other] 청색 { $blue }장{ $yellow ->
            [0] {""}
           *[other] , 황색 { $yellow }장
        }
    }
   *[other] 적색 { $red }장{ $blue ->
        [0] {""}
       *[other] , 청색 { $blue }장
    }{ $yellow ->
        [0] {""}
       *[other] , 황색 { $yellow }장
    }
}. 먼저 고른 카드가 아래에 있어요.
the_dome-ask-turn = 무엇을 할까요? (남은 액션 포인트 { $ap })
the_dome-ask-second = 한 장 더 뽑을까요? (덱에 남은 카드 { $count }장)
the_dome-ask-into = 어느 카드를 어느 리소스풀에 둘까요? ({ $count }장째)
the_dome-ask-crack = { $points ->
    [0] 마커를 회수할까요? ({ LABEL("the_dome-colour", $colour) } 포인트 없음)
   *[other] 어디까지 크래킹할까요? (남은 포인트: { LABEL("the_dome-colour", $colour) } { $points })
}
the_dome-ask-first = 어느 효과부터 할까요?
the_dome-ask-goes-first = 다른 분의 차례에는 어느 카드의 효과부터 처리할까요?
the_dome-ask-leak = 데이터유출: 버릴 카드 { $count }장을 골라 주세요. 고른 순서대로 보이드에 놓여요.
the_dome-ask-mm-discard = 마스터마인드 카드 { $count }장을 버려 주세요.
the_dome-ask-void-order = 보이드에 놓을 순서를 골라 주세요. 고르지 않은 카드는 지금 순서대로 그 위에 놓여요.
the_dome-ask-order = 제어 { $number }번, { $card }: 언제 공개할까요?
the_dome-ask-may = { $card }: 이 효과를 쓸까요?
the_dome-ask-who = { $card }: 누구에게 할까요?
the_dome-ask-discard = { $card }: 버릴 카드를 골라 주세요. ({ $count }장)
the_dome-ask-pool = { $card }: 어느 리소스풀로 할까요?
the_dome-ask-swap = { $card }: 어느 카드를 리소스풀 맨 위와 바꿀까요?
the_dome-ask-control = { $card }: 어느 제어 카드로 할까요?
the_dome-ask-bottom = { $card }: 덱 맨 아래로 보낼 카드를 골라 주세요.
the_dome-ask-retrieve = { $card }: 보이드에서 가져올 카드를 골라 주세요. ({ $count }장)
the_dome-ask-colour = { $card }: 어느 색으로 할까요?
the_dome-ask-choose = { $card }: 무엇을 할까요?
the_dome-ask-allocate = { $card }: 어느 카드를 어느 리소스풀에 둘까요?
the_dome-ask-marker = { $card }: 어느 마커로 할까요? ({ $count }개)
the_dome-ask-program = { $card }: 어느 프로그램으로 할까요? ({ $count }장)
the_dome-window-install = { $by_seat } 님의 { $card } 설치에 응답할까요?
the_dome-window-damage = { $seat } 님이 피해 { $amount }{ JOSA($amount, "을/를") } 받게 돼요. 응답할까요?
the_dome-window-deck_damage = { $seat } 님이 덱 피해 { $amount }{ JOSA($amount, "을/를") } 받게 돼요. 응답할까요?
the_dome-window-activate = { $by_seat } 님의 { $card } 기동에 응답할까요?
the_dome-window-crack = { $by_seat } 님의 { LABEL("the_dome-colour", $colour) } 크래킹({ $amount }포인트)에 응답할까요?
the_dome-window-complete = { $by_seat } 님의 { $card } 크래킹완료에 응답할까요?
the_dome-window-leak = { $seat } 님의 데이터유출에 응답할까요? (뽑을 카드 { $amount }장)
the_dome-window-allocate = { $by_seat } 님의 리소스 할당({ $amount }장)에 응답할까요?
the_dome-window-start = { $by_seat } 님의 차례가 시작될 때예요. 응답할까요?
the_dome-window-end = { $by_seat } 님의 차례가 끝날 때예요. 응답할까요?
the_dome-window-reveal = { $by_seat } 님의 { $card } 공개에 응답할까요?
the_dome-topic-turn = 차례를 진행해요
the_dome-topic-deck = 덱을 골라요
the_dome-topic-resources = 초기 리소스를 골라요
the_dome-topic-leak = 데이터유출로 버릴 카드를 골라요
the_dome-topic-first = 효과의 순서를 정해요
the_dome-ask-resources-act = 이대로 첫 리소스로 놓기
the_dome-ask-leak-act = { $count }장 버리기
the_dome-ask-mm-discard-act = { $count }장 버리기
the_dome-ask-void-order-act = { $count ->
    [0] 놓인 그대로 보이드로 보내기
   *[other] 이 순서로 보이드로 보내기
}
the_dome-ask-order-act = 이 지시 그대로 두기
the_dome-ask-discard-act = { $count ->
    [0] 버리지 않기
   *[other] { $count }장 버리기
}
the_dome-ask-bottom-act = { $count ->
    [0] 덱 아래로 보내지 않기
   *[other] { $count }장 덱 아래로 보내기
}
the_dome-ask-retrieve-act = { $count ->
    [0] 가져오지 않기
   *[other] { $count }장 가져오기
}

## 고를 것

the_dome-opt-yes = 하기
the_dome-opt-no = 하지 않기
the_dome-opt-none = 고르지 않기
the_dome-opt-done = 그만 놓기
the_dome-opt-stop = 여기서 멈추기
the_dome-opt-end = 차례 마치기
the_dome-opt-download = 다운로드
the_dome-opt-download-two = 다운로드 (두 장)
the_dome-opt-allocate = 리소스 할당
the_dome-opt-card = { $card }
the_dome-opt-install = { $card } [{ $x }/{ $y }] 설치하기
the_dome-opt-set = { $card } 깔아 두기
the_dome-opt-crack = { LABEL("the_dome-colour", $colour) } 크래킹하기 ({ $points ->
    [0] 포인트 없음
   *[other] { $points }포인트
})
the_dome-opt-use = { $y ->
    [0] { $x ->
        [0] { $card } 기동하기
       *[other] { $card } [{ $x }/{ $y }] 기동하기
    }
   *[other] { $card } [{ $x }/{ $y }] 기동하기
}
the_dome-opt-mm-weak = { $card }: 약한 효과
the_dome-opt-mm-strong = { $card }: 강한 효과 (에너지 { $energy })
the_dome-opt-into = { $card }: { LABEL("the_dome-colour", $colour) } ({ $count }/{ $limit })
the_dome-opt-pool = { LABEL("the_dome-colour", $colour) } ({ $count })
the_dome-opt-move = { LABEL("the_dome-marker", $marker) }: { $card } { $space }번째 칸 ({ $cost }포인트)
the_dome-opt-complete = { LABEL("the_dome-marker", $marker) }: { $card } 크래킹완료 ({ $cost }포인트)
the_dome-opt-recall = { LABEL("the_dome-marker", $marker) } 회수: { $card }
the_dome-opt-marker = { $seat } 님의 { LABEL("the_dome-marker", $marker) } ({ $space }번째 칸)
the_dome-opt-seat = { $seat } 님
the_dome-opt-program = { $seat } 님의 { $card }
the_dome-opt-program-exhausted = { $seat } 님의 { $card } (소모)
the_dome-opt-control = { $seat } 님의 제어 { $number }번
the_dome-opt-reveal = { $card } [{ $x }/{ $y }] 공개하기
the_dome-opt-way = { $way }
the_dome-opt-order-first = 기회가 오면 바로
the_dome-opt-order-risk = 져도 기회가 오면 바로
the_dome-opt-order-hold = 아껴 두기
the_dome-opt-order-min = { $count } 이상일 때
the_dome-opt-trigger = { $card }
the_dome-opt-goes-first = 미리 정해 두기: { $card } 먼저
the_dome-opt-goes-arisen = 미리 정해 둔 것 없애기
the_dome-opt-deck = { $card }
the_dome-opt-passing-kind = 내 차례까지 넘기기: { LABEL("pic-the_dome-window", $window) }
the_dome-opt-answering-kind = 다시 물어보게 하기: { LABEL("pic-the_dome-window", $window) }
the_dome-group-install = 설치하기
the_dome-group-crack = 크래킹하기
the_dome-group-crack-then = 크래킹하고 마커 옮기기까지 한 번에
the_dome-group-use = 기동하기
the_dome-group-use-then = 기동하고 고르기까지 한 번에
the_dome-group-mastermind = 마스터마인드 카드
the_dome-group-card = { $card }
the_dome-group-marker = { LABEL("the_dome-marker", $marker) }
the_dome-warn-cost = 지금 그 색 리소스가 { $have }장이에요. 비용에는 { $need }장이 있어야 해서 이대로면 설치에 실패해요.
the_dome-warn-empty-deck = 덱이 비어서 뽑을 수 없어요. 다운로드하면 져요.
the_dome-warn-nowhere = 지금은 이 색으로 나아갈 수 있는 마커가 없어요. 마커를 회수하려는 것이 아니면 액션 포인트만 써요.
the_dome-warn-nowhere-effect = 지금은 이 색으로 나아갈 수 있는 마커가 없어요. 포인트가 그냥 사라져요.
the_dome-warn-down = { $seat } 님은 무력화되어 피해를 받지 않아요.
the_dome-warn-loses = 지금 아는 것만으로 보면 방화벽이나 덱이 버티지 못해서, 이렇게 하면 바로 져요.
the_dome-warn-falls = 지금 아는 것만으로 보면 방화벽이나 덱이 버티지 못해서, 이렇게 하면 바로 무력화돼요.
the_dome-warn-cost-short = 지금은 비용이 모자라요.
the_dome-warn-empty-deck-short = 덱이 비어 있어요.
the_dome-warn-nowhere-short = 이 색으로 나아갈 수 있는 마커가 없어요.
the_dome-warn-down-short = 무력화되어 피해를 받지 않아요.

## 미리 정한 차례의 조건

the_dome-if-cracked = { $seat } 님이 크래킹을 했으면
the_dome-if-completed = { $seat } 님이 크래킹을 완료했으면
the_dome-if-installed = { $seat } 님이 카드를 설치했으면
the_dome-if-set = { $seat } 님이 제어를 깔아 뒀으면

## 기록

the_dome-event-began = 판이 시작됐어요. 선 플레이어는 { $first_seat } 님이에요.
the_dome-event-deck = { $seat } 님의 덱: { $card }
the_dome-event-turn = { $turn }번째 턴: { $seat } 님 차례
the_dome-event-turn-cut = { $seat } 님이 한 차례에 { $count }번 행동해서 행동단계가 끝났어요.
the_dome-event-void = { $seat } 님의 보이드로 ({ LABEL("the_dome-why", $why) }): { $cards }
the_dome-event-no-cards = { $seat } 님의 덱에 뽑을 카드 { $count }장이 없어요.
the_dome-event-drew-cards = { $seat } 님이 뽑았어요: { $cards }
the_dome-event-drew = { $seat } 님이 카드를 { $count }장 뽑았어요.
the_dome-event-download = { $seat } 님이 다운로드해요.
the_dome-event-allocated = { $seat } 님이 { LABEL("the_dome-colour", $colour) } 리소스풀에 놓았어요 ({ LABEL("the_dome-zone", $zone) }에서): { $card }
the_dome-event-allocated-some = { $seat } 님의 { LABEL("the_dome-colour", $colour) } 리소스풀에 1장이 놓였어요 ({ LABEL("the_dome-zone", $zone) }에서)
the_dome-event-program-void = { $seat } 님의 영역에서 제거됐어요: { $card }
the_dome-event-program-hand = { $seat } 님의 영역에서 손으로 돌아갔어요: { $card }
the_dome-event-control-hand = { $seat } 님의 제어 1장이 손으로 돌아갔어요.
the_dome-event-system-shuffled = 시스템보이드를 섞어 새 시스템덱을 만들었어요.
the_dome-event-server = 중앙서버에 펼쳤어요: { $card }
the_dome-event-energy = { $seat } 님의 에너지: 이제 { $energy }
the_dome-event-damage = { $seat } 님이 피해 { $count }{ JOSA($count, "을/를") } 받았어요 (방화벽 { $layer }층 { $space }칸)
the_dome-event-damage-last = { $seat } 님이 피해 { $count }{ JOSA($count, "을/를") } 받았어요.
the_dome-event-recovered = { $seat } 님이 { $count }만큼 회복했어요 (방화벽 { $layer }층 { $space }칸)
the_dome-event-leak = { $seat } 님의 방화벽이 { $layer }층으로 떨어졌어요 (데이터유출: { $count }장 뽑아 { $keep }장 남기기)
the_dome-event-down = { $seat } 님이 무력화됐어요 (패와 덱과 보이드를 섞어 3장 뽑고, 이제 턴마다 액션 포인트 1)
the_dome-event-over-durability = { $seat } 님의 내구도가 0이 되어 판이 끝났어요.
the_dome-event-over-draw = { $seat } 님이 카드를 뽑을 수 없어 판이 끝났어요.
the_dome-event-over-incapacitated = 모두 무력화되어 { $seat } 님이 이겼어요.
the_dome-event-recalled = { $seat } 님의 { LABEL("the_dome-marker", $marker) }, 캐릭터로 돌아갔어요: { $card }
the_dome-event-moved = { $seat } 님의 { LABEL("the_dome-marker", $marker) }: { $card } { $space }번째 칸으로
the_dome-event-pushed = { $seat } 님의 { LABEL("the_dome-marker", $marker) }, 밀려났어요: { $card } { $space }번째 칸으로
the_dome-event-completed = { $seat } 님의 크래킹완료: { $card }
the_dome-event-ap = { $seat } 님의 액션 포인트가 { $count }만큼 바뀌었어요.
the_dome-event-ap-down = { $seat } 님은 무력화되어 액션 포인트를 턴마다 1만 쓸 수 있어요.
the_dome-event-shuffled = { $seat } 님이 덱을 섞었어요.
the_dome-event-nullified = { $seat } 님의 { $card }, 무효로 했어요.
the_dome-event-prevented = { $seat } 님의 { $card }, { $count }만큼 줄였어요.
the_dome-event-cost = { $seat } 님의 비용이 [{ $x }/{ $y }]만큼 바뀌어요.
the_dome-event-took-back = { $seat } 님이 { LABEL("the_dome-colour", $colour) } 리소스풀에서 손으로 가져왔어요: { $cards }
the_dome-event-took-back-some = { $seat } 님이 { LABEL("the_dome-colour", $colour) } 리소스풀에서 { $count }장을 손으로 가져왔어요.
the_dome-event-swapped = { $seat } 님이 { LABEL("the_dome-colour", $colour) } 리소스풀 맨 위의 카드를 바꿨어요.
the_dome-event-put-under = { $seat } 님의 덱 맨 아래로 { $count }장이 갔어요.
the_dome-event-peeked-cards = { $seat } 님이 { $of_seat } 님의 카드를 봤어요 ({ LABEL("the_dome-zone", $zone) }): { $cards }
the_dome-event-peeked = { $seat } 님이 { $of_seat } 님의 카드 { $count }장을 봤어요 ({ LABEL("the_dome-zone", $zone) })
the_dome-event-retrieved = { $seat } 님이 보이드에서 가져왔어요 ({ LABEL("the_dome-to", $to) }): { $cards }
the_dome-event-exhausted = { $seat } 님의 { $card }, 소모됐어요.
the_dome-event-readied = { $seat } 님의 { $card }, 다시 쓸 수 있어요.
the_dome-event-install = { $seat } 님이 설치하려고 공개했어요: { $card } [{ $x }/{ $y }]
the_dome-event-installed = { $seat } 님이 설치했어요: { $card }
the_dome-event-unpaid = { $seat } 님이 비용을 내지 못했어요: { $card }
the_dome-event-set = { $seat } 님이 제어를 깔아 뒀어요: { $card }
the_dome-event-set-some = { $seat } 님이 제어를 깔아 뒀어요.
the_dome-event-reveal = { $seat } 님이 제어를 공개했어요: { $card }
the_dome-event-activate = { $seat } 님이 기동했어요: { $card }
the_dome-event-crack = { $seat } 님이 { LABEL("the_dome-colour", $colour) } 크래킹을 해요 ({ $points ->
    [0] 포인트 없음
   *[other] { $points }포인트
})
the_dome-event-mm-strong = { $seat } 님의 강한 효과: { $card } (남은 에너지 { $energy })
the_dome-event-mm-weak = { $seat } 님의 약한 효과: { $card } (남은 에너지 { $energy })
the_dome-event-mm-drew = { $seat } 님이 마스터마인드 카드를 뽑았어요: { $card }
the_dome-event-mm-drew-some = { $seat } 님이 마스터마인드 카드를 뽑았어요.
the_dome-event-mm-discarded = { $seat } 님이 마스터마인드 카드를 버렸어요: { $cards }
the_dome-event-event = { $seat } 님의 이벤트 카드가 나왔어요: { $card }
the_dome-event-chain-cut = { $card }: 효과가 { $count }번 넘게 이어져서 여기서 멈췄어요. 카드 묶음의 잘못이니 만든 분에게 알려 주세요.

## 왜 이렇게 묻나요

the_dome-rule-setup = 초기핸드를 뽑고 초기 리소스를 골라요. 카드의 색은 리소스풀의 색과 달라도 돼요.
the_dome-rule-turn = 액션 포인트 1로 다운로드, 리소스 할당, 설치, 크래킹 가운데 하나를 해요. 기동에는 액션 포인트가 들지 않아요.
the_dome-rule-download = 한 장을 뽑아 보고 한 장 더 뽑을 수 있어요. 뽑아야 할 때 덱이 모자라면 져요.
the_dome-rule-allocate = 손에서 한두 장을 리소스풀에 엎어 놓아요. 놓은 순서는 바뀌지 않아요.
the_dome-rule-crack = 마커는 다음 칸이 선언한 색일 때 나아가요. 주 마커가 있는 시스템 카드에는 새로 들어갈 수 없어요.
the_dome-rule-leak = 데이터유출 X/Y: 방화벽이 한 층 떨어지면 Y장을 뽑아 X장을 남기고 나머지는 버려요.
the_dome-rule-effects = 효과는 위에서부터 하나씩 처리해요.
the_dome-rule-first = 턴이 시작할 때와 끝날 때는 저마다 자기 효과의 순서를 정하고, 그 밖에는 차례인 분이 정해요. 다른 분의 차례에는 미리 정해 둔 카드부터 처리하고 묻지 않아요. 정해 둔 것은 다른 분께 보이지 않아요.
the_dome-rule-void = 여러 장이 한꺼번에 보이드로 가면 주인이 순서를 정해요.
the_dome-rule-orders = 제어는 여기서 정한 대로 바로 공개돼요. 다만 공개하면 내가 지는 때에는 공개되지 않아요. 언제든 바꿀 수 있고 다른 분께는 보이지 않아요.
the_dome-rule-windows = 깔아 둔 제어가 있으면 맞는 카드가 있든 없든 똑같이 여쭤봐요.
the_dome-rule-mastermind = 정리단계에 마스터마인드 카드는 3장까지 남겨요.

## 덱

the_dome-deck-size = 덱은 { $wanted }장이어야 해요. 지금 { $count }장이에요.
the_dome-deck-unknown = 덱에 넣을 수 없는 카드예요: { $card }
the_dome-deck-foreign = { $card }: { $character }의 카드가 아니에요.
the_dome-deck-copies = { $card }: { $most }장까지 넣을 수 있어요. 지금 { $count }장이에요.
the_dome-deck-colour = { LABEL("the_dome-colour", $colour) } 카드는 { $min }장에서 { $max }장까지예요. 지금 { $count }장이에요.
the_dome-deck-character = 그런 캐릭터는 없어요: { $card }
the_dome-deck-bad-code = 덱 코드를 읽을 수 없어요. 빠진 글자가 없는지 봐 주세요.
the_dome-deck-other-pack = 다른 카드 묶음의 덱 코드예요.

## 묶음

the_dome-pack-deck-size = { $place }: 덱은 { $wanted }장이어야 해요. 지금 { $count }장이에요.
the_dome-pack-deck-unknown = { $place }: 덱에 넣을 수 없는 카드예요. ({ $card })
the_dome-pack-deck-foreign = { $place }: { $card }, 이 캐릭터({ $character })의 카드가 아니에요.
the_dome-pack-deck-copies = { $place }: { $card }, { $most }장까지예요. 지금 { $count }장이에요.
the_dome-pack-deck-colour = { $place }: { LABEL("the_dome-colour", $colour) } 카드는 { $min }장에서 { $max }장까지예요. 지금 { $count }장이에요.
the_dome-pack-deck-character = { $place }: 그런 캐릭터는 없어요. ({ $card })

## 게임 옵션

the_dome-option-traps = 제어 공개
the_dome-option-traps-desc = 다른 분의 차례에 제어를 어떻게 공개할지 정해요.
the_dome-traps-orders = 미리 정해 두기 (기본)
the_dome-traps-ask = 그때마다 묻기
the_dome-traps-orders-desc = 차례를 마칠 때 제어마다 언제 공개할지 정해 둬요. 아무도 기다리지 않아요.
the_dome-traps-ask-desc = 응답할 수 있는 때마다 여쭤봐요. 판이 더 오래 걸려요.
the_dome-option-memory = 리소스풀에서 본 카드
the_dome-option-memory-desc = 다른 분의 리소스풀에서 한 번 본 카드를 계속 보여 줄지 정해요.
the_dome-memory-off = 주인만 보기 (기본)
the_dome-memory-on = 본 사람에게 보여 주기
the_dome-memory-off-desc = 규칙서대로 리소스풀의 카드는 주인만 봐요. 다른 분은 기억해 두어야 해요.
the_dome-memory-on-desc = 다른 분의 리소스풀에서 본 카드를 내 패 그림에 적어 줘요.
the_dome-hint-why = 있을 법한 카드로 { $worlds }번 더 둬 보니 이길 가망이 { $percent }%예요.
the_dome-hint-else = 대신 { $answer }: { $percent }%예요.
