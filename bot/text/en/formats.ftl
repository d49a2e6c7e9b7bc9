### Formats of tournaments: what does not go with what, said to whoever sets one up.

format-seats = A table of a tournament has two to six seats, not { $seats }.
format-planned-late = This format is planned whole before it begins, so nobody can enter later. Swiss allows that.
format-planned-at-once = In this format everybody has one match at a time.
format-twice-two = Playing everybody twice is for tables of two.
format-few = { $people ->
    [one] One person is
   *[other] { $people } people are
} too few for tables of { $seats }.
format-robin-large = With more than two at a table everybody can meet everybody among { $most } people at most; there are { $people }. Swiss suits as many as come.
