# Что слышат те, кто слушает, и клавиши для игры без мыши.

shell-voice = Объявления
table-skip = К выбору
table-log-earlier = До этого
event-time-up = Время вышло
receipt-told-line = { $line } { $points }: { $why }
over-told-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
settings-keys = Быстрые клавиши
settings-keys-note = 1–9 и 0 выбирают, C берёт палочки, U меняет выбор, R повторяет последнее объявление.
settings-bots = Ходы остальных
settings-bots-quick = Быстро
settings-bots-slow = Медленно
settings-bots-wait = Ждать меня
settings-bots-note = В играх, где ходят по очереди и время не ограничено. «Ждать меня» останавливается после каждого хода, пока ты не продолжишь.
