import { TOKENS } from '../../rules/components/tokens.ts'
import type { Planning } from '../turn/planning.ts'
import { roadPlace } from './positions.ts'
import { Counter, RoadLoad } from './things.tsx'

/** What is being tried: the roads as they would be, or the spell on the road that it was pointed at first. */
export function Tried({ planning: { held, roads, after } }: { planning: Planning }) {
  if (!held) return undefined
  return (
    <g class="e-ghost">
      {roads.map((road) =>
        after ? (
          <RoadLoad key={road} road={road} load={after.open.roads[road]} />
        ) : (
          <Counter
            key={road}
            kind={TOKENS[held.token]}
            at={[roadPlace(road).x, roadPlace(road).y]}
            radius={27}
          />
        ),
      )}
    </g>
  )
}
