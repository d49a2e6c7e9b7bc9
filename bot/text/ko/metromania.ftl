### 메트로매니아. 1호선 = 실선, 2호선 = 점선. 약속된 값:
### $line 1|2 · $direction E|SE|SW|W|NW|NE · $bend straight|left|right|sharp-left|sharp-right · $side L|R
### $kind R|C|E · $letter A..F · $vertex G7 · $arrow S3, T5 · $variant open|hidden|fixed · $seat 자리에 앉은 사람

## 낱말

metromania-progress = { $round }라운드
metromania-pitch = 모두가 함께 쓰는 도시에 내 지하철 노선을 둘 놓아요. 판이 끝나면 모두 가장 빠른 길로 다니고, 그 길에 내 노선이 있으면 점수를 얻어요.
metromania-length = 8~10라운드예요. 하루에 한 분씩 두면 두 주에서 여섯 주 걸려요.
metromania-owned-line = { $seat } { $line }호선
metromania-kind-R = 주거
metromania-kind-C = 상업
metromania-kind-E = 유흥
metromania-marker-R = 주거 ?
metromania-marker-RA = 주거 A
metromania-marker-RC = 주거 C
metromania-marker-RD = 주거 D
metromania-marker-RF = 주거 F
metromania-marker-C = 상업 ?
metromania-marker-CA = 상업 A
metromania-marker-CB = 상업 B
metromania-marker-CD = 상업 D
metromania-marker-CE = 상업 E
metromania-marker-E = 유흥 ?
metromania-marker-EB = 유흥 B
metromania-marker-EC = 유흥 C
metromania-marker-EE = 유흥 E
metromania-marker-EF = 유흥 F
metromania-direction-E = →
metromania-direction-SE = { "\u2198\uFE0E" }
metromania-direction-SW = { "\u2199\uFE0E" }
metromania-direction-W = ←
metromania-direction-NW = { "\u2196\uFE0E" }
metromania-direction-NE = { "\u2197\uFE0E" }
metromania-bend-straight = 직진
metromania-bend-left = 왼쪽으로
metromania-bend-right = 오른쪽으로
metromania-bend-sharp-left = 왼쪽으로 꺾어
metromania-bend-sharp-right = 오른쪽으로 꺾어
metromania-side-L = 왼쪽 칸
metromania-side-R = 오른쪽 칸
metromania-supply-line = 남은 역 { $count }개
metromania-left-line = { $line }호선 남은 터널 { $count }개
metromania-finished-line = { $line }호선은 완공했어요.
metromania-dead-line = { $line }호선은 이제 완공할 수 없어요.
metromania-waiting-line = { $line }호선은 아직 시작하지 않았어요.
metromania-markers-line = 남은 목적지 패: { $markers }
metromania-markers-none-line = 목적지 패를 모두 놓았어요.
metromania-cost-unplaced = 지금 끝나면 놓지 않은 목적지 패: -{ $points }점
metromania-cost-no-station = 지금 끝나면 역이 없는 목적지 패: -{ $points }점
metromania-cost-no-route = 지금 끝나면 길이 없는 시험 여행: -{ $points }점

## 게임 옵션

metromania-option-variant = 규칙
metromania-option-variant-desc = 목적지 패를 어떻게 나누고 보여 줄지 정해요.
metromania-variant-open = 기본(공개)
metromania-variant-hidden = 부패한 지방자치
metromania-variant-fixed = 부패는 없다
metromania-variant-open-desc = 목적지 패를 무작위로 나누고 모두에게 공개해요.
metromania-variant-hidden-desc = 목적지 패를 놓을 때까지 나만 봐요. 3~4명.
metromania-variant-fixed-desc = 정해진 목적지 패로 시작해요. 3~4명.
metromania-variant-seats = 이 규칙은 3~4명일 때만 고를 수 있어요.

## 묻는 말

