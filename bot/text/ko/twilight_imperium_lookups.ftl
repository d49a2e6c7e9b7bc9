### 찾아본 구성품에 대한 말(`/여명 카드`). $faction, $unit, $planets 식별자 · $symbols 색 -> 개수

## 무엇인지

cogs-twilight_imperium-is-card = 전략 카드, 우선권 { $number }
cogs-twilight_imperium-is-technology = { $colour ->
    [green] 생체 기술
    [blue] 추진 기술
    [yellow] 인공두뇌 기술
    [red] 전쟁 기술
    [unit] 유닛 향상
   *[none] 색이 없는 기술
}
cogs-twilight_imperium-is-objective = { $deck ->
    [I] 1단계 공용 목표
    [II] 2단계 공용 목표
   *[secret] 비밀 목표
}
cogs-twilight_imperium-is-worth = 승점 { $points }점
cogs-twilight_imperium-is-scored = { $phase ->
    [action] 행동 단계에 달성
   *[status] 재정비 단계에 달성
}
cogs-twilight_imperium-is-faction = 세력
cogs-twilight_imperium-is-ability = 세력 능력
cogs-twilight_imperium-is-note = 약속 어음
cogs-twilight_imperium-is-of_all = 모두가 한 장씩 가져요
cogs-twilight_imperium-is-action_card = 행동 카드
cogs-twilight_imperium-is-agenda = 정책 카드: { $law ->
    [1] 법률
   *[0] 지침
}
cogs-twilight_imperium-is-unit = 유닛: { LABEL("twilight_imperium-unit", $unit) }
cogs-twilight_imperium-is-place = 행성
cogs-twilight_imperium-is-feature = { $feature ->
    [custodians] 토큰
    [alpha] 웜홀
    [beta] 웜홀
    [delta] 웜홀
    [empty] 성계
   *[anomaly] 이상 현상
}

## 수치

cogs-twilight_imperium-figure-cost = 비용 { $cost }{ $batch ->
    [1] { "" }
   *[other] { " " }({ $batch }개)
}
cogs-twilight_imperium-figure-combat = 공격값 { $value }{ $dice ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(주사위 { $dice }개)
}
cogs-twilight_imperium-figure-move = 이동값 { $move }
cogs-twilight_imperium-figure-capacity = 수송값 { $capacity }
cogs-twilight_imperium-figure-supply = 최대 { $supply }개
twilight_imperium-colour-green = 초록
twilight_imperium-colour-blue = 파랑
twilight_imperium-colour-yellow = 노랑
twilight_imperium-colour-red = 빨강
cogs-twilight_imperium-needs = 전제 조건: { LABELS("twilight_imperium-colour", $symbols) }
cogs-twilight_imperium-place-values = 자원 { $resources } · 영향력 { $influence }
cogs-twilight_imperium-place-trait = { $trait ->
    [cultural] 문화
    [hazardous] 위험
   *[industrial] 산업
}
cogs-twilight_imperium-place-specialty = 기술 전문 { LABEL("twilight_imperium-colour", $colour) }
cogs-twilight_imperium-place-home = { LABEL("twilight_imperium-faction", $faction) }의 고향
cogs-twilight_imperium-place-beside = 같은 성계의 행성: { LABELS("twilight_imperium-place", $planets) }
cogs-twilight_imperium-place-tiles = 타일 { $tiles }
cogs-twilight_imperium-faction-start = 처음에 가진 것: { LABELS("twilight_imperium-unit", $units) }
cogs-twilight_imperium-faction-commodities = 원자재 { $count }개
cogs-twilight_imperium-idle = 이 테이블에서는 쓰지 않는 것에 관한 것이라 아무 효과가 없어요.

## 전략 카드의 부가 능력

