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
pic-twilight_imperium-target = { $points }점 승리
pic-twilight_imperium-phase-target = { $phase } · { $target }
pic-twilight_imperium-active = { $system } 활성화
pic-twilight_imperium-passed = 순서 종료
pic-twilight_imperium-eliminated = 탈락
pic-twilight_imperium-you = 나
pic-twilight_imperium-no-faction = 세력 미정

pic-twilight_imperium-alt-board = 여명의 제국 은하. { $round }라운드, { $phase }. { $standing }.
pic-twilight_imperium-alt-board-turn = 여명의 제국 은하. { $round }라운드, { $name } 님 차례. { $standing }.
pic-twilight_imperium-alt-seat = { $name } 님({ $faction }) { $points }점, 행성 { $planets }개
pic-twilight_imperium-alt-move = { $name } 님이 고를 수 있는 성계 { $count }곳에 번호를 매긴 은하.

pic-twilight_imperium-crop = { $system }번 성계와 그 둘레
pic-twilight_imperium-overlay-reach = { $name } 님이 닿는 곳
pic-twilight_imperium-overlay-reach-about = 숫자는 갈 수 있는 함선 수예요.
pic-twilight_imperium-overlay-cannon = 우주포가 닿는 곳
pic-twilight_imperium-overlay-cannon-about = 숫자는 굴리는 주사위 수예요.
pic-twilight_imperium-overlay-traits = 특성과 기술 특화
pic-twilight_imperium-overlay-traits-about = 신전은 문화, 톱니는 산업, 불꽃은 위험이에요.
pic-twilight_imperium-overlay-free = 주인 없는 행성
pic-twilight_imperium-overlay-free-about = 숫자는 비어 있는 행성 수예요.
pic-twilight_imperium-overlay-tokens = 작전 토큰
pic-twilight_imperium-overlay-tokens-about = 누가 활성화한 성계인지 보여요.
pic-twilight_imperium-overlay-tokens-of = { $name } 님의 작전 토큰
pic-twilight_imperium-overlay-tokens-of-about = 여기 있는 함선은 이번 라운드에 떠나지 못해요.
pic-twilight_imperium-overlay-wormholes = 웜홀로 이어진 성계
pic-twilight_imperium-overlay-wormholes-about = 같은 글자끼리 인접해요.
pic-twilight_imperium-overlay-threats = { $name } 님에게 닿는 함대
pic-twilight_imperium-overlay-threats-about = 숫자는 올 수 있는 함선 수예요.

pic-twilight_imperium-alt-crop = { $system }번 성계와 그 둘레. 보이는 성계: { $systems }.
pic-twilight_imperium-alt-overlay = 은하. { $title }: { $systems }.
pic-twilight_imperium-alt-overlay-none = 없음
