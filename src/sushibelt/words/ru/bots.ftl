# Bots, wherever they are asked for.

refusal-bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
