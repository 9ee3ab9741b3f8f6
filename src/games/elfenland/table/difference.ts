import { NO_SEATS, type Seat } from '../../../kernel/index.ts'
import { type Card, HAND_KINDS } from '../rules/cards.ts'
import { countTowns, type Town } from '../rules/map.ts'
import {
  ANY_COUNTER,
  countersOn,
  GOLD_PIECE,
  IS_LAND,
  isDoubled,
  type Load,
  OBSTACLE,
} from '../rules/roads.ts'
import { NO_SEAT, type Open } from '../rules/state.ts'
import { GOLD_PIECE_TOKEN, NO_TOKEN, SEA_MONSTER, type Token, TREE_OBSTACLE } from '../rules/tokens.ts'
import { type Leg, retrace } from './retrace.ts'

/** Something that happened between two looks at the table, read off the difference; words and movement come from it. */
export type Happening =
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'tookGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'goldCards'; readonly n: number }
  | { readonly kind: 'income' }
  | { readonly kind: 'counter'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly token: Token; readonly gold: number }
  | { readonly kind: 'broke'; readonly seat: Seat }
  | { readonly kind: 'noBid'; readonly token: Token }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly token: Token; readonly road: number }
  | { readonly kind: 'doubled'; readonly seat: Seat; readonly token: Token; readonly road: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly road: number; readonly other: number }
  | {
      readonly kind: 'travelled'
      readonly seat: Seat
      readonly from: Town
      readonly to: Town
      readonly paid: readonly number[]
      readonly pieces: number
      readonly earned: number
      readonly legs: readonly Leg[]
    }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly town: Town }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'rewardGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'rewardCards'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'cleared'; readonly start: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly dealt: boolean }
  | { readonly kind: 'over' }

export function happeningsBetween(before: Open, after: Open): Happening[] {
  return [...actOf(before, after), ...courseOf(before, after)]
}

/** What the seat did that was asked. */
function actOf(before: Open, after: Open): Happening[] {
  const seat = before.turn
  switch (before.phase) {
    case 'drawCards':
    case 'rewardCards':
      return drawn(before, after, seat)
    case 'threeCounters':
      return gained(before, after, seat).map((token) => ({ kind: 'counter', seat, token }))
    case 'tokens':
      return gained(before, after, seat).map((token) => ({ kind: 'shown', seat, token }))
    case 'auction':
      return bidding(before, after, seat)
    case 'planning':
      return planned(before, after, seat)
    case 'moving':
      return travelled(before, after, seat)
    case 'handLimit':
      return [{ kind: 'discarded', seat, cards: spent(before, after) }]
    case 'reward':
      return rewarded(before, after, seat)
    default:
      return []
  }
}

/** What then happened by itself. */
function courseOf(before: Open, after: Open): Happening[] {
  const happenings: Happening[] = []
  const cleared = after.start !== before.start
  if (cleared) happenings.push({ kind: 'cleared', start: after.start })
  if (after.round !== before.round)
    happenings.push({ kind: 'round', round: after.round, dealt: after.variant.game === 'elfenland' })
  if (before.phase === 'drawCards' && after.phase !== 'drawCards') happenings.push({ kind: 'income' })
  if (after.phase === 'over' && before.phase !== 'over') happenings.push({ kind: 'over' })
  return happenings
}

function drawn(before: Open, after: Open, seat: Seat): Happening[] {
  const [old, now] = [before.players[seat], after.players[seat]]
  const happenings: Happening[] = []
  const gold = now.gold - old.gold - (before.phase === 'drawCards' && after.phase !== 'drawCards' ? 2 : 0)
  const card = now.seenCards.findIndex((n, kind) => n > old.seenCards[kind])
  if (gold > 0 && before.goldPile > 0 && after.goldPile === 0)
    happenings.push({ kind: 'tookGold', seat, gold })
  else if (card >= 0) happenings.push({ kind: 'took', seat, card })
  else if (now.cards > old.cards) happenings.push({ kind: 'drew', seat })
  const turned = after.goldPile - before.goldPile
  if (turned > 0) happenings.push({ kind: 'goldCards', n: turned })
  return happenings
}

