import { at } from '../../../../kernel/index.ts'
import { anchor } from '../../../../ui/board/anchors.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { ELVENHOLD, TOWNS } from '../../rules/components/map.ts'
import { art, type TownPlace } from '../art/art.ts'
import { townPlace } from './positions.ts'

const typographic = (name: string): string => name.replace("'", '’')

export const TownOnMap = memo(
  (props: {
    town: number
    value: number
    /** Whether it may be the next stop of the journey. */
    next: boolean
    /** Whether it can be reached with the cards in hand. */
    reached: boolean
    /** Whether the drafted plan would bring it into reach. */
    gained: boolean
    /** Whether it is the player's secret town. */
    secret: boolean
    label: string
    explain: string
    stop: boolean
  }) => {
    const { town, value, next, reached, gained, secret, label, explain, stop } = props
    const { x, y, ring, ground } = townPlace(town)
    const capital = town === ELVENHOLD
    const look = `e-town${capital ? ' is-capital' : ''}${next ? ' is-next' : ''}${reached ? ' is-reached' : ''}${gained ? ' is-gained' : ''}`
    return (
      <g
        class={look}
        data-town={town}
        data-name={at(TOWNS, town).id}
        transform={`translate(${x} ${y})`}
        role={label === '' ? undefined : 'button'}
        tabindex={label === '' ? undefined : stop ? 0 : -1}
        aria-label={label === '' ? undefined : label}
        data-explain={explain === '' ? undefined : explain}
        data-about={`town ${town}`}
        {...anchor(`town:${at(TOWNS, town).id}`, typographic(at(TOWNS, town).name))}
      >
        <ellipse class="e-ts" cx="2" cy={ring - 2} rx={ring} ry="9" />
        <circle class="e-reach" r={ring + 13} />
        <circle class="e-tg" r={ring + 10} />
        <circle class="e-t0" r={ring} />
        <path class={`e-gnd e-gnd-${ground}`} d={groundPath(ring, capital)} />
        <circle class="e-t1" r={ring - 4.5} />
        <circle class="e-t2" r={ring - 7} />
        <use
          href={`#lm-${at(TOWNS, town).id}`}
          transform={capital ? 'translate(0 10)' : 'translate(0 4) scale(1.06)'}
        />
        {value > 0 ? (
          <g class="e-coin" transform={`translate(${-ring + 5} ${-ring + 9})`}>
            <circle class="e-c0" r="16.500" />
            <circle class="e-c1" r="12.600" />
            <text class="e-cv" y="7">
              {value}
            </text>
          </g>
        ) : undefined}
        {secret ? (
          <g class="e-secret" transform={`translate(${ring - 6} ${-ring + 8})`}>
            <path d="M-9-14H9V14L0 8L-9 14z" />
            <path
              class="e-secret-star"
              d="M0-9L2.200-3.200L8-2.800L3.500 1L5 6.500L0 3.400L-5 6.500L-3.500 1L-8-2.800L-2.200-3.200z"
            />
          </g>
        ) : undefined}
        <circle class="e-hit" r={ring + 8} />
      </g>
    )
  },
)

function groundPath(ring: number, capital: boolean): string {
  const [floor, radius] = [capital ? 32 : 21, ring - 7]
  const half = Math.round(Math.sqrt(radius * radius - floor * floor) * 10) / 10
  return `M${-half} ${floor}A${radius} ${radius} 0 0 0 ${half} ${floor}z`
}

/** Town and lake names; the generator of the map has placed them so that they overlap nothing. */
export const Labels = memo(() => (
  <g class="e-labels" aria-hidden="true">
    {art().board.lakes.map(({ name, x, y }) => (
      <text key={name} class="e-lname" x={x} y={y}>
        {name.split(' ').map((word, i) => (
          <tspan key={word} x={x} dy={i === 0 ? -8 : 18}>
            {word}
          </tspan>
        ))}
      </text>
    ))}
    {TOWNS.map(({ id, name }, town) =>
      town === ELVENHOLD ? (
        <Banner key={id} name={name} label={townPlace(town)?.label} />
      ) : (
        <text
          key={id}
          class="e-name"
          x={townPlace(town).label.x}
          y={townPlace(town).label.y + 8.1}
          data-label={town}
        >
          {typographic(name)}
        </text>
      ),
    )}
  </g>
))

function Banner({ name, label }: { name: string; label: TownPlace['label'] }) {
  const [w, h] = [label.width / 2, label.height / 2]
  const at = (dx: number, dy: number): string => `${Math.round(label.x + dx)} ${Math.round(label.y + dy)}`
  const tail = (side: number): string =>
    `M${at(side * (w + 20), -h + 8)}L${at(side * (w + 8), 4)}L${at(side * (w + 20), h + 7)}L${at(side * (w - 14), h + 5)}L${at(side * (w - 14), -h + 4)}z`
  return (
    <g>
      <path class="e-bn" d={tail(-1) + tail(1)} />
      <path
        class="e-bn2"
        d={`M${at(-w, -h)}Q${at(0, -h - 6)} ${at(w, -h)}L${at(w, h)}Q${at(0, h - 6)} ${at(-w, h)}z`}
      />
      <text class="e-name e-cap" x={label.x} y={label.y + 6.6}>
        {name}
      </text>
    </g>
  )
}
