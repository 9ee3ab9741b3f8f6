/* Makes a suite of the output of `make.ts`:
 *
 *   node scripts/planted-mistakes/collect.ts SUITE GAME LIMIT FILE…
 *
 * It keeps at most LIMIT mistakes. Where a phase has more than its share, those of later matches are dropped.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import {
  parsePlantedMatch,
  parseSuiteName,
  type Suite,
  suiteFile,
} from '../../src/review/testing/planted-suite.ts'

const [suiteName = 'tuning', id = '', limit = '240', ...files] = process.argv.slice(2)

const matches = files
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map(parsePlantedMatch)
  .sort((a, b) => a.seed - b.seed || a.index - b.index)

const counts = new Map<string, number>()
for (const { mistakes } of matches)
  for (const { phase } of mistakes) counts.set(phase, (counts.get(phase) ?? 0) + 1)

/** The largest share with which all phases together stay within the limit. */
let share = Number(limit)
while ([...counts.values()].reduce((sum, count) => sum + Math.min(count, share), 0) > Number(limit)) share--

const kept = new Map<string, number>()
const suite: Suite = {
  game: id,
  made: `scripts/planted-mistakes/make.ts ${suiteName}; see docs/bots.md`,
  matches: matches.flatMap((match) => {
    const mistakes = match.mistakes.filter(({ phase }) => {
      const before = kept.get(phase) ?? 0
      kept.set(phase, before + 1)
      return before < share
    })
    return mistakes.length > 0 ? [{ ...match, mistakes }] : []
  }),
}
const lines = suite.matches.map((match) => `    ${JSON.stringify(match)}`).join(',\n')
const { game, made } = suite
writeFileSync(
  suiteFile(parseSuiteName(suiteName), id),
  `{\n  "game": ${JSON.stringify(game)},\n  "made": ${JSON.stringify(made)},\n  "matches": [\n${lines}\n  ]\n}\n`,
)
process.stdout.write(`${id}: ${suite.matches.length} matches, ${[...kept]}\n`)
