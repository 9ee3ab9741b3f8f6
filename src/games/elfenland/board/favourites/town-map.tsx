import type { ThingCounts } from '../../../../ui/board/game-favourites.ts'
import { dark } from '../../../../ui/device/settings.ts'
import { TOWNS } from '../../rules/components/map.ts'
import { art, HEIGHT, WIDTH } from '../art/art.ts'
import day from '../art/cover-day.svg?url'
import night from '../art/cover-night.svg?url'
import groundByDay from '../art/ground-day.svg?url'
import groundByNight from '../art/ground-night.svg?url'

/** The radius of the town that was visited most, in units of the map. */
const LARGEST = 78

/** The map with a disc on every town: the larger, the more often the player has been there. */
export function TownMap({ counts }: { counts: ThingCounts }) {
  const most = Math.max(1, ...counts.values())
  return (
    <svg class="ef-town-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <image href={dark.value ? groundByNight : groundByDay} width={WIDTH} height={HEIGHT} />
      <image href={dark.value ? night : day} width={WIDTH} height={HEIGHT} />
      {TOWNS.map(({ id }, index) => {
        const [place, count] = [art().board.towns[index], counts.get(id) ?? 0]
        if (!place || count === 0) return undefined
        // The area of a disc goes with the number of visits.
        const radius = LARGEST * Math.sqrt(count / most)
        return (
          <g key={id} transform={`translate(${place.x} ${place.y})`}>
            <circle r={radius} />
            {radius > 34 ? (
              <text text-anchor="middle" dominant-baseline="central" font-size={radius * 0.9}>
                {count}
              </text>
            ) : undefined}
          </g>
        )
      })}
    </svg>
  )
}
