import { useMemo } from 'preact/hooks'
import { daysWithMatches } from '../../../statistics/calendar.ts'
import { fitsProfile, profileFiltersIn, sinceWhen } from '../../../statistics/profile-filters.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { ChartPage } from '../chart-page.tsx'
import { YearCalendar } from './calendar.tsx'
import { Favourites } from './favourites.tsx'
import { ProfileFilterBar } from './filter-bar.tsx'
import { GameCards } from './game-cards.tsx'
import { LuckSection } from './luck-section.tsx'
import { OverTime } from './over-time/over-time.tsx'
import { PublicPage } from './public-page.tsx'
import { RivalList } from './rivals.tsx'
import { profileWords as words } from './texts.ts'
import { useFavourites, useMatches } from './use-matches.ts'
import { Visibility } from './visibility.tsx'
import './profile.css'
import './charts.css'

/** The first part of the address of the visitor's own profile. It is too short for a handle. */
const ME = 'me'

/** The reader's own statistics, or what somebody shows of theirs. */
export function ProfilePage({ address }: { address: readonly string[] }) {
  const [who = ME, ...filters] = address
  useTitle(`${shell.t('profile')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('profile')} class="profile-page" roses={[[1130, 160, 90]]}>
      <main class="profile">
        {who === ME ? <MyStatistics address={filters} /> : <PublicPage who={who} />}
      </main>
    </ChartPage>
  )
}

function MyStatistics({ address }: { address: readonly string[] }) {
  const { loaded, reviews } = useMatches()
  const filters = useMemo(() => profileFiltersIn(address), [address.join('/')])
  const all = loaded?.matches ?? []
  const favourites = useFavourites([...new Set(all.map(({ game }) => game))].sort())
  const now = Date.now()
  const matches = all.filter((match) => fitsProfile(match, filters, now))
  const counts = [...new Set(all.map(({ seats }) => seats.length))].sort((a, b) => a - b)
  return (
    <>
      <header>
        <h1>{shell.t('profile')}</h1>
        <p class="profile-lead">{words.t('lead')}</p>
      </header>
      {loaded ? undefined : (
        <p class="profile-lead" role="status">
          {shell.t('loading')}
        </p>
      )}
      {loaded?.problem ? (
        <p class="paper profile-none" role="status">
          {loaded.problem.code === 'offline' ? words.t('offline') : rejectionWords(loaded.problem)}
        </p>
      ) : undefined}
      {loaded && all.length === 0 ? (
        <div class="paper profile-none">
          <p>{words.t('none')}</p>
          <a class="btn btn-gold" href={to()}>
            {shell.t('home.play')}
          </a>
        </div>
      ) : undefined}
      {all.length > 0 ? <ProfileFilterBar filters={filters} counts={counts} /> : undefined}
      {all.length > 0 && matches.length === 0 ? (
        <p class="paper profile-none">{words.t('none.filtered')}</p>
      ) : undefined}
      {matches.length > 0 ? (
        <>
          <LuckSection matches={matches} reviews={reviews} />
          <OverTime matches={matches} since={sinceWhen(filters, now)} />
          <section aria-labelledby="profile-games">
            <h2 id="profile-games">{words.t('games')}</h2>
            <GameCards matches={matches} loaded={favourites} />
          </section>
          <Favourites matches={matches} loaded={favourites} />
          <RivalList matches={matches} />
          <YearCalendar days={daysWithMatches(matches)} />
        </>
      ) : undefined}
      {loaded ? <Visibility /> : undefined}
    </>
  )
}
