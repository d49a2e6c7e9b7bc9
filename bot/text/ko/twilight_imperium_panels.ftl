### 여명의 제국의 패널. $seat 이름, $phase strategy, action, status, agenda 가운데 하나

twilight_imperium-pitch = 세력을 이끌고 고향에서 은하의 옥좌로 나아가요. 행성을 차지하고, 함대를 만들고, 거래하고 싸워요. 목표를 달성하면 점수를 얻고, 정한 점수를 먼저 얻은 분이 이겨요.
twilight_imperium-length = 5~7라운드, 라운드마다 4~8차례예요. 하루에 한 분씩 두면 두 달에서 넉 달 걸려요.
twilight_imperium-progress = { $round }라운드 { $phase ->
    [strategy] 전략 단계
    [action] 행동 단계
    [status] 재정비 단계
   *[agenda] 정책 단계
}
twilight_imperium-progress-setup = 준비하는 중
twilight_imperium-progress-over = { $round }라운드
twilight_imperium-score = { $points }점, { LABEL("twilight_imperium-faction", $faction) }
twilight_imperium-score-out = { $points }점, { LABEL("twilight_imperium-faction", $faction) }, 탈락
twilight_imperium-score-points = { $points }점

## 옵션

twilight_imperium-option-target = 승점
twilight_imperium-option-target-desc = 몇 점을 얻으면 이기는지 정해요.
twilight_imperium-target-10 = 10점
twilight_imperium-target-14 = 14점
twilight_imperium-target-6 = 6점
twilight_imperium-target-10-desc = 보통 게임이에요.
twilight_imperium-target-14-desc = 긴 게임이에요.
twilight_imperium-target-6-desc = 처음 해 보는 짧은 게임이에요.
twilight_imperium-practice = 정책, 행동 카드, 약속 어음 없이 6점을 먼저 얻으면 이기는 짧은 게임이에요. 새 게임으로 여는 테이블에는 따로 바꾸지 않는 한 셋 다 있어요.
twilight_imperium-option-factions = 세력
twilight_imperium-option-factions-desc = 세력을 어떻게 나눌지 정해요.
twilight_imperium-factions-random = 무작위로 나누기
twilight_imperium-factions-pick_open = 한 분씩 고르기
twilight_imperium-factions-draft_3 = 셋 중 하나 고르기
twilight_imperium-factions-plain = 무작위, 쉬운 세력만
twilight_imperium-factions-random-desc = 세력을 무작위로 하나씩 나눠요.
twilight_imperium-factions-pick_open-desc = 첫 자리부터 차례로, 은하를 놓기 전에 골라요.
twilight_imperium-factions-draft_3-desc = 은하를 놓기 전에 모두 함께 몰래 골라요.
twilight_imperium-factions-plain-desc = 다루기 쉬운 여섯 세력에서만 나눠요: 솔, 노르, 졸나르, 하칸, 레트네브, 스차. 첫 게임에 좋아요.
twilight_imperium-option-secret_deal = 처음 받는 비밀 목표
twilight_imperium-option-secret_deal-desc = 처음 비밀 목표를 어떻게 받을지 정해요.
twilight_imperium-secret_deal-keep1of2 = 둘 가운데 하나 고르기
twilight_imperium-secret_deal-deal1 = 하나만 받기
twilight_imperium-option-rift_stack = 중력 불균형 지대
twilight_imperium-option-rift_stack-desc = 그런 곳을 여럿 나가면 이동값이 얼마나 늘지 정해요. 주사위는 나갈 때마다 굴려요.
twilight_imperium-rift_stack-per_exit = 지대마다 +1
twilight_imperium-rift_stack-once = 한 번만 +1
twilight_imperium-option-strict_payment = 지불
twilight_imperium-option-strict_payment-desc = 값에 필요 없는 행성까지 소모해도 되는지 정해요.
twilight_imperium-strict_payment-on = 필요한 행성만
twilight_imperium-strict_payment-off = 남는 행성도 됨
twilight_imperium-option-dock_fighter_sum = 우주 항만의 전투기
twilight_imperium-option-dock_fighter_sum-desc = 한 성계에 우주 항만이 여럿이면 전투기 몇 대가 수송값 없이 머물지 정해요.
twilight_imperium-dock_fighter_sum-sum = 항만마다 셋
twilight_imperium-dock_fighter_sum-once = 모두 합쳐 셋
twilight_imperium-option-diplomacy_primary = 외교
twilight_imperium-option-diplomacy_primary-desc = 외교를 쓴 분의 어느 행성이 준비되는지 정해요.
twilight_imperium-diplomacy_primary-base = 고른 성계의 행성
twilight_imperium-diplomacy_primary-codex = 직접 고른 행성 둘

