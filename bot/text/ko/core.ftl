### 커널이 답을 받지 않을 때. $reason 은 다른 글의 열쇠예요.

core-malformed = 알아볼 수 없는 답이에요. 고를 수 있는 것을 다시 보여 드릴게요.
core-unknown-option = 그런 것은 고를 수 없어요. 고를 수 있는 것을 다시 보여 드릴게요.
core-blocked-option = 지금은 그걸 고를 수 없어요. { MESSAGE($reason) }
core-wrong-count = { $min }개에서 { $max }개까지 고를 수 있어요.
core-stale = 그사이에 판이 바뀌었어요. 지금 질문을 다시 보여 드릴게요.
