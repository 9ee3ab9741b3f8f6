import type { GameManifest } from '../../src/games/manifest.ts'
import { at, forkMatch, type Match, newFairSeed } from '../../src/kernel/index.ts'
import { type Comparison, compareTurns, toTheEnd } from '../../src/puzzle/compare-turns.ts'
import { LEAST_MARGIN, type Puzzle } from '../../src/puzzle/puzzle-file.ts'
import { ratingOf } from '../../src/puzzle/rating.ts'
import type { Reviewer } from '../../src/search/evaluator.ts'
import type { Yardstick } from '../../src/search/levels.ts'
import { partnersOf, planKey, screen } from './alternatives.ts'
import { shareSolved } from './ask-levels.ts'
import type { Decision } from './decisions.ts'
import { slackOf } from './journeys.ts'

type Moves = readonly unknown[]
export type NewPuzzle = Omit<Puzzle, 'id' | 'match'>

/** Why a decision did not become a puzzle; the program counts them. */
export type Refused = 'screened' | 'close' | 'unconfirmed' | 'contradicted' | 'easy' | 'unsolved'

/** The worlds of the first search, of the long one and of that to the end of the match, and the series that they are sampled from. */
const FIRST = { series: 0x0ff1ce, worlds: 40 }
export const LONG = { series: 0xc0ffee, worlds: 320 }
const TO_THE_END = { series: 0xe4d, worlds: 80 }
/** Two standard errors on either side hold 95 % of such measurements. */
export const ERRORS = 2
/** What the first search found to be worse by this many standard errors needs no long search. */
const BEYOND_DOUBT = 4
/**
 * Higher bids than the smallest, and other counters of the same plan, are right as well if they are worth the same but
 * for this part of a unit.
 */
const NEARLY = 0.5

/** Turns a decision into a puzzle if one turn is best beyond doubt. */
export function makePuzzle(
  manifest: GameManifest,
  match: Match,
  decision: Decision,
  takesEasy: (rating: number) => boolean,
): NewPuzzle | Refused {
  const { reviewer } = manifest
  if (!reviewer) return 'screened'
  const unit = LEAST_MARGIN[decision.kind]
  const found = screen(manifest, decision, unit)
  if (!found || found.gap < unit) return 'screened'
  const first = search(reviewer, decision, found.turns, FIRST, unit)
  if (!first) return 'close'
  const { others } = first
  const answers = first.answers.map((moves) => [...moves])
  if (dependsOnPasses(decision, at(answers, 0))) return 'screened'
  const slack = decision.kind === 'journey' ? { slack: slackOf(decision.view, unit) } : {}
  const position = forkMatch(match, decision.turns, newFairSeed())
  const solved = (level: Yardstick): number =>
    shareSolved(manifest, position, decision, { answers, ...slack }, level)
  const quick = { gentle: solved('gentle'), steady: solved('steady'), sharp: solved('sharp') }
  if (!takesEasy(ratingOf({ ...quick, master: 1 }))) return 'easy'
  const confirmed = confirm(reviewer, decision, first, unit)
  if (!confirmed) return 'unconfirmed'
  if (isContradicted(reviewer, decision, at(answers, 0), at(confirmed, 0), unit)) return 'contradicted'
  const solvedBy = { ...quick, master: solved('master') }
  // An answer that no level ever finds may be a weakness of the search.
  if (Object.values(solvedBy).every((share) => share === 0)) return 'unsolved'
  const losses = mergedLosses(others, confirmed)
  const runnerUp = at(losses, 0)
  const answer = at(answers, 0)
  const why = reviewer.evaluator.explain(decision.view, decision.memory, { moves: answer, value: 0 })
  const { turns, seat, kind } = decision
  return {
    turns,
    seat,
    kind,
    answers,
    ...slack,
    others: losses.map(({ moves, loss }) => ({
      moves: [...moves],
      loss: rounded(loss),
    })),
    margin: rounded(runnerUp.loss),
    error: rounded(runnerUp.error),
    worlds: LONG.worlds,
    solvedBy,
    rating: ratingOf(solvedBy),
    reason: why.reason,
    ...(why.more && why.more.length > 0 ? { more: [...why.more] } : {}),
    ...(why.plan && why.plan.length > 0 ? { plan: [...why.plan] } : {}),
  }
}

/**
 * A pass that ends the planning phase is worth what the others would still have laid, though they have just passed.
 * Sampled worlds do not know why they did, so they are no judge of that.
 */
