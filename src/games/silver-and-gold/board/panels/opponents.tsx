import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeatName } from '../../../../ui/components/seats/seat-name.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { type Open, PLACES } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { type LatestMarks, latestOn } from '../history/latest-marks.ts'
import type { RevealedMarks } from '../history/log.ts'
import { highlightedCells, highlightedRow } from '../history/log-place.ts'
import { sg } from '../texts.ts'
import { scoreSoFar } from '../turn/gain.ts'
import { type IslandPlace, landOf, markedOn, playerAt } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import { FinishedStack } from './finished-cards.tsx'
import { StartHelm, statusOf } from './seat-status.tsx'
import './opponents.css'

export interface OpponentsProps {
  open: Open
  seats: readonly Seat[]
  latest: LatestMarks
  inspect(seat: Seat): void
}

/** The other players at a glance; their names open everything they have. */
export const Opponents = memo(({ open, seats, latest, inspect }: OpponentsProps) => (
  <section class={`opps opps-${seats.length}`} aria-label={sg.t('opponents')}>
    {seats.map((seat) => (
      <Opponent key={seat} open={open} seat={seat} latest={latest.get(seat)} inspect={inspect} />
    ))}
  </section>
))

interface OpponentProps {
  open: Open
  seat: Seat
  /** What this player was seen to mark last. */
  latest: RevealedMarks | undefined
  inspect(seat: Seat): void
}

function Opponent({ open, seat, latest, inspect }: OpponentProps) {
  const { name } = useFrame()
  return (
    <section class="opp" aria-label={name(seat)} style={{ '--by': `var(--seat-${seat + 1})` }}>
      <div class="n">
        <SeatName seat={seat} open={() => inspect(seat)} />
        <StartHelm open={open} seat={seat} />
        <Status open={open} seat={seat} />
      </div>
      {PLACES.map((place) => (
        <OpponentIsland key={place} open={open} seat={seat} place={place} latest={latest} inspect={inspect} />
      ))}
      <Holdings open={open} seat={seat} latest={latest} />
    </section>
  )
}

function Status({ open, seat }: { open: Open; seat: Seat }) {
  const status = statusOf(open, seat)
  if (!status) return <span class="st" />
  return (
    <span class={status.class} data-explain={status.words}>
      <Icon name={status.icon} />
      <span class="st-words">{status.words}</span>
    </span>
  )
}

function OpponentIsland({ open, seat, place, latest, inspect }: OpponentProps & { place: IslandPlace }) {
  const { name } = useFrame()
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  const card = player.cards[place]
  const marked = markedOn(deck, player, place)
  const words = card === NO_CARD ? '' : cardDescription(cardOf(deck, card), marked)
  return (
    <button
      type="button"
      class="ibare spot"
      data-opponent={`${seat}-${place}`}
      data-explain={words || undefined}
      onClick={() => inspect(seat)}
    >
      {card === NO_CARD ? (
        <span class="back small">
          <svg class="rose" role="img" aria-label={sg.t('inspect', { name: name(seat) })}>
            <use href="#d-rose" />
          </svg>
        </span>
      ) : (
        <TreasureCardPicture
          card={cardOf(deck, card)}
          layout="mini"
          marked={marked}
          latest={latestOn(latest, open, place)}
          lit={highlightedCells(seat, card, landOf(deck, card))}
          label={sg.t('labelled', { label: name(seat), text: words })}
        />
      )}
    </button>
  )
}

/** Points, coins, palms and finished cards, and what the last marks brought. */
function Holdings({ open, seat, latest }: Pick<OpponentProps, 'open' | 'seat' | 'latest'>) {
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  const score = scoreSoFar(deck, player)
  return (
    <div class="s">
      <p class="pts" data-opponent-points={seat}>
        {score}
        <Gained n={latest?.points} />
        <small>{sg.t('points', { n: score })}</small>
      </p>
      <p class="mini">
        <span
          data-explain={sg.t('coins.of', { n: player.coins })}
          data-opponent-coins={seat}
          data-shown={highlightedRow(seat) === undefined ? undefined : 'played'}
        >
          <Sign of="coin" />
          {player.coins}
          <Gained n={latest?.coins} />
          <span class="vh">{sg.t('part.coins')}</span>
        </span>
        <span data-explain={sg.t('palms.n', { n: player.palms })} data-opponent-palms={seat}>
          <Sign of="palm" />
          {player.palms}
          <Gained n={latest?.palms.length} />
          <span class="vh">{sg.t('part.palms')}</span>
        </span>
      </p>
      <FinishedStack deck={deck} player={player} seat={seat} />
    </div>
  )
}

/** What was gained last, in the colour of the player. */
function Gained({ n = 0 }: { n: number | undefined }) {
  return n > 0 ? <ins>+{n}</ins> : undefined
}
