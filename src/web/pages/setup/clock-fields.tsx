import type { ClockSettings } from '../../../protocol/index.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'

const MINUTES = [5, 10, 20, 45] as const
const DAYS = [1, 2, 3, 7] as const
/** Seconds that every move adds to a live clock. */
const INCREMENT = 20
/** The hours in which clocks are paused unless the host chooses others, in minutes since midnight. */
const NIGHT = { from: 22 * 60, to: 8 * 60 }

type Correspondence = Extract<ClockSettings, { kind: 'correspondence' }>

const live = (minutes: number): ClockSettings => ({ kind: 'live', bank: minutes * 60, increment: INCREMENT })

const STARTS = {
  none: { kind: 'none' },
  live: live(10),
  correspondence: { kind: 'correspondence', days: 1 },
} as const satisfies Record<ClockSettings['kind'], ClockSettings>

/** How much time the players have: no limit, minutes for the match, or days for each move. */
export function ClockFields({ clock, change }: { clock: ClockSettings; change(clock: ClockSettings): void }) {
  return (
    <>
      <div class="opt">
        <div>
          {shell.t('new.clock')}
          <small>{shell.t('new.clock.hint')}</small>
        </div>
        <Segments
          label={shell.t('new.clock')}
          value={clock.kind}
          options={[
            { value: 'none', label: shell.t('new.clock.none') },
            { value: 'live', label: shell.t('new.clock.live') },
            { value: 'correspondence', label: shell.t('new.clock.days') },
          ]}
          choose={(kind) => change(STARTS[kind])}
        />
      </div>
      {clock.kind === 'live' ? (
        <div class="opt">
          <div>
            {shell.t('new.minutes')}
            <small>{shell.t('new.minutes.hint', { seconds: INCREMENT })}</small>
          </div>
          <Segments
            label={shell.t('new.minutes')}
            value={clock.bank / 60}
            options={MINUTES.map((value) => ({ value, label: value }))}
            choose={(minutes) => change(live(minutes))}
          />
        </div>
      ) : undefined}
      {clock.kind === 'correspondence' ? <DayFields clock={clock} change={change} /> : undefined}
    </>
  )
}

function DayFields({ clock, change }: { clock: Correspondence; change(clock: ClockSettings): void }) {
  const { sleep } = clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const setHour = (end: 'from' | 'to', text: string): void => {
    const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number)
    if (sleep && Number.isInteger(hours) && Number.isInteger(minutes))
      change({ ...clock, sleep: { ...sleep, [end]: hours * 60 + minutes } })
  }
  return (
    <>
      <div class="opt">
        <div>{shell.t('new.days')}</div>
        <Segments
          label={shell.t('new.days')}
          value={clock.days}
          options={DAYS.map((value) => ({ value, label: value }))}
          choose={(days) => change({ ...clock, days })}
        />
      </div>
      <div class="opt">
        <div>
          {shell.t('new.sleep')}
          <small>{shell.t('new.sleep.hint', { zone: zone.replaceAll('_', ' ') })}</small>
          {sleep ? (
            <span class="hours">
              {(['from', 'to'] as const).map((end) => (
                <input
                  key={end}
                  type="time"
                  class="field"
                  required
                  aria-label={shell.t(`new.sleep.${end}`)}
                  value={hourText(sleep[end])}
                  onChange={(event) => setHour(end, event.currentTarget.value)}
                />
              ))}
            </span>
          ) : undefined}
        </div>
        <Checkbox
          label={shell.t('new.sleep')}
          checked={sleep !== undefined}
          change={(on) =>
            change({
              kind: 'correspondence',
              days: clock.days,
              ...(on ? { sleep: { ...NIGHT, zone } } : {}),
            })
          }
        />
      </div>
    </>
  )
}

const hourText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
