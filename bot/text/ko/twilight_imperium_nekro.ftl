### 네크로 바이러스: 세력, 약속 어음, 남의 기술

twilight_imperium-faction-nekro = 네크로 바이러스
twilight_imperium-component-galactic_threat = 은하의 위협
twilight_imperium-component-technological_singularity = 기술적 특이점
twilight_imperium-component-propagation = 증식
twilight_imperium-component-valefar_assimilator_x = 발레파르 동화기 X
twilight_imperium-component-valefar_assimilator_y = 발레파르 동화기 Y
twilight_imperium-technology-valefar_assimilator_x = 발레파르 동화기 X
twilight_imperium-technology-valefar_assimilator_y = 발레파르 동화기 Y
twilight_imperium-model-the_alastor = 알라스토르
twilight_imperium-does-galactic_threat = 투표하지 않아요. 정책 단계마다 한 번, 정책의 결과를 예측할 수 있어요. 맞으면 그 결과에 투표한 사람의 기술 하나를 얻어요.
twilight_imperium-does-technological_singularity = 전투마다 한 번, 상대 유닛이 파괴되면 그 상대의 기술 하나를 바로 얻을 수 있어요.
twilight_imperium-does-propagation = 연구하지 않아요. 연구할 때마다 대신 지휘 토큰 3개를 얻어요.
twilight_imperium-does-valefar_assimilator_x = 다른 사람의 세력 기술을 얻으면 이 카드가 그 효과를 가져요. 또 얻으면 그 효과로 바꿀 수 있어요.
twilight_imperium-does-valefar_assimilator_y = 다른 사람의 세력 기술을 얻으면 이 카드가 그 효과를 가져요. 또 얻으면 그 효과로 바꿀 수 있어요.
twilight_imperium-does-the_alastor = 이 함선의 성계에서 우주 전투가 시작될 때, 그곳의 내 육군이 전투가 끝날 때까지 함선처럼 싸울 수 있어요.
twilight_imperium-ask-gain-from = { LABEL("twilight_imperium-component", $component) }: 상대의 어떤 기술을 얻을까요?
twilight_imperium-ask-assimilator = { LABEL("twilight_imperium-technology", $technology) }: 어느 카드가 이 효과를 가질까요?
twilight_imperium-opt-assimilator = { LABEL("twilight_imperium-technology", $token) }{ $technology ->
    [none] {""}
   *[other] {" "}({ LABEL("twilight_imperium-technology", $technology) } 잃음)
}
twilight_imperium-opt-research-replaced = 기술 대신 지휘 토큰 { $count }개 (자원 { $price })
twilight_imperium-rule-assimilation = 네크로 바이러스는 전제 조건 없이 기술을 얻어요. 공용 기술은 자기 덱에서 가져와요. 세력 기술은 동화기가 그 효과를 가지고, 원래 주인도 그대로 써요. 동화기 둘이 같은 기술에 놓일 수 없고, 같은 유닛의 강화를 또 얻으면 같은 동화기를 써야 해요.
twilight_imperium-event-gained-from = { LABEL("twilight_imperium-component", $component) }: { $seat } 님이 { LABEL("twilight_imperium-technology", $technology) } 획득.
twilight_imperium-event-assimilated = { $seat } 님의 { LABEL("twilight_imperium-technology", $token) }: 이제 { LABEL("twilight_imperium-technology", $technology) } 효과.
twilight_imperium-event-text-lost = { $seat } 님이 { LABEL("twilight_imperium-technology", $technology) } 효과를 잃음.
twilight_imperium-ask-the-alastor = { LABEL("twilight_imperium-place", $system) }의 알라스토르: 어느 육군이 함선처럼 싸울까요?
twilight_imperium-rule-the-alastor = 알라스토르가 있는 성계에서 우주 전투가 시작되면 그곳의 내 육군이 전투가 끝날 때까지 함선처럼 싸울 수 있어요. 기함이 파괴돼도 그대로예요. 있던 자리에 남아 자기 주사위를 굴리고, 타격으로 잃을 수 있어요. 함대 한도에 들지 않고, 후퇴하지 않아요.
twilight_imperium-event-the-alastor = { LABEL("twilight_imperium-place", $system) }의 알라스토르: { $seat } 님의 육군 { $count }개가 함선처럼 싸움.
twilight_imperium-option-valefar_counts = 동화기
twilight_imperium-option-valefar_counts-desc = 네크로 바이러스의 발레파르 카드가 새 전략 적응에 들어가는지예요.
twilight_imperium-valefar_counts-off = 세지 않음
twilight_imperium-valefar_counts-on = 세력 기술로 셈
pic-twilight_imperium-first-nekro-1 = 드레드노트, 항공모함, 순양함이 있어요. 아무도 안 볼 때 옆 행성부터 차지해요.
pic-twilight_imperium-first-nekro-2 = 기술 카드를 따라가요. 연구는 못 해도 자원 4로 지휘 토큰 3개를 얻어요.
pic-twilight_imperium-first-nekro-3 = 작은 싸움 하나를 일찍 이겨요. 유닛 하나만 파괴해도 기술을 얻어요.
pic-twilight_imperium-style-nekro = 빼앗은 기술
cogs-twilight_imperium-no-votes = { $name } 님은 투표하지 않아요. 단계마다 한 번, 예측이 맞으면 그 결과에 투표한 사람의 기술을 얻어요.
cogs-twilight_imperium-predicted-already = { $name } 님은 이번 단계의 예측을 이미 했어요.
cogs-twilight_imperium-assimilator = { LABEL("twilight_imperium-technology", $token) }: { $technology ->
    [none] 아직 효과 없음
   *[other] { LABEL("twilight_imperium-technology", $technology) }, { $does }
}
twilight_imperium-component-antivirus = 안티바이러스
twilight_imperium-does-antivirus = 내가 낀 전투가 시작될 때: 앞에 펼쳐 놓아요. 내가 네크로 유닛이 있는 성계를 활성화할 때까지 기술적 특이점이 나에게 통하지 않아요.
twilight_imperium-ruling-antivirus = 네크로 바이러스가 그 전투에 없어도 돼요. 예측은 막지 못해요.
