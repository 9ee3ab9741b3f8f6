import { useEffect, useState } from 'preact/hooks'
import { beginningOf, dayAfter } from '../../../daily/day.ts'
import type { Holiday, MyRest, Sleep } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { dateFormat } from '../../../text/format.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { language } from '../../../ui/text/texts.tsx'
import type { ApiResult } from '../../session/api/request.ts'
import { announceHoliday, cancelHoliday, fetchRest, setSleep } from '../../session/api/rest.ts'
import { HourFields, NIGHT, ownZone } from '../setup/hour-fields.tsx'
import { restWords as words } from './texts.ts'
import '../setup/form.css'
import './rest-panel.css'

const zoneWords = (zone: string): string => zone.replaceAll('_', ' ')

/** The player's sleeping hours and holidays, which apply at all their tables. Empty for an unknown visitor. */
export function RestPanel() {
  const [rest, setRest] = useState<MyRest | undefined>(undefined)
  const [message, setMessage] = useState('')
  useEffect(() => {
    void fetchRest().then((answer) => answer.ok && setRest(answer.value))
  }, [])
  if (!rest) return undefined

  async function change(request: Promise<ApiResult<MyRest>>): Promise<void> {
    const answer = await request
    if (answer.ok) setRest(answer.value)
    setMessage(answer.ok ? words.t('saved') : rejectionWords(answer.rejection))
  }

  return (
    <section class="paper opts rest-panel" aria-labelledby="rest-panel">
      <h2 id="rest-panel">{words.t('title')}</h2>
      <p class="clock-words">{words.t('lead')}</p>
      <SleepField sleep={rest.sleep} change={(sleep) => void change(setSleep(sleep))} />
      <Holidays
        rest={rest}
        plan={(holiday) => void change(announceHoliday(holiday))}
        end={(from) => void change(cancelHoliday(from))}
      />
      <p class="clock-words" role="status">
        {message}
      </p>
    </section>
  )
}

function SleepField({ sleep, change }: { sleep: Sleep | undefined; change(sleep: Sleep | undefined): void }) {
  const zone = ownZone()
  return (
    <CheckboxRow
      label={words.t('sleep')}
      hint={words.t('sleep.hint', { zone: zoneWords(sleep?.zone ?? zone) })}
      more={
        <>
          {sleep ? (
            <HourFields
              hours={sleep}
              labels={{ from: words.t('sleep.from'), to: words.t('sleep.to') }}
              change={(hours) => change({ ...sleep, ...hours })}
            />
          ) : undefined}
          {sleep && sleep.zone !== zone ? (
            <button type="button" class="btn small" onClick={() => change({ ...sleep, zone })}>
              {words.t('sleep.zone', { zone: zoneWords(zone) })}
            </button>
          ) : undefined}
        </>
      }
      checked={sleep !== undefined}
      change={(on) => change(on ? { ...NIGHT, zone } : undefined)}
    />
  )
}

function Holidays({
  rest,
  plan,
  end,
}: {
  rest: MyRest
  plan(holiday: Holiday): void
  end(from: string): void
}) {
  const { holidays, daysLeft, firstDay } = rest
  const [from, setFrom] = useState(firstDay)
  const [days, setDays] = useState(1)
  const today = dayBefore(firstDay)
  const coming = holidays.filter((holiday) => lastDay(holiday) >= today)
  return (
    <>
      <OptionRow
        label={words.t('holidays')}
        hint={words.t('holidays.left', { n: daysLeft, all: LIMITS.holidayDays })}
        more={
          <form
            class="hours"
            onSubmit={(event) => {
              event.preventDefault()
              plan({ from, days, zone: rest.sleep?.zone ?? ownZone() })
            }}
          >
            <input
              type="date"
              class="field"
              required
              min={firstDay}
              value={from}
              aria-label={words.t('holidays.from')}
              onInput={(event) => setFrom(event.currentTarget.value)}
            />
            <label>
              <input
                type="number"
                class="field"
                required
                min={1}
                max={LIMITS.holidayDays}
                value={days}
                onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
              />
              {words.t('holidays.days')}
            </label>
            <button type="submit" class="btn small">
              {words.t('holidays.plan')}
            </button>
          </form>
        }
      />
      <ul>
        {coming.map((holiday) => (
          <OptionRow
            key={holiday.from}
            as="li"
            label={dayFormat().formatRange(beginningOf(holiday.from), beginningOf(lastDay(holiday)))}
          >
            <RowButton
              words={words.t('holidays.cancel')}
              label={words.t('holidays.end', { day: dayFormat().format(beginningOf(holiday.from)) })}
              small
              press={() => end(holiday.from)}
            />
          </OptionRow>
        ))}
      </ul>
    </>
  )
}

const dayBefore = (day: string): string => dayAfter(day, -1)
const lastDay = ({ from, days }: Holiday): string => dayAfter(from, days - 1)

const dayFormat = () => dateFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' })
