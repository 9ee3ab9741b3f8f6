import type { ClockSettings, CorrespondenceClock, TableRest } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { HourFields, NIGHT, ownZone } from './hour-fields.tsx'

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
      <OptionRow label={shell.t('new.clock')} hint={shell.t('new.clock.hint')}>
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
      </OptionRow>
      {clock.kind === 'live' ? (
        <OptionRow label={shell.t('new.minutes')} hint={shell.t('new.minutes.hint', { seconds: INCREMENT })}>
          <Segments
            label={shell.t('new.minutes')}
            value={clock.bank / 60}
            options={MINUTES.map((value) => ({ value, label: value }))}
            choose={(minutes) => change(live(minutes))}
          />
        </OptionRow>
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
  const zone = ownZone()
  return (
    <>
      <OptionRow label={shell.t('new.days')}>
        <Segments
          label={shell.t('new.days')}
          value={clock.days}
          options={DAYS.map((value) => ({ value, label: value }))}
          choose={(days) => change({ ...clock, days })}
        />
      </OptionRow>
      <CheckboxRow
        label={shell.t('new.sleep')}
        hint={shell.t('new.sleep.hint', { zone: zone.replaceAll('_', ' ') })}
        more={
          sleep ? (
            <HourFields
              hours={sleep}
              labels={{ from: shell.t('new.sleep.from'), to: shell.t('new.sleep.to') }}
              change={(hours) => change({ ...clock, sleep: { ...sleep, ...hours } })}
            />
          ) : undefined
        }
        checked={sleep !== undefined}
        change={(on) =>
          change({
            kind: 'correspondence',
            days: clock.days,
            ...(on ? { sleep: { ...NIGHT, zone } } : {}),
          })
        }
      />
      <OptionRow label={shell.t('new.ownSleep')} hint={shell.t('new.ownSleep.hint')}>
        <Segments
          label={shell.t('new.ownSleep')}
          value={(rest.sleepLimit ?? LIMITS.sleepMinutes) / 60}
          options={SLEEP_LIMITS.map((value) => ({ value, label: value }))}
          choose={(hours) => changeRest({ ...rest, sleepLimit: hours * 60 })}
        />
      </OptionRow>
      <CheckboxRow
        label={shell.t('new.weekends')}
        hint={shell.t('new.weekends.hint')}
        checked={rest.weekends !== undefined}
        change={(on) => {
          const { weekends: _, ...others } = rest
          changeRest(on ? { ...others, weekends: zone } : others)
        }}
      />
    </>
  )
}
