# 여명의 제국: 위누, 무아트, 이사릴, 아보렉. 세력과 카드의 이름, 그리고 하는 일.

## 세력

twilight_imperium-faction-muaat = 무아트의 불씨

## 능력과 카드의 이름

twilight_imperium-component-star_forge = 항성 대장간
twilight_imperium-component-gashlai_physiology = 가슐라이 체질
twilight_imperium-component-the_inferno = 인페르노
twilight_imperium-component-magmus_reactor = 마그무스 반응로
twilight_imperium-component-prototype_war_sun_ii = 시제 워 선 II
twilight_imperium-technology-magmus_reactor = 마그무스 반응로
twilight_imperium-technology-prototype_war_sun_ii = 시제 워 선 II
twilight_imperium-source-magmus_reactor = 마그무스 반응로
twilight_imperium-model-the_inferno = 인페르노
twilight_imperium-model-prototype_war_sun_i = 시제 워 선 I

## 하는 일

twilight_imperium-does-star_forge = 행동, 전략 토큰 1: 내 워 선이 있는 성계에 전투기 2개나 구축함 1개를 놓아요.
twilight_imperium-does-gashlai_physiology = 내 함선은 초신성을 지나갈 수 있어요.
twilight_imperium-does-the_inferno = 행동, 전략 토큰 1: 이 함선이 있는 성계에 순양함 1개를 놓아요.
twilight_imperium-does-magmus_reactor = 내 함선이 초신성에 들어가요. 워 선이 있거나 초신성 옆인 성계에서 생산하면 무역품 1개를 얻어요.
twilight_imperium-does-prototype_war_sun_ii = 이동 3, 비용 2 적은 워 선. 이 성계에서는 남의 행성 보호막이 통하지 않아요.

## 첫 라운드와 성격

pic-twilight_imperium-first-muaat-1 = 지금은 내 워 선을 이길 함대가 없어요. 보병 넷을 태워 행성을 차지해요.
pic-twilight_imperium-first-muaat-2 = 항성 대장간은 고향 밖에서도 함선을 만들어요. 전략 토큰을 하나 남겨 두세요.
pic-twilight_imperium-first-muaat-3 = 워 선은 한 성계씩 움직여요. 중력 추진을, 다음에 시제 워 선 II를 연구해요.
pic-twilight_imperium-style-muaat = 처음부터 워 선
