import './sea-chart.css'

type Roses = readonly (readonly [x: number, y: number, radius: number])[]

/** Two roses outside the paper of a page, of which only the rhumb lines are seen. */
const OUT_OF_SIGHT: Roses = [
  [395, 395, 0],
  [1220, 60, 0],
]

/** The background of the pages: rhumb lines from compass roses, and a scale of degrees around the edge. */
export function SeaChart({ roses = OUT_OF_SIGHT }: { roses?: Roses }) {
  return (
    <>
      <svg class="rhumb" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {roses.map(([x, y, radius]) => (
          <g key={`${x} ${y}`}>
            {Array.from({ length: 32 }, (_, k) => {
              const [cos, sin] = [Math.cos((k * Math.PI) / 16), Math.sin((k * Math.PI) / 16)]
              return (
                <path
                  key={k}
                  d={`M${x + cos * radius} ${y + sin * radius}L${x + cos * 2200} ${y + sin * 2200}`}
                  class={k % 4 === 0 ? 'bearing main' : k % 2 === 1 ? 'bearing dashed' : 'bearing'}
                />
              )
            })}
            {radius > 0 ? (
              <use href="#d-rose" x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
            ) : undefined}
          </g>
        ))}
      </svg>
      <div class="neat" aria-hidden="true">
        <i class="n" />
        <i class="s" />
        <i class="w" />
        <i class="e" />
      </div>
    </>
  )
}
