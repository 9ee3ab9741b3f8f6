import { LONGEST_ABSENCE } from '../retention/clock-guard.ts'
import type { Probes } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { Stored } from './stored.ts'

const { ok, warn, fail } = findingsOf('clock')

/** Deadlines and leases of several processes need clocks that agree this well, in milliseconds. */
const TOLERANCE = 1_000
/** A lease lasts this long: with a greater difference two processes may hold the same one. */
const DANGEROUS = 3_000

const SET_IT =
  'Let the system set its clock by the network: timedatectl set-ntp true, on this machine and on that of the database.'

/** Whether the time of this machine can be right. */
export function checkClock(stored: Stored, { now }: Probes): Finding {
  if (stored.kind !== 'found') return ok('There is nothing stored to compare the clock with.')
  const { ahead, lastDeal, lastTime = Number.POSITIVE_INFINITY } = stored
  if (lastDeal !== undefined && lastDeal > now() + TOLERANCE)
    return fail(
      `The clock is before ${new Date(lastDeal).toISOString()}, when this server last chose the deals of a day.`,
      `${SET_IT} A small computer without a clock of its own has to wait for that before the server starts.`,
    )
  const apart = Math.abs(ahead ?? 0)
  const seconds = (apart / 1000).toFixed(1)
  const found = `The clocks of this machine and of the database differ by ${seconds} s.`
  if (apart > DANGEROUS) return fail(found, SET_IT)
  if (apart > TOLERANCE) return warn(found, SET_IT)
  if (now() > lastTime + LONGEST_ABSENCE)
    return warn(
      `No server has run since ${new Date(lastTime).toISOString()}, or the clock is ahead.`,
      `${SET_IT} If none has run, nothing has to be done: for a day after its start, a server deletes nothing that has expired.`,
    )
  return ok(ahead === undefined ? 'The clock is not behind anything that is stored.' : found)
}
