import { render } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { at } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { moves } from '../../../../ui/device/settings.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { flyPicture } from '../../../../ui/hooks/fly.ts'
import { type Cell, type Cells, cellsOf } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { PLACES } from '../../rules/state.ts'
import { type CardLayout, cellCorner, MEASURES, UNIT } from '../art/card-layout.ts'
import { FinishedCard } from '../panels/finished-cards.tsx'
import { asSg, playerAt, type SgView } from '../view.ts'
import { changesBetween, type SeatChanges, type ViewChanges } from './view-changes.ts'
import './animation.css'

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

/** Coins, palms and trophies fly to their places, finished islands leave, and new cards slide in: all at once. */
function animate(root: HTMLElement, before: SgView, after: SgView, seat: number): void {
  const difference = changesBetween(before.open, after.open)
  if (difference.round !== undefined || difference.dealt) sound('bell')
  for (const part of difference.seats) {
    const places = part.seat === seat ? OWN_PLACES : opponentPlaces(part.seat)
    flyGains(root, before, part, places)
    for (const card of part.finished) {
      const place = playerAt(before.open, part.seat).cards.indexOf(card)
      const from = root.querySelector(places.island(place))
      const to = findVisible(root, ...places.finished)
      if (from && to) leave(deckOf(before.open.options), card, from, to)
    }
  }
  slidePicks(root, difference, seat)
}

/** Where the things of one player are on screen, as selectors in the order of preference. */
interface PlayerPlaces {
  island(place: number): string
  coin(index: number): readonly string[]
  palm(index: number): readonly string[]
  trophy(row: number): readonly string[]
  readonly finished: readonly string[]
}

const OWN_PLACES: PlayerPlaces = {
  island: (place) => `[data-place="${place}"]`,
  coin: (index) => [`[data-own] [data-coin="${index}"]`, '[data-summary="coins"]'],
  palm: (index) => [`[data-own] [data-palm="${index}"]`, '[data-summary="palms"]'],
  trophy: (row) => [`[data-own] [data-row="${row}"]`, '[data-summary="points"]'],
  finished: ['[data-own] .tally', '[data-summary="points"]'],
}

const opponentPlaces = (seat: number): PlayerPlaces => ({
  island: (place) => `[data-opponent="${seat}-${place}"]`,
  coin: () => [`[data-opponent-coins="${seat}"]`],
  palm: () => [`[data-opponent-palms="${seat}"]`],
  trophy: () => [`[data-opponent-coins="${seat}"]`, `[data-chip="${seat}"]`],
  finished: [`[data-opponent-points="${seat}"]`],
})

function flyGains(root: HTMLElement, { open }: SgView, part: SeatChanges, places: PlayerPlaces): void {
  const player = playerAt(open, part.seat)
  const deck = deckOf(open.options)
  const symbols = [
    ...symbolFlights(root, part, places, player.cards, deck.coins, (nth) => ({
      name: 'sg-coin',
      to: findVisible(root, ...places.coin(player.coins + nth)),
    })),
    ...symbolFlights(root, part, places, player.cards, deck.palms, (nth) => ({
      name: 'sg-palm',
      to: findVisible(root, ...places.palm(player.palms + nth)),
    })),
  ]
  for (const [i, { name, from, to, nth }] of symbols.entries()) {
    if (!to || !from) continue
    const delay = i * FLIGHT_DELAY
    flyPicture(name, from, to.getBoundingClientRect(), { delay, arrive: () => land(to, nth) })
  }
  for (const { row, trophy } of part.rows) {
    const from = findVisible(root, `[data-trophy="${trophy}"]`)
    const to = findVisible(root, ...places.trophy(row))
    if (!from || !to || trophy === 0) continue
    flyPicture('sg-trophy', from.getBoundingClientRect(), to.getBoundingClientRect(), {
      delay: symbols.length * FLIGHT_DELAY + 300,
      arrive: () => land(to, 4),
    })
  }
}

/** A finished island leaves its place and is put with the finished ones. */
function leave(deck: Deck, card: Card, from: Element, to: Element): void {
  if (!moves.value) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (start.width === 0 || end.width === 0) return
  const holder = document.createElement('div')
  holder.className = 'leaving'
  holder.style.left = `${start.left}px`
  holder.style.top = `${start.top}px`
  holder.style.width = `${start.width}px`
  render(<FinishedCard deck={deck} card={card} />, holder)
  document.body.append(holder)
  const [x, y] = [end.left + end.width / 2 - start.left, end.top + end.height / 2 - start.top]
  const flight = holder.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-14px) scale(1.04)', opacity: 1, offset: 0.35 },
      { transform: `translate(${x}px, ${y}px) scale(.12)`, opacity: 0.2 },
    ],
    { duration: 900, easing: 'cubic-bezier(.5,0,.3,1)' },
  )
  const gone = (): void => {
    render(null, holder)
    holder.remove()
  }
  flight.finished.then(gone, gone)
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
  places: PlayerPlaces,
  cards: SgView['open']['players'][number]['cards'],
  symbols: readonly Cells[],
  flightOf: (nth: number) => Pick<Flight, 'name' | 'to'>,
): Flight[] {
  const cells = PLACES.flatMap((place) => {
    const card = cards[place]
    return card === NO_CARD ? [] : cellsOf(marks[place] & at(symbols, card)).map((cell) => ({ place, cell }))
  })
  return cells.map(({ place, cell }, nth) => ({
    ...flightOf(nth),
    nth,
    from: cellBox(root, places.island(place), cell),
  }))
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
function cellBox(root: HTMLElement, island: string, cell: Cell): DOMRect | undefined {
  const isle = root.querySelector(island)
  const picture = isle?.querySelector<SVGSVGElement>('svg.tc')
  const matrix = picture?.getScreenCTM()
  if (!isle) return undefined
  if (!picture || !matrix) {
    const box = isle.getBoundingClientRect()
    return new DOMRect(box.left + box.width / 2 - 20, box.top + box.height / 2 - 20, 40, 40)
  }
  const { left, top } = MEASURES[layoutOf(picture)]
  const [x, y] = cellCorner(cell)
  const point = new DOMPoint(left + x, top + y).matrixTransform(matrix)
  return new DOMRect(point.x, point.y, UNIT * matrix.a, UNIT * matrix.d)
}

const layoutOf = ({ classList }: Element): CardLayout =>
  classList.contains('tc-landscape') ? 'landscape' : classList.contains('tc-mini') ? 'mini' : 'portrait'

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
