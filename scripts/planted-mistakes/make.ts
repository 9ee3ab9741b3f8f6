/* Plants mistakes into games of masters and measures what they cost:
 *
 *   node scripts/planted-mistakes/make.ts SUITE GAME SEED FROM STEP SECONDS FILE [PHASES]
 *
 * Plays the games FROM, FROM + STEP, … of the series until the time is over, so that several processes can share the
 * work; `collect.ts` makes a suite of their output. At decisions of every phase, or of PHASES (names with commas between
 * them), it replaces the master's move by another legal one, as SUITE (`tuning` or `held-out`) wants it, and completes
 * the game with sharp players many times, in the same sampled worlds, with both moves.
 */

import { appendFileSync } from 'node:fs'
import { parse } from 'valibot'
import { recordOne } from '../../src/arena/series.ts'
import { requireBot, requireGame } from '../../src/games/testing/lookup.ts'
import { at, type Chance, fastChance, fastSeed, type Match, stateAt, viewOf } from '../../src/kernel/index.ts'
import { type Mistake, type PlantedMatch, parseSuiteName } from '../../src/review/testing/planted-suite.ts'
import { shuffled } from '../shuffled.ts'
import { alternativesTo, type Decision, RULES } from './alternatives.ts'
import { trueCosts } from './true-cost.ts'

const [
  suite = 'tuning',
  id = 'elfenland',
  seed = '5000',
  from = '0',
  step = '1',
  seconds = '60',
  file = '/dev/stdout',
  phases = '',
] = process.argv.slice(2)

/** A mistake costs at least this share of the games. */
const LEAST_COST = 0.15
/** Where the mover wins less often than this with the strong move, no other can cost enough. */
const LEAST_BASELINE = 0.2
const FIRST = 8
/** What the first, few pairs of games must show for more to be played. The cost is measured in pairs of their own. */
const SCREENS: readonly (readonly [from: number, to: number, least: number])[] = [
  [0, FIRST, 0.1],
  [FIRST, 30, 0.12],
]
const [MEASURED_FROM, MEASURED_TO] = [30, 150]
/** How many decisions of a phase are tried in one match, and how many mistakes of it are kept. */
const DECISIONS: Readonly<Record<string, number>> = {
  auction: 14,
  planning: 14,
  moving: 12,
  mark: 14,
  pick: 8,
}
const OTHER_DECISIONS = 4
const KEPT = 4

const { game, reviewer } = requireGame(id)
if (!reviewer) throw new Error(`${id} cannot be reviewed`)
const { model } = reviewer
const [master, sharp] = [requireBot(id, 'master'), requireBot(id, 'sharp')]
const weaker = [requireBot(id, 'gentle'), requireBot(id, 'steady')]
const rule = RULES[parseSuiteName(suite)]
const deadline = Date.now() + 1000 * Number(seconds)

function decisionsOf(match: Match): Decision[] {
  return match.log.map(({ seat, moves }, turns) => {
    const state = stateAt(match, turns)
    const open = state.open as { phase: string; players: readonly { gold?: number }[] }
    const legal = game.legal(viewOf(state, seat))
    const move = JSON.stringify(moves[0])
    const played = legal.findIndex((one) => JSON.stringify(one) === move)
    const isExtra = (moves[0] as { type: string }).type === 'extra'
    const phase = isExtra ? 'extra' : open.phase
    return { turns, phase, legal, played, gold: open.players[seat]?.gold ?? 0 }
  })
}

function mistakesIn(match: Match, decisions: readonly Decision[], chance: Chance): Mistake[] {
  const found: Mistake[] = []
  for (const phase of new Set(decisions.map((decision) => decision.phase))) {
    if (phases !== '' && !phases.split(',').includes(phase)) continue
    const own = decisions.filter((decision) => decision.phase === phase && decision.legal.length > 1)
    let kept = 0
    for (const decision of shuffled(own, chance).slice(0, DECISIONS[phase] ?? OTHER_DECISIONS)) {
      if (kept === KEPT || Date.now() > deadline) break
      const mistake = mistakeAt(match, decision, chance)
      if (!mistake) continue
      kept++
      found.push(mistake)
    }
  }
  return found.sort((a, b) => a.turns - b.turns)
}

function mistakeAt(match: Match, decision: Decision, chance: Chance): Mistake | undefined {
  const { turns, phase, legal, played } = decision
  const costs = trueCosts(match, turns, model, sharp, at(legal, played))
  if (costs.baseline(FIRST) < LEAST_BASELINE) return undefined
  for (const other of alternativesTo(rule, decision, { match, weaker, chance })) {
    const weak = at(legal, other.move)
    if (!SCREENS.every(([from, to, least]) => costs.measure(weak, from, to).cost >= least)) continue
    const { cost, error } = costs.measure(weak, MEASURED_FROM, MEASURED_TO)
    if (cost >= LEAST_COST) return { turns, phase, ...other, cost: rounded(cost), error: rounded(error) }
  }
  return undefined
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000

for (let index = Number(from); Date.now() < deadline; index += Number(step)) {
  const seats = (Math.floor(index / Number(step)) + Number(from)) % 2 === 0 ? 2 : 4
  const bots = Array.from({ length: seats }, () => master)
  const match = recordOne({ game, options: parse(game.options, {}), bots, seed: Number(seed) }, index)
  const decisions = decisionsOf(match)
  const planted: PlantedMatch = {
    seats,
    seed: Number(seed),
    index,
    moves: decisions.map(({ played }) => played).join(' '),
    mistakes: mistakesIn(match, decisions, fastChance(fastSeed(Number(seed) + 1, index))),
  }
  appendFileSync(file, `${JSON.stringify(planted)}\n`)
}
