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
  const { ahead, lastDeal } = stored
  if (lastDeal !== undefined && lastDeal > now() + TOLERANCE)
    return fail(
      `The clock is before ${new Date(lastDeal).toISOString()}, when this server last chose the deals of a day.`,
      `${SET_IT} A small computer without a clock of its own has to wait for that before the server starts.`,
    )
  if (ahead === undefined) return ok('The clock is not behind anything that is stored.')
  const apart = Math.abs(ahead)
  const seconds = (apart / 1000).toFixed(1)
  const found = `The clocks of this machine and of the database differ by ${seconds} s.`
  if (apart > DANGEROUS) return fail(found, SET_IT)
  return apart > TOLERANCE ? warn(found, SET_IT) : ok(found)
}
