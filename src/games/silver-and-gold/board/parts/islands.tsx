import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { type Cell, type Cells, cellsOf, countCells, hasCell } from '../../rules/cells.ts'
import { deckOf, NO_CARD } from '../../rules/deck.ts'
import type { TreasureCard } from '../../rules/deck-file.ts'
import type { Pair } from '../../rules/state.ts'
import { UNIT } from '../art/coast.ts'
import { type CardLayout, corner, TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'
import { cardOf, cardWords, cellWords } from '../words.ts'
import type { Pointed } from './pointed.ts'

/** A cell of one of the two active cards. */
export interface Spot {
  readonly place: 0 | 1
  readonly cell: Cell
}

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.place === b?.place && a?.cell === b?.cell

export interface IslandsProps {
  readonly view: SgView
  readonly seat: number
  readonly layout: CardLayout
  /** What this turn has marked so far. */
  readonly marks: Pair
  readonly hints: Pair
  readonly pointed: Pointed
  readonly ghost: { readonly place: 0 | 1; readonly cells: Cells; readonly fits: boolean } | undefined
  /** Whether an extra mark is owed: the free cells beckon. */
  readonly extra: boolean
  /** Whether they are mine: I may walk over them while others move, too. */
  readonly seated: boolean
  readonly active: boolean
  readonly focus: Spot | undefined
  hover(spot: Spot | undefined): void
  /** The pointer was let go over a spot it was moved to, or the mouse clicked there. */
  put(spot: Spot): void
  /** A finger tapped a spot. */
  tap(spot: Spot): void
  rotate(by: 1 | -1): void
  /** What lies where a card is missing. */
  empty(place: 0 | 1): JSX.Element
}

/** My two islands: where I mark. */
export function Islands(props: IslandsProps) {
  const { view, seat, extra, active } = props
  const player = view.open.players[seat]
  const gestures = useGestures(props)
  return (
    <section class={extra ? 'mine extra' : 'mine'} aria-label={sg.t('islands')} {...(active ? gestures : {})}>
      {player.cards.map((card, index) => {
        const place = index === 0 ? 0 : 1
        return (
          <div key={place} class="isle" data-place={place}>
            {card === NO_CARD ? (
              props.empty(place)
            ) : (
              <Island {...props} place={place} card={cardOf(deckOf(view.open.options), card)} />
            )}
          </div>
        )
      })}
    </section>
  )
}

function Island(props: IslandsProps & { place: 0 | 1; card: TreasureCard }) {
  const { view, seat, place, card, layout, marks, hints, ghost, seated, pointed } = props
  const player = view.open.players[seat]
  const land = deckOf(view.open.options).land[player.cards[place]]
  const fresh = marks[place] | pointed.played[place]
  const marked = land & ~player.free[place]
  const left = countCells(player.free[place] & ~fresh)
  return (
    <TreasureCardPicture
      card={card}
      layout={layout}
      marked={marked}
      fresh={fresh}
      ghost={ghost?.place === place ? ghost.cells : 0}
      ghostBad={ghost?.place === place && !ghost.fits}
      hints={hints[place]}
      advice={pointed.advice[place]}
      label={cardWords(card, marked | fresh)}
      left={
        <>
          <tspan class="restn">{left}</tspan> {sg.t('left', { n: left })}
        </>
      }
    >
      {seated ? <CellButtons {...props} land={land} marked={marked} fresh={fresh} /> : undefined}
    </TreasureCardPicture>
  )
}

const ARROWS: Partial<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Every cell is a button of its own; the arrows walk over both islands. */
function CellButtons(
  props: IslandsProps & { place: 0 | 1; card: TreasureCard; land: Cells; marked: Cells; fresh: Cells },
) {
  const { place, card, land, marked, fresh, active, focus } = props
  const own = cellsOf(land)
  const first = focus?.place === place && own.includes(focus.cell) ? focus.cell : own[0]

  function walk(event: KeyboardEvent, cell: Cell): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      props.put({ place, cell })
      return
    }
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    const islands = (event.currentTarget as Element).closest('.mine')
    const sideways = matchMedia(BREAKPOINTS.oneColumn).matches ? 0 : 1
    for (let row = cell >> 2, column = cell & 3, on: number = place; ; ) {
      row += step[0]
      column += step[1]
      const across = sideways === 1 ? column : row
      if (across < 0 || across > 3) {
        on += across < 0 ? -1 : 1
        if (sideways === 1) column = across < 0 ? 3 : 0
        else row = across < 0 ? 3 : 0
      }
      if (on < 0 || on > 1 || row < 0 || row > 3 || column < 0 || column > 3) return
      const next = islands?.querySelector<SVGElement>(
        `[data-place="${on}"] [data-cell="${4 * row + column}"]`,
      )
      if (next) {
        next.focus()
        return
      }
    }
  }

  return (
    <>
      {own.map((cell) => {
        const [x, y] = corner(cell)
        return (
          <rect
            key={cell}
            class="cell"
            data-cell={cell}
            x={x}
            y={y}
            width={UNIT}
            height={UNIT}
            rx="6"
            role="button"
            tabIndex={cell === first ? 0 : -1}
            aria-label={cellWords(card, cell, marked, fresh)}
            aria-disabled={!active || hasCell(marked, cell)}
            onFocus={(event) => {
              if (event.currentTarget.matches(':focus-visible')) props.hover({ place, cell })
            }}
            onBlur={() => props.hover(undefined)}
            onKeyDown={(event) => walk(event, cell)}
          />
        )
      })}
    </>
  )
}

/** Mouse, finger and wheel over the islands. */
function useGestures({ hover, put, tap, rotate }: IslandsProps) {
  const touch = useRef<{ id: number; from: Spot | undefined; moved: boolean; turned: boolean } | undefined>(
    undefined,
  )
  const wheel = useRef(0)

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      const gesture = touch.current
      if (gesture && event.pointerId !== gesture.id) {
        gesture.turned = true
        rotate(1)
        return
      }
      const spot = spotAt(event)
      touch.current = { id: event.pointerId, from: spot, moved: false, turned: false }
    },
    onPointerMove(event: PointerEvent) {
      const spot = spotAt(event)
      if (event.pointerType === 'mouse') return hover(spot)
      const gesture = touch.current
      if (!gesture || gesture.id !== event.pointerId) return
      if (!sameSpot(spot, gesture.from)) gesture.moved = true
      if (gesture.moved) hover(spot)
    },
    onPointerUp(event: PointerEvent) {
      const spot = spotAt(event)
      if (event.pointerType === 'mouse') {
        if (event.button === 0 && spot) put(spot)
        return
      }
      const gesture = touch.current
      if (!gesture || gesture.id !== event.pointerId) return
      touch.current = undefined
      if (spot && (gesture.moved || gesture.turned)) put(spot)
      else if (spot) tap(spot)
      hover(undefined)
    },
    onPointerCancel() {
      touch.current = undefined
      hover(undefined)
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') hover(undefined)
    },
    onWheel(event: WheelEvent) {
      const now = performance.now()
      if (now - wheel.current < 120 || event.deltaY === 0) return
      wheel.current = now
      rotate(event.deltaY > 0 ? 1 : -1)
    },
  }
}

function spotAt(event: PointerEvent): Spot | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]')
  const place = element?.closest('[data-place]')?.getAttribute('data-place')
  if (!element || (place !== '0' && place !== '1')) return undefined
  return { place: place === '0' ? 0 : 1, cell: Number(element.getAttribute('data-cell')) }
}
