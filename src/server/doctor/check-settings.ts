import type { ExaminedServer } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn } = findingsOf('settings')

/** Whether the environment has names that look like settings but are none. */
export function checkSettings({ unknownSettings = [] }: ExaminedServer): Finding {
  if (unknownSettings.length === 0) return ok('Every setting in the environment is known.')
  return warn(
    `Not a setting, so without effect: ${unknownSettings.join(', ')}.`,
    'Correct the name: “vermeil serve --help” lists all settings.',
  )
}
