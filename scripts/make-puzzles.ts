/* Makes puzzles from matches between bots:
 *
 *   node scripts/make-puzzles.ts GAME COUNT [SEED]    until there are COUNT puzzles of the game
 *   node scripts/make-puzzles.ts write                writes what has been found to puzzles/
 *   node scripts/make-puzzles.ts again GAME           searches the shipped ones again, after the bots have changed
 *
 * It works through the matches of a series, which depends on the seed alone, and appends a line for each to
 * `.cache/puzzles/GAME.jsonl`. It can be stopped at any time and continues with the next match. docs/puzzles.md says
 * what a puzzle has to fulfil.
 */

import { GAMES } from '../src/games/all.ts'
import { findGame, type GameManifest } from '../src/games/manifest.ts'
import { type Chance, fastChance, fastSeed, type Match } from '../src/kernel/index.ts'
import type { PuzzleKind } from '../src/puzzle/puzzle-file.ts'
import { decisionsOf } from './puzzles/decisions.ts'
import { makePuzzle, type NewPuzzle, type Refused } from './puzzles/make-puzzle.ts'
import { playMatch } from './puzzles/matches.ts'
import { searchedAgain } from './puzzles/search-again.ts'
import { appendWork, playedMatch, readWork } from './puzzles/work-file.ts'
import { writePuzzles } from './puzzles/write-puzzles.ts'
import { shuffled } from './shuffled.ts'

/** Puzzles of one match, and turns of the log between two of them. */
const PER_MATCH = 5
const TURNS_APART = 5
/** The planning phase takes longest to search, and a match has many such decisions. */
const PLANS_PER_MATCH = 10
/** The largest share of the puzzles that may be of one kind. */
const LARGEST_SHARE: Readonly<Record<string, number>> = {
  'silver-and-gold': 0.6,
  elfenland: 0.95,
  elfengold: 0.5,
}
/** The largest share of the puzzles with at most these ratings. */
const EASY_SHARES: readonly (readonly [rating: number, share: number])[] = [
  [830, 0.12],
  [1099, 0.35],
]

/** What is counted over all puzzles so far, because kinds and difficulties are to be mixed. */
interface Totals {
  readonly kinds: Map<PuzzleKind, number>
  readonly ratings: number[]
}

function count(totals: Totals, { kind, rating }: NewPuzzle): void {
  totals.kinds.set(kind, (totals.kinds.get(kind) ?? 0) + 1)
  totals.ratings.push(rating)
}

/** Whether another puzzle with this rating is wanted. */
const takesEasy = ({ ratings }: Totals, rating: number): boolean =>
  EASY_SHARES.every(
    ([limit, share]) =>
      rating > limit || ratings.filter((other) => other <= limit).length <= share * ratings.length + 2,
  )

function puzzlesOf(
  manifest: GameManifest,
  match: Match,
  totals: Totals,
  chance: Chance,
): { puzzles: NewPuzzle[]; refused: Partial<Record<Refused, number>> } {
  const puzzles: NewPuzzle[] = []
  const refused: Partial<Record<Refused, number>> = {}
  if (!manifest.reviewer) throw new Error(`${manifest.game.id} cannot be reviewed`)
  const mostOfKind = LARGEST_SHARE[manifest.game.id] ?? 1
  // In random order, so that early and late positions are equally likely.
  const decisions = shuffled([...decisionsOf(match, manifest.reviewer.model)], chance)
  let plans = 0
  for (const decision of decisions) {
    if (puzzles.length >= PER_MATCH) break
    if (puzzles.some(({ turns }) => Math.abs(turns - decision.turns) < TURNS_APART)) continue
    if ((totals.kinds.get(decision.kind) ?? 0) > mostOfKind * totals.ratings.length + 5) continue
    if (decision.kind === 'plan' && ++plans > PLANS_PER_MATCH) continue
    const made = makePuzzle(manifest, match, decision, (rating) => takesEasy(totals, rating))
    if (typeof made === 'string') refused[made] = (refused[made] ?? 0) + 1
    else {
      puzzles.push(made)
      count(totals, made)
    }
  }
  return { puzzles: puzzles.toSorted((a, b) => a.turns - b.turns), refused }
}

function work(manifest: GameManifest, target: number, seed: number): void {
  const { game } = manifest
  const done = readWork(game.id)
  const totals: Totals = { kinds: new Map(), ratings: [] }
  for (const { puzzles } of done) for (const puzzle of puzzles) count(totals, puzzle)
  for (let index = (done.at(-1)?.index ?? -1) + 1; totals.ratings.length < target; index++) {
    const started = process.cpuUsage()
    const match = playMatch(manifest, seed, index)
    const { puzzles, refused } = puzzlesOf(manifest, match, totals, fastChance(fastSeed(seed, ~index)))
    const seconds = process.cpuUsage(started).user / 1e6
    const recorded = puzzles.length > 0 ? { recorded: playedMatch(match) } : {}
    appendWork(game.id, { index, seconds, refused, puzzles, ...recorded })
    const found = puzzles.map(({ kind, rating }) => `${kind} ${rating}`).join(', ') || 'none'
    console.log(
      `${game.id} match ${index}: ${found}; ${totals.ratings.length} in all, ${seconds.toFixed(1)} s, ${JSON.stringify(refused)}`,
    )
  }
}

/** Begins with those of the shipped puzzles that the bots of today confirm. */
function searchAgain(game: string): void {
  if (readWork(game).length > 0) throw new Error(`remove .cache/puzzles/${game}.jsonl first`)
  for (const line of searchedAgain(game)) {
    appendWork(game, line)
    console.log(`${game} match ${line.index}: ${line.puzzles.length} stay, ${line.refused.close} do not`)
  }
}

const [id = '', target = '300', seed = '1818'] = process.argv.slice(2)
if (id === 'again') searchAgain(target)
else if (id === 'write') for (const { game } of GAMES) writePuzzles(game, readWork(game.id))
else {
  const manifest = findGame(GAMES, id)
  if (!manifest) throw new Error(`there is no game ${id}`)
  work(manifest, Number(target), Number(seed))
}
