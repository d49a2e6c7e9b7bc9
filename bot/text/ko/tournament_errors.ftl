### 대회에서 안 되는 까닭과 할 수 있는 일, 그리고 대회 경기가 테이블에서 하는 말.

## 대회 전체

error-tournament-none = 그 대회를 여기에서 찾을 수 없어요. 이 서버의 대회 목록에서 찾아 주세요.
error-tournament-setting-up = 아직 열리지 않은 대회예요. 운영자가 준비하고 있어요.
error-tournament-sign-up = 아직 참가 신청을 받고 있어요. 대회가 시작된 뒤에 할 수 있어요.
error-tournament-check-in = 지금은 출석을 확인하고 있어요. 그 전이나 그 뒤에 할 수 있어요.
error-tournament-under-way = 대회가 이미 시작되었어요.
error-tournament-held = 대회가 잠시 멈춰 있어요. 운영자가 다시 시작하면 이어져요.
error-tournament-over = 끝난 대회예요. 순위표는 계속 볼 수 있어요.
error-tournament-called-off = 취소된 대회예요.
error-tournament-organisers = 운영자만 할 수 있어요. 누가 운영자인지는 대회 안내 글의 메뉴에서 볼 수 있어요.
error-tournament-terms = 그런 설정은 없어요. 목록에서 골라 주세요.
error-tournament-channel = 이런 채널에서는 경기를 열 수 없어요. 텍스트 채널에서 해 주세요.
error-tournament-title = 대회 이름이 필요해요. 이름을 적어 주세요.
error-tournament-title-long = 이름은 { $max }자까지예요. 조금 줄여 주세요.
error-tournament-seats = 이 게임은 한 테이블에 { $min }명에서 { $max }명까지 앉아요.
error-tournament-pace = 대회가 끝나려면 제한 시간이 있어야 해요. 하나를 골라 주세요.
error-tournament-past = 이미 지난 시간이에요. 더 나중으로 고르거나 단추를 눌러 시작해 주세요.
error-tournament-check-in-start = 출석 확인에는 시작 시간이 필요해요. 시작 시간을 먼저 정해 주세요.
error-tournament-most = 대회에는 { $max }명까지 참가할 수 있어요.

## 참가

error-tournament-in = 이미 참가하고 있어요. 내 경기에서 다음 일을 볼 수 있어요.
error-tournament-not-in = 이 대회에 참가하고 있지 않아요. 신청을 받는 동안 대회 안내 글에서 참가할 수 있어요.
error-tournament-stranger = 그 사람은 이 대회에 참가하고 있지 않아요. 다른 사람을 골라 주세요.
error-tournament-full = 자리 { $max }개가 모두 찼어요. 누가 빠지면 자리가 나요.
error-tournament-invited = 초대받은 사람만 참가하는 대회예요. 운영자에게 물어봐 주세요.
error-tournament-rating = 점수가 { $least }점 이상이면 참가할 수 있는 대회예요.
error-tournament-replaced = 다른 사람이 대신 나서서 두고 있어서 이 대회에는 다시 참가할 수 없어요.
error-tournament-locked = 출석 확인부터 덱은 바꿀 수 없어요. 낸 덱 그대로 이어져요.
error-tournament-decks-later = 덱은 대회가 끝나면 보여 드려요.
error-tournament-export-later = 대회는 끝난 뒤에 내보낼 수 있어요. 그때까지 뽑기는 비밀이에요.

## 운영

error-tournament-reason = 까닭을 적어 주세요. 운영 기록에서 누구나 읽을 수 있어요.
error-tournament-reason-long = 까닭은 { $max }자까지예요. 조금 줄여 주세요.
error-tournament-plays = 이 대회에 참가하고 있어서 직접 정할 수 없어요. 참가하지 않는 운영자가 정해 주세요.
error-tournament-last-organiser = 대회에는 운영자가 있어야 해요. 다른 운영자를 먼저 정해 주세요.
error-tournament-no-organiser = 이 대회의 운영자가 아니에요.
error-tournament-no-match = 그런 경기는 없어요. 목록에서 골라 주세요.
error-tournament-no-limit = 이 경기에는 늘릴 수 있는 기한이 없어요.
error-tournament-soft = 이 제한 시간으로는 그 안에 끝나지 않는 판이 많아요. { $days }일 이상으로 골라 주세요.
error-tournament-days = 한 번에 1일에서 { $max }일까지 늘릴 수 있어요.
error-tournament-meanwhile = 보고 계신 사이에 달라져서 아무것도 하지 않았어요. 다시 살펴봐 주세요.
error-tournament-points = 점수를 6이나 4.5처럼 숫자로 적어 주세요. 바뀐 것은 없어요.
error-tournament-moved = 이 경기에서 이미 누가 두었어요. 대신 결과를 정정해 주세요.
error-tournament-goes-on = 지금 두고 있는 경기예요. 새로 열 것이 없어요.
error-tournament-result = 경기가 그렇게 끝날 수는 없어요. 목록에서 골라 주세요.
error-tournament-played = 이 대회에 참가한 적이 없는 사람만 대신 나설 수 있어요.
error-tournament-no-substitute = 토너먼트 단계에서는 다른 사람이 대신 나설 수 없어요.

## 경기 테이블에서

error-tournament-table = 대회 경기예요. 그 일은 운영자가 정해요. 누가 운영자인지는 대회 안내 글의 메뉴에서 볼 수 있어요.
tournament-match-begun = 대회 경기가 시작되었어요: { $people }. 차례가 오면 알려 드릴게요.
tournament-match-promise = 뽑기의 약속: { $commitment }. 비밀값은 경기가 끝나면 보여 드려요.
tournament-match-forfeited = { $name } 님 자리에서 세 차례 잇달아 답이 없었어요. 다른 사람의 경기가 이어지도록 봇이 대신 둬요.
tournament-match-closed = 운영자가 이 경기의 결과를 정했어요. 순위는 대회 안내 글에 있어요.
tournament-match-nobody = 아무도 답하지 않아 경기가 끝났어요.
error-tournament-no-next = 부를 나눈 시즌이 끝난 뒤에만 다음 시즌을 준비할 수 있어요.
