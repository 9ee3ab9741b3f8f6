import {
  type Bot,
  type Chance,
  type Game,
  type Match,
  type State,
  stateAt,
  viewOf,
} from '../../src/kernel/index.ts'
import type { SearchModel } from '../../src/search/model.ts'
import { memoryIn, seatToMove } from '../../src/search/play-out.ts'
import { sampleChance } from '../../src/search/sampling.ts'

/** Completed games from one decision: the mover's share of the win with several moves in the same sampled worlds. */
export interface TrueCosts {
  /** The mean share of the win in the first games, if the mover plays the strong move. */
  baseline(games: number): number
  /**
   * What the other move costs over the pairs of games number `from` to `to`, and its standard error.
   */
  measure(weak: unknown, from: number, to: number): { readonly cost: number; readonly error: number }
}

/** Everyone plays as `bot` to the end of the game, in worlds that agree with what the mover knows. */
export function trueCosts(
  match: Match,
  turns: number,
  model: SearchModel,
  bot: Bot,
  strong: unknown,
): TrueCosts {
  const { game } = match
  const state = stateAt(match, turns)
  const seat = seatToMove(game, state)
  const view = viewOf(state, seat)
  const memory = memoryIn(match, model, seat, turns)
  const memories = state.own.map((_, other) => memoryIn(match, bot, other, turns))
  const winWith = (move: unknown, sample: number): number => {
    const chance = sampleChance(SERIES, sample)
    const world = model.sample(view, memory, chance)
    game.play(world, seat, move, chance)
    finish(game, world, bot, memories, chance)
    const winners = game.result(world.open)?.winners ?? []
    return winners.includes(seat) ? 1 / winners.length : 0
  }
  const strongWins: number[] = []
  const strongWin = (sample: number): number => {
    strongWins[sample] ??= winWith(strong, sample)
    return strongWins[sample]
  }
  return {
    baseline(games) {
      let sum = 0
      for (let sample = 0; sample < games; sample++) sum += strongWin(sample)
      return sum / games
    },
    measure(weak, from, to) {
      let [sum, squares] = [0, 0]
      for (let sample = from; sample < to; sample++) {
        const difference = strongWin(sample) - winWith(weak, sample)
        sum += difference
        squares += difference * difference
      }
      const pairs = to - from
      const cost = sum / pairs
      return { cost, error: Math.sqrt((squares / pairs - cost * cost) / (pairs - 1)) }
    },
  }
}

/** Another series than the review's own samples. */
const SERIES = 0x70157

function finish(game: Game, state: State, bot: Bot, known: readonly unknown[], chance: Chance): void {
  const memories = [...known]
  for (;;) {
    if (bot.observe)
      for (const seat of memories.keys()) memories[seat] = bot.observe(memories[seat], viewOf(state, seat))
    const seat = seatToMove(game, state)
    if (seat < 0) return
    const rejection = game.play(
      state,
      seat,
      bot.choose(viewOf(state, seat), chance, { memory: memories[seat] }),
      chance,
    )
    if (rejection) throw new Error(`${bot.name} made an illegal move: ${JSON.stringify(rejection)}`)
  }
}
