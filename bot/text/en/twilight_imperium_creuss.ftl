### The Ghosts of Creuss in Twilight Imperium: a home beside the map, wormholes that move

twilight_imperium-faction-creuss = The Ghosts of Creuss
twilight_imperium-component-quantum_entanglement = Quantum Entanglement
twilight_imperium-component-slipstream = Slipstream
twilight_imperium-component-creuss_gate = Creuss Gate
twilight_imperium-component-hil_colish = Hil Colish
twilight_imperium-component-wormhole_generator = Wormhole Generator
twilight_imperium-component-dimensional_splicer = Dimensional Splicer
twilight_imperium-component-creuss_iff = Creuss IFF
twilight_imperium-technology-wormhole_generator = Wormhole Generator
twilight_imperium-technology-dimensional_splicer = Dimensional Splicer
twilight_imperium-model-hil_colish = Hil Colish
twilight_imperium-wormhole-alpha = alpha
twilight_imperium-wormhole-beta = beta
twilight_imperium-wormhole-delta = delta
twilight_imperium-does-quantum_entanglement = For you all systems with an alpha or a beta wormhole are adjacent. Nothing prevents it.
twilight_imperium-does-slipstream = In your tactical actions ships that start at home or in a system with an alpha or beta wormhole move 1 further.
twilight_imperium-does-creuss_gate = Your home lies beside the map; the gate in your place on the map leads there by its delta wormhole.
twilight_imperium-does-hil_colish = A delta wormhole travels with it. Ships may come behind it by that wormhole.
twilight_imperium-does-wormhole_generator = As the status phase begins, put an alpha or beta wormhole somewhere, or move it.
twilight_imperium-does-dimensional_splicer = As a space combat of yours begins in a system with a wormhole: 1 hit on a ship that you name.
twilight_imperium-does-creuss_iff = As your turn begins: put a wormhole token of Creuss somewhere, or move it. Then it goes back.
twilight_imperium-opt-wormhole-token = { LABEL("twilight_imperium-wormhole", $wormhole) }{ $lies ->
    [0] , not on the map yet
   *[other] , now in { LABEL("twilight_imperium-place", $system) }
}
twilight_imperium-opt-wormhole-to = { LABEL("twilight_imperium-wormhole", $wormhole) } into { LABEL("twilight_imperium-place", $system) }
twilight_imperium-group-wormhole-token = { LABEL("twilight_imperium-wormhole", $wormhole) } token
twilight_imperium-ask-wormhole-generator = Wormhole Generator: which token do you put down or move?
twilight_imperium-ask-wormhole-token = Where does the token { LABEL("twilight_imperium-wormhole", $wormhole) } go?
twilight_imperium-topic-wormhole-token = a wormhole token
twilight_imperium-rule-wormhole-token = A wormhole token goes into a system with a planet of yours, or into one that is nobody's home and has no ships of others. There is one alpha and one beta; a token on the map moves.
twilight_imperium-event-wormhole-token = { $seat } { $moved ->
    [0] puts
   *[other] moves
} the token { LABEL("twilight_imperium-wormhole", $wormhole) } { $moved ->
    [0] into
   *[other] to
} { LABEL("twilight_imperium-place", $system) }.
twilight_imperium-ask-splicer = Dimensional Splicer in { LABEL("twilight_imperium-place", $system) }: which ship takes 1 hit?
twilight_imperium-rule-splicer = As a space combat begins in a system with a wormhole, Creuss may name a ship of the opponent that takes 1 hit. Only that ship can take it; it may sustain damage.
twilight_imperium-event-spliced = Dimensional Splicer of { $seat }: 1 hit on a { LABEL("twilight_imperium-unit", $unit) } of { $target_seat }.
twilight_imperium-nobody-before = Ships come behind the flagship only if it comes too.
twilight_imperium-not-behind = Once the flagship has gone before, not all of the other ships have their way any more.
pic-twilight_imperium-first-creuss-1 = Your home lies beside the map: you come and go by the gate's delta wormhole, which counts as 1 system.
pic-twilight_imperium-first-creuss-2 = All alpha and beta wormholes are adjacent for you, and ships that start there move further.
pic-twilight_imperium-first-creuss-3 = Research Wormhole Generator: with two tokens of your own you are everywhere.
pic-twilight_imperium-style-creuss = wormholes everywhere