function gained(before: Open, after: Open, seat: Seat): Token[] {
  return after.players[seat].tokens.flatMap((n, token) =>
    n > before.players[seat].tokens[token] ? [token] : [],
  )
}

function bidding(before: Open, after: Open, seat: Seat): Happening[] {
  const same = after.phase === 'auction' && after.lot === before.lot && after.round === before.round
  const happenings: Happening[] = []
  const { bidder, bid, row, lot } = before
  if (same && after.barred === before.barred) {
    return [after.bid > bid ? { kind: 'bid', seat, gold: after.bid } : { kind: 'passed', seat }]
  }
  const token = row[lot]
  const last = before.bidding === 1 << seat && bidder === NO_SEAT
  // The last one left who takes it for 1, or the pass that leaves one bidder.
  const winner = last ? seat : bidder
  const price = last ? 1 : bid
  const won = winner !== NO_SEAT && after.players[winner].tokens[token] > before.players[winner].tokens[token]
  if (!last || !won) happenings.push({ kind: 'passed', seat })
  else happenings.push({ kind: 'bid', seat, gold: price })
  if (won) happenings.push({ kind: 'won', seat: winner, token, gold: price })
  else if (after.barred !== before.barred && after.barred !== NO_SEATS && winner !== NO_SEAT)
    happenings.push({ kind: 'broke', seat: winner })
  else if (token !== NO_TOKEN) happenings.push({ kind: 'noBid', token })
  return happenings
}

function planned(before: Open, after: Open, seat: Seat): Happening[] {
  const changed = before.roads.flatMap((load, road) => (after.roads[road] !== load ? [road] : []))
  if (changed.length === 2) return [{ kind: 'swapped', seat, road: changed[0], other: changed[1] }]
  if (changed.length === 0 || after.roads.every((load) => load === 0)) return [{ kind: 'passed', seat }]
  const [road] = changed
  const fresh = after.roads[road] & ~before.roads[road]
  const token = tokenIn(fresh, road)
  if (isDoubled(after.roads[road]) && (fresh & ANY_COUNTER) !== 0)
    return [{ kind: 'doubled', seat, token, road }]
  return [{ kind: 'laid', seat, token, road }]
}

function tokenIn(load: Load, road: number): Token {
  if ((load & OBSTACLE) !== 0) return IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER
  if ((load & GOLD_PIECE) !== 0) return GOLD_PIECE_TOKEN
  return countersOn(load)[0]
}

/** By kind: what came onto the discard pile; where that was shuffled away meanwhile, nothing. */
function spent(before: Open, after: Open): number[] {
  return Array.from({ length: HAND_KINDS }, (_, card) =>
    Math.max(0, after.discard[card] - before.discard[card]),
  )
}

function travelled(before: Open, after: Open, seat: Seat): Happening[] {
  const [old, now] = [before.players[seat], after.players[seat]]
  const paid = spent(before, after)
  const moved = old.boot !== now.boot || paid.some((n) => n > 0)
  if (!moved)
    return after.phase === 'moving' && after.turn === seat
      ? []
      : before.moved
        ? []
        : [{ kind: 'stayed', seat, town: old.boot }]
  const earned = after.turn === seat ? after.earned - before.earned : 0
  return [
    {
      kind: 'travelled',
      seat,
      from: old.boot,
      to: now.boot,
      paid,
      pieces: countTowns(now.pieces) - countTowns(old.pieces),
      earned,
      legs: retrace(before, after, seat, paid),
    },
  ]
}

function rewarded(before: Open, after: Open, seat: Seat): Happening[] {
  const [old, now] = [before.players[seat], after.players[seat]]
  if (now.gold > old.gold && now.cards <= old.cards)
    return [{ kind: 'rewardGold', seat, gold: now.gold - old.gold }]
  return [{ kind: 'rewardCards', seat, n: Math.max(0, now.cards - old.cards) }]
}