cogs-twilight_imperium-secondary-leadership = 다른 사람: 영향력 3마다 지휘 토큰 1개를 얻어요. 전략 토큰은 쓰지 않아요.
cogs-twilight_imperium-secondary-diplomacy = 다른 사람: 전략 토큰 1개로 소모된 자기 행성을 둘까지 준비해요.
cogs-twilight_imperium-secondary-politics = 다른 사람: 전략 토큰 1개로 행동 카드 2장을 뽑아요 (행동 카드를 쓰는 판에서).
cogs-twilight_imperium-secondary-construction = 다른 사람: 전략 토큰 1개를 한 성계에 놓고, 그곳의 자기 행성에 PDS나 우주 항만을 놓아요.
cogs-twilight_imperium-secondary-trade = 다른 사람: 전략 토큰 1개로 원자재를 보충해요.
cogs-twilight_imperium-secondary-warfare = 다른 사람: 전략 토큰 1개로 고향 성계의 우주 항만 하나에서 생산해요.
cogs-twilight_imperium-secondary-imperial = 다른 사람: 전략 토큰 1개로 비밀 목표를 하나 뽑아요.

## 전략 카드의 판정 (규칙 12)

twilight_imperium-ruling-leadership = 공급처에 있는 만큼만 얻어요. 3으로 나누고 남은 영향력은 사라져요.
twilight_imperium-ruling-diplomacy = 메카톨 렉스의 성계는 안 돼요. 활성화가 아니고, 그곳에 이미 토큰이 있는 사람은 놓지 않아요.
twilight_imperium-ruling-politics = 지금 의장은 고를 수 없고, 의장이 아니라면 나도 고를 수 있어요. 정책을 쓰는 판에서는 맨 위의 정책 두 장을 보고, 저마다 맨 위나 맨 아래에 다시 놓아요.
twilight_imperium-ruling-construction = 둘 다 한 행성에 놓아도 되고, 하나씩 안 놓아도 돼요. 따라갈 때 그 성계에 내 토큰이 이미 있으면 토큰은 공급처로 가요.
twilight_imperium-ruling-trade = 고른 사람은 자기 순서에 토큰 없이 한 번 보충해요.
twilight_imperium-ruling-warfare = 거둔 토큰은 원하는 풀에 놓아요. 판에 토큰이 없으면 지휘 시트만 다시 나눠요. 생산할 때 토큰을 놓지 않아요.
twilight_imperium-ruling-technology = 연구할 수 있는 것이 없으면 아무것도 내지 않아요.
twilight_imperium-ruling-imperial = 재정비 단계의 한도와 따로 달성하고, 값은 지금 내요. 비밀 목표가 셋을 넘으면 하나를 돌려놓아요.

## 행성 말고 지도에 있는 것

twilight_imperium-feature-asteroid_field = 소행성 지대
twilight_imperium-feature-supernova = 초신성
twilight_imperium-feature-nebula = 성운
twilight_imperium-feature-gravity_rift = 중력 불균형 지대
twilight_imperium-feature-alpha = 알파 웜홀
twilight_imperium-feature-beta = 베타 웜홀
twilight_imperium-feature-delta = 델타 웜홀
twilight_imperium-feature-empty = 빈 우주
twilight_imperium-feature-custodians = 수호자 토큰
twilight_imperium-does-asteroid_field = 반질량 굴절기가 없으면 함선이 들어가지도 지나가지도 못해요.
twilight_imperium-does-supernova = 함선이 들어가지도 지나가지도 못해요. 마그무스 반응로가 있으면 들어가고, 가슐라이 체질이 있으면 지나가요.
twilight_imperium-does-nebula = 활성화한 성계일 때만 들어가고, 지나가지는 못해요. 여기서 떠나는 함선은 이동값이 1이에요. 방어하는 사람의 함선은 전투 굴림이 +1이에요.
twilight_imperium-does-gravity_rift = 여기서 나오거나 지나가는 함선은 이동값이 1 늘고 주사위를 굴려요. 1~3이면 실은 것과 함께 잃어요.
twilight_imperium-does-alpha = 알파 웜홀이 있는 성계는 모두 서로 인접해요.
twilight_imperium-does-beta = 베타 웜홀이 있는 성계는 모두 서로 인접해요.
twilight_imperium-does-delta = 델타 웜홀이 있는 성계는 서로 인접해요. 크루스의 고향, 크루스 관문, 힐 콜리시가 있는 성계예요.
twilight_imperium-does-empty = 아무것도 없어요. 함선이 와서 머물고 떠날 수 있어요.
twilight_imperium-does-custodians = 메카톨 렉스에 놓여 있어요. 그곳에 강하할 수 있으면 영향력 6으로 가져와 승점 1점을 얻고, 육군을 꼭 강하해요. 정책을 쓰는 판에서는 그때부터 라운드마다 정책 단계가 있어요.
twilight_imperium-does-mecatol_rex = 수호자 토큰을 가져오기 전에는 아무도 강하하지 못해요. 통제하고 있으면 제국 카드로 비밀 목표 대신 승점 1점을 얻어요.
twilight_imperium-does-flagship = 세력마다 고유한 기함이 하나 있어요.
twilight_imperium-ruling-supernova = 이미 그곳에 있는 함선은 떠날 수 있어요.
twilight_imperium-ruling-nebula = 이곳으로는 후퇴하지 못해요. 공동 연구 법률이 있으면 지나갈 수 있어요.
twilight_imperium-ruling-gravity_rift = 나올 때마다예요. 들어갈 때는 아무 일도 없어요.
twilight_imperium-ruling-alpha = 크루스의 토큰이 다른 곳에 놓일 수 있어요. 크루스에게는 알파와 베타가 서로 이어져요.
twilight_imperium-ruling-beta = 크루스의 토큰이 다른 곳에 놓일 수 있어요. 크루스에게는 알파와 베타가 서로 이어져요.
twilight_imperium-ruling-mecatol_rex = 고향 행성이 아니고 특성이 없어요.

