import { beginningOf, type Day, dayAfter } from '../../../daily/day.ts'
import { dateFormat } from '../../../text/format.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { type DailyState, timeLeft } from '../../session/daily/daily-state.ts'
import { dayWords } from '../../session/daily/day-words.ts'
import { playedDays, streakOf } from '../../session/daily/played-days.ts'
import { ChartPage } from '../chart-page.tsx'
import { CountedChallenges } from './counted.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { PracticeChallenges } from './practice.tsx'
import { DailyProof } from './proof.tsx'
import { words } from './texts.ts'
import { useDaily } from './use-daily.ts'
import './daily.css'

/** The page of the day: two challenges, how they stand, and what earlier days were like. */
export function DailyPage() {
  const { state, now, refresh } = useDaily()
  useTitle(`${shell.t('daily')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('daily')} class="daily-page" roses={[[1130, 160, 90]]}>
      <main class="daily">
        <Heading day={state.day} now={now} />
        <Challenges state={state} refresh={refresh} />
        <dl class="daily-terms">
          <div>
            <dt>{words.t('luck.title')}</dt>
            <dd>{words.t('luck')}</dd>
          </div>
          {state.kind === 'practice' ? undefined : (
            <div>
              <dt>{words.t('try.title')}</dt>
              <dd>{words.t('try')}</dd>
            </div>
          )}
        </dl>
        <div class="daily-below">
          <EarlierDays today={state.day} days={state.kind === 'counted' ? state.daily.earlier : []} />
          {state.kind === 'counted' ? <DailyProof daily={state.daily} /> : undefined}
        </div>
      </main>
    </ChartPage>
  )
}

function Heading({ day, now }: { day: Day; now: number }) {
  const streak = streakOf(playedDays(), day)
  return (
    <header class="daily-head">
      <h1>{shell.t('daily')}</h1>
      <p class="daily-day">{dayWords(day, language.value, true)}</p>
      <p class="daily-next">
        <Icon name="clock" />
        {untilNext(day, now)}
      </p>
      {streak > 0 ? (
        <p class="daily-streak">
          <Icon name="star" />
          {words.t('streak', { n: streak })}
        </p>
      ) : undefined}
      <p class="daily-lead">{words.t('lead')}</p>
    </header>
  )
}

/** When the next deal begins: how long that is from now, and what the clock of the reader will show. */
function untilNext(day: Day, now: number): string {
  const left = timeLeft(day, now)
  if (!left) return words.t('next.soon')
  const next = beginningOf(dayAfter(day))
  const clock = dateFormat(language.value, { timeStyle: 'short' }).format(next)
  return words.t('next', { time: words.t('time', left), clock })
}

function Challenges({ state, refresh }: { state: DailyState; refresh(): void }) {
  switch (state.kind) {
    case 'loading':
      return <p class="waiting daily-waiting">{shell.t('loading')}</p>
    case 'problem':
      return (
        <div class="paper daily-problem" role="alert">
          <p>{rejectionWords(state.rejection)}</p>
          <button type="button" class="btn" onClick={refresh}>
            {shell.t('retry')}
          </button>
        </div>
      )
    case 'practice':
      return <PracticeChallenges day={state.day} why={state.why} />
    case 'counted':
      return <CountedChallenges daily={state.daily} />
  }
}
