# Почему так нельзя: одно предложение на каждую причину, по пунктам правил.

refusal-join = к этой игре нельзя присоединиться, когда она уже идёт

refusal-dr-end-over = партия окончена
refusal-dr-turn-held = этой карты нет у вас на руке
refusal-dr-stuck-not = карта уходит под колоду, только если ни одну из ваших нельзя выложить
refusal-dr-grid-rows = рядов стало бы больше семи
refusal-dr-place-taken = там уже лежит карта
refusal-dr-place-alone = рядом с этим местом нет карты ни сбоку, ни сверху, ни снизу

refusal-ds-end-over = партия окончена
refusal-ds-draw-first = сначала возьмите плитки, которые вам положены
refusal-ds-draw-done = вы уже взяли все плитки этого хода
refusal-ds-draw-pool = такой плитки нет в запасе
refusal-ds-rainbow-now = «Радугу» объявляют сразу после добора, один раз и до любых действий
refusal-ds-rainbow-rack = для «Радуги» нужно пять или больше плиток на подставке, все с разными животными и без клевера
refusal-ds-rainbow-pool = такой плитки нет в запасе
refusal-ds-start-few = семья начинается хотя бы с двух плиток, и хотя бы одна из них — животное
refusal-ds-start-tiles = этих плиток нет на вашей подставке
refusal-ds-start-twice = перед вами уже есть семья этого животного
refusal-ds-grow-family = у вас нет семьи с таким номером
refusal-ds-grow-tiles = этих плиток нет на вашей подставке
refusal-ds-swap-own = у вас нет семьи с таким номером
refusal-ds-swap-theirs = ни у кого из других игроков нет такой семьи
refusal-ds-swap-sizes = эти семьи разного размера
refusal-ds-swap-limit = больше 16 обменов за ход делать нельзя
refusal-ds-clover-family = такой семьи нет
refusal-ds-clover-none = в этой семье нет клевера
refusal-ds-clover-tile = у вас нет плитки с животным этой семьи, чтобы положить её на место клевера
refusal-ds-two-for-one-used = «две за одну» можно один раз за ход
refusal-ds-two-for-one-tiles = этих двух плиток нет на вашей подставке
refusal-ds-two-for-one-pool = этой плитки не было в запасе до вашего сброса
refusal-ds-end-turn-free = плитка уходит, только если вы пасуете с шестью или больше
refusal-ds-end-turn-costs = если плиток шесть или больше, сначала выберите, какую отдать
refusal-ds-end-turn-tile = такой плитки у вас нет

refusal-sd-win-over = партия окончена
refusal-sd-turn-held = этой карты нет у вас на руке
refusal-sd-place-taken = там уже лежит карта
refusal-sd-place-alone = рядом с этим местом нет карты
refusal-sd-place-match = ни один дракон карты не ляжет рядом с таким же драконом
refusal-sd-action-nothing = сброса ещё нет, положить карту под него нельзя
refusal-sd-options-silver = без зеркального дракона карты под сброс не кладут
refusal-sd-trade-hands-seat = картами меняются с другим игроком
refusal-sd-trade-goals-seat = целями меняются с другим игроком или с ничейной целью
refusal-sd-move-nothing = там нет карты
refusal-sd-move-start = начальную карту перемещать нельзя
refusal-sd-move-other = там лежит другая карта
refusal-sd-move-back = положить карту так же, как она лежала, — это не ход
refusal-sd-move-place = поднятая карта там ни с чем не стыкуется
refusal-sd-zap-nothing = там нет карты
refusal-sd-zap-start = начальную карту брать нельзя
refusal-sd-pass-can = вы ещё можете сыграть карту
refusal-sd-join-over = партия окончена
refusal-sd-join-puzzle = пазл складывают в одиночку
refusal-sd-join-full = все пять мест заняты
refusal-sd-join-empty = колода пуста
