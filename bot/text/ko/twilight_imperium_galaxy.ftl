### 여명의 제국 은하 그림 속의 글. 짧을수록 좋아요.

pic-twilight_imperium-turn = { $name } 님 차례
pic-twilight_imperium-won = { $name } 님 승리
pic-twilight_imperium-over = 승자 없이 끝난 판
pic-twilight_imperium-round = { $round }라운드
pic-twilight_imperium-phase-setup = 준비 중
pic-twilight_imperium-phase-strategy = 전략 단계
pic-twilight_imperium-phase-action = 행동 단계
pic-twilight_imperium-phase-status = 재정비 단계
pic-twilight_imperium-phase-agenda = 정책 단계
pic-twilight_imperium-phase-over = 게임 끝
pic-twilight_imperium-phase-target = { $phase } · { $points }점 승리
pic-twilight_imperium-active = { $system } 활성화
pic-twilight_imperium-passed = 순서 종료
pic-twilight_imperium-eliminated = 탈락
pic-twilight_imperium-you = 나
pic-twilight_imperium-no-faction = 세력 미정

pic-twilight_imperium-alt-board = 여명의 제국 은하. { $round }라운드, { $phase }. { $standing }.
pic-twilight_imperium-alt-board-turn = 여명의 제국 은하. { $round }라운드, { $name } 님 차례. { $standing }.
pic-twilight_imperium-alt-seat = { $name } 님({ $faction }) { $points }점, 행성 { $planets }개
pic-twilight_imperium-alt-move = { $name } 님이 고를 수 있는 성계 { $count }곳에 번호를 매긴 은하.
