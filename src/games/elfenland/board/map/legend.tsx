import { TERRAINS, type TerrainName } from '../../rules/components/transport.ts'
import { terrainExplained } from '../explain/words.ts'

/** Where the legend is drawn in the picture of the ground, and the size of its entries. */
const [LEFT, TOP, WIDTH, HEIGHT] = [1364, 1044, 100, 31]

/** The terrains of the legend explain themselves. The picture of the ground shows them in the order of the rules. */
export function Legend() {
  return (
    <g>
      {TERRAINS.map((terrain, i) => (
        <g key={terrain} class="e-legend" {...explainedBy(terrain)} tabindex={i === 0 ? 0 : -1}>
          <rect
            x={LEFT + (i % 2) * WIDTH}
            y={TOP + Math.floor(i / 2) * HEIGHT}
            width={WIDTH}
            height={HEIGHT}
            rx="6"
          />
        </g>
      ))}
    </g>
  )
}

const explainedBy = (terrain: TerrainName) => ({
  role: 'img' as const,
  'aria-label': terrainExplained(terrain),
  'data-explain': terrainExplained(terrain),
  'data-about': `terrain ${terrain}`,
})