## 무엇을 할지

twilight_imperium-way-tactical = 작전 행동 (성계 { $count }곳)
twilight_imperium-way-strategic = 전략 행동 ({ $count })
twilight_imperium-way-component = 구성품 행동 ({ $count })
twilight_imperium-way-tactical-asked = 작전 행동: 어느 성계를 활성화할까요?
twilight_imperium-way-strategic-asked = 어느 전략 카드를 쓸까요?
twilight_imperium-way-component-asked = 어느 능력을 쓸까요?

## 내 패

twilight_imperium-hand-faction = { LABEL("twilight_imperium-faction", $faction) } · { $most }점 가운데 { $points }점
twilight_imperium-hand-tokens = 지휘 토큰: 작전 { $tactic } · 함대 { $fleet } · 전략 { $strategy }
twilight_imperium-hand-goods = 무역품 { $goods } · 원자재 { $commodities }
twilight_imperium-hand-cards-ready = 아직 쓰지 않은 전략 카드: { LABELS("twilight_imperium-card", $cards) }
twilight_imperium-hand-cards-used = 쓴 전략 카드: { LABELS("twilight_imperium-card", $cards) }
twilight_imperium-hand-planets-ready = 준비된 행성: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-hand-planets-exhausted = 소모한 행성: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-hand-technologies = 기술: { LABELS("twilight_imperium-technology", $technologies) }
twilight_imperium-held = { $seat } 님: { LABELS("twilight_imperium-objective", $objectives) }
twilight_imperium-hand-secret = 비밀 목표: { LABEL("twilight_imperium-objective", $objective) } · { $does } ({ $has }/{ $asked })

## 끝

twilight_imperium-account = { $seat } 님 ({ LABEL("twilight_imperium-faction", $faction) }): 공용 목표 { $open }, 비밀 목표 { $hidden }, 수호자 { $custodians }, 제국 { $imperial }, 그 밖 { $rest }: 합계 { $total }점
twilight_imperium-scored = { $round }라운드 · { $seat } 님: { LABEL("twilight_imperium-source", $source) } ({ $points }점)
twilight_imperium-award-planets = 행성이 가장 많은 분
twilight_imperium-award-planets-value = 행성 { $count }개
twilight_imperium-award-technologies = 기술이 가장 많은 분
twilight_imperium-award-technologies-value = 기술 { $count }개

## 하면 어떻게 되는지, 제안

