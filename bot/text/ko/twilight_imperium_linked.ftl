### 받아들이는 사람의 결정에 걸린 제안 (economy/linking.py; 규칙 TX7).

twilight_imperium-opt-until-linked-trade = { $seat } 님이 무역에서 나를 고를 때만, 그때까지
twilight_imperium-opt-until-linked-speaker = { $seat } 님이 나를 의장으로 정할 때만, 그때까지
twilight_imperium-opt-until-linked-vote = { $seat } 님이 내 뜻대로 투표할 때만, 그때까지
twilight_imperium-ask-linked-outcome = { $seat } 님이 어디에 투표해야 하나요? 몇 표를 쓸지는 { $seat } 님이 정해요.
twilight_imperium-ask-linked-also = 또 누구의 원자재를 토큰 없이 보충해 줄까요?
twilight_imperium-opt-linked-also = { $seat } 님 (제안도 받아들이기)
twilight_imperium-opt-counter-unlinked = 조건 없이 다시 제안하기
twilight_imperium-linked-trade = { $to_seat } 님이 무역에서 { $seat } 님을 함께 골라야만 이루어져요.
twilight_imperium-linked-speaker = { $to_seat } 님이 { $seat } 님을 함께 의장으로 정해야만 이루어져요.
twilight_imperium-linked-vote = { $to_seat } 님이 함께 여기에 투표해야만 이루어져요: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}. 몇 표를 쓸지는 { $to_seat } 님이 정해요.
twilight_imperium-linked-closed-trade = 내 무역으로 누구를 보충해 줄지 고를 때 받아들일 수 있어요.
twilight_imperium-linked-closed-speaker = 내 정치로 의장을 정할 때 받아들일 수 있어요.
twilight_imperium-linked-closed-vote = 투표하라고 물어볼 때 받아들일 수 있어요. 미리 정해 둔 표는 이 제안 없이 쓰여요.
twilight_imperium-linked-cannot = 지금은 둘이 이것을 주고받을 수 없어요.
twilight_imperium-linked-too-much = 이 제안들을 모두 받아들이기에는 가진 것이 모자라요.
twilight_imperium-event-linked-trade = { $seat } 님의 제안은 { $to_seat } 님이 무역에서 { $seat } 님을 고를 때만 이루어짐.
twilight_imperium-event-linked-speaker = { $seat } 님의 제안은 { $to_seat } 님이 { $seat } 님을 의장으로 정할 때만 이루어짐.
twilight_imperium-event-linked-vote = { $seat } 님의 제안은 { $to_seat } 님이 여기에 투표할 때만 이루어짐: { $elects ->
    [side] { LABEL("twilight_imperium-side", $outcome) }
    [player] { $elected_seat } 님
    [law] { LABEL("twilight_imperium-agenda", $law) }
    [secret] { LABEL("twilight_imperium-objective", $objective) }
   *[planet] { LABEL("twilight_imperium-place", $planet) }
}.
