### 명령과 항목의 이름과 설명. cmd-<명령 경로>-name, -desc · 항목은 cmd-<명령 경로>-arg-<항목>-name, -desc.
### 이름은 1~32자, 빈칸 없이. 설명은 100자까지.

## /마당

cmd-madang-name = 마당
cmd-madang-desc = 마당 들머리: 새 게임, 내 게임, 규칙, 연습, 설정
cmd-madang-open-name = 열기
cmd-madang-open-desc = 마당 들머리 열기: 새 게임, 내 게임, 규칙, 연습, 설정
cmd-madang-rank-name = 순위
cmd-madang-rank-desc = 이 서버의 순위와 내 레이팅, 최근 흐름, 만난 상대를 봐요
cmd-madang-server-name = 서버
cmd-madang-server-desc = 이 서버의 언어, 채널, 테이블을 열 수 있는 사람을 정해요
cmd-madang-settings-name = 설정
cmd-madang-settings-desc = 내 언어, 알리는 방법, 시간대, 조용한 시간, 휴가
cmd-madang-settings-arg-zone-name = 시간대
cmd-madang-settings-arg-zone-desc = 내 시간대: 도시 이름을 써 보세요
cmd-madang-privacy-name = 개인정보
cmd-madang-privacy-desc = 나에 대해 적어 둔 것을 보고 지워요

## /내게임

cmd-games-name = 내게임
cmd-games-desc = 내가 앉은 모든 판을 차례가 온 판부터 보여 드려요

## /테이블

cmd-table-name = 테이블
cmd-table-desc = 이 채널의 판
cmd-table-start-name = 시작
cmd-table-start-desc = 모인 사람들과 판을 시작해요
cmd-table-join-name = 참가
cmd-table-join-desc = 이 채널의 로비에 앉아요
cmd-table-leave-name = 나가기
cmd-table-leave-desc = 시작하기 전에 자리에서 나와요
cmd-table-board-name = 게임판
cmd-table-board-desc = 지금 게임판을 보여 드려요
cmd-table-hand-name = 내패
cmd-table-hand-desc = 내 패를 나만 보이게 보여 드려요
cmd-table-log-name = 기록
cmd-table-log-desc = 지금까지 있었던 일을 보여 드려요
cmd-table-export-name = 내보내기
cmd-table-export-desc = 여기서 끝난 판을 파일로 받아 섞기가 공정했는지 직접 확인해요
cmd-table-watch-name = 지켜보기
cmd-table-watch-desc = 이 판이 끝나면 알려 드려요. 앉지 않은 분도 할 수 있어요
cmd-table-notes-name = 메모
cmd-table-notes-desc = 이 판에 대해 나만 보는 메모를 적어요
cmd-table-undo-name = 무르기
cmd-table-undo-desc = 내가 둔 것을 되돌리거나 무르기를 부탁해요
cmd-table-nudge-name = 찌르기
cmd-table-nudge-desc = 기다리는 분을 콕 찔러요 (12시간에 한 번)
cmd-table-resign-name = 기권
cmd-table-resign-desc = 이 판에서 기권해요
cmd-table-replace-name = 교체
cmd-table-replace-desc = 자리를 넘기거나 이어받아요
cmd-table-replay-name = 다시보기
cmd-table-replay-desc = 이 판을 한 수씩 다시 봐요
cmd-table-status-name = 현황
cmd-table-status-desc = 누구를 언제부터 기다리는지 보여 드려요
cmd-table-cancel-name = 취소
cmd-table-cancel-desc = 로비를 닫거나 판을 접자고 해요
cmd-table-settings-name = 설정
cmd-table-settings-desc = 이 테이블의 설정
cmd-table-pause-name = 멈추기
cmd-table-pause-desc = 조용한 판을 멈추고 채널을 비워요
cmd-table-resume-name = 이어하기
cmd-table-resume-desc = 멈춘 판을 이 채널에서 이어 해요
cmd-table-resume-arg-table-name = 테이블
cmd-table-resume-arg-table-desc = 이어 할 판
cmd-table-replace-arg-seat-name = 자리
cmd-table-replace-arg-seat-desc = 누구의 자리인지 골라 주세요
cmd-table-replace-arg-member-name = 멤버
cmd-table-replace-arg-member-desc = 자리를 이어받을 사람 (비우면 봇)
cmd-table-replace-arg-level-name = 봇수준
cmd-table-replace-arg-level-desc = 봇이 이어받을 때의 수준
cmd-table-log-arg-page-name = 쪽
cmd-table-log-arg-page-desc = 몇 쪽부터 볼지