twilight_imperium-told-activation = { LABEL("twilight_imperium-place", $system) }를 활성화해요. 그러면 남는 작전 토큰: { $tokens }.
twilight_imperium-told-yard = 이동과 싸움이 끝나면 여기서 유닛 { $count }개까지 생산할 수 있어요.
twilight_imperium-told-poor = 여기서 생산할 자원이 남아 있지 않아요.
twilight_imperium-told-custodians = { $price ->
    [0] 메카톨 렉스에는 아직 수호자가 있어요. 강하하려면 수호자 토큰을 값 없이 가져와요. 그러면 승점 1점이에요.
   *[other] 메카톨 렉스에는 아직 수호자가 있어요. 강하하려면 먼저 영향력 { $price }을 내고 승점 1점을 얻어요. 지금 낼 수 있는 영향력: { $has }.
}
twilight_imperium-told-held = 내 지휘 토큰이 있는 성계의 함선은 움직이지 못해요: { LABELS("twilight_imperium-place", $places) }.
twilight_imperium-told-nobody-comes = 지금 그곳에 갈 수 있는 함선이 없어요. 토큰만 놓이고 아무 일도 일어나지 않아요.
twilight_imperium-told-fleet = 그곳의 { $seat } 님 함대: { LABELS("twilight_imperium-unit", $units) }.
twilight_imperium-told-garrison = { LABEL("twilight_imperium-place", $planet) }의 { $seat } 님 유닛: { LABELS("twilight_imperium-unit", $units) }.
twilight_imperium-told-there = 그곳의 내 함대: { LABELS("twilight_imperium-unit", $units) }. 함선 { $ships }/{ $most }(함대풀), 수송 { $carried }/{ $room }.
twilight_imperium-told-nobody-lands = 함께 가는 육군이 없어서 그곳의 행성을 차지하지 못해요.
twilight_imperium-told-rifts = 중력 불균형 지대: 주사위 { $dice }개, 1~3이 나올 때마다 함선을 하나 잃어요.
twilight_imperium-told-cannons = { $seat } 님이 우주포 주사위 { $dice }개를 쏠 수 있어요. 타격 약 { $hits }.
twilight_imperium-told-odds = { $seat } 님과의 우주 전투에서 이길 가능성: { $percent } %.
twilight_imperium-told-bare = 고향 성계의 { LABEL("twilight_imperium-place", $place) }에 보병이 남지 않아요.
twilight_imperium-told-home-without-ships = 고향 { LABEL("twilight_imperium-place", $place) }에 함선이 남지 않아요.
twilight_imperium-told-tokens = 그러면 남는 토큰: 작전 { $tactic } · 함대 { $fleet } · 전략 { $strategy }.
twilight_imperium-told-pass = 이번 라운드에는 더 행동하지 않아요. 라운드가 끝날 때까지 남의 전략 카드는 따라갈 수 있어요. { $tokens ->
    [0] {""}
   *[other] 남은 작전 토큰 { $tokens }개는 다음 라운드에 쓸 수 있어요.
}
twilight_imperium-told-last-token = 마지막 전략 토큰이에요.
twilight_imperium-ready-all = 갈 수 있는 모두
twilight_imperium-ready-stay = 아무것도 움직이지 않기
twilight_imperium-ready-landing = 강하: { LABELS("twilight_imperium-place", $planets) }
twilight_imperium-ready-nobody = 강하하지 않기
twilight_imperium-ready-orders-rest = 나머지는 제안대로
twilight_imperium-ready-tokens = { $tactic ->
    [0] {""}
   *[other] 작전 +{ $tactic }
}{ $fleet ->
    [0] {""}
   *[other] { $tactic ->
        [0] {""}
       *[other] ,{" "}
    }함대 +{ $fleet }
}{ $strategy ->
    [0] {""}
   *[other] { $tactic ->
        [0] { $fleet ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }전략 +{ $strategy }
}
twilight_imperium-ready-offer = { LABELS("twilight_imperium-good", $give) } 주고 { LABELS("twilight_imperium-good", $take) } 받기
twilight_imperium-told-chance = { $sustained ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $sustain) } 견디기{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $lose) } 잃기
}: 이길 가능성 { $percent } %.
twilight_imperium-told-price = { LABELS("twilight_imperium-unit", $units) }: 자원 { $resources } 가운데 { $price }{ JOSA($price, "이/가") } 들어요.
twilight_imperium-told-room = 그곳의 내 함선: { $ships }/{ $most }(함대풀), 수송 { $carried }/{ $room }.
twilight_imperium-told-too-many = { $count }개가 넘쳐요. 함대풀이나 수송값이 모자라서 만들자마자 제거해요.
twilight_imperium-ready-capacity = 수송값 지키기: { $sustained ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $sustain) } 견디기{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $lose) } 잃기
}
twilight_imperium-ready-punch = 화력 지키기: { $sustained ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $sustain) } 견디기{ $lost ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $lost ->
    [0] {""}
   *[other] { LABELS("twilight_imperium-unit", $lose) } 잃기
}
twilight_imperium-ready-big = 큰 함선 하나: { LABELS("twilight_imperium-unit", $units) } (자원 { $price })
twilight_imperium-ready-score = 제안대로: { LABELS("twilight_imperium-objective", $objectives) } 달성하기(승점 { $points }{ $price ->
    [0] {""}
   *[other] , { LABEL("twilight_imperium-coin", $coin) } { $price } 내기
})
twilight_imperium-ready-score-none = 달성하지 않기

