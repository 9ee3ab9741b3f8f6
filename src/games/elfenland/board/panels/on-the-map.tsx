import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { pointingAt } from '../../../../ui/board/pointed-place.ts'
import { countersOn, hasGoldPiece, hasObstacle, IS_LAND } from '../../rules/components/roads.ts'
import type { Open } from '../../rules/state.ts'
import { Gem, TokenDisc } from '../art/pieces.tsx'
import type { LogPlace } from '../history/log-place.ts'
import { tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { roadName, thingsOn } from '../words.ts'

/** Lights a road while the pointer is on its line. */
function lightRoad(road: number) {
  const { onPointerEnter, onPointerLeave } = pointingAt({ roads: [road], towns: [] } satisfies LogPlace)
  return { onPointerEnter, onPointerLeave }
}

/** A list of what lies on the roads. */
export function OnTheMap({ open, laidBy }: { open: Open; laidBy: ReadonlyMap<number, Seat> }) {
  const { name } = useFrame()
  const loaded = open.roads.flatMap((load, road) => (load === 0 ? [] : [{ road, load }]))
  return (
    <>
      <h3 class="ef-laid-title">{el.t('plan.soFar')}</h3>
      {loaded.length === 0 ? <p class="ef-hint ef-laid-title">{el.t('plan.empty')}</p> : undefined}
      <ol class="ef-laid" tabIndex={0} aria-label={el.t('plan.soFar')}>
        {loaded.map(({ road, load }) => (
          <li key={road} {...lightRoad(road)}>
            {laidBy.has(road) ? <Gem seat={laidBy.get(road) ?? 0} /> : <span class="ef-gem" />}
            {countersOn(load).map((kind) => (
              <TokenDisc key={kind} of={tokenName(kind)} class="xs" />
            ))}
            {hasObstacle(load) ? (
              <TokenDisc of={IS_LAND[road] ? 'treeObstacle' : 'seaMonster'} class="xs" />
            ) : undefined}
            {hasGoldPiece(load) ? <TokenDisc of="goldPiece" class="xs" /> : undefined}
            <span>{roadName(road)}</span>
            <span class="vh">
              {[...thingsOn(load, road), ...(laidBy.has(road) ? [name(laidBy.get(road) ?? 0)] : [])].join(
                ', ',
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
