import { useMemo } from 'preact/hooks'
import { at, type View } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { language } from '../../../../ui/text/texts.tsx'
import { reachable } from '../../journey/route-finder.ts'
import { travellerOf } from '../../journey/traveller.ts'
import type { Town } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import type { JourneyDraft } from '../turn/journey.ts'
import { asElf } from '../view.ts'
import { describeRoad, describeTown } from '../words.ts'
import type { Described } from './marks.ts'

interface Descriptions {
  roadWords(road: number): Described
  townWords(town: Town): Described
}

/** What every road and town is, in words. They are made again only when the position or the drafted journey changes. */
export function useDescriptions(
  position: View,
  view: SeatView | undefined,
  journey: JourneyDraft | undefined,
): Descriptions {
  const { open } = asElf(position)
  const { name } = useFrame()
  // While a journey is drafted, distances and prices are told from its end.
  const here = journey?.after ?? view
  const drafted = journey?.legs.map(({ step }) => JSON.stringify(step)).join()
  const reach = useMemo(
    () => (here && open.phase !== 'over' ? reachable(travellerOf(here)) : undefined),
    [position, drafted],
  )
  const roads = useMemo(
    () => open.roads.map((_, road) => describeRoad(open, here, road)),
    [position, language.value, drafted],
  )
  const towns = useMemo(
    () => open.values.map((_, town) => describeTown(here?.open ?? open, here, town, reach, name)),
    [position, language.value, drafted],
  )
  return { roadWords: (road) => at(roads, road), townWords: (town) => at(towns, town) }
}