## 다른 물음으로

twilight_imperium-ask-offer-act = 이렇게 제안하기
twilight_imperium-ask-reply-act = 이렇게 다시 제안하기
twilight_imperium-ask-offer-button = 거래 제안하기
twilight_imperium-ask-reply-button = { $seat } 님의 제안
twilight_imperium-ask-withdraw-button = { $to_seat } 님께 한 제안
twilight_imperium-ask-swaps-button = 같은 수 원자재 교환 미리 받아들이기
twilight_imperium-ask-offer-with = 거래 제안하기: 누구에게?
twilight_imperium-ask-offer-later = *나중*: 이웃끼리만, 둘 중 한 사람의 차례에, 한 차례에 한 번만 거래할 수 있어요. 그때까지 남는 제안은 지금도 할 수 있어요.
twilight_imperium-ask-offer-later-agenda = *나중*: 정책 하나를 다루는 동안 같은 상대와는 한 번만 거래할 수 있어요. 그때까지 남는 제안은 지금도 할 수 있어요.
twilight_imperium-ask-secondaries-button = 부가 능력 미리 정하기

## /여명

cmd-ti-name = 여명
cmd-ti-desc = 은하의 옥좌를 두고 겨루는 게임 (3~6명)
cmd-ti-new-name = 새게임
cmd-ti-new-desc = 이 채널에 여명의 제국 로비를 열어요
cmd-ti-new-arg-target-name = 승점
cmd-ti-new-arg-target-desc = 몇 점을 얻으면 이기는지
cmd-ti-new-arg-factions-name = 세력
cmd-ti-new-arg-factions-desc = 무작위로 나눌지, 한 분씩 고를지, 셋 중 하나를 가질지
cmd-ti-new-arg-map-name = 지도
cmd-ti-new-arg-map-desc = 무작위로 고르게 놓을지, 플레이어가 직접 놓을지
cmd-ti-new-arg-agendas-name = 정책
cmd-ti-new-arg-agendas-desc = 정책 카드에 투표할지
cmd-ti-new-arg-action_cards-name = 행동카드
cmd-ti-new-arg-action_cards-desc = 행동 카드를 뽑고 쓸지
cmd-ti-new-arg-notes-name = 어음
cmd-ti-new-arg-notes-desc = 약속 어음을 거래할지
cmd-ti-new-arg-language-name = 언어
cmd-ti-new-arg-language-desc = 게임판을 어느 말로 쓸지

## 첫걸음

twilight_imperium-tutorial-goal = 승점 { $points }점을 먼저 얻으면 이겨요. 모두가 보는 공용 목표, 나만 아는 비밀 목표, 한가운데 메카톨 렉스에서 승점을 얻어요.
twilight_imperium-tutorial-turn = 한 차례에 행동을 하나 해요. 지휘 토큰으로 성계를 활성화해 함선을 보내거나, 전략 카드를 쓰거나, 능력을 써요. 전략 카드를 다 쓰면 순서를 종료할 수 있어요.
twilight_imperium-tutorial-fight-title = 싸움
twilight_imperium-tutorial-fight = 함선마다 주사위를 굴려 적힌 수 이상이면 맞히고, 타격 하나에 함선 하나가 파괴돼요. 그다음 보병이 강하해 행성을 차지해요. 무엇을 만들든 값은 행성으로 내요.
twilight_imperium-tutorial-scoring = 라운드가 끝날 때 공용 목표 하나와 비밀 목표 하나를 달성할 수 있어요. 공용 목표는 고향 행성이 모두 내 것이어야 해요.

## 규칙, 한 쪽씩

