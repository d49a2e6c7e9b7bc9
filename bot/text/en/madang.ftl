### Madang: entrance, my games, my settings, server settings, my data.

## Entrance

madang-headline = Welcome to Madang. What would you like to do?
madang-about = Play board games with friends, a move a day. Boards are in the channel, hands only for your eyes.
madang-awaited-line = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
madang-nothing-awaited-line = No game is waiting for you.
madang-rules-placeholder = The rules of which game?
madang-unofficial = An unofficial project by fans. It uses no artwork or card text of the publishers.

## Hello to a server the bot has come to

greeting =
    Hello, this is Madang. Friends play board games here, a move now and a move tomorrow: { $games }
    The board stands in the channel, your hand only you can see. Press the button to begin. Tournaments too: /tournament
greeting-button = What can we play?

## My games

games-headline = My games: { $count }
games-page = page { $page } of { $pages }
games-none = You sit at no table. Press New game to begin.
games-turn-headline = Waiting for you: { $count }
games-others-headline = Waiting for others: { $count }
games-lobby-headline = Lobbies: { $count }
games-paused-headline = Set aside: { $count }
games-game = { $game }, { $progress }
games-awaits = turn: { $names }
games-away = { $names } away until { WHEN($until, style: "D") }
games-since = asked { WHEN($when) }
games-due = due { WHEN($when) }
games-study = study
games-vote = your vote is asked for
games-lobby-line = { $game } · { $place } · { $seated }/{ $seats }
games-ended-button = Finished games: { $count }
games-ended-headline = Finished games: { $count }
games-ended-at = { WHEN($when, style: "D") }
games-broken-off = broken off
games-won = you won
games-shared = you shared the win
games-winner = won by { $names }
games-rank = you came { $rank } of { $of }
games-link = [Go to the board]({ $url })
games-no-next = No other game is waiting. All done.

## My settings

settings-headline = My settings
settings-language-line = Language for me: { $language }
settings-language-auto = as in Discord
settings-reminders-line = I am told: { $value }
settings-reminders-mention = by name in the channel
settings-reminders-direct = by direct message
settings-reminders-digest = once a day
settings-reminders-quiet = quietly
settings-reminders-off = not at all
settings-reminders-mention-desc = When it is your turn, and after a long wait.
settings-reminders-direct-desc = The same as a private message from Madang.
settings-reminders-digest-desc = One private message a day with every game that waits.
settings-reminders-quiet-desc = Boards change and lines are written, but you are never pinged.
settings-reminders-off-desc = No pings and no reminders at all.
settings-digest-at = { $value }, at { $time }
settings-digest-placeholder = At what time once a day?
settings-zone-line = Time zone: { $zone }
settings-zone-now = { $zone } ({ $place }), now { $time }
settings-zone-none = none chosen
settings-zone-usual = This zone is a guess until you choose one.
settings-zone-placeholder = Which time zone?
settings-zone-button = Another time zone
settings-zone-title = Another time zone
settings-zone-label = A city, or the name of the zone
settings-quiet-line = Quiet hours: { $hours }
settings-quiet-none = none
settings-quiet-button = Quiet hours
settings-no-quiet-button = No quiet hours
settings-quiet-title = Quiet hours
settings-quiet-label = From - to, at most ten hours
settings-off-line = Days off: { $days }
settings-off-none = none
settings-off-placeholder = Days off (at most two)
settings-away-line = You are away until { WHEN($until) }.
settings-planned-line = Vacation: { WHEN($since, style: "f") } to { WHEN($until, style: "f") }
settings-away-button = Vacation
settings-back-button = I am back
settings-unplan-button = Cancel vacation
away-confirm = You are on vacation until { WHEN($when, style: "D") }. An answer ends it: the others see that you are back, your clocks run again, and the next vacation can begin 48 hours later. What you pressed is not done yet.
away-over = Your vacation is over. Your move is as you left it.
away-stay-button = Stay on vacation
settings-away-title = Vacation
settings-away-first-label = First day (leave empty for now)
settings-away-first-placeholder = { $day }
settings-away-last-label = Last day
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
settings-record-line = My record: { $finished } finished { $finished ->
    [one] game
   *[other] games
 }, { $in_time } of the last { $turns } turns in time, usually { $median } a turn
settings-record-new = My record: { $finished } finished { $finished ->
    [one] game
   *[other] games
 }, no turn with a clock yet
