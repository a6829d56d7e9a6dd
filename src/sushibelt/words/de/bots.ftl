# Bots, wherever they are asked for.

refusal-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl: { $known }.
