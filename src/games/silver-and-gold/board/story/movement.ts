import { moves } from '../../../../ui/device/settings.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { fly } from '../../../../ui/hooks/fly.ts'
import { type Cell, type Cells, cellsOf } from '../../rules/cells.ts'
import { deckOf, NO_CARD } from '../../rules/deck.ts'
import { UNIT } from '../art/coast.ts'
import { corner, MEASURES } from '../art/treasure-card.tsx'
import type { SgView } from '../view.ts'
import { type Difference, differenceOf, type SeatDifference } from './difference.ts'

/** Coins, palms and trophies fly to the sheet, cards come and go: what changed since the last look. */
export function showMovement(root: HTMLElement, before: SgView, after: SgView, seat: number): void {
  const what = differenceOf(before.open, after.open)
  if (what.round !== undefined || what.dealt) sound('bell')
  const mine = what.seats.find((part) => part.seat === seat)
  if (mine) flyHome(root, before, mine)
  showPicks(root, what, seat)
}

function flyHome(root: HTMLElement, before: SgView, part: SeatDifference): void {
  const { open } = before
  const player = open.players[part.seat]
  const deck = deckOf(open.options)
  let delay = 0
  const flights = (
    symbols: readonly Cells[],
    name: string,
    arrive: (nth: number) => Element | null,
  ): void => {
    let nth = 0
    for (const place of [0, 1] as const) {
      if (player.cards[place] === NO_CARD) continue
      for (const cell of cellsOf(part.marks[place] & symbols[player.cards[place]])) {
        const to = arrive(nth)
        const from = cellBox(root, place, cell)
        const step = nth++
        if (to && from) fly(name, from, to.getBoundingClientRect(), { delay, arrive: () => land(to, step) })
        delay += 110
      }
    }
  }
  const find = (...selectors: string[]): Element | null => {
    for (const selector of selectors) {
      const found = root.querySelector(selector)
      if (found && found.getBoundingClientRect().width > 0) return found
    }
    return null
  }
  flights(deck.coins, 'sg-coin', (nth) =>
    find(`[data-own] [data-coin="${player.coins + nth}"]`, '[data-purse="coins"]'),
  )
  flights(deck.palms, 'sg-palm', (nth) =>
    find(`[data-own] [data-palm="${player.palms + nth}"]`, '[data-purse="palms"]'),
  )
  for (const { row, trophy } of part.rows) {
    const from = find(`[data-trophy="${trophy}"]`)
    const to = find(`[data-own] [data-row="${row}"]`, '[data-purse="points"]')
    if (from && to && trophy > 0)
      fly('sg-trophy', from.getBoundingClientRect(), to.getBoundingClientRect(), {
        delay: delay + 300,
        arrive: () => land(to, 4),
      })
  }
}

function land(at: Element, step: number): void {
  sound('coin', step)
  if (moves.value)
    at.animate([{ transform: 'scale(1.25)' }, { transform: 'scale(1)' }], {
      duration: 260,
      easing: 'cubic-bezier(.34,1.4,.5,1)',
    })
}

/** Where a cell is on screen, also after its card has gone. */
function cellBox(root: HTMLElement, place: 0 | 1, cell: Cell): DOMRect | undefined {
  const isle = root.querySelector(`[data-place="${place}"]`)
  const picture = isle?.querySelector<SVGSVGElement>('svg.tc')
  const matrix = picture?.getScreenCTM()
  if (!isle) return undefined
  if (!picture || !matrix) {
    const box = isle.getBoundingClientRect()
    return new DOMRect(box.left + box.width / 2 - 20, box.top + box.height / 2 - 20, 40, 40)
  }
  const { left, top } = MEASURES[picture.classList.contains('tc-landscape') ? 'landscape' : 'portrait']
  const [x, y] = corner(cell)
  const point = new DOMPoint(left + x, top + y).matrixTransform(matrix)
  return new DOMRect(point.x, point.y, UNIT * matrix.a, UNIT * matrix.d)
}

/** Cards that somebody took slide in from the display; the new ones beside it are dealt. */
function showPicks(root: HTMLElement, { seats }: Difference, own: number): void {
  const places = seats.flatMap(({ seat, picked }) =>
    picked.map(({ place }) =>
      seat === own
        ? { at: `[data-place="${place}"] > *`, from: 'translateY(-40px) scale(.8)' }
        : { at: `[data-opponent="${seat}-${place}"] > *`, from: 'translateX(-60px) scale(1.2)' },
    ),
  )
  if (places.length > 0) sound('paper')
  if (!moves.value) return
  for (const { at, from } of places) {
    root.querySelector(at)?.animate(
      [
        { transform: from, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 520, easing: 'cubic-bezier(.2,.8,.25,1)' },
    )
  }
}
