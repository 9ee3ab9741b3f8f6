import * as v from 'valibot'
import {
  at,
  type Bag,
  bagOf,
  type Chance,
  copyBag,
  everySeat,
  type Game,
  hasSeat,
  type Rejection,
  rank,
  type State,
  withoutSeat,
} from '../index.ts'

/**
 * A game for testing the kernel. Players hold three hidden cards and all play one face down at the same time. When
 * everybody has played, the cards are shown, the highest wins the trick, and everybody draws. The game has one or two
 * tricks.
 */
const ToyMove = v.strictObject({
  type: v.literal('lay'),
  card: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
const ToyOptions = v.strictObject({ tricks: v.optional(v.picklist([1, 2]), 2) })

interface Open {
  waiting: number
  left: number
  tricks: number[]
  shown: number[]
}
interface Own {
  hand: number[]
  laid: number
}
interface Secret {
  pile: Bag
}

type ToyState = State<Open, Own, Secret>
type ToyMove = v.InferOutput<typeof ToyMove>

export const toyGame: Game<Open, Own, Secret, ToyMove, v.InferOutput<typeof ToyOptions>> = {
  id: 'toy',
  version: 3,
  seats: { min: 2, max: 4 },
  options: ToyOptions,
  moves: ToyMove,
  setup({ tricks }, seats, chance) {
    const pile = bagOf([4, 4, 4, 4, 4, 4])
    return {
      open: { waiting: everySeat(seats), left: tricks, tricks: Array(seats).fill(0), shown: [] },
      own: Array.from({ length: seats }, () => ({ hand: draw(3, pile, chance), laid: -1 })),
      secret: { pile },
    }
  },
  waiting: ({ waiting }) => waiting,
  legal({ seat, open, own }) {
    if (seat === undefined || !own || !hasSeat(open.waiting, seat)) return []
    return [...new Set(own.hand)].map((card) => ({ type: 'lay', card }))
  },
  play(state, seat, { card }, chance): Rejection | undefined {
    const { open, own } = state
    if (!hasSeat(open.waiting, seat)) return { code: 'notYourMove' }
    const player = at(own, seat)
    const index = player.hand.indexOf(card)
    if (index < 0) return { code: 'notInHand', card }
    player.hand.splice(index, 1)
    player.laid = card
    open.waiting = withoutSeat(open.waiting, seat)
    if (open.waiting === 0) show(state, chance)
    return undefined
  },
  result({ left, tricks }) {
    if (left > 0) return undefined
    return rank(tricks.map((n) => ({ score: n, parts: { tricks: n }, tieBreak: {} })))
  },
  copy(from, into = structuredClone(from)) {
    into.open = structuredClone(from.open)
    into.own = structuredClone(from.own)
    copyBag(from.secret.pile, into.secret.pile)
    return into
  },
}

const draw = (n: number, pile: Bag, chance: Chance): number[] =>
  Array.from({ length: n }, () => chance.draw(pile, 'cards'))

function show({ open, own, secret }: ToyState, chance: Chance): void {
  open.shown = own.map(({ laid }) => laid)
  const winner = open.shown.indexOf(Math.max(...open.shown))
  open.tricks = open.tricks.map((tricks, seat) => (seat === winner ? tricks + 1 : tricks))
  open.left--
  for (const hidden of own) {
    hidden.laid = -1
    if (open.left > 0) hidden.hand.push(chance.draw(secret.pile, 'cards'))
  }
  open.waiting = open.left > 0 ? everySeat(own.length) : 0
}
