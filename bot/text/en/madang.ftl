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
    The board stands in the channel, your hand only you can see. Press the button to begin.
greeting-button = What can we play?

## My games

games-headline = My games: { $count }
games-none = You sit at no table. Press New game to begin.
games-awaited-line = { $game }, { $progress } · { $place } · asked { WHEN($when) }
games-waiting-line = { $game }, { $progress } · { $place } · turn: { $names }
games-lobby-line = { $game } · { $place } · { $seated }/{ $seats }
games-paused-line = { $game }, { $progress } · { $place }
games-link = [Go to the board]({ $url })
games-next = Next: { $game } · { $place }
games-no-next = No other game is waiting. All done.

## My settings

settings-headline = My settings
settings-language-line = Language for me: { $language }
settings-language-auto = as in Discord
settings-reminders-line = Reminders: { $value }
settings-reminders-mention = mention me
settings-reminders-quiet = quiet
settings-reminders-off = off
settings-reminders-mention-desc = After a long wait you are called by name.
settings-reminders-quiet-desc = One line in the channel, without a ping.
settings-reminders-off-desc = No reminders at all.
settings-tutorial-button = Show first steps again
settings-tutorial-again = The first steps will show again in your next panel.
settings-language-placeholder = Which language for you?
settings-reminders-placeholder = How should reminders reach you?
settings-changed = Settings changed.
language-ko = 한국어
language-en = English

## Server settings

server-headline = Server settings · { $server }
server-language-line = Language of new tables: { $language }
server-channels-line = Channels for games: { $channels }
server-channels-all = all channels
server-openers-line = Who may open tables: { $who }
server-openers-everyone = everyone
server-openers-moderators = moderators only
server-openers-role = people with the role { $role }
server-default-line = { $game }, usual options: { $options }
server-language-placeholder = Which language for new tables?
server-channels-placeholder = Channels for games
server-openers-placeholder = Who may open tables?
server-role-placeholder = Which role?
server-defaults-button = Usual options by game
server-check-button = Check this channel's permissions
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
permission-manage_guild = Manage Server
permission-mention_everyone = Mention @everyone, @here, and All Roles
permission-use_application_commands = Use Application Commands
permission-why-view_channel = without it nothing works here.
permission-why-send_messages = needed to post the board.
permission-why-send_messages_in_threads = needed to play in threads.
permission-why-create_public_threads = needed to open a thread in a busy channel.
permission-why-create_private_threads = needed for private practice threads.
permission-why-attach_files = needed for the picture of the board.
permission-why-embed_links = needed to show links to the board.
permission-why-read_message_history = needed to edit the earlier board.
permission-why-manage_messages = lets a moderator cancel a game.
permission-why-manage_threads = needed to reopen archived threads.
permission-why-manage_channels = lets a moderator cancel a game.
permission-why-manage_guild = lets a member change the server settings.
permission-why-mention_everyone = not needed.
permission-why-use_application_commands = needed to use the commands.

## My data

privacy-headline = My data
privacy-stored = This is what Madang keeps about you.
privacy-user-line = Your Discord account number and the day you first came: { WHEN($when, style: "D") }
privacy-settings-line = Settings: language { $language }, reminders { $reminders }
privacy-seats-line = Seats: { $running } in running games, { $finished } in finished ones
privacy-hosted-line = Games you host: { $count }
privacy-invites-line = Invitations: { $count }
privacy-drafts-line = Half-made answers: { $count }
privacy-reports-line = Problems you reported: { $count }
privacy-promises-line = Promises you wrote down: { $count }
privacy-tutorials-line = First steps seen: { $count }
privacy-nothing = Nothing is kept about you.
privacy-logs = Game logs know seats only, no names and no accounts.
privacy-delete-button = Delete my data
privacy-delete-confirm = Bots take over your running seats; settings, invitations and decks go. This cannot be undone. Delete?
privacy-delete-yes-button = Delete everything
privacy-deleted = All deleted. If you come back, you start anew.
