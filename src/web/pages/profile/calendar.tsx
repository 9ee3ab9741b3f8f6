import { useState } from 'preact/hooks'
import { type CalendarDay, monthsOf, weeksOfYear } from '../../../statistics/calendar.ts'
import { capitalised, dateFormat } from '../../../text/format.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { language } from '../../../ui/text/texts.tsx'
import { profileWords as words } from './texts.ts'

const CELL = 12
const MOST = 4

/** A year of days; the more was played, the darker. The table below it says the same for each month. */
export function YearCalendar({ days }: { days: ReadonlyMap<string, CalendarDay> }) {
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const years = [...days.keys()].map((day) => Number(day.slice(0, 4)))
  const months = monthsOf(year, days)
  const n = months.reduce((sum, { matches }) => sum + matches, 0)
  const weeks = weeksOfYear(year, days)
  return (
    <section class="paper profile-calendar" aria-labelledby="profile-calendar">
      <header>
        <h2 id="profile-calendar">{words.t('calendar')}</h2>
        <span class="calendar-years">
          <IconButton
            icon="prev"
            label={words.t('calendar.before')}
            disabled={!years.some((one) => one < year)}
            onClick={() => setYear(year - 1)}
          />
          <span role="status">{words.t('calendar.year', { year, n })}</span>
          <IconButton
            icon="next"
            label={words.t('calendar.after')}
            disabled={year >= thisYear}
            onClick={() => setYear(year + 1)}
          />
        </span>
      </header>
      <div class="calendar-scroll">
        <svg viewBox={`0 0 ${weeks.length * CELL} ${7 * CELL}`} aria-hidden="true">
          {weeks.map((week, column) =>
            week.map((day, row) =>
              day ? (
                <rect
                  key={day.day}
                  class={`day-${Math.min(MOST, day.matches)}`}
                  x={column * CELL + 1}
                  y={row * CELL + 1}
                  width={CELL - 2}
                  height={CELL - 2}
                  rx="2"
                >
                  {day.matches > 0 ? (
                    <title>{words.t('calendar.day', { day: day.day, n: day.matches, won: day.won })}</title>
                  ) : undefined}
                </rect>
              ) : undefined,
            ),
          )}
        </svg>
      </div>
      <table class="vh">
        <caption>{words.t('calendar.year', { year, n })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.t('month')}</th>
            <th scope="col">{words.t('played')}</th>
            <th scope="col">{words.t('wonCount')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ day, matches, won }) => (
            <tr key={day}>
              <th scope="row">{monthName(day)}</th>
              <td>{matches}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const monthName = (month: string): string =>
  capitalised(
    dateFormat(language.value, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    ),
  )
