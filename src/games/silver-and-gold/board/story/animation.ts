import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { at } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { moves } from '../../../../ui/device/settings.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { flyPicture } from '../../../../ui/hooks/fly.ts'
import { type Cell, type Cells, cellsOf } from '../../rules/cells.ts'
import { deckOf, NO_CARD } from '../../rules/deck.ts'
import { cellCorner, MEASURES, UNIT } from '../art/card-layout.ts'
import { asSg, PLACES, playerAt, type SgView } from '../view.ts'
import { changesBetween, type SeatChanges, type ViewChanges } from './view-changes.ts'

/** Milliseconds between two symbols that fly one after the other. */
const FLIGHT_DELAY = 110

/** Animates the difference between the previous view and this one, once. */
export function useAnimation(
  root: { current: HTMLElement | null },
  { view, before }: BoardProps,
  seat: number,
): void {
  const animated = useRef<unknown>(undefined)
  const pair = useMemo(() => [before, view] as const, [before, view])
  useLayoutEffect(() => {
    const [from, to] = pair
    if (animated.current === pair || !from || !root.current) return
    animated.current = pair
    animate(root.current, asSg(from), asSg(to), seat)
  }, [pair])
}

/** Coins, palms and trophies fly to the score sheet; cards slide into their places. */
function animate(root: HTMLElement, before: SgView, after: SgView, seat: number): void {
  const difference = changesBetween(before.open, after.open)
  if (difference.round !== undefined || difference.dealt) sound('bell')
  const own = difference.seats.find((part) => part.seat === seat)
  if (own) flyGains(root, before, own)
  slidePicks(root, difference, seat)
}

function flyGains(root: HTMLElement, { open }: SgView, part: SeatChanges): void {
  const player = playerAt(open, part.seat)
  const deck = deckOf(open.options)
  const symbols = [
    ...symbolFlights(root, part, player.cards, deck.coins, (nth) => ({
      name: 'sg-coin',
      to: findVisible(root, `[data-own] [data-coin="${player.coins + nth}"]`, '[data-purse="coins"]'),
    })),
    ...symbolFlights(root, part, player.cards, deck.palms, (nth) => ({
      name: 'sg-palm',
      to: findVisible(root, `[data-own] [data-palm="${player.palms + nth}"]`, '[data-purse="palms"]'),
    })),
  ]
  for (const [i, { name, from, to, nth }] of symbols.entries()) {
    if (!to || !from) continue
    const delay = i * FLIGHT_DELAY
    flyPicture(name, from, to.getBoundingClientRect(), { delay, arrive: () => land(to, nth) })
  }
  for (const { row, trophy } of part.rows) {
    const from = findVisible(root, `[data-trophy="${trophy}"]`)
    const to = findVisible(root, `[data-own] [data-row="${row}"]`, '[data-purse="points"]')
    if (!from || !to || trophy === 0) continue
    flyPicture('sg-trophy', from.getBoundingClientRect(), to.getBoundingClientRect(), {
      delay: symbols.length * FLIGHT_DELAY + 300,
      arrive: () => land(to, 4),
    })
  }
}

interface Flight {
  readonly name: string
  readonly from: DOMRect | undefined
  readonly to: Element | null
  readonly nth: number
}

/** A flight for each newly marked cell that has a symbol, counted over both islands. */
function symbolFlights(
  root: HTMLElement,
  { marks }: SeatChanges,
  cards: SgView['open']['players'][number]['cards'],
  symbols: readonly Cells[],
  flightOf: (nth: number) => Pick<Flight, 'name' | 'to'>,
): Flight[] {
  const cells = PLACES.flatMap((place) => {
    const card = cards[place]
    return card === NO_CARD ? [] : cellsOf(marks[place] & at(symbols, card)).map((cell) => ({ place, cell }))
  })
  return cells.map(({ place, cell }, nth) => ({ ...flightOf(nth), nth, from: cellBox(root, place, cell) }))
}

/** The first element that one of the selectors finds and that is on screen. */
function findVisible(root: HTMLElement, ...selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = root.querySelector(selector)
    if (found && found.getBoundingClientRect().width > 0) return found
  }
  return null
}

function land(target: Element, step: number): void {
  sound('coin', step)
  if (moves.value)
    target.animate([{ transform: 'scale(1.25)' }, { transform: 'scale(1)' }], {
      duration: 260,
      easing: 'cubic-bezier(.34,1.4,.5,1)',
    })
}

/** Where a cell is on screen, even after its card has gone. */
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
  const [x, y] = cellCorner(cell)
  const point = new DOMPoint(left + x, top + y).matrixTransform(matrix)
  return new DOMRect(point.x, point.y, UNIT * matrix.a, UNIT * matrix.d)
}

/** Cards that were picked slide into their new places. */
function slidePicks(root: HTMLElement, { seats }: ViewChanges, own: number): void {
  const places = seats.flatMap(({ seat, picked }) =>
    picked.map(({ place }) =>
      seat === own
        ? { selector: `[data-place="${place}"] > *`, from: 'translateY(-40px) scale(.8)' }
        : { selector: `[data-opponent="${seat}-${place}"] > *`, from: 'translateX(-60px) scale(1.2)' },
    ),
  )
  if (places.length > 0) sound('paper')
  if (!moves.value) return
  for (const { selector, from } of places) {
    root.querySelector(selector)?.animate(
      [
        { transform: from, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 520, easing: 'cubic-bezier(.2,.8,.25,1)' },
    )
  }
}
