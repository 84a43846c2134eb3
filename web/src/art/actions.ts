// The five action cards. The frame is the ground of the colour the card gives to Silver; that dragon peeps out below.
import { INK, PAPER, bare, circle, group, inked, line, path, place, rect, star, use } from './draw'
import { dragon, tones, type Colour } from './dragons'
import { ground } from './dragons/patterns'
import { CARD } from './panels'
import { numeral } from './digits'
import { define, picture, type Picture } from './sprite'

const arrowhead = (x: number, y: number, turn: number, fill: string): string => place(path('M-7,5L0,-8L7,5Z', fill), x, y, 1, turn)
const swoosh = (d: string, colour: string): string =>
  line(d, 'stroke-width="9"') + line(d, `stroke="${colour}" stroke-width="4.4"`)

const mini = (fill: string, x: number, y: number, turn: number, mark = ''): string =>
  place(rect(-9, -12, 18, 24, fill, 'rx="3"') + mark, x, y, 1, turn)
const fan = (x: number, y: number, fill: string): string =>
  mini(PAPER, x - 9, y + 1, -22) + mini(PAPER, x + 9, y + 1, 22) + mini(fill, x, y - 2, 0)

// A goal in small: a card with a seven on it.
const aim = (fill: string, x: number, y: number, turn = 0, size = 1): string =>
  place(rect(-9, -12, 18, 24, fill, 'rx="3"') + bare(circle(0, 0, 7, PAPER)) + numeral('7', 0, 0, 9, INK, 'none'), x, y, size, turn)

const colour = (letter: Colour | 'plum'): string => `var(--art-${letter}-light)`

const twoArrows = (fill: string): string => {
  const one = swoosh('M18,38C18,20 34,12 48,15', fill) + arrowhead(52, 16, 102, fill)
  return one + group(one, 'transform="rotate(180 50 48)"')
}

const SCENES: Record<string, { colour: Colour; draw: () => string }> = {
  'trade-hands': {
    colour: 'K',
    draw: () => twoArrows(colour('plum')) + fan(29, 60, colour('B')) + fan(71, 38, colour('R')),
  },
  'trade-goals': {
    colour: 'Y',
    draw: () => twoArrows(colour('plum')) + aim(colour('G'), 29, 60, -8, 1.3) + aim(colour('R'), 71, 38, 8, 1.3),
  },
  'rotate-goals': {
    colour: 'B',
    draw: () => {
      const five = (['R', 'Y', 'G', 'B', 'K'] as const).map((letter, i) => {
        const angle = (2 * Math.PI * i) / 5 - Math.PI / 2
        return aim(colour(letter), 50 + 27 * Math.cos(angle), 49 + 26 * Math.sin(angle), 72 * i, 0.86)
      })
      const turn = swoosh('M44,42A11,11 0 1 1 40,54', colour('plum')) + arrowhead(42, 40, -100, colour('plum'))
      return five.join('') + place(turn, 7, 6.5, 0.86)
    },
  },
  'move-card': {
    colour: 'G',
    draw: () =>
      rect(18, 44, 24, 31, 'none', 'rx="3" stroke-dasharray="4 6" stroke-width="2.6"') +
      swoosh('M32,46C34,28 44,18 56,19', colour('plum')) +
      arrowhead(59, 20, 100, colour('plum')) +
      place(rect(-13, -16, 26, 32, colour('Y'), 'rx="3"') + path('M-13,0H13V13a3,3 0 0 1 -3,3H-10a3,3 0 0 1 -3,-3Z', colour('B')), 74, 44, 1, 12),
  },
  'zap-card': {
    colour: 'R',
    draw: () =>
      bare(path(star(50, 49, 38, 25, 11), 'var(--art-flame)')) +
      place(rect(-16, -20, 32, 40, colour('B'), 'rx="4"') + path('M-16,0H16V16a4,4 0 0 1 -4,4H-12a4,4 0 0 1 -4,-4Z', colour('G')), 50, 53, 1, -8) +
      path('M60,8L36,48H49L40,82L68,40H54L66,8Z', 'var(--art-fire)'),
  },
}

export const ACTIONS: readonly string[] = Object.keys(SCENES)
export const actionColour = (action: string): Colour | undefined => SCENES[action]?.colour

export const actionCard = (action: string): Picture =>
  picture(`action-${action}`, CARD.width, CARD.height, () => {
    const scene = SCENES[action]
    if (!scene) throw new Error(`no action card is called ${action}`)
    define('art-badge', () => '<clipPath id="art-badge"><circle cx="50" cy="99" r="17"/></clipPath>')
    const badge =
      circle(50, 99, 17, ground(scene.colour)) +
      `<g clip-path="url(#art-badge)">${use(dragon(scene.colour), 31, 81, 38, 45.6)}</g>` +
      circle(50, 99, 17, 'none', 'stroke-width="2.6"')
    return (
      rect(0, 0, 100, 120, ground(scene.colour)) +
      rect(0, 0, 100, 120, tones(scene.colour).body, 'opacity=".5"') +
      inked(rect(6, 6, 88, 86, PAPER, 'rx="12" stroke-width="2.6"') + group(scene.draw(), 'class="art-large"') + badge) +
      rect(0, 0, 100, 120, 'none', `stroke="${INK}" stroke-width="1.6" opacity=".6"`)
    )
  })

