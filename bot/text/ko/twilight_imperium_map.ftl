### 여명의 제국 지도 문자열. 무엇이 그러한지 먼저, 무엇을 하면 되는지 다음.
### $at, $elsewhere 205 같은 위치 · $tile 타일 번호 · $count, $open3 ~ $open6, $all 타일 수

twilight_imperium-map-length = 지도에 타일이 { $count }개 있어요. 101부터 빈 위치마다 하나씩 적어 주세요. 3명이면 { $open3 }개, 4명이면 { $open4 }개, 5명이면 { $open5 }개, 6명이면 { $open6 }개예요. 고향까지 { $all }개를 적어도 돼요.
twilight_imperium-map-no-number = { $at }번 위치: 타일 번호가 아니에요. 번호를 빈칸으로 나누어 적어 주세요.
twilight_imperium-map-no-tile = { $at }번 위치: { $tile }번 타일은 없어요. 1번부터 { $most }번까지 있어요.
twilight_imperium-map-twice = { $at }번 위치: { $tile }번 타일은 이미 { $elsewhere }번 위치에 있어요. 타일은 하나씩만 있어요.
twilight_imperium-map-empty = { $at }번 위치: 타일이 빠졌어요. 빈 위치마다 타일이 하나씩 있어야 해요.
twilight_imperium-map-outside = { $at }번 위치는 이 판에 없어서 { $tile }번 타일을 놓을 수 없어요. 0을 적어 주세요.
twilight_imperium-map-not-home = { $at }번 위치는 고향이라서 { $tile }번 타일을 놓을 수 없어요. 0을 적어 주세요.
twilight_imperium-map-home = { $at }번 위치: { $tile }번 타일은 고향 성계예요. 여기에는 19번부터 50번까지 파란 타일과 빨간 타일만 놓아요.
twilight_imperium-map-mecatol = { $at }번 위치: { $tile }번 타일은 메카톨 렉스라서 늘 가운데에 있어요. 다른 타일을 적어 주세요.
