import { pointingAt } from '../../../../ui/board/pointed-place.ts'
import { placeOfRoute } from '../history/log-place.ts'
import { useGhostRoute } from '../map/ghost-route.ts'
import { el } from '../texts.ts'
import type { BestJourney } from '../turn/best-journey.ts'
import { goldWords } from '../words.ts'

/** What the best journey would bring now. Pointing at it draws it on the map, and pressing it brings it into sight. */
export function BestJourneyNote({ best }: { best: BestJourney | undefined }) {
  const ghost = useGhostRoute()
  if (!best) return undefined
  if (best.legs.length === 0) return <p class="ef-gain">{el.t('best.none')}</p>
  // The number stays on one line with what it counts.
  const towns = el.t('best.towns', { n: best.towns }).replaceAll(' ', '\u00a0')
  return (
    <button
      type="button"
      class="ef-gain"
      data-do="best"
      {...ghost(best.legs)}
      onClick={pointingAt(placeOfRoute(best.legs)).onClick}
    >
      {el.t(best.planned ? 'best.planned' : 'best', {
        what: best.gold > 0 ? `${towns}, ${goldWords(best.gold)}` : towns,
      })}
    </button>
  )
}
