import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { haveParts, NATS, POSTGRES } from '../parts/programs.ts'
import { chaos, seconds } from './run.ts'

/* npm run chaos. Fails if anything was lost, duplicated or seen differently, or a client took too long to reconnect. */

/** Milliseconds after the end of a fault within which every client must be live again. */
const RECOVERY_GOAL = 5_000

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    tables: { type: 'string', default: '200' },
    bus: { type: 'string', default: 'nats' },
  },
})
function badOption(what: string): never {
  console.error(`chaos: ${what}`)
  process.exit(2)
}
function number(name: 'faults' | 'seed' | 'tables', least: number): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value >= least) return value
  return badOption(`--${name} takes a whole number of at least ${least}`)
}
const options = { faults: number('faults', 1), seed: number('seed', 0), tables: number('tables', 1) }
const bus =
  values.bus === 'nats' || values.bus === 'notify' ? values.bus : badOption('--bus takes nats or notify')
if (!haveParts('many processes under faults', POSTGRES, NATS)) process.exit(1)
console.log(`chaos: ${options.tables} tables, ${options.faults} faults, --seed ${options.seed} --bus ${bus}`)
const report = await chaos({ ...options, bus, say: (line) => console.log(line) })

const { struck, violations } = report
for (const [fault, times] of Map.groupBy(struck, ({ fault }) => fault)) {
  const live = times.flatMap((one) => one.live).sort((a, b) => a - b)
  const quantileOf = (quantile: number): string => seconds(live[Math.ceil(quantile * live.length) - 1] ?? 0)
  console.log(
    `${fault}: ${times.length} times; live again: 50 % after ${quantileOf(0.5)}, 99 % after ${quantileOf(0.99)}, all after ${quantileOf(1)}`,
  )
}
const [load = 0] = loadavg()
const { tables, turns, bots, standIns, acknowledged, resent, reconnects } = report
console.log(
  `${tables} tables finished, at least ${options.tables} at any time; ${turns} turns, ${bots} of them by bots`,
)
console.log(
  `${acknowledged} commands acknowledged, ${resent} sent again, ${reconnects} reconnects, ${standIns} seats timed out`,
)
console.log(`load average at the end: ${load.toFixed(1)} on ${availableParallelism()} cores`)
const late = struck.flatMap(({ fault, live }, nth) =>
  live.some((time) => time > RECOVERY_GOAL)
    ? [`fault ${nth + 1} (${fault}): not everyone was live again in time`]
    : [],
)
for (const problem of [...violations, ...late]) console.error(`FAILED: ${problem}`)
if (violations.length + late.length > 0) process.exit(1)
console.log('nothing lost, nothing duplicated, everyone saw the same, every table finished')
process.exit(0)
