import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FULL } from '../health/storage-space.ts'
import { reasonOf } from '../reason-of.ts'
import type { ExaminedServer, Probes } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { Stored } from './stored.ts'

const { ok, warn, fail } = findingsOf('disk')

/** From this share on it is time to do something. */
const TIGHT = 0.8

/** Whether there is room, and whether it can be written to. */
export async function checkDisk(
  { data, database, quota }: ExaminedServer,
  stored: Stored,
  { disk }: Probes,
): Promise<Finding> {
  const size = stored.kind === 'found' ? stored.size : 0
  const quotaFinding = quota === undefined ? undefined : judge(size / quota, 'of VERMEIL_QUOTA is used')
  if (quotaFinding && quotaFinding.state !== 'ok') return quotaFinding
  if (database !== undefined)
    return ok(
      `The data${size > 0 ? ` (${megabytes(size)} MB)` : ''} is in PostgreSQL; watch the disk of that machine there.`,
    )
  const folder = existing(data)
  const unwritable = await writeProblem(folder)
  if (unwritable !== undefined)
    return fail(
      `${folder} cannot be written to: ${unwritable}.`,
      'Give the folder to the user of the server (chown), and make sure that the disk is not mounted read-only.',
    )
  const { size: total, free } = await disk(folder)
  const share = total === 0 ? 1 : (total - free) / total
  return judge(share, `of the disk with ${folder} is used, ${megabytes(free)} MB are free`)
}

function judge(share: number, what: string): Finding {
  const found = `${(100 * share).toFixed(0)} % ${what}.`
  if (share >= FULL)
    return fail(
      `${found} New tables are refused from ${100 * FULL} % on.`,
      'Free some space, use a larger disk, raise VERMEIL_QUOTA, or keep matches for a shorter time (VERMEIL_KEEP_…).',
    )
  if (share >= TIGHT)
    return warn(found, `New tables are refused from ${100 * FULL} % on. Plan for more space soon.`)
  return ok(found)
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)

/** The folder, or the nearest one above it that exists already. */
function existing(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path))
}

async function writeProblem(folder: string): Promise<string | undefined> {
  const file = join(folder, `.vermeil-doctor-${process.pid}`)
  try {
    await writeFile(file, '')
    await rm(file)
    return undefined
  } catch (problem) {
    return reasonOf(problem)
  }
}
