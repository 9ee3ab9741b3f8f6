import type { JSX } from 'preact'
import { countCells } from '../../rules/components/cells.ts'
import { deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { TreasureCard } from '../../rules/components/deck-file.ts'
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
  const { view, seat, extra, seated } = props
  const { cards } = playerAt(view.open, seat)
  const handlers = { ...usePointerGestures(props), ...keyHandlers(props) }
  return (
    <section class={extra ? 'mine extra' : 'mine'} aria-label={sg.t('islands')} {...(seated ? handlers : {})}>
      {PLACES.map((place) => {
        const card = cards[place]
        return (
          <div key={place} class="isle" data-place={place}>
            {card === NO_CARD ? (
              props.renderEmpty()
            ) : (
              <Island {...props} place={place} card={cardOf(deckOf(view.open.options), card)} />
            )}
          </div>
        )
      })}
    </section>
  )
}

function Island(props: IslandsProps & { place: IslandPlace; card: TreasureCard }) {
  const { view, seat, place, card, layout, marks, markable, ghost, seated, highlights } = props
  const deck = deckOf(view.open.options)
  const player = playerAt(view.open, seat)
  const fresh = marks[place] | highlights.played[place]
  const marked = markedOn(deck, player, place)
  const land = landOf(deck, player.cards[place])
  const left = countCells(player.free[place] & ~fresh)
  return (
    <TreasureCardPicture
      card={card}
      layout={layout}
      marked={marked}
      fresh={fresh}
      ghost={ghost?.place === place ? ghost.cells : 0}
      ghostBad={ghost?.place === place && !ghost.fits}
      hints={markable[place]}
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
          markable={markable[place]}
          active={props.active}
          focus={props.focus?.place === place ? props.focus.cell : undefined}
        />
      ) : undefined}
    </TreasureCardPicture>
  )
}
