### Project MINE의 디스코드 쪽 말.

cogs-project_mine-choosing = 기업 목표 고르기
cogs-project_mine-last-round = { $progress }, { $round }라운드가 마지막
cogs-project_mine-score = 보이는 점수 { $points }{ $goals ->
    [0] {""}
   *[other] {" "}(엎은 목표 { $goals }장)
}
cogs-project_mine-means = 에너지 { $energy } · 크레딧 { $credit } · 동전 { $coins }
cogs-project_mine-hand = 패: { $cards }
cogs-project_mine-deck = 덱 { $count }장 (순서 없이): { $cards }
cogs-project_mine-discard = 버린 카드 더미 { $count }장: { $cards }
cogs-project_mine-offer = { $card } ({ $cost }): { $text }
cogs-project_mine-company-text = 기업 목표 { $card } ({ $points }점): { $text }
cogs-project_mine-company-so-far = { $goal } 지금 { $count }/{ $most }.
cogs-project_mine-cost-company-reached = { $goal } 이대로면 이루어요.
cogs-project_mine-cost-company-missed = { $goal } 이대로면 0점이에요.
cogs-project_mine-cost-goals = 아직 엎지 않은 내 공용 목표 { $count }장: 엎기 전에는 { $points }점을 받지 못해요.
cogs-project_mine-cost-turn = 쓰지 않으면 차례가 끝날 때 사라져요: { $energy ->
    [0] 크레딧 { $credit }
   *[other] 에너지 { $energy }{ $credit ->
        [0] {""}
       *[other] , 크레딧 { $credit }
    }
}
cogs-project_mine-cost-coins = 동전 { $count }개를 쓰지 않으면 이 라운드가 끝날 때 돌려놓아요.
cogs-project_mine-goal-flipped = { $card }: 엎었어요 ({ $points }점)
cogs-project_mine-goal-tokens = { $card } (토큰 { $count }/{ $most }): { $text }
cogs-project_mine-goal-open = { $card }: { $text }
cogs-project_mine-no-goals = 아직 공용 목표가 없어요.
cogs-project_mine-now-headline = 지금 보이는 점수예요. 비밀 기업 목표와 다른 분의 카드 점수는 빠져 있어요.
cogs-project_mine-now = { $name } 님: { $points }점
cogs-project_mine-now-own = { $name } 님: { $points }점 (내 카드 점수까지)
cogs-project_mine-tie-penalty = 점수가 같아서 감점이 적은 분이 앞서요.
cogs-project_mine-tie-flipped = 점수와 감점이 같아서 엎은 목표가 많은 분이 앞서요.
cogs-project_mine-award-goals = 목표를 가장 많이 엎은 분
cogs-project_mine-award-store = 한 가지 자원을 가장 많이 모은 분
cogs-project_mine-award-goals-value = { $count }장
cogs-project_mine-award-store-value = { $count }개
cogs-project_mine-hidden = { $name } 님의 비밀 기업 목표: { $card }
cogs-project_mine-not-step = 지금은 그걸 할 때가 아니에요. 내 차례를 열면 지금 할 수 있는 일이 보여요.
cogs-project_mine-not-now = { $text }: 지금 고를 수 있는 카드가 아니에요. 목록에서 골라 주세요.
cogs-project_mine-which = { $text }: 여러 카드가 있어요. 이름을 더 써 주세요.
cogs-project_mine-cannot = { $text }: { $why }
cogs-project_mine-no-card = { $text }: 그런 카드는 없어요. 이름의 일부나 첫소리만 써도 찾아 드려요.
