import type { NoticeSettings } from '../../../protocol/index.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { setNotices } from '../../session/api/notices.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { HourFields, NIGHT, ownZone, timeText } from '../setup/hour-fields.tsx'
import { noticeWords as words } from './texts.ts'

type Preferences = NoticeSettings['preferences']
const QUIET = ['sleep', 'own', 'never'] as const
type Quiet = (typeof QUIET)[number]

/** When the player is told. */
export function WhenRows({
  notices,
  change,
}: {
  notices: NoticeSettings
  change(request: Promise<ApiResult<NoticeSettings>>, done: string): Promise<boolean>
}) {
  const { preferences } = notices
  const save = (wanted: Preferences): void => void change(setNotices(wanted), words.t('saved'))
  return (
    <>
      <CheckboxRow
        label={words.t('live')}
        hint={words.t('live.hint')}
        checked={preferences.live}
        change={(live) => save({ ...preferences, live })}
      />
      <CheckboxRow
        label={words.t('reminder')}
        hint={words.t('reminder.hint')}
        checked={preferences.reminder}
        change={(reminder) => save({ ...preferences, reminder })}
      />
      <QuietRow notices={notices} save={save} />
    </>
  )
}

function QuietRow({ notices, save }: { notices: NoticeSettings; save(wanted: Preferences): void }) {
  const { preferences, sleep } = notices
  const { quiet, ...others } = preferences
  const chosen: Quiet = quiet === undefined ? 'sleep' : quiet === 'never' ? 'never' : 'own'
  const choose = (wanted: Quiet): void => {
    if (wanted === 'sleep') save(others)
    else if (wanted === 'never') save({ ...others, quiet: 'never' })
    else save({ ...others, quiet: sleep ?? { ...NIGHT, zone: ownZone() } })
  }
  const hours = sleep && { from: timeText(sleep.from), to: timeText(sleep.to) }
  return (
    <div class="opt notice-form">
      <div>
        {words.t('quiet')}
        <small>{words.t('quiet.hint')}</small>
        <div class="notice-fields">
          <Segments
            label={words.t('quiet')}
            value={chosen}
            options={QUIET.map((value) => ({ value, label: words.t(`quiet.${value}`) }))}
            choose={choose}
          />
          {quiet && quiet !== 'never' ? (
            <HourFields
              hours={quiet}
              labels={{ from: words.t('quiet.from'), to: words.t('quiet.to') }}
              change={(wanted) => save({ ...others, quiet: { ...quiet, ...wanted } })}
            />
          ) : undefined}
        </div>
        {chosen === 'sleep' ? (
          <small>{hours ? words.t('quiet.hours', hours) : words.t('quiet.unset')}</small>
        ) : undefined}
      </div>
    </div>
  )
}
