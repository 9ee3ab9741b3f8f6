import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeatName } from '../../../../ui/components/seats/seat-name.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf, NO_CARD } from '../../rules/deck.ts'
import type { Open, Player } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import { scoreSoFar } from '../turn/gain.ts'
import { type IslandPlace, markedOn, PLACES, playerAt } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import { FinishedStack } from './finished-cards.tsx'
import { StartHelm, statusOf } from './seat-status.tsx'
import './opponents.css'

export interface OpponentsProps {
  open: Open
  seats: readonly Seat[]
  inspect(seat: Seat): void
}

/** The other players at a glance; their names open everything they have. */
export const Opponents = memo(({ open, seats, inspect }: OpponentsProps) => (
  <div class={`opps opps-${seats.length}`}>
    {seats.map((seat) => (
      <Opponent key={seat} open={open} seat={seat} inspect={inspect} />
    ))}
  </div>
))

interface OpponentProps {
  open: Open
  seat: Seat
  inspect(seat: Seat): void
}

function Opponent({ open, seat, inspect }: OpponentProps) {
  const { name } = useFrame()
  return (
    <section class="opp" aria-label={name(seat)}>
      <div class="n">
        <SeatName seat={seat} open={() => inspect(seat)} />
        <StartHelm open={open} seat={seat} />
        <Status open={open} seat={seat} />
      </div>
      {PLACES.map((place) => (
        <OpponentIsland key={place} open={open} seat={seat} place={place} inspect={inspect} />
      ))}
      <Holdings open={open} player={playerAt(open, seat)} />
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

function OpponentIsland({ open, seat, place, inspect }: OpponentProps & { place: IslandPlace }) {
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
          label={sg.t('labelled', { label: name(seat), text: words })}
        />
      )}
    </button>
  )
}

/** Points, coins, palms and finished cards. */
function Holdings({ open, player }: { open: Open; player: Player }) {
  const deck = deckOf(open.options)
  const score = scoreSoFar(deck, player)
  return (
    <div class="s">
      <p class="pts">
        {score}
        <small>{sg.t('points', { n: score })}</small>
      </p>
      <p class="mini">
        <span data-explain={sg.t('coins.of', { n: player.coins })}>
          <Sign of="coin" />
          {player.coins}
          <span class="vh">{sg.t('part.coins')}</span>
        </span>
        <span data-explain={sg.t('palms.n', { n: player.palms })}>
          <Sign of="palm" />
          {player.palms}
          <span class="vh">{sg.t('part.palms')}</span>
        </span>
      </p>
      <FinishedStack deck={deck} player={player} />
    </div>
  )
}