settings-record-shown = shown in lobbies
settings-record-hidden = seen by nobody else
settings-record-show-button = Show my record
settings-record-hide-button = Hide my record
settings-tutorial-button = Show first steps again
settings-tutorial-again = The first steps will show again in your next panel.
settings-language-placeholder = Which language for you?
settings-reminders-placeholder = How do you want to be told?
settings-changed = Settings changed.
language-ko = 한국어
language-en = English

## Time zones

zone-asia-seoul = Seoul
zone-asia-tokyo = Tokyo
zone-asia-shanghai = Beijing, Shanghai
zone-asia-hong_kong = Hong Kong
zone-asia-singapore = Singapore
zone-asia-bangkok = Bangkok
zone-asia-kolkata = Delhi, Kolkata
zone-asia-dubai = Dubai
zone-europe-moscow = Moscow
zone-europe-istanbul = Istanbul
zone-europe-berlin = Berlin
zone-europe-paris = Paris
zone-europe-london = London
zone-utc = world time
zone-america-sao_paulo = São Paulo
zone-america-new_york = New York
zone-america-toronto = Toronto
zone-america-chicago = Chicago
zone-america-denver = Denver
zone-america-los_angeles = Los Angeles, San Francisco
zone-pacific-honolulu = Honolulu
zone-australia-perth = Perth
zone-australia-sydney = Sydney
zone-pacific-auckland = Auckland

## At the first table with a clock

offer-hours = There is a clock at this table. Shall your time zone be { $zone }, and { $hours } your quiet hours?
offer-clock-stops = In quiet hours nobody calls you, and the clock stands still.
offer-clock-runs = In quiet hours nobody calls you. This table is a fast one, so its clock runs on.
offer-yes-button = Use these hours
offer-other-button = Choose in My settings

## Server settings

server-headline = Server settings · { $server }
server-language-line = Language of new tables: { $language }
server-channels-line = Channels for games: { $channels }
server-channels-all = all channels
server-openers-line = Who may open tables: { $who }
server-openers-everyone = everyone
server-openers-moderators = moderators only
server-openers-role = people with the role { $role }
server-zone-line = Time zone of those who have chosen none: { $zone }
server-zone-none = world time
server-zone-placeholder = Time zone of this server
server-default-line = { $game }, usual options: { $options }
server-language-placeholder = Which language for new tables?
server-channels-placeholder = Channels for games
server-openers-placeholder = Who may open tables?
server-role-placeholder = Which role?
server-defaults-button = Usual options by game
server-check-button = Check this channel's permissions
server-cup-openers-button = Who may open tournaments
server-worn-button = Roles by rank
server-changed = Server settings changed.
server-check-headline = Permissions in { $channel }
server-check-good-line = yes · { $permission }
server-check-bad-line = missing · { $permission }: { $why }
server-check-all-good = All permissions needed are there.
server-check-some-bad = Please grant what is missing: in the roles of the server settings, or in the channel's permissions.

## Permissions (as Discord names them)

permission-view_channel = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-manage_messages = Manage Messages
permission-manage_threads = Manage Threads
permission-manage_channels = Manage Channels
permission-manage_events = Manage Events
permission-manage_roles = Manage Roles
permission-manage_guild = Manage Server
permission-mention_everyone = Mention @everyone, @here, and All Roles
permission-use_application_commands = Use Application Commands
permission-why-view_channel = without it nothing works here.
permission-why-send_messages = needed to post the board.
permission-why-send_messages_in_threads = needed to play in threads.
permission-why-create_public_threads = needed to open a thread in a busy channel.
permission-why-create_private_threads = needed for private practice threads and threads of two.
permission-why-attach_files = needed for the picture of the board.
permission-why-embed_links = needed to show links to the board.
permission-why-read_message_history = needed to edit the earlier board.
permission-why-manage_messages = lets a moderator cancel a game.
permission-why-manage_threads = needed to reopen archived threads.
permission-why-manage_channels = lets a moderator cancel a game.
permission-why-manage_events = Looked at when a tournament is opened.
permission-why-manage_roles = needed only where roles stand for ranks.
permission-why-manage_guild = lets a member change the server settings.
permission-why-mention_everyone = not needed.
permission-why-use_application_commands = needed to use the commands.

## My data