metromania-ask-dig = 터널을 어디에 팔까요? ({ $number }/3)
metromania-ask-dig-or-station = 터널을 파거나 보통역을 지어요. 어디로 할까요?
metromania-ask-start = 첫 노선을 어디에서 시작할까요?
metromania-ask-station = 보통역을 어디에 지을까요?
metromania-ask-free-station = { $line }호선 완공을 축하해요. 무료 역을 어디에 지을까요?
metromania-topic-turn = 터널을 파거나 역을 지어요
metromania-topic-dig = 터널을 파요
metromania-topic-start = 첫 노선을 시작해요
metromania-topic-station = 보통역을 지어요
metromania-topic-free-station = 무료 역을 지어요
metromania-why-first-turn = 첫 차례에는 1호선이나 2호선 하나만 시작해서 팔 수 있어요.
metromania-why-finished = 노선을 완공해서 역을 하나 무료로 지을 수 있어요.
metromania-why-last-turn = 마지막 차례예요.

## 고를 것

metromania-opt-station = 보통역 짓기
metromania-opt-start = { $line }호선 시작 { $arrow } → { $vertex }
metromania-opt-extend = { $line }호선 { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) }
metromania-opt-extend-side = { $line }호선 { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) } { LABEL("metromania-side", $side) }
metromania-opt-extend-marker = { $line }호선 { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) } { LABEL("metromania-kind", $kind) } { $letter }
metromania-opt-extend-side-marker = { $line }호선 { LABEL("metromania-bend", $bend) } { LABEL("metromania-direction", $direction) } { LABEL("metromania-side", $side) } { LABEL("metromania-kind", $kind) } { $letter }
metromania-opt-finish = { $line }호선 완공 { $arrow }
metromania-opt-station-at = { $vertex }에 역 짓기
metromania-opt-station-worth = { $vertex }에 역 짓기 (+{ $points }점)
metromania-opt-free-station = { $vertex }에 무료 역 짓기
metromania-opt-free-station-worth = { $vertex }에 무료 역 짓기 (+{ $points }점)
metromania-opt-skip = 건너뛰기
metromania-group-extend = { $line }호선 잇기
metromania-group-direction = { $line }호선 { LABEL("metromania-direction", $direction) }
metromania-group-stations = { $line }호선의 역
metromania-group-stations-first = { $line }호선 시작 쪽 절반
metromania-group-stations-last = { $line }호선 끝 쪽 절반
metromania-group-start = { $arrow }에서 { $line }호선 시작

## 안 되는 까닭과 알아 둘 것

metromania-warn-ends-game = 이 노선을 완공하면 건설이 바로 끝나요.
metromania-warn-last-station = 마지막 역이에요. 차례가 끝나면 건설이 끝나요.
metromania-warn-gives-points = { $seat } 님도 점수를 얻어요.
metromania-not-a-step = { $text }: 알아볼 수 없는 수예요. 보기: 1-NE-L, 2-S3-A4, 1-T5
metromania-turn-decided = { $text }: 앞의 수를 두면 이 차례에 더 고를 것이 없어요. 이 수는 빼고 다시 적어 주세요.
metromania-not-now = { $text }: 지금은 둘 수 없는 수예요. 목록에서 골라 주세요.

## 미리 정한 차례의 조건

metromania-if-dug = { $seat } 님이 터널을 팠으면
metromania-if-finished = { $seat } 님이 노선을 완공했으면
metromania-if-marker = { $seat } 님이 목적지 패를 놓았으면
metromania-if-station = { $seat } 님이 역을 지었으면

## 일어난 일

