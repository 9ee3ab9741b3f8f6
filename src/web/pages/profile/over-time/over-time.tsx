import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../../games/boards.ts'
import type { Ratings } from '../../../../protocol/index.ts'
import { type GameSummary, gameSummaries } from '../../../../statistics/game-summaries.ts'
import type { ProfileMatch } from '../../../../statistics/profile-match.ts'
import {
  accuracyOverTime,
  scoresOverTime,
  TIME_SERIES,
  type TimePoint,
  type TimeSeries,
} from '../../../../statistics/time-series.ts'
import { Segments } from '../../../../ui/components/controls/segments.tsx'
import { shownDay } from '../../../../ui/text/shown-day.ts'
import { to } from '../../../router.ts'
import { fetchRatings } from '../../../session/api/ratings.ts'
import { shortNumber } from '../figures.ts'
import { profileWords as words } from '../texts.ts'
import { TimePicture } from './time-picture.tsx'

type Ladder = Pick<GameSummary, 'game' | 'seats'>
type LadderRatings = Ratings['ratings']

const keyOf = ({ game, seats }: Ladder): string => `${game} ${seats}`
const ladderName = ({ game, seats }: Ladder): string =>
  `${findCover(game)?.name ?? game}, ${words.t('players', { n: seats })}`

/** Scores, accuracy or the rating of one game and number of players, in the order of play. */
export function OverTime({ matches, since }: { matches: readonly ProfileMatch[]; since: number }) {
  const ratings = useRatings()
  const [series, setSeries] = useState<TimeSeries>('scores')
  const [chosen, choose] = useState('')
  const ladders = gameSummaries(matches)
  const ladder = ladders.find((one) => keyOf(one) === chosen) ?? ladders[0]
  if (!ladder) return undefined
  const played = matches.filter(({ game, seats }) => keyOf({ game, seats: seats.length }) === keyOf(ladder))
  const points =
    series === 'scores'
      ? scoresOverTime(played)
      : series === 'accuracy'
        ? accuracyOverTime(played)
        : ratingOverTime(ratings, ladder).filter(({ at }) => at > since)
  return (
    <section class="paper profile-time" aria-labelledby="profile-time">
      <h2 id="profile-time">{words.t('time')}</h2>
      <div class="time-choice">
        <Segments<TimeSeries>
          label={words.t('time.what')}
          value={series}
          choose={setSeries}
          options={TIME_SERIES.map((value) => ({ value, label: words.t(`time.${value}`) }))}
        />
        {ladders.length > 1 ? (
          <select
            class="field"
            aria-label={words.t('time.ladder')}
            value={keyOf(ladder)}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {ladders.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {ladderName(one)}
              </option>
            ))}
          </select>
        ) : (
          <p>{ladderName(ladder)}</p>
        )}
      </div>
      <Course series={series} points={points} ladder={ladder} />
    </section>
  )
}

/** The picture, and the same figures as a table. */
function Course(props: { series: TimeSeries; points: readonly TimePoint[]; ladder: Ladder }) {
  const { series, points, ladder } = props
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return <p class="time-none">{words.t(`time.none.${series}`)}</p>
  const label = words.t('time.label', {
    what: words.t(`time.${series}`),
    ladder: ladderName(ladder),
    matches: words.t('matches', { n: points.length }),
    first: valueText(first),
    last: valueText(last),
  })
  return (
    <>
      <TimePicture series={series} points={points} label={label} />
      <details>
        <summary>{words.t('luck.table')}</summary>
        <section class="profile-scroll" tabIndex={0} aria-label={label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.t('date')}</th>
                <th scope="col">{words.t(`time.${series}`)}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point, index) => (
                <tr key={index}>
                  <th scope="row">
                    {point.match ? (
                      <a href={to('replay', point.match.place, point.match.id)}>{shownDay(point.at)}</a>
                    ) : (
                      shownDay(point.at)
                    )}
                  </th>
                  <td>{valueText(point)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}

const valueText = ({ value, margin }: TimePoint): string =>
  margin === undefined ? shortNumber(value) : words.t('rating', { points: value, margin })

function ratingOverTime(ratings: LadderRatings, ladder: Ladder): TimePoint[] {
  const found = ratings.find((one) => keyOf(one) === keyOf(ladder))
  return (found?.course ?? []).map(({ at, rating }) => ({ at, value: rating.points, margin: rating.margin }))
}

/** The reader's own ratings; none while the server does not answer. */
function useRatings(): LadderRatings {
  const [ratings, set] = useState<LadderRatings>([])
  useEffect(() => {
    void fetchRatings().then((answer) => answer.ok && set(answer.value.ratings))
  }, [])
  return ratings
}
