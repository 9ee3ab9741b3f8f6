import { memo } from '../../../../ui/hooks/memo.ts'
import { ROADS } from '../../rules/components/map.ts'
import type { TerrainName } from '../../rules/components/transport.ts'
import { terrainOf } from '../names.ts'
import { roadPlace } from './positions.ts'

/** The radius of the place for a counter. */
const LAND_RADIUS = 21
const WATER_RADIUS = 13

/** A road that can be pressed: a line in the style of its terrain, and the place for its counter. */
export const RoadOnMap = memo(
  (props: {
    road: number
    /** Whether the road may be chosen now. */
    legal: boolean
    /** Whether it is chosen. */
    target: boolean
    /** Whether it is dimmed because only others may be chosen. */
    faint: boolean
    /** Whether it may be chosen, but would bring nothing. */
    idle?: boolean
    label: string
    explain: string
    stop: boolean
  }) => {
    const { road, legal, target, faint, idle = false, label, explain, stop } = props
    const terrain = terrainOf(road)
    const { line, x, y, angle } = roadPlace(road)
    const radius = terrain === 'river' || terrain === 'lake' ? WATER_RADIUS : LAND_RADIUS
    const look = `e-road e-road-${terrain}${legal ? ' is-legal' : ''}${target ? ' is-target' : ''}${faint ? ' is-faint' : ''}${idle ? ' is-idle' : ''}`
    return (
      <g
        class={look}
        data-road={road}
        {...(label === ''
          ? {}
          : {
              role: 'button',
              tabindex: stop ? 0 : -1,
              'aria-label': label,
              'aria-pressed': target,
              'aria-disabled': faint,
              // The panel says everything about a chosen road, and the map around it stays visible.
              'data-explain': target ? undefined : explain,
              'data-about': `road ${road}`,
            })}
      >
        {legal ? <path class="e-gc" d={line} /> : undefined}
        <path class="e-glow" d={line} />
        <RoadLines road={road} terrain={terrain} />
        <path class="e-hit" d={line} />
        <g transform={`translate(${x} ${y})`}>
          <circle class="e-pg" r={radius + 6} />
          <circle class="e-pd" r={radius} data-spot={road} />
          <use href={`#g-${terrain}`} transform={terrain === 'river' ? `rotate(${angle})` : undefined} />
          <circle class="e-hit" r={radius + 7} />
        </g>
      </g>
    )
  },
)

function RoadLines({ road, terrain }: { road: number; terrain: TerrainName }) {
  const { line, texture } = roadPlace(road)
  switch (terrain) {
    case 'plain':
    case 'river':
      return (
        <>
          <path class="e-rl-e" d={line} />
          <path class="e-rl-f" d={line} />
          <path class="e-rt" d={texture} />
        </>
      )
    case 'wood':
      return (
        <>
          <path class="e-rl" d={line} />
          <path class="e-rt" d={texture} />
        </>
      )
    case 'desert':
    case 'mountain':
      return (
        <>
          <path class="e-rt-o" d={texture} />
          <path class="e-rt" d={texture} />
        </>
      )
    case 'lake':
      return (
        <>
          <path class="e-rl-e" d={line} />
          <path class="e-rl" d={line} />
        </>
      )
  }
}

/** The drawing order: ferry lines lowest, then rivers, so that a land road is never hidden. */
const DEPTH: Record<TerrainName, number> = { lake: 0, river: 1, mountain: 2, desert: 3, wood: 4, plain: 5 }

export const ROADS_FROM_BELOW: readonly number[] = ROADS.map((_, road) => road).sort(
  (a, b) => DEPTH[terrainOf(a)] - DEPTH[terrainOf(b)],
)
