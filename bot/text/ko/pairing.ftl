### What cannot be paired in a tournament.

pairing-links-spent = 이 대회에서 추첨할 수 있는 라운드를 모두 썼어요. 이 대회를 마치고 새 대회를 열어 주세요.
