### Words every game shares: game names, seats, buttons, lists.
### Endings and their budgets: -button 80, -option 100, -desc 100, -title 45, -label 45, -placeholder 100, -line one
### line of a board message, -page one page of rules. All others: message text, 2000.

list-and = { $first } and { $last }
list-more = and { $count } more

## Game names (as the registry has them)

game-metromania = Metromania
game-project_mine = Project MINE
game-the_dome = THE DOME
game-twilight_imperium = Twilight Imperium
game-metromania-about = Lay two underground lines and join up the city. 2-4 players.
game-project_mine-about = Collect cards and build a company. 2-4 players.
game-the_dome-about = A card duel over firewalls. 2-4 players.
game-twilight_imperium-about = A contest for the throne of the galaxy. 3-6 players.

## People and seats

person = { $name }
person-mention = { $mention }
seat-bot-level = Bot { $number } ({ $level })
seat-empty = Empty seat
seat-gone = someone who left
bot-level-random = random
bot-level-easy = easy
bot-level-hard = hard
bot-means-random = random: anything legal
bot-means-easy = easy: plays sensibly
bot-means-hard = hard: thinks ahead

## Stretches of time

span-moment = less than a minute
span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Buttons

button-my-move = My move
button-my-hand = My hand
button-log = Log
button-replay = Replay
button-rules = Rules
button-menu = Menu
button-watch = Watch
button-watching = Watching
button-note = My notes
button-back = Back
button-cancel = Never mind
button-previous = Previous
button-next = Next page
button-help = ?
button-board = Show board
button-open-board = Go to the board
button-refresh = Refresh
button-pass = Pass
button-change-answer = Change my answer
button-undo-own = Undo
button-undo-ask = Ask to undo
button-undo-agree = Allow it
button-undo-refuse = Leave it
button-result-full = Result in full
button-next-game = My next game
button-rematch = Rematch
button-nudge = Nudge
button-resign = Resign
button-hand-over = Hand seat over
button-take-over = Take seat over
button-take-back = Take my seat back
button-status = Who are we waiting for?
button-fold = Cancel game
button-table-settings = Table settings
button-report = Report a problem
button-pause = Pause
button-resume = Resume
button-new-game = New game
button-my-games = My games
button-practice = Practice
button-my-settings = My settings
button-my-data = My data
button-server-settings = Server settings
button-start-now = Start right away
button-area = { $number } · { $area }
