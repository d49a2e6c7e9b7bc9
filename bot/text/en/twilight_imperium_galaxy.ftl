### Words round the galaxy of Twilight Imperium. The shorter, the better.

pic-twilight_imperium-turn = { $name }'s turn
pic-twilight_imperium-won = { $name } wins
pic-twilight_imperium-over = Ended without a winner
pic-twilight_imperium-round = Round { $round }
pic-twilight_imperium-phase-setup = Setting up
pic-twilight_imperium-phase-strategy = Strategy phase
pic-twilight_imperium-phase-action = Action phase
pic-twilight_imperium-phase-status = Status phase
pic-twilight_imperium-phase-agenda = Agenda phase
pic-twilight_imperium-phase-over = Game over
pic-twilight_imperium-target = { $points } points win
pic-twilight_imperium-phase-target = { $phase } · { $target }
pic-twilight_imperium-active = { $system } is active
pic-twilight_imperium-passed = passed
pic-twilight_imperium-eliminated = eliminated
pic-twilight_imperium-you = you
pic-twilight_imperium-no-faction = no faction yet

pic-twilight_imperium-alt-board = The galaxy of Twilight Imperium. Round { $round }, { $phase }. { $standing }.
pic-twilight_imperium-alt-board-turn = The galaxy of Twilight Imperium. Round { $round }, { $name }'s turn. { $standing }.
pic-twilight_imperium-alt-seat = { $name } ({ $faction }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}
pic-twilight_imperium-alt-move = The galaxy with { $name }'s choices numbered: { $count } systems.

pic-twilight_imperium-crop = System { $system } and around it
pic-twilight_imperium-overlay-reach = Where { $name } can go
pic-twilight_imperium-overlay-reach-about = The number says how many ships can come.
pic-twilight_imperium-overlay-cannon = Where space cannons reach
pic-twilight_imperium-overlay-cannon-about = The number says how many dice they roll.
pic-twilight_imperium-overlay-traits = Traits and specialties
pic-twilight_imperium-overlay-traits-about = Temple: cultural. Cog: industrial. Flame: hazardous.
pic-twilight_imperium-overlay-free = Planets without an owner
pic-twilight_imperium-overlay-free-about = The number says how many planets are free.
pic-twilight_imperium-overlay-tokens = Command tokens
pic-twilight_imperium-overlay-tokens-about = Who has activated which system.
pic-twilight_imperium-overlay-tokens-of = Command tokens of { $name }
pic-twilight_imperium-overlay-tokens-of-about = Ships in these systems cannot leave this round.
pic-twilight_imperium-overlay-wormholes = Systems joined by wormholes
pic-twilight_imperium-overlay-wormholes-about = Equal letters are adjacent.
pic-twilight_imperium-overlay-threats = What can reach { $name }
pic-twilight_imperium-overlay-threats-about = The number says how many ships can come.

pic-twilight_imperium-alt-crop = System { $system } and around it. Systems shown: { $systems }.
pic-twilight_imperium-alt-overlay = The galaxy. { $title }: { $systems }.
pic-twilight_imperium-alt-overlay-none = none