metromania-event-began = 도시가 정해졌어요. 첫 차례는 { $first_seat } 님이에요.
metromania-event-dealt = { $seat } 님의 목적지 패: { LABELS("metromania-marker", $markers) }
metromania-event-dealt-hidden = 목적지 패를 나눴어요. 놓을 때까지 각자만 봐요.
metromania-event-line-started = { $seat } 님이 { $line }호선을 { $arrow }에서 시작했어요.
metromania-event-tunnel = { $seat } 님이 { $line }호선을 { $vertex }까지 이었어요.
metromania-event-marker = { $seat } 님이 { LABEL("metromania-kind", $kind) } { $letter }{ JOSA($letter, "을/를") } 놓았어요.
metromania-event-meeting = { $vertex }에서 두 노선이 만나 환승역이 생겼어요.
metromania-event-parting = { $vertex }에서 나란하던 두 노선이 갈라져 환승역이 생겼어요.
metromania-event-station = { $seat } 님이 { $vertex }에 보통역을 지었어요.
metromania-event-free-station = { $seat } 님이 { $vertex }에 무료 역을 지었어요.
metromania-event-free-skipped = { $seat } 님이 무료 역을 짓지 않았어요.
metromania-event-points = { $seat } 님이 역 점수 { $points }점을 얻었어요.
metromania-event-finished = { $seat } 님이 { $line }호선을 { $arrow }에서 완공했어요.
metromania-event-dead = { $seat } 님의 { $line }호선은 이제 완공할 수 없어요.
metromania-event-dig-short = { $seat } 님은 더 팔 곳이 없어서 { $count }개만 팠어요.
metromania-event-skipped = { $seat } 님은 할 수 있는 것이 없어서 차례를 건너뛰어요.
metromania-event-supply-empty = 역을 모두 썼어요. 이 차례가 끝나면 건설이 끝나요.
metromania-event-closing-both = { $seat } 님이 두 노선을 모두 완공해서 건설이 끝났어요.
metromania-event-closing-stations = 역을 모두 써서 건설이 끝났어요.
metromania-event-closing-lines = 완공했거나 막힌 노선이 { $count }개예요. 다른 분들은 한 번씩 더 둬요.
metromania-event-last-turns-over = 마지막 차례가 모두 끝나서 건설이 끝났어요.
metromania-event-revealed = { $seat } 님이 놓지 않은 패: { LABELS("metromania-marker", $markers) }
metromania-event-scored = 시험 여행을 마쳤어요. 점수가 나왔어요.

## 게임판과 창의 글

metromania-score-line = 역 점수 { $station }점(지금 끝나면 그중 { $worth }점 인정) · 남은 패 { $markers }개
metromania-if-ended-button = 지금 끝난다면
metromania-if-ended-headline = 지금 끝난다면 이런 점수예요.
metromania-if-ended-hidden = 내가 볼 수 없는 패는 빼고 셌어요.
metromania-last-round-line = 마지막 차례예요. 남은 분: { $names }
metromania-last-station-line = 역이 모두 떨어졌어요. 이 차례가 마지막이에요.
metromania-marker-used-line = 이번 차례의 목적지 패는 이미 놓았어요.

## 결과

metromania-result-trip-headline = 시험 여행 { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): { $minutes }분
metromania-result-trip-impossible = 시험 여행 { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): 갈 수 없어요
metromania-result-trip-open = 시험 여행 { $letter } ({ LABEL("metromania-kind", $from) } - { LABEL("metromania-kind", $to) }): 아직 놓지 않은 패가 있어요
metromania-result-network-points = { $seat } 님 +{ $points } (노선)
metromania-result-endpoint-points = { $seat } 님 +{ $points } (목적지 패)
metromania-result-blame-unplaced = { $seat } 님 { $points } ({ LABEL("metromania-kind", $kind) } { $letter }{ JOSA($letter, "을/를") } 놓지 못함)
metromania-result-blame-no-station = { $seat } 님 { $points } ({ LABEL("metromania-kind", $kind) } { $letter }에 역이 없음)
metromania-result-blame-no-route = { $seat } 님 { $points } (길이 이어지지 않음)
metromania-result-final-headline = 결승 시험 (공원 - 호수): { $minutes }분
metromania-result-final-impossible = 결승 시험 (공원 - 호수): 갈 수 없어요
metromania-result-final-points = { $seat } 님 +{ $points } (결승 시험)
metromania-result-account = { $seat } 님: 노선 { $lines } · 시험 여행 { $trips } · 책임 { $blame } · 결승 { $final } = { $total }점
metromania-result-tie-lines = 점수가 같아서 완공한 노선이 많은 쪽이 앞서요.
metromania-result-tie-tunnels = 점수와 완공 수가 같아서 터널을 많이 놓은 쪽이 앞서요.
metromania-result-hidden = 놓지 않은 목적지 패: { $markers }
metromania-award-longest = 가장 긴 노선
metromania-award-transfers = 가장 많은 환승역
metromania-award-longest-value = 터널 { $count }개
metromania-award-transfers-value = 환승역 { $count }개

