import { at } from '../../../../kernel/index.ts'
import { tokenName } from '../names.ts'
import type { Planning } from '../turn/planning.ts'
import { Counter, RoadLoad } from './pieces-on-map.tsx'
import { roadPlace } from './positions.ts'

/** The drafted plan: the roads as they would be, or the spell on the first of its roads. */
export function DraftOnMap({ planning: { held, roads, after } }: { planning: Planning }) {
  if (!held) return undefined
  return (
    <g class="e-ghost">
      {roads.map((road) =>
        after ? (
          <RoadLoad key={road} road={road} load={at(after.open.roads, road)} />
        ) : (
          <Counter
            key={road}
            kind={tokenName(held.token)}
            at={[roadPlace(road).x, roadPlace(road).y]}
            radius={27}
          />
        ),
      )}
    </g>
  )
}
