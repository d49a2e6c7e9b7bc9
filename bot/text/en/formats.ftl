### Formats of tournaments: what does not go with what, said to whoever sets one up.

format-planned-late = This format is planned whole before it begins, so nobody can enter later. Swiss allows that.
format-twice-two = Playing everybody twice is for tables of two.
format-few = { $people ->
    [one] One person is
   *[other] { $people } people are
} too few for tables of { $seats }.
format-robin-large = With more than two at a table everybody can meet everybody among { $most } people at most; there are { $people }. Swiss suits as many as come.
format-advance = With tables of { $seats }, { $advance } cannot go on from each: no final table comes of it. Half a table at most can.
format-third = A match for the third place is for single knockouts of two: elsewhere the places are decided anyway.
format-groups-few = { $people } people in { $groups } groups of which { $advance } each go on do not make a knockout. Fewer groups help, or another number that goes on.