## 첫걸음

metromania-tutorial-goal = 도시에 지하철 노선을 둘 놓아요. 흰 화살표에서 시작해 건너편 검은 화살표에서 끝나요. 점수가 가장 높은 분이 이겨요.
metromania-tutorial-turn = 한 차례에 터널을 세 개 파거나 보통역을 하나 지어요. 내 차례를 누르면 갈 수 있는 곳에 번호가 나와요.
metromania-tutorial-scoring = 끝나면 같은 글자끼리 시험 여행을 해요. 가장 빠른 길에 내 노선이 있으면 점수를 얻고, 내 패 때문에 못 가면 6점을 잃어요.

## 규칙 (다섯 쪽)

metromania-rules-1-title = 무엇을 하는 게임인가요?
metromania-rules-1-page =
    각자 지하철 회사가 되어 노선을 둘씩 놓아요. 실선이 1호선, 점선이 2호선이에요.
    노선은 도시 가장자리의 흰 화살표에서 시작해 건너편의 검은 화살표에서 끝나요.
    도시에는 주거(R), 상업(C), 유흥(E) 지역과 공원, 호수가 있어요.
    내 목적지 패를 지도에 놓고 그곳을 역으로 잘 이어 두면, 마지막 시험 여행에서 점수를 얻어요.
    점수가 가장 높은 분이 이겨요.
metromania-rules-2-title = 내 차례에는 무엇을 하나요?
metromania-rules-2-page =
    둘 가운데 하나를 해요: 터널 세 개 파기, 또는 보통역 하나 짓기. 첫 차례에는 노선 하나에만 터널을 파요.
    차례는 세 번째 터널을 파거나 역을 지으면 저절로 끝나요. 더 팔 곳이 없을 때만 일찍 끝나요.
    노선은 흰 화살표에서 시작하고 늘 끝에서 이어져요. 갈라지거나 한 바퀴 돌 수 없어요. 한 노선에 터널은 열여덟 개까지예요.
    노선은 검은 화살표에서 끝나야 해요. 시작한 변과 그 양옆의 두 변에서는 끝낼 수 없어요. 나머지 세 변의 검은 화살표가 모두 찼을 때만 비어 있는 아무 검은 화살표에서나 끝낼 수 있어요.
    두 번째 노선은 둘째 차례부터, 첫 노선이 시작한 변과 그 양옆이 아닌 세 변에서 시작해요. 그 세 변의 흰 화살표가 모두 찼으면 비어 있는 아무 흰 화살표에서나 시작해요.
    터널은 칸 하나에 하나씩이고, 공원과 호수에는 놓을 수 없어요. 급하게(60도) 꺾는 것은 역이 있는 꼭짓점에서만 돼요.
metromania-rules-3-title = 목적지 패는 어떻게 놓나요?
metromania-rules-3-page =
    R, C, E가 그려진 칸에 터널을 놓으려면 같은 종류의 내 목적지 패를 그 자리에 놓아야 해요.
    패는 한 차례에 하나만 놓을 수 있어요. 맞는 패가 없으면 그 칸에는 팔 수 없어요.
    맞닿은 두 칸에는 같은 글자를 놓을 수 없어요.
    같은 글자 둘이 시험 여행 하나의 양 끝이 돼요. 패가 놓인 칸의 꼭짓점에 역이 있어야 타고 내릴 수 있어요.
    끝까지 놓지 못한 패와, 놓았지만 그 칸에 역이 없는 패는 마지막에 6점을 잃게 해요.
