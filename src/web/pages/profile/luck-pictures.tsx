import { type PlayedMatch, runningTotals } from '../../../statistics/luck-adjusted.ts'
import { matchKey } from '../../../statistics/profile-match.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { profileWords as words } from './texts.ts'

const WIDTH = 520
const HEIGHT = 300

/** Every match as a dot: luck from left to right, accuracy upwards. A victory is a gold disc, a defeat a hollow diamond. */
export function LuckPicture({ played }: { played: readonly PlayedMatch[] }) {
  const low = Math.min(50, ...played.map(({ play }) => play.accuracy))
  const x = (luck: number): number => ((Math.max(-1, Math.min(1, luck)) + 1) / 2) * WIDTH
  const y = (accuracy: number): number => HEIGHT - ((accuracy - low) / Math.max(1, 100 - low)) * HEIGHT
  return (
    <figure class="luck-figure">
      <svg viewBox={`-44 -14 ${WIDTH + 58} ${HEIGHT + 44}`} role="img" aria-label={words.t('luck.picture')}>
        <path class="chart-frame" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <path class="chart-middle" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
        <text x="-8" y="6" text-anchor="end">
          100
        </text>
        <text x="-8" y={HEIGHT} text-anchor="end">
          {Math.floor(low)}
        </text>
        <text x="0" y={HEIGHT + 22}>
          ← {words.t('axis.bad')}
        </text>
        <text x={WIDTH} y={HEIGHT + 22} text-anchor="end">
          {words.t('axis.good')} →
        </text>
        {played.map(({ match, play, won, adjusted }) => (
          <g key={matchKey(match)} transform={`translate(${x(won - adjusted)} ${y(play.accuracy)})`}>
            <title>{shownDay(match.ended)}</title>
            {won > 0 ? <circle class="dot-won" r="8" /> : <path class="dot-lost" d="M0-8l8 8l-8 8l-8-8z" />}
          </g>
        ))}
      </svg>
      <figcaption>
        <span class="key-won">{words.t('won')}</span>
        <span class="key-lost">{words.t('lost')}</span>
        <span>
          ↑ {words.t('accuracy')} · → {words.t('luckShort')}
        </span>
      </figcaption>
    </figure>
  )
}

/** The victories so far, and those with average luck. Where the lines part, luck was at work. */
export function RunningPicture({ played }: { played: readonly PlayedMatch[] }) {
  const { won, adjusted } = runningTotals(played)
  const high = Math.max(1, ...won, ...adjusted)
  const line = (values: readonly number[]): string =>
    values
      .map(
        (value, i) =>
          `${((i / (values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - (value / high) * HEIGHT).toFixed(1)}`,
      )
      .join(' ')
  return (
    <figure class="luck-figure">
      <svg viewBox={`-44 -14 ${WIDTH + 58} ${HEIGHT + 44}`} role="img" aria-label={words.t('luck.running')}>
        <path class="chart-frame" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-8" y="6" text-anchor="end">
          {Math.ceil(high)}
        </text>
        <text x="-8" y={HEIGHT} text-anchor="end">
          0
        </text>
        <text x={WIDTH} y={HEIGHT + 22} text-anchor="end">
          {words.t('matches', { n: played.length })}
        </text>
        <polyline class="line-adjusted" points={line(adjusted)} />
        <polyline class="line-won" points={line(won)} />
      </svg>
      <figcaption>
        <span class="key-line-won">{words.t('legend.won')}</span>
        <span class="key-line-adjusted">{words.t('legend.adjusted')}</span>
      </figcaption>
    </figure>
  )
}