twilight_imperium-rules-1-title = 은하
twilight_imperium-rules-1-page = 성계마다 번호가 있고, 한가운데 메카톨 렉스가 000이에요. 행성에는 유닛 값을 내는 자원과 지휘 토큰 값을 내는 영향력이 있어요. 값을 낸 행성은 라운드가 끝날 때까지 소모돼요. 행성에 있는 자리 표시가 주인이에요. 성계에 있는 지휘 토큰은 이번 라운드에 누가 활성화했는지 알려 줘요. 성계마다 한 라운드에 한 번만 활성화할 수 있고, 그곳에 있는 내 함선은 라운드가 끝날 때까지 나오지 못해요.
twilight_imperium-rules-2-title = 라운드와 차례
twilight_imperium-rules-2-page = 전략 단계에는 모두 전략 카드를 고르고, 번호가 가장 낮은 사람이 첫 차례예요. 행동 단계에는 모두가 순서를 종료할 때까지 돌아가며 한 차례에 행동을 하나 해요. 작전 행동은 작전 토큰으로 성계를 활성화해요. 함선을 보내고, 싸우고, 보병을 강하시키고, 그곳의 우주 항만에서 생산해요. 전략 행동은 내 카드를 쓰고, 다른 사람들은 전략 토큰을 내고 따라갈 수 있어요. 구성품 행동은 가진 것을 써요. 카드를 다 쓰면 순서를 종료할 수 있어요. 재정비 단계에는 목표를 달성하고, 지휘 토큰을 얻고, 모두 다시 준비돼요.
twilight_imperium-rules-3-title = 전투
twilight_imperium-rules-3-page = 양쪽이 함선마다 주사위를 굴려요. 그 함선의 공격값 이상이면 타격이에요. 타격마다 맞은 쪽이 고른 함선이 하나 파괴되지만, 어떤 함선은 타격 하나를 견디고 손상되기만 해요. 우주포는 전투 전에, 대공 탄막은 첫 라운드에 전투기를 쏴요. 주사위를 굴리기 전에 후퇴를 선언할 수 있어요. 그다음 보병이 강하해 행성에서 싸워요. 홀로 남은 사람이 행성을 차지하고, 행성은 소모된 채로 와요.
twilight_imperium-rules-4-title = 행성, 함대, 생산
twilight_imperium-rules-4-page = 우주 항만은 그 행성의 자원보다 2 많은 유닛까지 만들고, 값은 행성과 무역품으로 내요. 함대풀은 한 성계에 둘 수 있는 함선 수를(전투기 빼고), 수송값은 함께 가는 전투기와 보병 수를 정해요. 원자재는 나에게는 쓸모가 없지만, 거래로 받은 사람에게는 무역품이 돼요.
twilight_imperium-rules-5-title = 승점
twilight_imperium-rules-5-page = 1단계 공용 목표는 1점, 2단계는 2점, 비밀 목표는 1점이에요. 라운드가 끝날 때 고향 행성이 모두 내 것이면 공용 목표 하나를, 그리고 비밀 목표 하나를 달성할 수 있어요. 메카톨 렉스에서 영향력 6을 먼저 낸 사람은 수호자 토큰과 1점을 얻고 그곳에 강하할 수 있어요. 제국 카드로도 점수를 얻어요. 정한 승점에 먼저 닿으면 바로 이겨요. 그 전에 마지막 목표까지 공개되면 승점이 가장 높은 사람이 이겨요.

## 전략 카드가 하는 일, 고를 때 보여 줘요

twilight_imperium-about-strategy = **{ $card } { LABEL("twilight_imperium-card", $card) }** · { $does }
twilight_imperium-about-strategy-1 = 지휘 토큰 3개를 얻고, 영향력 3마다 하나씩 더 얻어요.
twilight_imperium-about-strategy-2 = 내 행성이 있는 성계를 골라요. 다른 모두가 거기에 토큰을 놓아 활성화할 수 없게 되고, 그 성계의 내 행성은 준비돼요.
twilight_imperium-about-strategy-2-codex = 내 행성이 있는 성계를 골라요. 다른 모두가 거기에 토큰을 놓아 활성화할 수 없게 돼요. 그다음 소모한 내 행성을 어디에 있든 두 개까지 준비해요.
twilight_imperium-about-strategy-2-given = 내 행성이 있는 성계를 골라요. 모두가 거기에 토큰을 놓아 활성화할 수 없게 되고, 그 성계의 내 행성은 소모돼요.
twilight_imperium-about-strategy-3 = 지금 의장 말고 다른 사람을 새 의장으로 정해요. 내가 의장이 아니면 나를 골라도 돼요. 여기에는 행동 카드가 없어서 대신 무역품 1개를 얻어요.
twilight_imperium-about-strategy-4 = 내 행성 하나에 유닛을 생산하는 우주 항만이나 성계를 지키는 대포 PDS를 놓고, 이어서 PDS를 하나 더 놓아요.
twilight_imperium-about-strategy-5 = 무역품 3개를 얻고 원자재를 보충해요. 고른 사람은 값 없이 보충해요.
twilight_imperium-about-strategy-6 = 판의 토큰 하나를 거두고 지휘 토큰을 다시 나눠요.
twilight_imperium-about-strategy-7 = 기술 하나를 연구하고, 자원 6으로 하나 더 연구해요.
twilight_imperium-about-strategy-8 = 지금 공용 목표 하나를 달성해요. 메카톨 렉스가 있으면 승점 1점도 얻고, 없으면 비밀 목표를 하나 받아요.

