import { botNamed, type GameManifest } from '../../src/games/manifest.ts'
import { at, fastChance, fastSeed, hasSeat, type Match, viewOf } from '../../src/kernel/index.ts'
import { isSameTurn } from '../../src/puzzle/judge-answer.ts'
import type { Yardstick } from '../../src/search/levels.ts'
import type { Decision } from './decisions.ts'
import type { NewPuzzle } from './make-puzzle.ts'

type Moves = readonly unknown[]

/** How often each level is asked, with another random stream each time. */
const TIMES: Readonly<Record<Yardstick, number>> = { gentle: 8, steady: 8, sharp: 4, master: 3 }

/** The share of its tries in which a level finds one of the answers. `match` stands at the decision. */
export function shareSolved(
  manifest: GameManifest,
  match: Match,
  decision: Decision,
  { answers, slack }: Pick<NewPuzzle, 'answers' | 'slack'>,
  level: Yardstick,
): number {
  const { seat, kind } = decision
  const question = { seat, kind, ...(slack ? { slack } : {}) }
  let solved = 0
  for (let time = 0; time < TIMES[level]; time++) {
    const moves = decideAs(manifest, decision, level, time)
    if (answers.some((answer) => isSameTurn(match, question, moves, answer))) solved++
  }
  return solved / TIMES[level]
}

/** The whole turn of a level, which decides move by move. */
function decideAs(
  manifest: GameManifest,
  { state, seat, kind, memory, turns }: Decision,
  level: Yardstick,
  time: number,
): Moves {
  const bot = botNamed(manifest, level)
  if (!bot) throw new Error(`there is no level ${level}`)
  const { game } = manifest
  const world = game.copy(state)
  const chance = fastChance(fastSeed(turns, 1000 + time))
  const moves: unknown[] = []
  for (;;) {
    const move = bot.choose(viewOf(world, seat), chance, bot.observe ? { memory } : {})
    const rejection = game.play(world, seat, move, fastChance(fastSeed(1)))
    if (rejection) throw new Error(`${level} made an illegal move: ${JSON.stringify(rejection)}`)
    moves.push(move)
    const goesOn =
      (kind === 'mark' && (at(world.own, seat) as { owed: number }).owed > 0) ||
      (kind === 'journey' && (move as { type: string }).type !== 'stop')
    if (!goesOn || !hasSeat(game.waiting(world.open), seat)) return moves
  }
}
