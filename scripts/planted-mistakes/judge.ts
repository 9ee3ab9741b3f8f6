/* Judges planted mistakes by the same code as the review, and counts false alarms in the matches of masters:
 *
 *   node scripts/planted-mistakes/judge.ts SUITE GAME [STEP] [FALSE-ALARM-MATCHES]
 *
 * SUITE is `tuning` or `held-out`; STEP 4 judges every fourth mistake.
 */

import { requireGame } from '../../src/games/testing/lookup.ts'
import { at, stateAt, viewOf } from '../../src/kernel/index.ts'
import { reviewMatch } from '../../src/review/review.ts'
import {
  isMistake,
  judgePlanted,
  openPlanted,
  parseSuiteName,
  readSuite,
} from '../../src/review/testing/planted-suite.ts'

const [suite = 'tuning', id = 'elfenland', step = '1', alarmMatches = '0'] = process.argv.slice(2)
const { game, reviewer } = requireGame(id)
if (!reviewer) throw new Error(`${id} cannot be reviewed`)
const { matches } = readSuite(parseSuiteName(suite), id)

interface Tally {
  marked: number
  count: number
  told: number
  true: number
  deviation: number
}
const tallies = new Map<string, Tally>()
function count(name: string, isMarked: boolean, told: number, cost: number): void {
  const tally = tallies.get(name) ?? { marked: 0, count: 0, told: 0, true: 0, deviation: 0 }
  tallies.set(name, tally)
  tally.count++
  tally.marked += Number(isMarked)
  tally.told += told
  tally.true += cost
  tally.deviation += Math.abs(told - cost)
}

let number = 0
for (const planted of matches) {
  const match = openPlanted(id, planted)
  for (const mistake of planted.mistakes) {
    const { turns, phase, kind, move, cost, error } = mistake
    if (number++ % Number(step) !== 0) continue
    const state = stateAt(match, turns)
    const {
      seat,
      moves: [strong],
    } = at(match.log, turns)
    const weak = at(game.legal(viewOf(state, seat)), move)
    const judged = judgePlanted(match, reviewer, mistake)
    const isMarked = isMistake(judged)
    const told = judged.chanceLoss
    const { round } = reviewer.evaluator.momentOf(state.open)
    for (const name of ['all', phase, `${phase}: ${kind}`, `${planted.seats} seats`, `round ${round}`])
      count(name, isMarked, told, cost)
    if (!isMarked)
      process.stdout.write(
        `missed: match ${planted.index} (${planted.seats}) turn ${turns} ${phase} ${JSON.stringify(weak)} instead of ${JSON.stringify(strong)}: cost ${cost} ± ${error}, ${judged.mark ?? 'no mark'}, told ${told.toFixed(3)}, loss ${judged.loss.toFixed(2)}\n`,
      )
  }
}
for (const [name, tally] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
  const share = ((100 * tally.marked) / tally.count).toFixed(0)
  const ratio = (tally.told / tally.true).toFixed(2)
  const deviation = (tally.deviation / tally.true).toFixed(2)
  process.stdout.write(
    `${id} ${name}: ${tally.marked} of ${tally.count} (${share} %) marked, told/true ${ratio}, mean |told − true| / true ${deviation}\n`,
  )
}

let [decisions, alarms, inaccuracies] = [0, 0, 0]
for (const planted of matches.slice(0, Number(alarmMatches))) {
  for (const { decision } of reviewMatch(openPlanted(id, planted), reviewer).steps) {
    if (!decision) continue
    decisions++
    if (decision.mark === 'inaccuracy') inaccuracies++
    else if (decision.mark) alarms++
  }
}
if (decisions > 0)
  process.stdout.write(
    `${id}: ${alarms} mistakes and ${inaccuracies} inaccuracies in ${decisions} decisions of masters\n`,
  )
