import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { textTable } from '../../../cli/text-table.ts'
import { costOf, damage, isTooBusy, megabytes, type Observation, p99, slowness } from './judge.ts'
import { Arena, canAttack, LONG } from './run.ts'
import type { Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios/index.ts'

/*
 * npm run attack [-- --seconds 15] [-- NAME…]. Fails if bystanders feel an attack, or if it costs the server too much.
 * Every scenario gets a server of its own.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '12' } },
})
const seconds = Number(values.seconds)
const chosen = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (!(seconds > 0) || chosen.length === 0) {
  console.error(`attack: --seconds takes a number, and these are the names: ${names(SCENARIOS)}`)
  process.exit(2)
}

function names(scenarios: readonly Scenario[]): string {
  return scenarios.map(({ name }) => `"${name}"`).join(' ')
}

if (!canAttack()) process.exit(1)

async function attack(scenario: Scenario): Promise<{ row: string[]; failures: string[] }> {
  const arena = await Arena.open(LONG(seconds))
  try {
    const observation = await arena.observe(scenario)
    const failures = [...damage(observation), ...slowness(observation)]
    return { row: [...rowOf(observation), verdict(observation, failures)], failures }
  } finally {
    await arena.close()
  }
}

const HEAD = [
  'scenario',
  'moves p99 quiet',
  'attacked',
  'pings p99 quiet',
  'attacked',
  'worst',
  'sent',
  'refused',
  'cut',
  'ms each',
  'memory MB',
  'disk MB',
  'log lines',
  '',
]

function verdict(observation: Observation, failures: readonly string[]): string {
  if (failures.length > 0) return 'FAILED'
  return isTooBusy(observation) ? 'held, but the machine is too busy to measure delays' : 'held'
}

function rowOf(observation: Observation): string[] {
  const { scenario, quiet, attacked, counts, before, after, log } = observation
  const worst = Math.max(0, ...attacked.moves, ...attacked.pings)
  return [
    scenario.name,
    ...[quiet.moves, attacked.moves, quiet.pings, attacked.pings].map((times) => p99(times).toFixed(1)),
    worst.toFixed(0),
    ...[counts.sent, counts.refused, counts.cut].map(String),
    costOf(observation)?.toFixed(2) ?? '',
    megabytes(after.memory - before.memory).toFixed(0),
    megabytes(after.disk - before.disk).toFixed(1),
    `${log.length}`,
  ]
}

const rows = [HEAD]
const failures: string[] = []
for (const scenario of chosen) {
  const judged = await attack(scenario)
  rows.push(judged.row)
  failures.push(...judged.failures.map((failure) => `${scenario.name}: ${failure}`))
  console.log(textTable([HEAD, judged.row]))
}
console.log(`\n${textTable(rows)}\n`)
console.log(`times in ms; load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
for (const failure of failures) console.error(`FAILED: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
