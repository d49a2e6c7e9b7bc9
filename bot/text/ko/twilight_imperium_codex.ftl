### 여명의 제국: 나중에 나온 글로 쓰는 구성품과 그때 묻는 말. $seat은 이름.

## 테이블 설정

twilight_imperium-option-codex1 = 나중에 나온 카드 글
twilight_imperium-option-codex1-desc = 외교, 기술과 약속 어음 몇 장을 첫 코덱스가 바꾼 글로 해요.
twilight_imperium-codex1-off = 처음 나온 글
twilight_imperium-codex1-on = 코덱스의 글
cogs-twilight_imperium-with-codex = 나중에 나온 카드 글로 할 때:

## 구성품의 효과

twilight_imperium-does-magen_defense_grid-codex = 내 건물이 있는 행성에서 지상 전투가 시작될 때: 고른 상대 육군 하나에 타격 1을 줘요.
twilight_imperium-does-magmus_reactor-codex = 내 함선이 초신성에 들어가요. 초신성에 있는 내 유닛은 거기서 유닛 5기를 생산할 수 있어요.
twilight_imperium-does-x_89_bacterial_weapon-codex = 내 폭격으로 행성의 보병이 죽으면, 그곳의 나머지 보병도 모두 없앨 수 있어요.
twilight_imperium-does-yin_spinner-codex = 생산하고 나면 내 행성 하나나 내 함선이 있는 우주 하나에 보병을 2기까지 놓을 수 있어요.
twilight_imperium-does-war_funding-codex = 내가 낀 우주 전투에서 양쪽이 굴리고 나면: 원하면 상대 주사위를 모두, 그리고 내 주사위를 골라 다시 굴려요. 쓰고 나면 돌아가요.
twilight_imperium-does-cybernetic_enhancements-codex = 재정비 단계에서 지휘 토큰을 얻을 때: 1개를 더 얻어요. 쓰고 나면 돌아가요.

twilight_imperium-ruling-magen_defense_grid-codex = 소모하지 않고, 행성 보호막이 없어도 돼요. 아무도 굴리기 전에 맞아요.
twilight_imperium-ruling-magmus_reactor-codex = 유닛이 몇 기든 성계 전체에서 5기까지이고, 생산을 쓰는 것으로 쳐요. 무역품은 주지 않아요.
twilight_imperium-ruling-x_89_bacterial_weapon-codex = 소모하지 않아요. 행성마다 따로이고 유린 다음에도 써요. 그 폭격으로 보병이 하나는 죽었어야 해요.
twilight_imperium-ruling-yin_spinner-codex = 어디서든 유닛을 생산하는 효과 다음이면 돼요. 보병 둘은 같은 곳에 가요.
twilight_imperium-ruling-war_funding-codex = 레트네브는 아무것도 내지 않고, 그 전투에 끼지 않아도 돼요. 상대 주사위는 모두 다시 굴리거나 하나도 굴리지 않아요.
twilight_imperium-ruling-cybernetic_enhancements-codex = 공급처에 토큰이 있어야 해요. L1Z1X는 아무것도 잃지 않아요.

## 묻는 말

twilight_imperium-ask-magen-hit = 마겐 방어망: { LABEL("twilight_imperium-place", $planet) }에 있는 { $seat } 님의 육군에 굴리기 전에 타격을 줄까요?
twilight_imperium-ask-infect = { LABEL("twilight_imperium-place", $planet) } 폭격이 통했어요. 남은 { $seat } 님의 보병 { $count }기도 없앨까요?
twilight_imperium-opt-infect = 모두 없애기
twilight_imperium-ask-yin-spinner-codex = 인 방적기: 보병 { $count }기까지 어디에 더 놓을까요?
twilight_imperium-ask-yin-spinner-count = { LABEL("twilight_imperium-place", $place) }에 보병을 몇 기 놓을까요?
twilight_imperium-ask-redistribute-more = { $gained ->
    [0] 지휘 토큰을 다시 나눌까요?
   *[other] 얻은 지휘 토큰 { $gained }개를 어디에 넣을까요? 있던 토큰도 함께 다시 나눌 수 있어요.
} 한 개 더 넣으면 { LABELS("twilight_imperium-component", $components) } 카드를 쓰는 거예요.
twilight_imperium-ask-funded-dice = { LABEL("twilight_imperium-place", $system) }에서 전쟁 자금: 상대 주사위를 모두 다시 굴릴까요?
twilight_imperium-ask-funded-own = 내 주사위는 어느 것을 다시 굴릴까요?
twilight_imperium-opt-reroll-theirs = 네, 모두: { $dice } (타격 { $hits })
twilight_imperium-moment-SC_ROLLED = 우주 전투의 주사위를 굴린 다음
window-SC_ROLLED = 우주 전투 주사위에 카드를 쓸지
pic-twilight_imperium-fight-sure = 굴리기 전에: 확실한 타격 { $hits }
twilight_imperium-does-stymie-codex = 다른 사람이 내 유닛이 있는 성계로 함선을 옮기면: 고향이 아닌 성계를 골라 그 사람의 지휘 토큰 1개를 놓게 해요. 쓰고 나면 돌아가요.
twilight_imperium-does-acquiescence-codex = 윈누가 전략 카드를 쓰면: 토큰을 내거나 놓지 않고 부가 능력을 써요. 쓰고 나면 돌아가요.
twilight_imperium-does-greyfire_mutagen-codex = 인이 아닌 상대의 육군 둘 이상과 지상 전투를 시작할 때: 상대 보병 하나가 내 보병이 돼요. 쓰고 나면 돌아가요.
twilight_imperium-ruling-stymie-codex = 토큰은 그 사람의 공급처에서 와요. 공급처가 비었으면 어느 풀에서 낼지 그 사람이 골라요. 펼쳐 두지 않아요.
twilight_imperium-ruling-acquiescence-codex = 부가 능력을 쓰면서 함께 써요. 건설이라면 그 성계에도 토큰을 놓지 않아요.
twilight_imperium-ruling-greyfire_mutagen-codex = 보병은 바뀌는 것이지 파괴되는 것이 아니에요. 인을 상대로는 못 써요.
twilight_imperium-ask-stymied = 방해: { $seat } 님의 지휘 토큰을 어디에 놓을까요?
twilight_imperium-opt-follow-free = { LABEL("twilight_imperium-component", $component) } 카드로 { LABEL("twilight_imperium-card", $card) } 쓰기 (토큰 없이)
twilight_imperium-does-wormhole_generator-codex = 행동, 소모: 알파나 베타 웜홀 토큰을 놓거나 옮겨요.
twilight_imperium-ruling-wormhole_generator-codex = 재정비 단계가 시작될 때는 아무 일도 없어요.
twilight_imperium-opt-exhaust-generator = 웜홀 토큰 놓기나 옮기기
