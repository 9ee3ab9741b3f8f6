import type { GameManifest } from '../../src/games/manifest.ts'
import { at, fastChance, fastSeed, type Game, viewOf } from '../../src/kernel/index.ts'
import { compareTurns } from '../../src/puzzle/compare-turns.ts'
import type { Reviewer } from '../../src/search/evaluator.ts'
import type { Candidate } from '../../src/search/model.ts'
import type { Decision } from './decisions.ts'
import { bestJourneys } from './journeys.ts'

type Moves = readonly unknown[]

/** Turns that are considered, best first by a quick estimate. Each amounts to something else. */
export interface Alternatives {
  readonly turns: readonly Moves[]
  /** The estimated advantage of the first over the best one that does not amount to the same. */
  readonly gap: number
}

/** The turns that a long search compares. */
const LISTED = 6
/** More markings than this are not compared one by one. */
const MOST_MARKINGS = 600
const SCREEN_WORLDS = 8
/** Enough to see that most decisions are close. */
const GLANCE = { series: 4, worlds: 3 }

/** A quick look at a decision; undefined if it cannot become a puzzle. */
export function screen(
  { game, reviewer }: GameManifest,
  decision: Decision,
  unit: number,
): Alternatives | undefined {
  if (!reviewer || game.legal(decision.view).length < LEAST_CHOICE) return undefined
  switch (decision.kind) {
    case 'mark':
    case 'pick':
      return byEvaluation(reviewer, decision, unit)
    case 'journey':
      return listed(bestJourneys(decision.view, LISTED))
    case 'plan':
      return plans(game, reviewer, decision, unit)
    case 'bid':
      return bids(game, reviewer, decision, unit)
  }
}

/** A puzzle offers at least three different things to do. */
const LEAST_CHOICE = 3

function listed(candidates: readonly Candidate[]): Alternatives | undefined {
  if (candidates.length < LEAST_CHOICE) return undefined
  const turns = candidates.slice(0, LISTED).map(({ moves }) => moves)
  return { turns, gap: at(candidates, 0).value - at(candidates, 1).value }
}

/** Silver & Gold evaluates turns without rollouts. Where the first look is promising, all markings are compared. */
function byEvaluation(reviewer: Reviewer, decision: Decision, unit: number): Alternatives | undefined {
  const { evaluator, model } = reviewer
  const { view, memory, kind } = decision
  const first = listed(evaluator.rankCandidates(view, memory))
  if (!first || first.gap < unit || kind === 'pick') return first
  const markings = allMarkings(model.game, decision)
  if (markings.length > MOST_MARKINGS) return undefined
  const valued = markings.map((moves) => ({ moves, value: evaluator.valueOfMoves(view, memory, moves) ?? 0 }))
  return listed(valued.toSorted((a, b) => b.value - a.value))
}

/** Every marking, once for each set of cells, whatever the order of its extras. */
function allMarkings(game: Game, { state, seat }: Decision): Moves[] {
  const found = new Map<string, Moves>()
  const seen = new Set<string>()
  const explore = (moves: Moves, position: typeof state): void => {
    for (const move of game.legal(viewOf(position, seat))) {
      const next = game.copy(position)
      game.play(next, seat, move, fastChance(fastSeed(1)))
      const turn = [...moves, move]
      const cells = cellsOf(turn)
      const { owed } = next.own[seat] as { owed: number }
      if (seen.has(`${cells} ${owed}`) || found.size > MOST_MARKINGS) continue
      seen.add(`${cells} ${owed}`)
      if (owed > 0) explore(turn, next)
      else found.set(cells, turn)
    }
  }
  explore([], state)
  return [...found.values()]
}

/** The cells that moves mark on both cards. */
function cellsOf(moves: Moves): string {
  const cells = [0, 0]
  for (const move of moves as readonly { place: 0 | 1; cell?: number; cells?: number }[])
    cells[move.place] = at(cells, move.place) | (move.cells ?? 1 << (move.cell ?? 0))
  return cells.join()
}

