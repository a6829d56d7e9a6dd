# Bots, wherever they are asked for.

refusal-bot-unknown = Le bot « { $bot } » n’existe pas. Bots connus : { $known }.
