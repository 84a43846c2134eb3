# Игры, их части и настройки.

## Настройки

option-players = число игроков
option-first = кто начинает, считая с 0
choices-first = от 0 до players − 1