privacy-headline = My data
privacy-stored = This is what Madang keeps about you.
privacy-user-line = Your Discord account number and the day you first came: { WHEN($when, style: "D") }
privacy-settings-line = Settings: language { $language }, told { $reminders }
privacy-vacations-line = Vacations of the last two years: { $count }
privacy-seats-line = Seats: { $running } in running games, { $finished } in finished ones
privacy-hosted-line = Games you host: { $count }
privacy-invites-line = Invitations: { $count }
privacy-drafts-line = Half-made answers: { $count }
privacy-reports-line = Problems you reported: { $count }
privacy-promises-line = Promises you wrote down: { $count }
privacy-notes-line = Notes for yourself: { $count }
privacy-played-line = Turns with a clock, of your last 50: { $count }
privacy-plans-line = Turns planned beforehand: { $count }
privacy-watches-line = Games you watch: { $count }
privacy-talks-line = Threads in which you talk to one other person: { $count }
privacy-worn-line = Roles by rank that you wear: { $count }
privacy-tournaments-line = Tournaments: { $played } you took part in, { $organised } you organise, on { $opening } { $opening ->
    [one] server
   *[other] servers
  } you are named to open them
privacy-rated-line = Rated matches: { $count }
privacy-tutorials-line = First steps seen: { $count }
privacy-nothing = Nothing is kept about you.
privacy-logs = Game logs know seats only, no names and no accounts.
privacy-delete-button = Delete my data
privacy-delete-confirm = Bots take over your running seats; settings, hours, invitations and decks go. This cannot be undone. Delete?
privacy-delete-yes-button = Delete everything
privacy-deleted = All deleted. If you come back, you start anew.

## Ratings

button-rank = Ranking
rank-headline = Ranking: { $game }, { $kind }
rank-kind-duel = two at a table
rank-kind-table = three and more
rank-kind-teams = sides
rank-placeholder = Another game
rank-everywhere-button = All servers
rank-here-button = This server
rank-none = No match has been rated here yet. Open a table, press *Options* and *Pace*, and choose *rated*: with people on all seats it counts.
rank-new = You have no rating here yet. You begin at { $figure }.
rank-own = Your rating is { $figure }, after { $games ->
    [one] 1 match
   *[other] { $games } matches
  }.
rank-provisional = Too little is known yet for the leaderboard: a few more rated matches.
rank-order = Ordered by what each rating is worth at least; who has not played for 90 days is left out.
rank-opponents = You were rated against:
rank-opponent-line = { $name }: { $won } ahead, { $lost } behind{ $even ->
    [0] {""}
   *[other] , { $even } even
  }
rank-former = a former member
rank-failed = The picture cannot be drawn just now.

# Roles that stand for ranks (tournaments R4), and who may open tournaments (T1).
tournament-openers-headline = Who may open tournaments
tournament-openers-always = Always: whoever has the permission { $permission }.
tournament-openers-roles-line = Besides, whoever has one of these roles: { $roles }
tournament-openers-people-line = Besides, these people: { $people }
tournament-openers-none = none
tournament-openers-roles-placeholder = Roles that may open tournaments
tournament-openers-people-placeholder = People who may open tournaments
tournament-openers-changed = Changed. It counts from the next press on.
local-role-organiser = Tournament hosts
local-role-strong = Strong players
local-role-best = Elite
local-role-champion = Champion
worn-headline = Roles by rank · { $game }, { $kind }
worn-about = Whoever is listed on this leaderboard wears one role: that of the highest rank below that has one. Roles change hands as ratings do, and whoever has played no rated match for 90 days is not listed.
worn-band-first = First of the leaderboard
worn-band-ten = Best ten
worn-band-figure = Rating { $figure } or more
worn-none = no role
worn-mine = I give these roles, and take back those that I gave; I touch no others. A rank without a role, and *Give no roles any more*, mean that I take them back from everybody I gave them to.
worn-needs = To give roles I need the permission { $permission }, for nothing else. *Allow it* asks for it.
worn-link-button = Allow it
worn-game-placeholder = Which leaderboard?
worn-band-placeholder = Which rank?
worn-role-placeholder = Role for: { $band }
worn-off-button = Give no roles any more
worn-off-note = I give no roles here any more, and take back those I gave.
worn-chosen = That role stands for this rank now. Whoever has it gets it in a moment.
worn-cleared = No role stands for this rank any more. I take it back from those I gave it to.
worn-reason = Rank on the leaderboard
worn-trouble-permission = I cannot give or take roles by rank on { $server }: I lack the permission { $permission }. *Server settings*, *Roles by rank* has a link that allows it.
worn-trouble-above = I cannot give or take these roles on { $server }: { $roles }. They stand above my own. Please move my role above them in the server's list of roles.
worn-trouble-gone = A role by rank is deleted on { $server }. I give it no more; *Server settings*, *Roles by rank* has room for another.
worn-trouble-refused = Discord does not let me give or take these roles on { $server }: { $roles }. I try again every hour. You can choose others in *Server settings*, *Roles by rank*.
