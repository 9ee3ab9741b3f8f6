import { findCover } from '../../../games/boards.ts'
import { luckSummary, type PlayedMatch, reviewedMatches } from '../../../statistics/luck-adjusted.ts'
import { matchKey, type ProfileMatch } from '../../../statistics/profile-match.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { to } from '../../router.ts'
import type { BackgroundReviews } from '../../session/profile/background-reviews.ts'
import { shortNumber, signedPercent } from './figures.ts'
import { LuckPicture, RunningPicture } from './luck-pictures.tsx'
import { profileWords as words } from './texts.ts'

/** The heart of the page: results, and what they would have been with average luck. */
export function LuckSection(props: {
  matches: readonly ProfileMatch[]
  reviews: BackgroundReviews | undefined
}) {
  const { matches, reviews } = props
  const summary = luckSummary(matches)
  const played = reviewedMatches(matches)
  return (
    <section class="paper profile-luck" aria-labelledby="profile-luck">
      <h2 id="profile-luck">{words.t('luck')}</h2>
      {summary ? (
        <p class="luck-words">
          {words.rich('luck.won', { won: shortNumber(summary.won), n: summary.reviewed })}{' '}
          {words.rich('luck.adjusted', { adjusted: shortNumber(summary.adjusted) })}
        </p>
      ) : undefined}
      {summary ? (
        <p class="luck-facts">
          {words.t('luck.reviewed', { reviewed: summary.reviewed, all: summary.all })}{' '}
          {summary.margin === undefined
            ? ''
            : words.t('luck.margin', { margin: shortNumber(summary.margin) })}
        </p>
      ) : undefined}
      {reviews ? <Progress reviews={reviews} /> : undefined}
      {played.length > 0 ? (
        <div class="luck-pictures">
          <LuckPicture played={played} />
          <RunningPicture played={played} />
        </div>
      ) : undefined}
      <details>
        <summary>{words.t('luck.what')}</summary>
        <p>{words.t('luck.explained')}</p>
      </details>
      {played.length > 0 ? <LuckTable played={played} /> : undefined}
    </section>
  )
}

/** What the background does at the moment. */
function Progress({ reviews }: { reviews: BackgroundReviews }) {
  const { left, working, paused } = reviews.state.value
  if (left === 0) return null
  const mayGoOn = paused === 'budget' || paused === 'offline'
  return (
    <p class="luck-progress">
      <span role="status">
        {working
          ? words.t('working', { n: left })
          : paused && paused !== 'hidden'
            ? words.t(`paused.${paused}`)
            : ''}
      </span>
      {mayGoOn ? (
        <button type="button" class="btn small" onClick={() => reviews.goOn()}>
          {words.t('goOn')}
        </button>
      ) : undefined}
    </p>
  )
}

/** The same figures for those who do not see the pictures, with a link to each review. The last match comes first. */
function LuckTable({ played }: { played: readonly PlayedMatch[] }) {
  return (
    <details class="luck-table">
      <summary>{words.t('luck.table')}</summary>
      <section class="profile-scroll" tabIndex={0} aria-label={words.t('luck.picture')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t('date')}</th>
              <th scope="col">{words.t('game')}</th>
              <th scope="col">{words.t('result')}</th>
              <th scope="col">{words.t('accuracy')}</th>
              <th scope="col">{words.t('luckShort')}</th>
            </tr>
          </thead>
          <tbody>
            {played.toReversed().map(({ match, play, won, adjusted }) => (
              <tr key={matchKey(match)}>
                <th scope="row">
                  <a
                    href={to('review', match.place, match.id)}
                    aria-label={shell.t('labelled', {
                      label: shell.t('result.review'),
                      text: shownDay(match.ended),
                    })}
                  >
                    {shownDay(match.ended)}
                  </a>
                </th>
                <td>{findCover(match.game)?.name ?? match.game}</td>
                <td>{words.t(won > 0 ? 'won' : 'lost')}</td>
                <td>{Math.round(play.accuracy)}</td>
                <td>{signedPercent(won - adjusted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
