import type { JSX } from 'preact'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Cell, type Cells, countCells } from '../../rules/components/cells.ts'
import { deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { type Pair, PLACES } from '../../rules/state.ts'
import type { CardLayout } from '../art/card-layout.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import type { Highlights } from '../highlights.ts'
import { highlightedCells } from '../history/log-place.ts'
import { sg } from '../texts.ts'
import type { IslandGhost } from '../turn/targets.ts'
import { type IslandPlace, landOf, markedOn, playerAt, type SgView } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import { CellButtons } from './cell-buttons.tsx'
import { keyHandlers } from './key-handlers.ts'
import { type PointerActions, usePointerGestures } from './pointer-gestures.ts'
import type { Spot } from './spot.ts'
import './islands.css'

export interface IslandsProps extends PointerActions {
  readonly view: SgView
  readonly seat: number
  readonly layout: CardLayout
  /** What this turn has marked so far. */
  readonly marks: Pair
  readonly markable: Pair
  readonly highlights: Highlights
  readonly ghost: IslandGhost | undefined
  /** Whether an extra mark is owed, so that the free cells stand out. */
  readonly extra: boolean
  /** Whether the islands are the viewer's own, who can explore them while others move, too. */
  readonly seated: boolean
  readonly active: boolean
  readonly focus: Spot | undefined
  /** What is shown in a place without a card. */
  renderEmpty(): JSX.Element
}

/** The two islands of one player, on which they mark. */
export function Islands(props: IslandsProps) {
  const { view, seat, layout, marks, markable, highlights, ghost, extra, seated, active, focus } = props
  const { cards } = playerAt(view.open, seat)
  const { me, name } = useFrame()
  const label = seat === me ? sg.t('islands') : sg.t('islands.of', { name: name(seat) })
  const handlers = { ...usePointerGestures(props), ...keyHandlers(props) }
  return (
    <section class="mine" aria-label={label} {...(seated ? handlers : {})}>
      {PLACES.map((place) => (
        <div key={place} class="isle" data-place={place}>
          {cards[place] === NO_CARD ? (
            props.renderEmpty()
          ) : (
            <Island
              view={view}
              seat={seat}
              place={place}
              layout={layout}
              fresh={marks[place] | highlights.played[place]}
              markable={markable[place]}
              extra={extra}
              highlights={highlights}
              ghost={ghost?.place === place ? ghost : undefined}
              seated={seated}
              active={active}
              focus={focus?.place === place ? focus.cell : undefined}
            />
          )}
        </div>
      ))}
    </section>
  )
}

interface IslandProps
  extends Pick<IslandsProps, 'view' | 'seat' | 'layout' | 'extra' | 'highlights' | 'seated' | 'active'> {
  place: IslandPlace
  /** What this turn has marked on this island, or a turn that is looked back at. */
  fresh: Cells
  markable: Cells
  /** The outline of the pattern if the pointer is on this island. */
  ghost: IslandGhost | undefined
  /** The cell that the keyboard returns to, if it is on this island. */
  focus: Cell | undefined
}

/** One island. It is memoised, because most gestures change only one of the two. */
const Island = memo((props: IslandProps) => {
  const { view, seat, place, layout, fresh, markable, extra, highlights, ghost, seated, active, focus } =
    props
  const deck = deckOf(view.open.options)
  const player = playerAt(view.open, seat)
  const card = cardOf(deck, player.cards[place])
  const marked = markedOn(deck, player, place)
  const land = landOf(deck, player.cards[place])
  const left = countCells(player.free[place] & ~fresh)
  return (
    <TreasureCardPicture
      card={card}
      layout={layout}
      marked={marked}
      fresh={fresh}
      ghost={ghost?.cells ?? 0}
      ghostBad={ghost?.fits === false}
      hints={markable}
      extra={extra}
      advice={highlights.advice[place]}
      plan={highlights.plan[place]}
      lit={highlightedCells(seat, player.cards[place], land)}
      label={cardDescription(card, marked | fresh)}
      left={
        <>
          <tspan class="restn">{left}</tspan> {sg.t('left', { n: left })}
        </>
      }
    >
      {seated ? (
        <CellButtons
          card={card}
          land={land}
          marked={marked}
          fresh={fresh}
          markable={markable}
          active={active}
          focus={focus}
        />
      ) : undefined}
    </TreasureCardPicture>
  )
})
