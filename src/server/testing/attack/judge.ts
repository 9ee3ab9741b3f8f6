import type { CommandTimes } from './bystanders.ts'
import { COUNTS, type Counts, type DamageBounds, type Scenario, USUAL_BOUNDS } from './scenario.ts'
import type { Usage } from './target.ts'

/** How much longer than on the quiet server the slowest hundredth of the bystanders' commands may take. */
const SLOWDOWN = 5
/**
 * Milliseconds that always count as quick enough: what nobody notices. On a machine that others use as well, the p99 of
 * a quiet server varies by itself, so a ratio of smaller figures says nothing.
 */
const NOTICEABLE = 100
/** Milliseconds that the p99 never exceeds. */
const LONGEST_WAIT = 1_000

export interface Observation {
  readonly scenario: Scenario
  readonly quiet: CommandTimes
  readonly attacked: CommandTimes
  readonly counts: Counts
  /** Processor time of the quiet phase in milliseconds, where the system tells. */
  readonly quietProcessor: number | undefined
  /** Before the attack, and at the end of it. */
  readonly before: Usage
  readonly after: Usage
  /** What the server logged meanwhile. */
  readonly log: readonly string[]
  /** What must not be in the log. */
  readonly secrets: readonly string[]
  /** What went wrong for the bystanders, the attacker or the server. */
  readonly problems: readonly string[]
}

/** What is wrong whatever the machine is busy with: nothing here depends on the time that passes. */
export function damage(observation: Observation): string[] {
  const { scenario, counts, before, after, log, secrets, problems } = observation
  const bounds: DamageBounds = { ...USUAL_BOUNDS, ...scenario.bounds }
  const memory = megabytes(after.memory - before.memory)
  const disk = megabytes(after.disk - before.disk)
  return [
    ...problems,
    ...undefended(scenario, counts),
    ...tooMuch('memory grew by MB', memory, bounds.memory),
    ...tooMuch('the data folder grew by MB', disk, bounds.disk),
    ...tooMuch('lines in the log', log.length, bounds.logLines),
    ...tooMuch(
      `processor milliseconds for each ${scenario.cost?.each}`,
      costOf(observation),
      scenario.cost?.milliseconds,
    ),
    ...tooMuch('bytes for each thing sent', counts.received / Math.max(1, counts.sent), scenario.answer),
    ...log.filter((line) => /"stack"|\n\s+at /.test(line)).map((line) => `a stack in the log: ${line}`),
    ...log.filter((line) => secrets.some((secret) => line.includes(secret))).map(() => 'a secret in the log'),
  ]
}

/** What the bystanders felt. Says nothing about a machine that is so busy that they wait without an attack, too. */
export function slowness(observation: Observation): string[] {
  if (isTooBusy(observation)) return []
  const { quiet, attacked } = observation
  return (['moves', 'pings'] as const).flatMap((what) => {
    const allowed = Math.min(LONGEST_WAIT, Math.max(NOTICEABLE, SLOWDOWN * p99(quiet[what])))
    return tooMuch(`p99 of ${what} in ms`, p99(attacked[what]), allowed)
  })
}

export const isTooBusy = ({ quiet }: Observation): boolean =>
  SLOWDOWN * Math.max(p99(quiet.moves), p99(quiet.pings)) > LONGEST_WAIT

export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0
}

export const megabytes = (bytes: number): number => bytes / 1_048_576

/**
 * The processor time for each thing sent, or each connection cut, beyond what the bystanders' own commands cost.
 * Undefined where the system does not tell the processor time.
 */
export function costOf({
  scenario,
  counts,
  quiet,
  attacked,
  quietProcessor,
  before,
  after,
}: Observation): number | undefined {
  if (quietProcessor === undefined || before.processor === undefined || after.processor === undefined)
    return undefined
  const eachCommand = quietProcessor / Math.max(1, commandsOf(quiet))
  const caused = after.processor - before.processor - eachCommand * commandsOf(attacked)
  return Math.max(0, caused) / Math.max(1, counts[scenario.cost?.each ?? 'sent'])
}

const commandsOf = ({ moves, pings }: CommandTimes): number => moves.length + pings.length

const undefended = ({ defence }: Scenario, counts: Counts): string[] =>
  COUNTS.flatMap((count) => {
    const least = defence[count] ?? 0
    return counts[count] >= least ? [] : [`${count}: ${counts[count]}, expected at least ${least}`]
  })

function tooMuch(what: string, found: number | undefined, most: number | undefined): string[] {
  if (found === undefined || most === undefined || found <= most) return []
  return [`${what}: ${found.toFixed(1)}, allowed ${most.toFixed(1)}`]
}