## What follows, technologies, prices

twilight_imperium-about-secondary = 따라가면 { $does }
twilight_imperium-about-secondary-1 = 영향력 3마다 지휘 토큰을 하나 얻어요.
twilight_imperium-about-secondary-2 = 소모된 내 행성이 둘까지 준비돼요.
twilight_imperium-about-secondary-3 = 행동 카드를 2장 뽑아요.
twilight_imperium-about-secondary-4 = 내 행성 하나에 PDS나 우주 항만을 놓고, 그 성계에 그 토큰을 놓아요. 토큰이 놓인 성계는 이번 라운드에 활성화할 수 없고, 그곳의 함선도 움직이지 못해요.
twilight_imperium-about-secondary-5 = { $count ->
    [0] 얻는 것이 없어요. 내 원자재는 이미 가득해요.
   *[other] 내 원자재가 { $count }개 보충돼요. 거래로 받은 사람에게는 무역품이 돼요.
}
twilight_imperium-about-secondary-6 = 고향 성계의 우주 항만 하나가 생산해요.
twilight_imperium-about-secondary-7 = 자원 4로 기술 하나를 연구해요.
twilight_imperium-about-secondary-7-jolnar = 기술 하나를 그냥 연구하고, 자원 6을 더 내면 하나 더 연구해요(영특함).
twilight_imperium-about-secondary-8 = 비밀 목표를 하나 받아요.
twilight_imperium-about-deed = **{ LABEL("twilight_imperium-component", $deed) }** · { $does }
twilight_imperium-about-technology = **{ LABEL("twilight_imperium-technology", $technology) }** · { $does }
twilight_imperium-about-prices = 값: { $prices }
twilight_imperium-about-price = { $batch ->
    [1] { LABEL("twilight_imperium-unit", $unit) } { $cost }
   *[other] { LABEL("twilight_imperium-unit", $unit) } { $batch }기에 { $cost }
}

## What a question is about, in the first round

twilight_imperium-ask-keep-secret-hint = 다른 사람은 몰라요. 조건을 채우면 라운드가 끝날 때 승점 1점이에요. 고르지 않은 목표는 더미로 돌아가요.
twilight_imperium-ask-card-hint = 전략 카드는 내 차례에 행동으로 한 번 써요. 그러면 다른 사람들이 더 작은 부가 능력을 쓸 수 있어요. 번호가 가장 낮은 사람이 라운드의 첫 차례예요.
twilight_imperium-ask-turn-hint = 작전 행동은 작전 토큰으로 성계를 활성화해요. 그곳으로 함선이 오고, 싸우고, 강하하고, 우주 항만이 있으면 생산해요. 전략 행동은 내 전략 카드를 써요. 다른 사람들도 따라갈 수 있어요.
twilight_imperium-ask-turn-ideas = { LABEL("twilight_imperium-faction", $faction) }의 첫 라운드는 이렇게 해 보세요.
twilight_imperium-ask-card-which = { $number ->
    [1] 이번 라운드에는 모두 카드를 두 장씩 골라요. 지금 첫 번째예요.
   *[other] 두 장 가운데 두 번째 카드예요.
}
twilight_imperium-ask-gain-tokens-hint = 작전 토큰 하나가 작전 행동 한 번이에요. 함대풀은 한 성계에 둘 수 있는 함선 수(전투기 빼고), 전략 토큰은 부가 능력의 값이에요.
twilight_imperium-ask-redistribute-hint = 작전 토큰 하나가 작전 행동 한 번이에요. 함대풀은 한 성계에 둘 수 있는 함선 수(전투기 빼고), 전략 토큰은 부가 능력의 값이에요.
twilight_imperium-ask-secondary-hint = { $cost ->
    [0] 다른 사람이 이 전략 카드를 썼어요.
   *[other] 다른 사람이 이 전략 카드를 썼어요. 전략 토큰을 내면 부가 능력을 쓸 수 있어요.
}
twilight_imperium-ask-commit-hint = 강하한 보병은 지키는 사람이 없는 행성을 차지하고, 지키는 행성에서는 싸워요. 나머지는 함선에 남아요.
twilight_imperium-ask-produce-hint = 함선은 함대풀까지 우주에 놓이고, 보병은 행성이나 함선에 놓여요.
twilight_imperium-ask-research-hint = 그림에 번호가 있는 기술을 지금 연구할 수 있어요. 다른 기술은 그 색 기술이 더 있어야 해요. 모든 기술의 글은 *살펴보기*에 있어요.

