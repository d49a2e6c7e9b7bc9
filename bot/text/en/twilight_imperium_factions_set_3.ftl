### The third set of factions of Twilight Imperium: Xxcha, Yin, Mentak, Naalu

## The Xxcha Kingdom

twilight_imperium-faction-xxcha = The Xxcha Kingdom
twilight_imperium-component-peace_accords = Peace Accords
twilight_imperium-component-quash = Quash
twilight_imperium-component-instinct_training = Instinct Training
twilight_imperium-component-nullification_field = Nullification Field
twilight_imperium-technology-instinct_training = Instinct Training
twilight_imperium-technology-nullification_field = Nullification Field
twilight_imperium-model-loncara_ssodu = Loncara Ssodu
twilight_imperium-does-peace_accords = After you resolve Diplomacy, a planet without units in or beside a system of your planets may join you; never Mecatol Rex.
twilight_imperium-does-quash = As an agenda is revealed, a strategy token sends it away for the next one.
twilight_imperium-does-instinct_training = Exhaust and a strategy token: cancel another player's action card, a Sabotage too.
twilight_imperium-does-nullification_field = Exhaust and a strategy token when another player activates a system with ships of yours: that turn is over.
twilight_imperium-does-loncara_ssodu = Its space cannon also fires into systems beside its own.
twilight_imperium-ask-peace-accords = Peace Accords: which planet without units joins you?
twilight_imperium-rule-peace-accords = After resolving Diplomacy, the Xxcha may take a planet without units that is in or beside a system with a planet of theirs, whoever controls it. Mecatol Rex never joins.
twilight_imperium-ask-quash = Quash { LABEL("twilight_imperium-agenda", $agenda) } for a strategy token? The next agenda takes its place.
twilight_imperium-opt-quash-use = Quash it
twilight_imperium-rule-quash = The Xxcha may send a revealed agenda away for a strategy token, as often as they can pay. The next card of the deck is revealed in its place.
twilight_imperium-event-quashed = { $seat } quashes { LABEL("twilight_imperium-agenda", $agenda) }.
twilight_imperium-opt-instinct = Instinct Training: cancel { LABEL("twilight_imperium-component", $component) }
twilight_imperium-ask-nullify = { $seat } has activated { LABEL("twilight_imperium-place", $system) }. End that turn with the Nullification Field, for a strategy token?
twilight_imperium-opt-nullify-use = End the turn
twilight_imperium-topic-nullify = whether a turn ends
twilight_imperium-event-nullified = { $seat } raises the Nullification Field; the turn of { $active_seat } is over.
pic-twilight_imperium-first-xxcha-1 = Two home planets and two cruisers: spread early, then hold what you have.
pic-twilight_imperium-first-xxcha-2 = Take Diplomacy or follow it: a free planet beside you joins without a landing.
pic-twilight_imperium-first-xxcha-3 = Keep a strategy token for agendas: Quash sends away what would hurt you.
pic-twilight_imperium-style-xxcha = peace and politics
