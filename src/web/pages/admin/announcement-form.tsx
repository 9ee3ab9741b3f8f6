import { useState } from 'preact/hooks'
import type { AdminOverview } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../text/languages.ts'
import { shownTime } from '../../../ui/text/shown-time.ts'
import type { Order } from './act-dialog.tsx'
import { DurationField } from './durations.tsx'
import { adminWords as words } from './texts.ts'

type Announcement = NonNullable<AdminOverview['switches']['announcement']>

interface AnnouncementFormProps {
  readonly current: Announcement | undefined
  order(order: Order): void
}

/** What everybody is told now, and a button that ends it. */
function Announced({ current, order }: { current: Announcement; order(order: Order): void }) {
  const { texts, until } = current
  return (
    <div class="admin-row">
      <div>
        {Object.entries(texts).map(([code, text]) => (
          <p key={code} lang={code}>
            {text} <small>({code})</small>
          </p>
        ))}
        <small>
          {until === undefined ? words.t('for.ever') : words.t('until', { time: shownTime(until) })}
        </small>
      </div>
      <button
        type="button"
        class="btn"
        onClick={() =>
          order({
            title: words.t('announcement.end'),
            words: words.t('announcement.endWords'),
            act: () => ({ act: 'endAnnouncement' }),
          })
        }
      >
        {words.t('announcement.end')}
      </button>
    </div>
  )
}

/** What everybody is told, in any of the languages. */
export function AnnouncementForm({ current, order }: AnnouncementFormProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [minutes, setMinutes] = useState(0)
  const written = Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()]])),
  )
  const [first] = Object.values(written)
  return (
    <section class="paper admin-list" aria-labelledby="admin-announcement">
      <h2 id="admin-announcement">{words.t('announcement')}</h2>
      {current === undefined ? (
        <p class="admin-quiet">{words.t('announcement.none')}</p>
      ) : (
        <Announced current={current} order={order} />
      )}
      <form
        class="admin-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (first !== undefined)
            order({
              title: words.t('announcement.show'),
              words: first,
              act: () => ({ act: 'announce', texts: written, ...(minutes === 0 ? {} : { minutes }) }),
            })
        }}
      >
        <p>{words.t('announcement.words')}</p>
        {LANGUAGES.map((code) => (
          <label key={code} class="admin-field">
            <span lang={code}>{LANGUAGE_NAMES[code]}</span>
            <input
              class="field"
              lang={code}
              maxLength={LIMITS.announcementLength}
              value={texts[code] ?? ''}
              onInput={(event) => setTexts({ ...texts, [code]: event.currentTarget.value })}
            />
          </label>
        ))}
        <DurationField value={minutes} choose={setMinutes} endless />
        <button type="submit" class="btn btn-gold" disabled={first === undefined}>
          {words.t('announcement.show')}
        </button>
      </form>
    </section>
  )
}