## What a question is about, whenever it is asked

twilight_imperium-ask-diplomacy-note = 다른 사람은 모두 그 성계에 지휘 토큰을 놓아요.
twilight_imperium-ask-warfare-note = 토큰을 거둔 성계는 다시 활성화할 수 있고, 그곳의 내 함선도 다시 움직일 수 있어요.
twilight_imperium-ask-speaker-note = 의장은 다음 라운드의 전략 카드를 가장 먼저 골라요. 지금 의장인 { $seat } 님은 다시 의장이 될 수 없어요.
twilight_imperium-ask-free-trade-note = 다른 사람은 전략 토큰을 내야 해요. 원자재를 가진 사람과는 거래할 수 있어요.
twilight_imperium-ask-combat-orders-note = 끝까지 싸우면 싸움에 대해서는 더 묻지 않아요. 무슨 일이 있을 때까지 싸우면 함대 값의 절반이나 주력함을 잃었을 때, 후퇴할 수 있게 되거나 없게 되었을 때 다시 물어요.
twilight_imperium-ask-construct-note = 우주 항만은 그 성계에서 유닛을 생산해요. PDS는 그 성계에 오는 다른 사람의 함선을 쏘고, 그 행성을 폭격에서 지켜요. 행성마다 PDS 2개, 우주 항만 1개까지예요.
twilight_imperium-ask-diplomacy-readies = 그 성계의 소모된 내 행성은 준비돼요.
twilight_imperium-ask-announce-about = 선언해도 이번 전투 라운드는 싸워요. 남은 함대는 내 유닛이나 행성이 있고 다른 사람의 함선이 없는 인접 성계로 가고, 그곳에 내 지휘 토큰을 놓아요.
twilight_imperium-ask-hits-note = 타격을 받은 유닛은 파괴돼요. 피해를 견딜 수 있는 유닛은 손상만 돼요.
twilight_imperium-ask-bombard-note = 강하하기 전에 폭격할 수 있는 함선이 굴려요. 타격 하나에 그 행성의 육군 1부대가 파괴돼요.
twilight_imperium-ask-combat-orders-cards = 행동 카드를 쓸 수 있는 순간은 그래도 물어봐요. *자세히 정하기*에서 모두 넘길 수 있어요.
twilight_imperium-about-discount = 사르윈 도구: 모두 합한 비용이 1 줄어요.
twilight_imperium-ask-faction-sheets = *살펴보기*에서 세력마다 능력, 유닛, 첫 라운드에 할 일을 볼 수 있어요.
twilight_imperium-ask-turn-then = { $round }라운드, 내 차례예요.
twilight_imperium-ask-score-public-then = 라운드 끝의 목표 달성
twilight_imperium-ask-home-dock-then = 고향 성계 차리기
twilight_imperium-about-nothing-fits = 지금 이 순간에 쓸 것이 없어요. 쓸 것이 있을 수 있는 분 모두에게 물어보니, 물어봤다고 해서 무엇을 들었다는 뜻은 아니에요.
twilight_imperium-ask-custodians-note = 승점 1점을 얻고, 그때부터 그곳에 강하할 수 있어요. 보병이 바로 강하해야 해요.
twilight_imperium-about-objective = **{ LABEL("twilight_imperium-objective", $objective) }** · { $does } · { $has }/{ $asked } · { $gives }
twilight_imperium-about-points = 승점 { $points }
twilight_imperium-about-system = **{ $system }** · { $planets }
twilight_imperium-about-planet = { LABEL("twilight_imperium-place", $planet) } { $resources }/{ $influence }{ $ready ->
    [0] {" "}(소모됨)
   *[other] {""}
}
twilight_imperium-ask-score-public-missing = 아직 채우지 못한 목표: { $list }
twilight_imperium-ask-score-public-miss = { LABEL("twilight_imperium-objective", $objective) } { $has }/{ $asked }
twilight_imperium-ask-home-dock-note = 앞으로 여기서 생산해요. 행성의 자원보다 2 많은 수까지 만들 수 있어요.

