import { type Finding, findingsOf } from './finding.ts'
import type { Stored } from './stored.ts'

const { ok, warn } = findingsOf('ratings')

/** Whether the ratings of players rest on the current ratings of the bots. */
export function checkRatings(stored: Stored): Finding {
  if (stored.kind === 'unusable')
    return warn('The ratings cannot be read.', 'They are stored with the data; see database.')
  if (stored.kind === 'found' && stored.oldRatings)
    return warn(
      'The levels of bots have been measured again since the first ratings were computed.',
      'Make a backup, stop all servers, and run "vermeil ratings recompute" once (docs/ratings.md, "Recomputing").',
    )
  return ok('No rating rests on earlier measurements of the bots.')
}
