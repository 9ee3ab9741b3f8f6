import { at, type Seat, sum } from '../../../../kernel/index.ts'
import type { Card } from '../../rules/components/cards.ts'
import { countTowns, type Town } from '../../rules/components/map.ts'
import {
  ANY_COUNTER,
  countersOn,
  GOLD_PIECE,
  IS_LAND,
  isDoubled,
  type Load,
  OBSTACLE,
} from '../../rules/components/roads.ts'
import { GOLD_PIECE_TOKEN, SEA_MONSTER, type Token, TREE_OBSTACLE } from '../../rules/components/tokens.ts'
import { INCOME } from '../../rules/phases/income.ts'
import { NO_SEAT, type Open, type Player } from '../../rules/state.ts'
import { playerAt } from '../view.ts'
import { type Leg, retrace } from './retrace.ts'

/** An event read off the difference between two views. The log and the animations are made from it. */
export type BoardEvent =
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'tookGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'goldCards'; readonly n: number }
  | { readonly kind: 'income' }
  | { readonly kind: 'counter'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly token: Token; readonly gold: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly token: Token; readonly gold: number }
  | { readonly kind: 'broke'; readonly seat: Seat }
  | { readonly kind: 'noBid'; readonly token: Token }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly token: Token; readonly road: number }
  | { readonly kind: 'doubled'; readonly seat: Seat; readonly token: Token; readonly road: number }
  | {
      readonly kind: 'swapped'
      readonly seat: Seat
      readonly road: number
      /** The counter that came to the road, and the one that came to the other road. */
      readonly token: Token
      readonly other: number
      readonly otherToken: Token
    }
  | {
      readonly kind: 'travelled'
      readonly seat: Seat
      readonly from: Town
      readonly to: Town
      readonly paid: readonly number[]
      /** The gold paid for wizards. */
      readonly goldPaid: number
      readonly pieces: number
      readonly earned: number
      readonly legs: readonly Leg[]
    }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly town: Town }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'rewardGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'rewardCards'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'cleared'; readonly start: Seat; readonly players: readonly Standing[] }
  | { readonly kind: 'round'; readonly round: number; readonly dealt: boolean }
  | { readonly kind: 'over' }

/** How a player stands at the end of a round. */
export type Standing = Readonly<Pick<Player, 'boot' | 'pieces' | 'gold'>>

export function eventsBetween(before: Open, after: Open): BoardEvent[] {
  return [...actOf(before, after), ...consequencesOf(before, after)]
}

/** What the seat to move did. */
function actOf(before: Open, after: Open): BoardEvent[] {
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
      return [{ kind: 'discarded', seat, cards: spent(before, after) }, ...rewardDrawn(before, after, seat)]
    case 'reward':
      return rewarded(before, after, seat)
    default:
      return []
  }
}

/** What the game then did by itself. */
function consequencesOf(before: Open, after: Open): BoardEvent[] {
  const events: BoardEvent[] = []
  const cleared = after.start !== before.start
  if (cleared) {
    const players = after.players.map(({ boot, pieces, gold }) => ({ boot, pieces, gold }))
    events.push({ kind: 'cleared', start: after.start, players })
  }
  if (after.round !== before.round)
    events.push({ kind: 'round', round: after.round, dealt: after.variant.game === 'elfenland' })
  if (before.phase === 'drawCards' && after.phase !== 'drawCards') events.push({ kind: 'income' })
  if (after.phase === 'over' && before.phase !== 'over') events.push({ kind: 'over' })
  return events
}

function drawn(before: Open, after: Open, seat: Seat): BoardEvent[] {
  const [old, now] = [playerAt(before, seat), playerAt(after, seat)]
  const events: BoardEvent[] = []
  const income = before.phase === 'drawCards' && after.phase !== 'drawCards' ? INCOME : 0
  const gold = now.gold - old.gold - income
  const card = now.seenCards.findIndex((n, kind) => n > at(old.seenCards, kind))
  if (gold > 0) events.push({ kind: 'tookGold', seat, gold })
  if (card >= 0) events.push({ kind: 'took', seat, card })
  // A reward continues by itself after a gold card in it is replaced, so several cards may have been drawn.
  const blind = now.cards - old.cards - (card >= 0 ? 1 : 0)
  for (let n = 0; n < blind; n++) events.push({ kind: 'drew', seat })
  return [...events, ...goldTurned(gold > 0 ? 0 : before.goldPile, after)]
}

function goldTurned(pile: number, { goldPile }: Open): BoardEvent[] {
  return goldPile > pile ? [{ kind: 'goldCards', n: goldPile - pile }] : []
}

function gained(before: Open, after: Open, seat: Seat): Token[] {
  return playerAt(after, seat).tokens.flatMap((n, token) =>
    n > at(playerAt(before, seat).tokens, token) ? [token] : [],
  )
}

