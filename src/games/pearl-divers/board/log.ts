import type { View } from '../../../kernel/index.ts'
import type { LogLine } from '../../../ui/board/game-board.ts'
import { outcomeWords } from './board.tsx'
import { gameTexts } from './texts.ts'
import { asPearlDivers } from './view.ts'

/** What happened between two views: nothing that can be told, until all cards are shown. */
export function describe(before: View, after: View): LogLine[] {
  const [{ open: then }, { open: now }] = [asPearlDivers(before), asPearlDivers(after)]
  const { last } = now
  if (!last || isSameDive(before, after)) return []
  return [
    { heading: true, say: () => gameTexts.t('log.pearl', { round: then.round, pearl: last.pearl }) },
    ...last.depths.map(
      (depth, seat): LogLine => ({
        seat,
        say: (name) => gameTexts.t('log.depth', { name: name(seat), depth }),
      }),
    ),
    { announce: true, say: (name) => outcomeWords(last.pearl, last.winner, name) },
  ]
}

const isSameDive = (before: View, after: View): boolean => {
  const [{ open: then }, { open: now }] = [asPearlDivers(before), asPearlDivers(after)]
  return then.round === now.round && then.pearl === now.pearl
}

/** How long a step stays on screen before the next one, in milliseconds. */
export const displayTime = (before: View, after: View): number => (isSameDive(before, after) ? 200 : 1_500)
