### 서버에서 무엇을 하고 누가 이겼는지

cmd-ti-stats-name = 통계
cmd-ti-stats-desc = 이 서버에서 어떤 세력을 했고 몇 번 이겼는지 봐요
cogs-twilight_imperium-stats = 세력별 승리
cogs-twilight_imperium-stats-headline = 이 서버의 여명의 제국: { WHEN($since, style: "D") }부터 { $games }판
cogs-twilight_imperium-stats-none = 아직 이 서버에서 두 사람 이상이 끝까지 마친 여명의 제국 게임이 없어요. /여명 새게임으로 테이블을 열 수 있어요.
cogs-twilight_imperium-stats-line = { LABEL("twilight_imperium-faction", $faction) }: { $games }판 중 { $wins }승 ({ $percent }%)
cogs-twilight_imperium-stats-even = 모두 똑같이 강하다면 한 자리는 이 게임들에서 { $percent }% 이겨요. 판수가 적으면 승률은 별 뜻이 없어요.
cogs-twilight_imperium-stats-unplayed = 아직 사람이 해 보지 않은 세력: { LABELS("twilight_imperium-faction", $factions) }
cogs-twilight_imperium-stats-bots = 위에 넣지 않은 것: 끝날 때 봇이 맡은 자리 { $seats }개, 봇의 승리 { $wins }판
cogs-twilight_imperium-stats-practice = 끝날 때 사람이 두 명보다 적었던 { $games }판은 빼고 셌어요.