/** The candidates of the planning phase in a few worlds; if one stands out, all legal moves. */
function plans(game: Game, reviewer: Reviewer, decision: Decision, unit: number): Alternatives | undefined {
  const { view, memory } = decision
  const candidates = reviewer.model.candidates(view, memory, 10).map(({ moves }) => moves)
  if (candidates.length < LEAST_CHOICE) return undefined
  const glance = rankedPlans(reviewer, decision, candidates, GLANCE)
  if (glance.gap < unit / 4) return undefined
  const quick = rankedPlans(reviewer, decision, candidates, { series: 1, worlds: SCREEN_WORLDS })
  if (quick.gap < unit / 2) return undefined
  const others = distinctMoves(game.legal(view)).filter(
    (moves) => !candidates.some((known) => planKey(known) === planKey(moves)),
  )
  const best = at(quick.turns, 0)
  const close = compareTurns(reviewer.model, view, memory, [best, ...others], { series: 2, worlds: 3 })
    .filter(({ loss }) => loss < 2 * unit)
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, LISTED)
    .map(({ moves }) => moves)
  return rankedPlans(reviewer, decision, [...quick.turns, ...close], { series: 3, worlds: SCREEN_WORLDS })
}

/** The counters that the plan behind an action lays as well: their order seldom matters. */
export function partnersOf({ evaluator }: Reviewer, { view, memory }: Decision, moves: Moves): Set<string> {
  const { plan = [] } = evaluator.explain(view, memory, { moves, value: 0 })
  return new Set(plan.map((move) => planKey([move])))
}

/** A pass and the smallest raises that the seat can pay. The gap is that between passing and raising. */
function bids(game: Game, { model }: Reviewer, decision: Decision, unit: number): Alternatives | undefined {
  const { view, memory, seat } = decision
  const legal = game.legal(view) as readonly { type: string; gold?: number }[]
  const { players } = view.open as { players: readonly { gold: number }[] }
  const { gold: owned } = at(players, seat)
  const affordable = legal.filter(({ gold = 0 }) => gold <= owned)
  if (affordable.length < LEAST_CHOICE) return undefined
  const moves = affordable.toSorted((a, b) => (a.gold ?? 0) - (b.gold ?? 0)).slice(0, RAISES + 1)
  const [pass = [], ...raises] = moves.map((move) => [move])
  const [glance] = compareTurns(model, view, memory, [pass, at(raises, 0)], GLANCE)
  if (!glance || Math.abs(glance.loss) < unit / 4) return undefined
  const compared = compareTurns(model, view, memory, [pass, ...raises], { series: 1, worlds: SCREEN_WORLDS })
  const best = Math.min(...compared.map(({ loss }) => loss))
  return { turns: best < 0 ? [...raises, pass] : [pass, ...raises], gap: Math.abs(best) }
}

const RAISES = 3

/** Orders actions by a few rollouts of each. */
function rankedPlans(
  reviewer: Reviewer,
  decision: Decision,
  turns: readonly Moves[],
  worlds: { readonly series: number; readonly worlds: number },
): Alternatives {
  const { view, memory } = decision
  const compared = compareTurns(reviewer.model, view, memory, turns, worlds)
  const all = [{ moves: at(turns, 0), loss: 0 }, ...compared].toSorted((a, b) => a.loss - b.loss)
  const best = at(all, 0)
  const partners = partnersOf(reviewer, decision, best.moves)
  const other = all.slice(1).find(({ moves }) => !partners.has(planKey(moves)))
  const gap = other ? other.loss - best.loss : 0
  return { turns: all.slice(0, LISTED + partners.size).map(({ moves }) => moves), gap }
}

/** A token may come from the open or from the hidden ones; that hardly matters, so it is the same move. */
export function planKey(moves: Moves): string {
  return JSON.stringify(moves, (key, value) => (/hidden/i.test(key) ? undefined : value))
}

function distinctMoves(legal: readonly unknown[]): Moves[] {
  return [...new Map(legal.map((move) => [planKey([move]), [move]])).values()]
}
