import { readdirSync, readFileSync } from 'node:fs'
import { at } from '../../src/kernel/index.ts'

/** In /proc, processor time is counted in ticks. */
export const TICKS_PER_SECOND = 100

/** CPU seconds of a process and all its descendants. Exited ones are included in the figures of their parents. */
export function coreSecondsOfTree(pid: number): number {
  const stats = new Map<number, { parent: number; seconds: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = at(readFileSync(`/proc/${name}/stat`, 'utf8').split(') '), 1).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      stats.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND })
    } catch {
      // The process has exited in the meantime.
    }
  }
  const inTree = (one: number): boolean => {
    for (let id: number | undefined = one; id !== undefined; id = stats.get(id)?.parent)
      if (id === pid) return true
    return false
  }
  return [...stats].reduce((sum, [one, { seconds }]) => (inTree(one) ? sum + seconds : sum), 0)
}