## What answering does

twilight_imperium-act-activate = { LABEL("twilight_imperium-place", $system) } 활성화하기
twilight_imperium-ask-move-act = 이 함선 보내기
twilight_imperium-ask-cargo-act = 이렇게 싣기
twilight_imperium-ask-commit-act = 이렇게 강하하기
twilight_imperium-ask-redistribute-act = 이렇게 나누기
twilight_imperium-ask-free-trade-act = { $count ->
    [0] 아무도 그냥 채우지 않기
   *[other] { $count }명이 토큰 없이 채우기
}
twilight_imperium-ask-gain-tokens-act = 이렇게 넣기

## 한 문장으로 줄인 전투

twilight_imperium-told-battle = { LABEL("twilight_imperium-place", $place) } 우주 전투가 { $round }라운드 만에 끝났어요. { $held ->
    [0] 그곳에 남은 함선이 없어요.
   *[other] { $winner_seat } 님의 함선이 성계에 남았어요.
}{ $last ->
    [0] {""}
    [one] {" "}마지막 라운드에
   *[other] {" "}마지막 { $last }라운드 동안
} { $seat } 님: 주사위 { $dice }개, 타격 { $hits }, { $losses ->
    [0] 손실 없음
   *[other] 손실 { LABELS("twilight_imperium-unit", $lost) }
}{ $sustained ->
    [0] {""}
   *[other] {" "}(피해 견딤: { LABELS("twilight_imperium-unit", $hurt) })
}; { $other_seat } 님: 주사위 { $other_dice }개, 타격 { $other_hits }, { $other_losses ->
    [0] 손실 없음
   *[other] 손실 { LABELS("twilight_imperium-unit", $other_lost) }
}{ $other_sustained ->
    [0] {""}
   *[other] {" "}(피해 견딤: { LABELS("twilight_imperium-unit", $other_hurt) })
}.
twilight_imperium-told-ground = { LABEL("twilight_imperium-place", $place) } 지상 전투가 { $round }라운드 만에 끝났어요. { $held ->
    [0] 그곳에 남은 육군이 없어요.
   *[other] { $winner_seat } 님의 육군이 행성에 남았어요.
}{ $last ->
    [0] {""}
    [one] {" "}마지막 라운드에
   *[other] {" "}마지막 { $last }라운드 동안
} { $seat } 님: 주사위 { $dice }개, 타격 { $hits }, { $losses ->
    [0] 손실 없음
   *[other] 손실 { LABELS("twilight_imperium-unit", $lost) }
}{ $sustained ->
    [0] {""}
   *[other] {" "}(피해 견딤: { LABELS("twilight_imperium-unit", $hurt) })
}; { $other_seat } 님: 주사위 { $other_dice }개, 타격 { $other_hits }, { $other_losses ->
    [0] 손실 없음
   *[other] 손실 { LABELS("twilight_imperium-unit", $other_lost) }
}{ $other_sustained ->
    [0] {""}
   *[other] {" "}(피해 견딤: { LABELS("twilight_imperium-unit", $other_hurt) })
}.