## 한 화면의 도움말: 행동 방법, 서식의 한 단계 (`KEY-rule`)

twilight_imperium-way-tactical-rule = 작전 행동은 작전풀의 토큰 하나를 성계에 놓아요. 그리로 내 함선이 오고, 우주포가 쏘고, 함대가 싸우고, 육군이 내려 싸우고, 그곳의 우주 항만이 생산해요. 내 토큰이 있는 성계는 이번 라운드에 다시 활성화할 수 없고, 그 안의 내 함선은 움직이지 못해요.
twilight_imperium-way-strategic-rule = 내 전략 카드의 주요 능력을 써요. 그다음 다른 사람은 저마다 전략풀의 토큰 하나를 내고 부가 능력을 쓸 수 있어요. 카드는 라운드마다 한 번 쓰고, 다 쓰기 전에는 순서를 종료할 수 없어요.
twilight_imperium-way-component-rule = 구성품 행동은 기술, 행동 카드, 약속 어음, 세력 능력에 "행동"이라고 적힌 것이에요. 차례를 통째로 쓰고, 따로 적혀 있지 않으면 토큰은 들지 않아요.
twilight_imperium-ask-move-rule = 내 지휘 토큰이 없는 성계의 함선이 이동값만큼 와요. 다른 사람의 함선이 있는 성계는 지나지 못해요. 초신성과 소행성 지대는 길을 막고, 성운에는 멈출 수만 있으며 거기서 떠날 때는 이동값이 1이에요. 중력 불균형 지대를 떠나는 함선은 한 칸 더 가지만 잃을 수 있어요. 여러 곳의 여러 함선이 함께 와도 돼요.
twilight_imperium-ask-cargo-rule = 전투기와 육군은 수송값이 있는 함선에 그 수만큼 타요. 함선이 떠나는 곳, 내 토큰 없이 지나는 성계, 활성 성계에서 태울 수 있어요. 행성에 남은 육군은 그 행성을 지켜요.
twilight_imperium-ask-payment-rule = 행성이나 무역품으로 내요. 낸 행성은 재정비 단계까지 소모되고, 무역품은 하나에 1이에요. 값을 넘는 몫은 사라져요.
twilight_imperium-ask-payment-planets-rule = 값을 낼 행성을 골라요. 모자란 만큼 무역품으로 내요. 낸 행성은 재정비 단계까지 소모되고, 값을 넘는 몫은 사라져요.
twilight_imperium-ask-target-rule = 여기서 고른 대상에게 카드나 능력을 바로 써요. 그 전에는 뒤로 갈 수 있고, 아직 아무것도 쓰지 않았어요.
