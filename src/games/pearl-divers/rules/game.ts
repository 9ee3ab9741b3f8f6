import {
  bagOf,
  type Chance,
  copyBag,
  everySeat,
  type Game,
  hasSeat,
  NO_SEATS,
  rank,
  type Seat,
  sum,
  withoutSeat,
} from '../../../kernel/index.ts'
import { DEEPEST, type Move, MoveSchema, type Options, OptionsSchema, type Refusal } from './moves.ts'
import type { Depth, Open, Own, PearlDiversState, Secret } from './state.ts'

/** Five cards of each depth. Index 0 is no card. */
const CARDS = [0, ...Array(DEEPEST).fill(5)]
/** How many pearls there are of each value. Index 0 is no pearl. */
const PEARLS = [0, 4, 3, 3, 2, 2, 1]
const HAND = 4

export const pearlDiversGame: Game<Open, Own, Secret, Move, Options> = {
  id: 'pearl-divers',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OptionsSchema,
  moves: MoveSchema,

  setup({ rounds }, seats, chance) {
    const secret = { cards: bagOf(CARDS), pearls: bagOf(PEARLS) }
    const deal = (): Own => ({
      hand: sorted(Array.from({ length: HAND }, () => chance.draw(secret.cards, 'cards'))),
      chosen: 0,
    })
    const own = Array.from({ length: seats }, deal)
    const open: Open = {
      waiting: everySeat(seats),
      pearl: chance.draw(secret.pearls, 'pearls'),
      round: 1,
      rounds,
      pearls: own.map(() => []),
    }
    return { open, own, secret }
  },

  waiting: ({ waiting }) => waiting,

  legal({ seat, open, own }) {
    if (seat === undefined || !own || !hasSeat(open.waiting, seat)) return []
    return [...new Set(own.hand)].map((depth) => ({ type: 'dive', depth }))
  },

  play(state, seat, { depth }, chance): Refusal | undefined {
    const { open, own } = state
    if (!hasSeat(open.waiting, seat)) return { code: 'notYourMove' }
    const diver = own[seat]
    const index = diver.hand.indexOf(depth)
    if (index < 0) return { code: 'notInHand', depth }
    diver.hand.splice(index, 1)
    diver.chosen = depth
    open.waiting = withoutSeat(open.waiting, seat)
    if (open.waiting === NO_SEATS) resolve(state, chance)
    return undefined
  },

  result({ pearl, pearls }) {
    if (pearl > 0) return undefined
    return rank(
      pearls.map((mine) => {
        const points = sum(mine)
        return { score: points, parts: { pearls: points }, tieBreak: { count: mine.length } }
      }),
    )
  },

  copy(from, into = structuredClone(from)) {
    into.open = { ...from.open, pearls: from.open.pearls.map((mine) => mine.slice()) }
    into.own = from.own.map(({ hand, chosen }) => ({ hand: hand.slice(), chosen }))
    copyBag(from.secret.cards, into.secret.cards)
    copyBag(from.secret.pearls, into.secret.pearls)
    return into
  },
}

const sorted = (depths: Depth[]): Depth[] => depths.sort((a, b) => a - b)

/** The deepest diver who is alone at that depth, or −1. */
export function deepestAlone(depths: readonly Depth[]): Seat {
  const alone = depths.filter((depth) => depths.indexOf(depth) === depths.lastIndexOf(depth))
  return depths.indexOf(Math.max(...alone))
}

/** Everybody has chosen: the cards are shown, the pearl is taken, and the next one is turned up. */
function resolve({ open, own, secret }: PearlDiversState, chance: Chance): void {
  const depths = own.map(({ chosen }) => chosen)
  const winner = deepestAlone(depths)
  if (winner >= 0) open.pearls[winner].push(open.pearl)
  open.last = { pearl: open.pearl, depths, winner }
  for (const diver of own) diver.chosen = 0
  if (open.round === open.rounds) {
    open.pearl = 0
    return
  }
  for (const diver of own) {
    diver.hand.push(chance.draw(secret.cards, 'cards'))
    sorted(diver.hand)
  }
  open.round++
  open.pearl = chance.draw(secret.pearls, 'pearls')
  open.waiting = everySeat(own.length)
}
