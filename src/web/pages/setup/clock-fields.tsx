import type { ClockSettings, CorrespondenceClock, TableRest } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { HourFields, NIGHT } from './hour-fields.tsx'

const MINUTES = [5, 10, 20, 45] as const
const DAYS = [1, 2, 3, 7] as const
/** Seconds that every move adds to a live clock. */
const INCREMENT = 20
/** For how many hours of a day players may sleep by their own settings. */
const SLEEP_LIMITS = [0, 8, 10, 12] as const

const live = (minutes: number): ClockSettings => ({ kind: 'live', bank: minutes * 60, increment: INCREMENT })

/** The clock of a table that needs one. */
export const usualClock = (): ClockSettings => STARTS.live

const STARTS = {
  none: { kind: 'none' },
  live: live(10),
  correspondence: { kind: 'correspondence', days: 1 },
} as const satisfies Record<ClockSettings['kind'], ClockSettings>

interface ClockFieldsProps {
  readonly clock: ClockSettings
  readonly rest: TableRest
  change(clock: ClockSettings): void
  changeRest(rest: TableRest): void
}

/** How much time the players have: no limit, minutes for the match, or days for each move. */
export function ClockFields({ clock, change, rest, changeRest }: ClockFieldsProps) {
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
      {clock.kind === 'correspondence' ? (
        <DayFields clock={clock} change={change} rest={rest} changeRest={changeRest} />
      ) : undefined}
    </>
  )
}

type DayFieldsProps = Omit<ClockFieldsProps, 'clock'> & { readonly clock: CorrespondenceClock }

function DayFields({ clock, change, rest, changeRest }: DayFieldsProps) {
  const { sleep } = clock
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
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
            <HourFields
              hours={sleep}
              labels={{ from: shell.t('new.sleep.from'), to: shell.t('new.sleep.to') }}
              change={(hours) => change({ ...clock, sleep: { ...sleep, ...hours } })}
            />
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
      <div class="opt">
        <div>
          {shell.t('new.ownSleep')}
          <small>{shell.t('new.ownSleep.hint')}</small>
        </div>
        <Segments
          label={shell.t('new.ownSleep')}
          value={(rest.sleepLimit ?? LIMITS.sleepMinutes) / 60}
          options={SLEEP_LIMITS.map((value) => ({ value, label: value }))}
          choose={(hours) => changeRest({ ...rest, sleepLimit: hours * 60 })}
        />
      </div>
      <div class="opt">
        <div>
          {shell.t('new.weekends')}
          <small>{shell.t('new.weekends.hint')}</small>
        </div>
        <Checkbox
          label={shell.t('new.weekends')}
          checked={rest.weekends !== undefined}
          change={(on) => {
            const { weekends: _, ...others } = rest
            changeRest(on ? { ...others, weekends: zone } : others)
          }}
        />
      </div>
    </>
  )
}