function bidding(before: Open, after: Open, seat: Seat): BoardEvent[] {
  const { bidder, bid, row, lot } = before
  const token = at(row, lot)
  const same = after.phase === 'auction' && after.lot === lot && after.round === before.round
  if (same && after.barred === before.barred) {
    return [after.bid > bid ? { kind: 'bid', seat, token, gold: after.bid } : { kind: 'passed', seat }]
  }
  const last = before.bidding === 1 << seat && bidder === NO_SEAT
  // Either the last bidder left takes the token for 1 gold, or this pass leaves one bidder.
  const winner = last ? seat : bidder
  const price = last ? 1 : bid
  const won =
    winner !== NO_SEAT &&
    at(playerAt(after, winner).tokens, token) > at(playerAt(before, winner).tokens, token)
  // A winner who cannot pay is barred; the token leaves the row if everybody is.
  const broke =
    !won && winner !== NO_SEAT && (same || playerAt(after, winner).gold < playerAt(before, winner).gold)
  const events: BoardEvent[] = []
  if (last && (won || broke)) events.push({ kind: 'bid', seat, token, gold: price })
  else events.push({ kind: 'passed', seat })
  if (won) events.push({ kind: 'won', seat: winner, token, gold: price })
  if (broke) events.push({ kind: 'broke', seat: winner })
  if (!won && !same) events.push({ kind: 'noBid', token })
  return events
}

function planned(before: Open, after: Open, seat: Seat): BoardEvent[] {
  const freshOn = (road: number): Load => at(after.roads, road) & ~at(before.roads, road)
  const changed = before.roads.flatMap((load, road) => (at(after.roads, road) !== load ? [road] : []))
  const [first, second] = changed
  if (first !== undefined && second !== undefined)
    return [
      {
        kind: 'swapped',
        seat,
        road: first,
        token: tokenIn(freshOn(first), first),
        other: second,
        otherToken: tokenIn(freshOn(second), second),
      },
    ]
  if (first === undefined || after.roads.every((load) => load === 0)) return [{ kind: 'passed', seat }]
  const road = first
  const fresh = freshOn(road)
  const token = tokenIn(fresh, road)
  if (isDoubled(at(after.roads, road)) && (fresh & ANY_COUNTER) !== 0)
    return [{ kind: 'doubled', seat, token, road }]
  return [{ kind: 'laid', seat, token, road }]
}

function tokenIn(load: Load, road: number): Token {
  if ((load & OBSTACLE) !== 0) return IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER
  if ((load & GOLD_PIECE) !== 0) return GOLD_PIECE_TOKEN
  return at(countersOn(load), 0)
}

/** The cards that were paid or discarded, by kind. */
const spent = (before: Open, after: Open): number[] =>
  after.spent.map((n, card) => n - at(before.spent, card))

function travelled(before: Open, after: Open, seat: Seat): BoardEvent[] {
  const [old, now] = [playerAt(before, seat), playerAt(after, seat)]
  const paid = spent(before, after)
  const moved = old.boot !== now.boot || paid.some((n) => n > 0)
  const goesOn = after.phase === 'moving' && after.turn === seat && after.round === before.round
  if (!moved && !goesOn && !before.moved)
    return [{ kind: 'stayed', seat, town: old.boot }, ...rewardDrawn(before, after, seat)]
  if (!moved) return rewardDrawn(before, after, seat)
  const earned = after.turn === seat ? after.earned - before.earned : 0
  return [
    {
      kind: 'travelled',
      seat,
      from: old.boot,
      to: now.boot,
      paid,
      goldPaid: Math.max(0, old.gold - now.gold),
      pieces: countTowns(now.pieces) - countTowns(old.pieces),
      earned,
      legs: retrace(before, after, seat, paid),
    },
    ...rewardDrawn(before, after, seat),
  ]
}

function rewarded(before: Open, after: Open, seat: Seat): BoardEvent[] {
  const drawn = rewardDrawn(before, after, seat)
  if (drawn.length > 0) return drawn
  const gold = playerAt(after, seat).gold - playerAt(before, seat).gold
  // If no card is left, the reward may be no cards at all.
  return gold < before.earned
    ? [{ kind: 'rewardCards', seat, n: 0 }]
    : [{ kind: 'rewardGold', seat, gold: before.earned }]
}

/** Elfengold: the cards that came by themselves, as a reward, and the gold cards among them; 0 where that is the first. */
function rewardDrawn(before: Open, after: Open, seat: Seat): BoardEvent[] {
  if (before.variant.game !== 'elfengold') return []
  const gone = sum(spent(before, after))
  const n = playerAt(after, seat).cards - playerAt(before, seat).cards + gone
  const gold = goldTurned(before.goldPile, after)
  const drawing = after.phase === 'rewardCards' || (before.phase === 'reward' && gold.length > 0)
  return n > 0 || drawing ? [{ kind: 'rewardCards', seat, n }, ...gold] : gold
}
