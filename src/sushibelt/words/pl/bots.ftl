# Bots, wherever they are asked for.

refusal-bot-unknown = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
