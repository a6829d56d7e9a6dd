# Bots, wherever they are asked for.

refusal-bot-unknown = There is no bot "{ $bot }". There is: { $known }.
