import { NO_COUNTERS } from '../journey/ways.ts'
import { type Card, WIZARD } from '../rules/components/cards.ts'
import { GOLD_PER_CARD } from '../rules/components/piles.ts'
import { isCounter, NO_TOKEN, type Token } from '../rules/components/tokens.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { tokenKept } from '../rules/phases/round-end.ts'
import type { SeatView } from '../rules/state.ts'
import { best, changed } from './best.ts'
import { countersOf } from './holding.ts'
import { type Prospects, prospectsLater, prospectsNow } from './prospects.ts'
import { goldWorth, objectiveOf, tokenWorth, type Worth } from './worth.ts'

/** Three counters: the one that helps the own plan most; a blind one may be of any kind. */
export function chooseCounter(view: SeatView, worth: Worth): Move {
  const { open, own } = view
  const counters = countersOf(view)
  const prospects = prospectsNow(view, worth)
  const values = counters.map((_, kind) => prospects.valueOf(own.hand, changed(counters, kind, 1)))
  const place = best([...open.openCounters.keys()], (shown) => values[open.openCounters[shown]])
  const isGood = values[open.openCounters[place]] >= mean(values)
  return isGood ? { type: 'takeCounter', place } : { type: 'drawCounter' }
}

/** Drawing cards: the one that helps most, or the gold pile where it is worth more; the pile may hold any kind. */
export function chooseCard(view: SeatView, worth: Worth): Move {
  const { open, own } = view
  const counters = countersOf(view)
  const prospects = prospectsLater(view, worth)
  const withCard = (card: Card): number =>
    card === WIZARD
      ? prospects.valueOf(own.hand, counters) + worth.wizard
      : prospects.valueOf(changed(own.hand, card, 1), counters)
  return best(elfenland.legal(view), (move) => {
    switch (move.type) {
      case 'takeCard':
        return withCard(open.openCards[move.place])
      case 'takeGoldPile':
        return prospects.valueOf(own.hand, counters) + GOLD_PER_CARD * open.goldPile * goldWorth(open, worth)
      default:
        return mean(Array.from({ length: TRANSPORT_KINDS }, (_, card) => withCard(card)))
    }
  })
}

/** The hand limit: the card that is missed least. */
export function chooseDiscard(view: SeatView, worth: Worth): Move {
  const { hand } = view.own
  const counters = countersOf(view)
  const prospects = prospectsLater(view, worth)
  return best(elfenland.legal(view), (move) => {
    if (move.type !== 'discard') return 0
    if (move.card === WIZARD) return prospects.valueOf(hand, counters) - worth.wizard
    return prospects.valueOf(changed(hand, move.card, -1), counters)
  })
}

/** Tokens: what is worth more is hidden. */
export function chooseShown(view: SeatView, worth: Worth): Move {
  return best(elfenland.legal(view), (move) =>
    move.type === 'show' ? -tokenValue(prospectsNow(view, worth), view, move.token, NO_COUNTERS, worth) : 0,
  )
}

/** Round end: the tokens that will serve best with the hand. */
export function chooseKept(view: SeatView, worth: Worth): Move {
  const counters = NO_COUNTERS.slice()
  for (const keepsake of view.own.kept) {
    const token = tokenKept(keepsake)
    if (keepsake !== NO_TOKEN && isCounter(token)) counters[token]++
  }
  const prospects = prospectsLater(view, worth)
  return best(elfenland.legal(view), (move) =>
    move.type === 'keep' ? tokenValue(prospects, view, move.token, counters, worth) : 0,
  )
}

/** The reward: the gold, if it is worth more than two cards. */
export function chooseReward(view: SeatView, worth: Worth): Move {
  const { gold, twoCards } = objectiveOf(view, worth)
  return { type: 'reward', take: gold * view.open.earned >= twoCards ? 'gold' : 'cards' }
}

/** What a token adds to counters that the seat has, in pieces. */
export function tokenValue(
  prospects: Prospects,
  { own: { hand } }: SeatView,
  token: Token,
  counters: readonly number[],
  worth: Worth,
): number {
  if (!isCounter(token)) return tokenWorth(token, worth) * worth.gold
  return prospects.valueOf(hand, changed(counters, token, 1)) - prospects.valueOf(hand, counters)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
