import type { Phrase } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { besidesTowns, givenUp, saved, townId } from './comparison.ts'
import { chosenOutlook, townsFirst } from './outlook.ts'

/** Why a journey: its towns and its end, what it saves, and what it gives up. */
export function explainJourney(view: SeatView, moves: readonly Move[]): Explanation<Move> {
  const journey = chosenOutlook(view, moves)
  const { towns, end } = journey
  const reason =
    towns > 0
      ? { key: 'reason.travel', towns, town: townId(end) }
      : { key: 'reason.travelWithoutTowns', town: townId(end) }
  const instead = towns > 0 ? undefined : besidesTowns('more.for', view, journey, chosenOutlook(view, []))
  const gaveUp = givenUp(view, journey, townsFirst(view), reason)
  return {
    reason,
    more: [...toPhrases(instead), ...gaveUp, ...(gaveUp.length > 1 ? [] : saved(view, journey))],
  }
}

/** Why the journey ends here: no further town can be reached, or it would cost more than it brings. */
export function explainStop(view: SeatView): Explanation<Move> {
  const staying = chosenOutlook(view, [])
  const most = townsFirst(view)
  if (most.towns === 0) return { reason: { key: 'reason.stopNone' }, more: saved(view, staying) }
  const what = besidesTowns('more.for', view, staying, most)
  return {
    reason: { key: 'reason.stop', towns: most.towns },
    more: [...toPhrases(what), ...saved(view, staying)],
  }
}

const toPhrases = (phrase: Phrase | undefined): readonly Phrase[] => (phrase ? [phrase] : [])
