"""Bots: each is given a game and one seat's view of it, and answers with a legal action.

The law of this room: a bot never sees a state, only a view; it writes down no rule and no value of
a card, but asks the family's own functions about plates it supposes; its chance comes through an
`rng` argument.
"""
