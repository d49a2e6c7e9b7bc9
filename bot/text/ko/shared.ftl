### 모든 게임이 함께 쓰는 말: 게임 이름, 자리, 단추, 목록.
### 끝말 약속: -button 단추 80자, -option 고르기 항목 100자, -desc 설명 100자, -title 창 제목 45자, -label 칸 이름 45자,
### -placeholder 100자, -line 게임판 한 줄, -page 규칙 한 쪽. 나머지는 메시지 본문 2000자.

list-and = { $first }, { $last }
list-more = 그 밖에 { $count }개

## 게임 이름 (레지스트리의 이름 그대로)

game-metromania = 메트로매니아
game-project_mine = Project MINE
game-the_dome = 더 돔
game-twilight_imperium = 여명의 제국
game-metromania-about = 지하철 노선 둘을 놓아 도시를 잇는 게임이에요. 2~4명.
game-project_mine-about = 카드를 모아 회사를 키우는 게임이에요. 2~4명.
game-the_dome-about = 방화벽을 지키며 겨루는 카드 게임이에요. 2~4명.
game-twilight_imperium-about = 은하의 왕좌를 놓고 겨루는 게임이에요. 3~6명.

## 사람과 자리

person = { $name } 님
person-mention = { $mention } 님
seat-bot-level = 봇 { $number } ({ $level })
seat-empty = 빈자리
seat-gone = 떠난 사람
bot-level-random = 아무렇게나
bot-level-easy = 쉬움
bot-level-hard = 어려움
bot-means-random = 아무렇게나: 규칙에만 맞게
bot-means-easy = 쉬움: 무난하게
bot-means-hard = 어려움: 앞을 내다보며

## 걸린 시간

span-moment = 1분 미만
span-minutes = { $count }분
span-hours = { $count }시간
span-days = { $count }일

## 단추

button-my-move = 내 차례
button-my-hand = 내 패
button-log = 기록
button-replay = 다시 보기
button-rules = 규칙
button-menu = 메뉴
button-watch = 지켜보기
button-watching = 지켜보기 설정
button-note = 내 메모
button-back = 뒤로
button-cancel = 그만두기
button-previous = 이전
button-next = 다음
button-help = ?
button-board = 게임판 보기
button-open-board = 게임판으로 가기
button-refresh = 새로 보기
button-pass = 넘기기
button-change-answer = 내 답 바꾸기
button-undo-own = 되돌리기
button-undo-ask = 무르기 부탁하기
button-undo-agree = 물러 주기
button-undo-refuse = 그대로 두기
button-result-full = 결과 자세히 보기
button-next-game = 다음 내 게임
button-rematch = 한 판 더
button-nudge = 콕 찌르기
button-resign = 기권하기
button-hand-over = 자리 넘기기
button-take-over = 자리 이어받기
button-take-back = 내 자리 되찾기
button-status = 누구를 기다리나요?
button-fold = 판 접기
button-table-settings = 테이블 설정
button-report = 문제 알리기
button-pause = 잠시 멈추기
button-resume = 이어 하기
button-new-game = 새 게임
button-my-games = 내 게임
button-practice = 연습하기
button-my-settings = 내 설정
button-my-data = 내 정보
button-server-settings = 서버 설정
button-start-now = 바로 시작
button-area = { $number } · { $area }
