import { LogLines } from '../../../../ui/components/seats/log-panel.tsx'
import { el } from '../texts.ts'

/** The number of lines that the log beside the map goes back. */
const LINES = 40

/** The log in the lower part of the panel, wherever that has room for it. Its lines highlight their places on the map. */
export function LiveLog({ pressed }: { pressed(): void }) {
  return (
    <section class="ef-log" aria-label={el.t('wait.lately')}>
      <div class="ef-log-page">
        <h3>{el.t('wait.lately')}</h3>
        <div class="ef-lately fading" tabIndex={0} role="group" aria-label={el.t('wait.lately')}>
          <LogLines most={LINES} pressed={pressed} />
        </div>
      </div>
    </section>
  )
}

/** The latest event in one line, on a phone while the others play. */
export function LatestNews() {
  return (
    <div class="ef-news">
      <LogLines most={1} />
    </div>
  )
}
