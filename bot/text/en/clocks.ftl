### Time: giving more, changing the pace, deciding about who is away.

## Giving more time
giving-button = { $name }: { $time } more
giving-done = { $name } has more time now. It is over { WHEN($when) }.
giving-own = Your own time can be made longer by those who play with you.
giving-none = That seat cannot be given time now. It can while it alone is waited for.
giving-plenty = { $seat } has plenty of time. What is left of a turn can be twice its allowance at most.
tables-more-time = { $seat } gave { $to_seat } more time.