function dependsOnPasses({ kind, view }: Decision, moves: Moves): boolean {
  const { passes, players } = view.open as { passes: number; players: readonly unknown[] }
  return kind === 'plan' && typeOf(moves) === 'pass' && passes === players.length - 1
}

export const rounded = (value: number): number => Math.round(value * 100) / 100

interface Found {
  readonly answers: readonly Moves[]
  /** Everything else, the best first. */
  readonly others: readonly Comparison[]
}

/** Finds the best turn and what amounts to the same. Undefined unless the rest is worse by a unit. */
function search(
  reviewer: Reviewer,
  decision: Decision,
  turns: readonly Moves[],
  worlds: typeof FIRST,
  unit: number,
): Found | undefined {
  const { model } = reviewer
  const { view, memory, kind } = decision
  const [favourite = [], ...rest] = turns
  const compared = compareTurns(model, view, memory, [favourite, ...rest], worlds)
  const partners = kind === 'plan' ? partnersOf(reviewer, decision, favourite) : new Set()
  const isEqual = ({ moves, loss }: Comparison): boolean =>
    Math.abs(loss) < NEARLY * unit &&
    (partners.has(planKey(moves)) || (kind === 'bid' && typeOf(moves) === typeOf(favourite)))
  const others = compared.filter((other) => !isEqual(other)).toSorted((a, b) => a.loss - b.loss)
  if (others.length === 0 || at(others, 0).loss < unit) return undefined
  // One more gold can only matter much because of how the sampled rivals happen to raise.
  if (kind === 'bid' && others.some(({ moves }) => typeOf(moves) === typeOf(favourite))) return undefined
  const answers = [favourite, ...compared.filter(isEqual).map(({ moves }) => moves)]
  if (kind !== 'plan') return { answers, others }
  const legal = model.game.legal(view)
  return { answers: [...answers, ...answers.flatMap((moves) => twinsOf(legal, moves))], others }
}

const typeOf = (moves: Moves): unknown => (at(moves, 0) as { type: unknown }).type

/** The same action with a token of the other kind, open or hidden. */
const twinsOf = (legal: readonly unknown[], moves: Moves): Moves[] =>
  legal
    .map((move) => [move])
    .filter((twin) => planKey(twin) === planKey(moves) && JSON.stringify(twin) !== JSON.stringify(moves))

/**
 * Repeats the comparison in worlds that have not been used yet. The answer must be worth a unit more than each of the
 * others even if the difference is two standard errors too large. The closest others get the long search.
 */
function confirm(
  { model }: Reviewer,
  { view, memory }: Decision,
  { answers, others }: Found,
  unit: number,
): readonly Comparison[] | undefined {
  const isDoubtful = ({ loss, error }: Comparison, index: number): boolean =>
    index < 2 || loss - BEYOND_DOUBT * error < unit
  const turns = [at(answers, 0), ...others.filter(isDoubtful).map(({ moves }) => moves)]
  // Most of what will fail shows it after a few worlds.
  const part = { series: LONG.series + 1, worlds: 24 }
  if (compareTurns(model, view, memory, turns, part).some(({ loss }) => loss < unit)) return undefined
  const compared = compareTurns(model, view, memory, [...turns, ...answers.slice(1)], LONG)
  const [worse, equal] = [compared.slice(0, turns.length - 1), compared.slice(turns.length - 1)]
  if (equal.some(({ loss }) => Math.abs(loss) >= NEARLY * unit)) return undefined
  if (worse.some(({ loss, error }) => loss - ERRORS * error < unit)) return undefined
  return worse.toSorted((a, b) => a.loss - b.loss)
}

/**
 * The margin rests on an evaluation of positions. Whole matches vary more, so they cannot confirm it, but the margin
 * must lie within two standard errors of what they give.
 */
export function isContradicted(
  { model }: Reviewer,
  { view, memory }: Pick<Decision, 'view' | 'memory'>,
  answer: Moves,
  { moves }: Pick<Comparison, 'moves'>,
  unit: number,
): boolean {
  const [played] = compareTurns(toTheEnd(model), view, memory, [answer, moves], TO_THE_END)
  return played === undefined || played.loss + ERRORS * played.error < unit
}

/** The losses of the long search where there are any, else those of the first one. */
function mergedLosses(first: readonly Comparison[], long: readonly Comparison[]): Comparison[] {
  return first
    .map((other) => long.find(({ moves }) => moves === other.moves) ?? other)
    .toSorted((a, b) => a.loss - b.loss)
}
