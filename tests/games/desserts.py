"""The desserts of the anniversary edition and their cards: from docs/rules, not from the rules."""

DESSERTS = {  # by option; the first is the edition's own
    "strawberry": {"strawberry1": 2, "strawberry2": 3, "strawberry3": 3, "strawberry4": 2},
    "frozen-yogurt": {"yogurt": 10},
    "bubble-tea": {"tea1": 2, "tea2": 2, "tea3": 2, "tea4": 2, "tea5": 2},
    "pudding": {"pudding": 10},
    "mochi": {"mochi": 10},
}
CARDS = {min(cards).rstrip("0123456789"): cards for cards in DESSERTS.values()}
"""The same by what the cards are called together."""
