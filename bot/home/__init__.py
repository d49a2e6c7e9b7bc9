"""A small Discord of our own: servers, channels, messages, interactions, and doors for the bot and for people.

The bot reaches it by HTTP and gateway on 127.0.0.1 and cannot tell it from the real one; people reach it by a page in
the browser. The tests' stand-in is the same Discord with bad days on order and a judge of everything that is sent.
"""
