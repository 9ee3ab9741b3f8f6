import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { PublicProfile } from '../../../protocol/index.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { fetchProfile } from '../../session/api/profile.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { YearCalendar } from './calendar.tsx'
import { shortNumber } from './figures.ts'
import { PlacesBar } from './game-cards.tsx'
import { profileWords as words } from './texts.ts'

/** What somebody has chosen to show. */
export function PublicPage({ who }: { who: string }) {
  const [answer, set] = useState<ApiResult<PublicProfile> | undefined>(undefined)
  useEffect(() => {
    void fetchProfile(who).then(set)
  }, [who])
  if (!answer) return <p class="waiting">{shell.t('loading')}</p>
  if (!answer.ok)
    return (
      <p class="paper profile-none" role="status">
        {rejectionWords(answer.rejection)}
      </p>
    )
  return <Shown profile={answer.value} />
}

function Shown({ profile: { name, handle, results, ratings, days } }: { profile: PublicProfile }) {
  return (
    <>
      <header>
        <h1>{words.t('of', { name })}</h1>
        <p class="profile-lead">
          {handle === undefined ? '' : `@${handle} · `}
          {words.t('public.source')}
        </p>
      </header>
      {results?.length === 0 ? <p class="paper profile-none">{words.t('public.empty')}</p> : undefined}
      <div class="profile-cards">
        {results?.map(({ game, seats, against, matches, places, mean, best }) => (
          <section key={`${game} ${seats} ${against}`} class="paper profile-card">
            <h3>
              {findCover(game)?.name ?? game}
              <small>
                {words.t('players', { n: seats })}
                {seats > 1 ? `, ${words.t(`public.${against}`)}` : ''} · {words.t('matches', { n: matches })}
              </small>
            </h3>
            {seats > 1 ? <PlacesBar places={places} /> : undefined}
            <dl>
              <dt>{words.t('mean')}</dt>
              <dd>
                <b>{shortNumber(mean)}</b>
              </dd>
              <dt>{words.t('best')}</dt>
              <dd>
                <b>{shortNumber(best)}</b>
              </dd>
            </dl>
          </section>
        ))}
        {ratings && ratings.length > 0 ? (
          <section class="paper profile-card">
            <h3>{shell.t('ratings')}</h3>
            <dl>
              {ratings.map(({ game, seats, rating }) => [
                <dt key={`${game} ${seats}`}>
                  {findCover(game)?.name ?? game}, {words.t('players', { n: seats })}
                </dt>,
                <dd key={`${game} ${seats} rating`}>
                  <b>{words.t('rating', rating)}</b>
                </dd>,
              ])}
            </dl>
          </section>
        ) : undefined}
      </div>
      {days ? <YearCalendar days={new Map(days.map((day) => [day.day, { ...day, won: 0 }]))} /> : undefined}
    </>
  )
}