metromania-rules-4-title = 역은 언제 생기나요?
metromania-rules-4-page =
    두 노선이 만나면 환승역이 저절로 생겨요. 나란히 가다가 갈라지는 곳에도 생겨요.
    보통역은 아직 완공하지 않은 내 노선 위 어디에나 지을 수 있어요.
    역이 목적지 칸의 꼭짓점에 서면, 그 역을 지나는 노선의 주인마다 닿은 칸 수만큼 역 점수를 얻어요.
    노선을 완공하면 그 노선에 역을 하나 무료로 지을 수 있어요.
metromania-rules-5-title = 언제 끝나고 어떻게 세나요?
metromania-rules-5-page =
    누군가 두 노선을 완공하면 바로, 역 서른 개를 다 쓰면 그 차례 뒤에 건설이 끝나요.
    완공했거나 막힌 노선이 4명이면 5개, 3명이면 4개, 2명이면 3개가 되어도 끝나요. 그때는 다른 분들이 한 번씩 더 둬요.
    역 점수는 두 노선을 완공하면 그대로, 하나면 절반(버림), 없으면 0점이에요.
    시험 여행: 역 하나 1분, 갈아타기 3분. 가장 빠른 길에 내 노선이 있으면 3점이에요. 내 노선이 몇 개 있든 여행마다 한 번만 받고, 그 여행의 끝에 내 패가 있으면 패마다 3점을 더 받아요. 길에 내 노선이 없으면 점수도 없어요.
    갈 수 없는 여행은 책임 있는 분이 6점을 잃어요(여행마다 한 번). 놓지 않은 패는 들고 있는 분, 놓았지만 그 칸에 역이 없는 패는 놓은 분, 둘 다 괜찮은데 길이 없으면 두 패를 놓은 분들의 책임이에요.
    공원에서 호수까지 가는 결승 시험은 가장 빠른 길에 노선이 있는 분마다 5점이에요. 갈 수 없어도 점수를 잃지 않아요.
    동점이면 완공한 노선, 그다음 놓은 터널이 많은 분이 이겨요.

## 결정마다의 짧은 규칙 (?)

metromania-rule-turn = 한 차례에 터널 세 개를 파거나 보통역 하나를 지어요.
metromania-rule-dig = 터널 세 개를 두 노선에 나눠 팔 수 있어요. 더 팔 곳이 없을 때만 일찍 끝나요. 노선은 시작한 변과 그 양옆이 아닌 변의 검은 화살표에서 끝나요. 그 세 변의 검은 화살표가 모두 찼으면 아무 데서나 끝낼 수 있어요.
metromania-rule-start = 흰 화살표에서 시작해요. 두 번째 노선은 첫 노선이 시작한 변과 그 양옆이 아닌 세 변에서 시작해요. 그곳이 모두 찼으면 비어 있는 아무 흰 화살표에서나 시작해요.
metromania-rule-station = 완공하지 않은 내 노선 위, 역이 없는 꼭짓점이면 어디나 지을 수 있어요.
metromania-rule-free-station = 완공한 노선 위에 역을 하나 무료로 지을 수 있어요. 이때가 아니면 그 노선에는 보통역을 더 지을 수 없어요.
metromania-hint-why = 끝까지 { $worlds }번 둬 보니 평균적으로 가장 앞선 상대{ $side ->
    [ahead] 보다 { $points }점 앞서요
    [behind] 보다 { $points }점 뒤져요
   *[level] 와 비슷해요
}.
metromania-hint-else = 대신 { $answer }: { $side ->
    [ahead] { $points }점 앞서요
    [behind] { $points }점 뒤져요
   *[level] 비슷해요
}.
