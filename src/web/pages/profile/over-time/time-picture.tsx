import { movingMeans, type TimePoint, type TimeSeries } from '../../../../statistics/time-series.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { shownDay } from '../../../../ui/text/shown-day.ts'
import { shortNumber } from '../figures.ts'
import { profileWords as words } from '../texts.ts'

const WIDTH = 720
const HEIGHT = 260

/** One point after another in the order of play: a rating within its margin, anything else with its moving mean. */
export function TimePicture(props: { series: TimeSeries; points: readonly TimePoint[]; label: string }) {
  const { series, points, label } = props
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return undefined
  const { low, high } = limitsOf(points)
  const x = (index: number): number =>
    points.length === 1 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH
  const y = (value: number): number => HEIGHT - ((value - low) / (high - low)) * HEIGHT
  const line = (values: readonly number[]): string[] =>
    values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  const values = points.map(({ value }) => value)
  const upper = line(points.map(({ value, margin = 0 }) => value + margin))
  const lower = line(points.map(({ value, margin = 0 }) => value - margin))
  return (
    <figure class="luck-figure time-figure">
      <svg viewBox={`-56 -14 ${WIDTH + 70} ${HEIGHT + 48}`} role="img" aria-label={label}>
        {series === 'rating' ? (
          <polygon class="time-band" points={[...upper, ...lower.reverse()].join(' ')} />
        ) : undefined}
        <path class="chart-frame" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-8" y="8" text-anchor="end">
          {shortNumber(high)}
        </text>
        <text x="-8" y={HEIGHT} text-anchor="end">
          {shortNumber(low)}
        </text>
        <text x="0" y={HEIGHT + 28}>
          {shownDay(first.at)}
        </text>
        {points.length === 1 ? undefined : (
          <text x={WIDTH} y={HEIGHT + 28} text-anchor="end">
            {shownDay(last.at)}
          </text>
        )}
        <polyline
          class="line-won"
          points={line(series === 'rating' ? values : movingMeans(values)).join(' ')}
        />
        {points.map(({ at, value }, index) => (
          <circle key={index} class="time-dot" cx={x(index)} cy={y(value)} r="5">
            <title>{shell.t('labelled', { label: shownDay(at), text: shortNumber(value) })}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <span class="key-dot">{words.t('time.match')}</span>
        {series === 'rating' ? (
          <span class="key-band">{words.t('time.margin')}</span>
        ) : (
          <span class="key-line-won">{words.t('time.mean')}</span>
        )}
      </figcaption>
    </figure>
  )
}

/** Whole numbers around everything that is drawn. */
function limitsOf(points: readonly TimePoint[]): { readonly low: number; readonly high: number } {
  const low = Math.floor(Math.min(...points.map(({ value, margin = 0 }) => value - margin)))
  const high = Math.ceil(Math.max(...points.map(({ value, margin = 0 }) => value + margin)))
  return { low, high: Math.max(high, low + 1) }
}
