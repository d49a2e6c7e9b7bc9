// Every word of the page itself, in both languages; what the bot says comes from the bot.
export const WORDS = {
  ko: {
    "hint-title": "여기서 무엇을 할 수 있나요?", "hint-line": "처음이신가요?", "hint-look": "무엇을 할 수 있는지 보기",
    "hint-commands": "명령", "hint-commands-text": "/ 를 누르면 쓸 수 있는 명령이 모두 나와요. 한국어로도 영어로도 쓸 수 있어요.", "hint-commands-do": "명령 보기",
    "hint-practice": "연습, 규칙, 내 게임", "hint-practice-text": "마당을 열면 나만 보는 연습판과 게임마다 규칙이 있어요. 차례를 기다리는 게임도 모여 있어요.", "hint-practice-do": "마당 열기",
    "hint-people": "다른 사람으로", "hint-people-text": "사람을 더 만들어 한자리에서 번갈아 둘 수 있어요. 다른 브라우저에서 열면 다른 사람이에요.", "hint-people-do": "사람 고르기",
    "hint-friends": "친구의 휴대폰에서", "hint-friends-text": "python run.py --share 로 시작하면 같은 네트워크의 친구들이 저마다 휴대폰으로 들어와요.",
    "hint-direct": "봇과의 쪽지", "hint-direct-text": "디스코드에서처럼 봇과 따로 이야기할 수 있어요. 내 게임과 설정을 쪽지에서 열어 보세요.", "hint-direct-do": "쪽지 열기",
    "hint-looks": "보고 듣는 것", "hint-looks-text": "판을 누르면 크게 보여요. 위쪽에서 판을 접거나 펴고, 소리와 밝기와 말을 바꿔요.",
    "home": "처음", "menu": "채널 목록", "board-hide": "판 접기", "board-show": "판 펼치기", "sound-off": "소리 끄기",
    "sound-on": "소리 켜기", "theme": "밝기 바꾸기", "language": "Switch to English", "language-short": "EN",
    "welcome-title": "마당에 오신 걸 환영해요", "welcome-lead": "하나를 골라 누르면 바로 봇들과 시작해요.",
    "welcome-name": "이름", "welcome-play": "지금 하기", "welcome-bots": "상대 봇", "welcome-bot": "봇 {n}명", "welcome-bot-1": "봇 1명",
    "welcome-level": "실력", "welcome-more": "친구와 하려면 채널에서 {command} 명령을 쓰세요. 연습, 규칙, 내 게임은 {open}에 있어요.",
    "welcome-wait": "판을 펴는 중…", "play-closed": "서버 설정에서 이 채널에 판을 펴지 못하게 되어 있어요. /마당 서버 에서 바꿀 수 있어요.", "people-as": "{name} 님으로", "people-title": "누구로 할까요?", "people-new": "새 사람",
    "people-make": "만들기", "people-name": "이름", "people-rename": "이름 바꾸기",
    "people-direct": "봇과의 쪽지", "channels": "채널", "channels-none": "이름을 정하고 시작하면 채널이 여기 나와요.", "direct": "쪽지",
    "say": "{channel}에 메시지 쓰기, / 를 누르면 명령", "send": "보내기", "closed": "이 스레드는 닫혔어요.",
    "only-you": "나만 볼 수 있어요", "dismiss": "닫기", "thinking": "생각하는 중…", "edited": "(고침)", "used": "{name} 님이 {command} 사용",
    "failed": "봇이 3초 안에 대답하지 않았어요.", "lost": "연결이 끊겼어요. 다시 이어지기를 기다려요…", "back": "다시 이어졌어요.",
    "older": "더 앞의 메시지", "empty": "아직 아무 말도 없어요. / 를 눌러 명령을 써 보세요.", "choose": "고르기", "cancel": "그만두기",
    "submit": "보내기", "required": "꼭 필요해요", "form": "입력", "too-short": "{n}자 이상 써 주세요", "unknown": "모르는 구성 요소 {n}",
    "enlarge": "크게 보기", "close": "닫기", "my-turn": "내 차례", "unread": "읽지 않음", "mentions": "나를 부른 메시지 {n}개",
    "too-fast": "조금 천천히 눌러 주세요.", "not-offered": "지금은 할 수 없어요.", "message-gone": "그 메시지는 이제 없어요.",
    "message-changed": "그 사이에 바뀌었어요. 다시 눌러 주세요.", "form-gone": "그 입력 창은 이제 쓸 수 없어요.",
    "people-nobody": "먼저 이름을 정해 주세요.", "people-no-name": "이름을 써 주세요.", "people-too-many": "여기서는 사람을 더 만들 수 없어요.",
    "people-not-yours": "이 브라우저에서 만든 사람이 아니에요.", "busy": "이 게임은 지금 시작할 수 없어요.", "option": "선택",
    "nobody-found": "맞는 것이 없어요", "link-away": "이 링크는 밖으로 나가요", "player": "손님 {n}", "bot": "봇", "here": "여기가 마당이에요",
    "door-title": "마당 모임에 오신 걸 환영해요", "door-lead": "주인이 알려 준 오늘의 암호와 이름을 써 주세요.", "door-code": "오늘의 암호",
    "door-enter": "들어가기", "door-wrong": "암호가 달라요.", "door-wait": "암호가 달라요. {n}초 뒤에 다시 해 보세요.",
    "night-title": "오늘 모임", "night-lead": "손님은 휴대폰으로 이 그림이나 주소를 열고 암호를 넣으면 들어와요.", "night-picture": "손님이 여는 주소의 QR 코드", "night-change": "암호 바꾸기", "night-remove": "내보내기", "guest-gone": "그 손님은 이제 없어요.",
    "min": "{n}개 이상 골라 주세요", "seek": "찾기", "role": "역할", "spoiler": "눌러서 보기", "gallery": "봇이 보내는 모든 것",
  },
  en: {
    "hint-title": "What can I do here?", "hint-line": "New here?", "hint-look": "See what you can do",
    "hint-commands": "Commands", "hint-commands-text": "Press / and every command you can use is there, in English and in Korean.", "hint-commands-do": "Show commands",
    "hint-practice": "Practice, rules, your games", "hint-practice-text": "Open Madang for a practice board of your own, the rules of each game, and the games that wait for you.", "hint-practice-do": "Open Madang",
    "hint-people": "Play as others", "hint-people-text": "Make more people and take turns at one screen. Another browser is another person.", "hint-people-do": "Choose a person",
    "hint-friends": "Friends on their phones", "hint-friends-text": "Start with python run.py --share, and friends in your network join in, each on a phone of their own.",
    "hint-direct": "Messages with the bot", "hint-direct-text": "As on Discord you can talk with the bot alone: open your games and settings there.", "hint-direct-do": "Open messages",
    "hint-looks": "What you see and hear", "hint-looks-text": "Press the board to enlarge it. At the top you fold the board away and change sound, light and language.",
    "home": "Start", "menu": "Channels", "board-hide": "Fold the board away", "board-show": "Show the board", "sound-off": "Turn the sound off",
    "sound-on": "Turn the sound on", "theme": "Light or dark", "language": "한국어로 바꾸기", "language-short": "한",
    "welcome-title": "Welcome to Madang", "welcome-lead": "Pick one, press, and you are at a board with bots.",
    "welcome-name": "Your name", "welcome-play": "Play now", "welcome-bots": "Against", "welcome-bot": "{n} bots", "welcome-bot-1": "1 bot",
    "welcome-level": "Level", "welcome-more": "To play with friends, type {command} in a channel. Practice, rules and your games are under {open}.",
    "welcome-wait": "Setting the board…", "play-closed": "The server's settings allow no table in this channel. /madang server changes them.", "people-as": "Playing as {name}", "people-title": "Who shall it be?", "people-new": "Somebody new",
    "people-make": "Make", "people-name": "Name", "people-rename": "Change the name",
    "people-direct": "Messages with the bot", "channels": "Channels", "channels-none": "Channels stand here once you have begun.", "direct": "Direct messages",
    "say": "Message {channel}, or / for commands", "send": "Send", "closed": "This thread is closed.",
    "only-you": "Only you can see this", "dismiss": "Dismiss", "thinking": "Thinking…", "edited": "(edited)", "used": "{name} used {command}",
    "failed": "The bot did not answer within 3 seconds.", "lost": "The connection is gone. Waiting for it to come back…", "back": "Connected again.",
    "older": "Older messages", "empty": "Nothing has been said here yet. Press / for commands.", "choose": "Choose", "cancel": "Cancel",
    "submit": "Submit", "required": "This is needed", "form": "Form", "too-short": "At least {n} characters", "unknown": "Unknown component {n}",
    "enlarge": "Enlarge", "close": "Close", "my-turn": "Your turn", "unread": "unread", "mentions": "{n} mentions",
    "too-fast": "A little slower, please.", "not-offered": "That is not possible now.", "message-gone": "That message is gone.",
    "message-changed": "It has changed meanwhile; press again.", "form-gone": "That form can be used no more.",
    "people-nobody": "Choose a name first.", "people-no-name": "Write a name.", "people-too-many": "No more people can be made here.",
    "people-not-yours": "They were not made in this browser.", "busy": "This game cannot be started now.", "option": "option",
    "nobody-found": "Nothing fits", "link-away": "This link leads away", "player": "Guest {n}", "bot": "BOT", "here": "This is Madang",
    "door-title": "Welcome to the game night", "door-lead": "Type the evening's code, which the host has, and your name.", "door-code": "The evening's code",
    "door-enter": "Come in", "door-wrong": "That is not the code.", "door-wait": "That is not the code. Try again in {n} seconds.",
    "night-title": "This evening", "night-lead": "Guests open this picture or address on their phones and give the code.", "night-picture": "QR code of the address for guests", "night-change": "Change the code", "night-remove": "Remove", "guest-gone": "That guest is gone.",
    "min": "Choose at least {n}", "seek": "Search", "role": "Role", "spoiler": "Press to see", "gallery": "Everything the bot sends",
  },
};

let language = localStorage.getItem("language") || (navigator.language.toLowerCase().startsWith("ko") ? "ko" : "en");

export const spoken = () => language;

export function speak(chosen) {
  language = chosen;
  localStorage.setItem("language", chosen);
  document.documentElement.lang = chosen;
}

// A word of the page, with {places} filled in.
export function say(key, places = {}) {
  const text = WORDS[language][`${key}-${places.n}`] ?? WORDS[language][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? "");
}

// Names and texts of commands in the reader's language, as Discord keeps them.
export const local = (node, field) => (node[`${field}_localizations`] || {})[language === "ko" ? "ko" : "en-US"] || node[field];