## /대회

cmd-tournament-name = 대회
cmd-tournament-desc = 이 서버의 대회: 열기, 참가, 순위표, 내 경기
cmd-tournament-new-name = 새대회
cmd-tournament-new-desc = 대회를 열어요. 이름과 게임만 정하면 돼요
cmd-tournament-new-arg-name-name = 이름
cmd-tournament-new-arg-name-desc = 대회 이름
cmd-tournament-new-arg-game-name = 게임
cmd-tournament-new-arg-game-desc = 어떤 게임인지
cmd-tournament-join-name = 참가
cmd-tournament-join-desc = 이 채널의 대회에 참가 신청해요
cmd-tournament-leave-name = 나가기
cmd-tournament-leave-desc = 참가를 취소하거나 중도 하차해요
cmd-tournament-standings-name = 순위표
cmd-tournament-standings-desc = 누가 몇 위인지 봐요
cmd-tournament-rounds-name = 라운드
cmd-tournament-rounds-desc = 라운드마다 누가 누구와 두는지 봐요
cmd-tournament-match-name = 내경기
cmd-tournament-match-desc = 내 경기와 순위, 이기면 몇 위가 되는지 봐요
cmd-tournament-menu-name = 메뉴
cmd-tournament-menu-desc = 규칙, 운영 기록, 운영자가 할 수 있는 일
cmd-tournament-list-name = 목록
cmd-tournament-list-desc = 이 서버의 대회를 모두 봐요

## /메트로매니아

cmd-metromania-name = 메트로매니아
cmd-metromania-desc = 지하철 노선을 놓아 도시를 잇는 게임 (2~4명)
cmd-metromania-new-name = 새게임
cmd-metromania-new-desc = 이 채널에 메트로매니아 로비를 열어요
cmd-metromania-new-arg-variant-name = 규칙
cmd-metromania-new-arg-variant-desc = 목적지 패를 어떻게 나누고 보여 줄지
cmd-metromania-new-arg-language-name = 언어
cmd-metromania-new-arg-language-desc = 게임판을 어느 말로 쓸지
cmd-metromania-dig-name = 터널파기
cmd-metromania-dig-desc = 터널을 세 개까지 한 번에 파요
cmd-metromania-dig-arg-first-name = 첫째
cmd-metromania-dig-arg-first-desc = 첫째 터널, 보기: 1-NE-L
cmd-metromania-dig-arg-second-name = 둘째
cmd-metromania-dig-arg-second-desc = 둘째 터널
cmd-metromania-dig-arg-third-name = 셋째
cmd-metromania-dig-arg-third-desc = 셋째 터널
cmd-metromania-station-name = 보통역
cmd-metromania-station-desc = 내 노선 위에 보통역이나 무료 역을 지어요
cmd-metromania-station-arg-place-name = 자리
cmd-metromania-station-arg-place-desc = 역을 지을 꼭짓점, 보기: G7

## /마인

cmd-mine-name = 마인
cmd-mine-desc = 카드를 모아 회사를 키우는 게임 (2~4명)
cmd-mine-new-name = 새게임
cmd-mine-new-desc = 이 채널에 Project MINE 로비를 열어요
cmd-mine-new-arg-length-name = 길이
cmd-mine-new-arg-length-desc = 시기를 여섯 번 할지, 이 집의 규칙으로 세 번 할지
cmd-mine-new-arg-language-name = 언어
cmd-mine-new-arg-language-desc = 게임판을 어느 말로 쓸지
cmd-mine-play-name = 내려놓기
cmd-mine-play-desc = 카드를 다섯 장까지 순서대로 내려놓아요
cmd-mine-play-arg-first-name = 첫째
cmd-mine-play-arg-first-desc = 첫째 카드
cmd-mine-play-arg-second-name = 둘째
cmd-mine-play-arg-second-desc = 둘째 카드
cmd-mine-play-arg-third-name = 셋째
cmd-mine-play-arg-third-desc = 셋째 카드
cmd-mine-play-arg-fourth-name = 넷째
cmd-mine-play-arg-fourth-desc = 넷째 카드
cmd-mine-play-arg-fifth-name = 다섯째
cmd-mine-play-arg-fifth-desc = 다섯째 카드
cmd-mine-use-name = 사용
cmd-mine-use-desc = 내 액티브 공용 목표를 사용해요
cmd-mine-use-arg-goal-name = 목표
cmd-mine-use-arg-goal-desc = 사용할 공용 목표
cmd-mine-buy-name = 구입
cmd-mine-buy-desc = 시장이나 기본 카드 더미에서 구입해요
cmd-mine-buy-arg-card-name = 카드
cmd-mine-buy-arg-card-desc = 구입할 카드나 공용 목표
cmd-mine-discard-name = 버리기
cmd-mine-discard-desc = 버려야 할 카드를 골라요
cmd-mine-discard-arg-first-name = 첫째
cmd-mine-discard-arg-first-desc = 첫째 카드
cmd-mine-discard-arg-second-name = 둘째
cmd-mine-discard-arg-second-desc = 둘째 카드
cmd-mine-discard-arg-third-name = 셋째
cmd-mine-discard-arg-third-desc = 셋째 카드
cmd-mine-hand-name = 내패
cmd-mine-hand-desc = 내 손과 덱과 기업 목표를 나만 봐요
cmd-mine-market-name = 시장
cmd-mine-market-desc = 지금 살 수 있는 카드를 봐요
cmd-mine-goals-name = 목표
cmd-mine-goals-desc = 모두의 공용 목표와 내 기업 목표를 봐요
cmd-mine-card-name = 카드
cmd-mine-card-desc = 카드를 찾아 그림과 글과 판정을 봐요
cmd-mine-card-arg-name-name = 이름
cmd-mine-card-arg-name-desc = 카드 이름, 일부나 첫소리만 써도 돼요

