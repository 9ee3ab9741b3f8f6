import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  type Seat,
  scriptedChance,
  viewOf,
} from '../../../kernel/index.ts'
import { type Card, cardId, type Deck, NO_CARD, STANDARD_DECK } from '../rules/components/deck.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { cardNamed } from '../rules/position.ts'
import type { Open, SilverAndGoldState } from '../rules/state.ts'

/** Plays moves and throws if one of them is illegal. */
export function play(
  state: SilverAndGoldState,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance = anyChance(),
): void {
  for (const move of moves) {
    const rejection = silverAndGold.play(state, seat, move, chance)
    if (rejection) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${rejection.code}`)
  }
}

/** The code with which an illegal move is refused. */
export function refused(state: SilverAndGoldState, seat: Seat, move: Move): string | undefined {
  return silverAndGold.play(state, seat, move, anyChance())?.code
}

export const anyChance = (seed = 1): Chance => fastChance(fastSeed(seed))

/** A chance that draws these cards in order from a stock of this size. */
export function cardsDrawn(stock: number, ...ids: string[]): Chance {
  return scriptedChance(ids.map((id, i) => [stock - i, cardNamed(STANDARD_DECK, id)]))
}

export const legalMoves = (state: SilverAndGoldState, seat: Seat): Move[] =>
  silverAndGold.legal(viewOf(state, seat))

export const single = (place: 0 | 1, cell: number): Move => ({ type: 'single', place, cell })
export const extra = (place: 0 | 1, cell: number): Move => ({ type: 'extra', place, cell })
export const take = (id: string): Move => ({ type: 'take', card: cardNamed(STANDARD_DECK, id) })
export const pattern = (place: 0 | 1, ...cells: number[]): Move => ({
  type: 'pattern',
  place,
  cells: cells.reduce((set, cell) => set | (1 << cell), 0),
})

export const idsOf = (cards: readonly Card[], deck: Deck = STANDARD_DECK): string[] =>
  cards.map((card) => (card === NO_CARD ? '-' : cardId(deck, card)))

/** All cards found anywhere on the table, sorted. In a valid state this is every card of the deck exactly once. */
export function whereCardsAre({ open, own, secret }: SilverAndGoldState): Card[] {
  const stock = secret.stock.counts.flatMap((count, card) => Array<Card>(count).fill(card))
  const dealt = open.phase === 'keep' ? own.flatMap((hidden) => hidden.dealt) : []
  const active = open.players.flatMap(({ cards, finished }) => [...cards, ...finished])
  return [...stock, ...dealt, ...open.display, ...active]
    .filter((card) => card !== NO_CARD)
    .sort((a, b) => a - b)
}

/** Plays a game in which `choose` makes every decision, and yields before each move. */
export function* playGame(
  seats: number,
  seed: number,
  options: Options = { memoryAid: false },
  choose: (moves: Move[], rng: Chance, open: Open) => Move = (moves, rng) =>
    at(moves, rng.below(moves.length)),
): Generator<{ state: SilverAndGoldState; seat: Seat; move: Move; chance: Chance }, SilverAndGoldState> {
  const chance = fastChance(fastSeed(seed))
  const rng = fastChance(fastSeed(seed, 1))
  const state = silverAndGold.setup(options, seats, chance)
  while (state.open.waiting !== 0) {
    const waiting = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => (state.open.waiting >> seat) & 1,
    )
    const seat = at(waiting, rng.below(waiting.length))
    const move = choose(legalMoves(state, seat), rng, state.open)
    yield { state, seat, move, chance }
    play(state, seat, [move], chance)
  }
  return state
}

export function finishedGame(seats: number, seed: number, options?: Options): SilverAndGoldState {
  const game = playGame(seats, seed, options)
  for (;;) {
    const step = game.next()
    if (step.done) return step.value
  }
}
