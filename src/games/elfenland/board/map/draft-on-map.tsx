import { at } from '../../../../kernel/index.ts'
import { tokenName } from '../names.ts'
import type { Planning } from '../turn/planning/planning.ts'
import { Counter, RoadLoad } from './pieces-on-map.tsx'
import { roadPlace } from './positions.ts'

/** The drafted plan: the roads as they would be. While a spell still needs a choice, it lies beside the counters. */
export function DraftOnMap({ planning: { held, roads, after } }: { planning: Planning }) {
  if (!held) return undefined
  return (
    <g class="e-ghost">
      {roads.length === 2 ? <SwapLine roads={roads} /> : undefined}
      {roads.map((road) => {
        const { x, y } = roadPlace(road)
        return after ? (
          <RoadLoad key={road} road={road} load={at(after.open.roads, road)} />
        ) : (
          <Counter key={road} kind={tokenName(held.token)} at={[x + 28, y - 28]} radius={17} />
        )
      })}
    </g>
  )
}

/** Connects the two roads whose counters are swapped. */
function SwapLine({ roads }: { roads: readonly number[] }) {
  const [from, to] = [roadPlace(at(roads, 0)), roadPlace(at(roads, 1))]
  return <path class="e-swap" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
}