## /dome

cmd-dome-name = 더돔
cmd-dome-desc = 방화벽을 지키며 겨루는 카드 게임 (2~4명)
cmd-dome-new-name = 새게임
cmd-dome-new-desc = 이 채널에 더 돔 로비를 열어요
cmd-dome-new-arg-traps-name = 제어
cmd-dome-new-arg-traps-desc = 제어 카드를 미리 정해 둘지, 그때마다 물을지
cmd-dome-new-arg-mastermind-name = 마스터마인드
cmd-dome-new-arg-mastermind-desc = 셋이나 넷이 할 때 누가 마스터마인드를 맡을지
cmd-dome-new-arg-memory-name = 본카드
cmd-dome-new-arg-memory-desc = 다른 분의 리소스풀에서 본 카드를 계속 보여 줄지
cmd-dome-new-arg-language-name = 언어
cmd-dome-new-arg-language-desc = 게임판을 어느 말로 쓸지
cmd-dome-play-name = 행동
cmd-dome-play-desc = 설치, 기동, 다운로드, 할당처럼 지금 묻는 것을 해요
cmd-dome-play-arg-what-name = 무엇
cmd-dome-play-arg-what-desc = 무엇을 할지
cmd-dome-play-arg-first-name = 첫째
cmd-dome-play-arg-first-desc = 할당할 첫째 카드와 리소스풀
cmd-dome-play-arg-second-name = 둘째
cmd-dome-play-arg-second-desc = 할당할 둘째 카드와 리소스풀
cmd-dome-crack-name = 크래킹
cmd-dome-crack-desc = 색을 고르고 어디까지 크래킹할지 한 번에 정해요
cmd-dome-crack-arg-colour-name = 색
cmd-dome-crack-arg-colour-desc = 어느 색으로
cmd-dome-crack-arg-to-name = 첫째
cmd-dome-crack-arg-to-desc = 먼저 옮길 마커와 칸
cmd-dome-crack-arg-then-name = 둘째
cmd-dome-crack-arg-then-desc = 그다음 마커와 칸
cmd-dome-crack-arg-after-name = 셋째
cmd-dome-crack-arg-after-desc = 마지막 마커와 칸
cmd-dome-hand-name = 내패
cmd-dome-hand-desc = 내 손과 리소스풀과 제어 카드를 나만 봐요
cmd-dome-void-name = 보이드
cmd-dome-void-desc = 누구의 보이드든 봐요
cmd-dome-void-arg-whose-name = 누구
cmd-dome-void-arg-whose-desc = 누구의 보이드인지, 비워 두면 내 것
cmd-dome-card-name = 카드
cmd-dome-card-desc = 카드를 찾아 그림과 글과 판정을 봐요
cmd-dome-card-arg-name-name = 이름
cmd-dome-card-arg-name-desc = 카드 이름, 일부나 첫소리만 써도 돼요

# Argument of every command that plays a turn
cmd-arg-plan-name = 미리두기
cmd-arg-plan-desc = 지금 두지 않고 다음 차례로 미리 두어요
cmd-arg-plan-yes = 네
