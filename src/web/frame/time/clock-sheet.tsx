import { useEffect, useState } from 'preact/hooks'
import type { TableSession, TableTiming } from '../../../ui/board/session.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { language, listed } from '../../../ui/text/texts.tsx'
import { type ClockLine, clockLines, type PauseChoice, pauseChoices } from './clock-lines.ts'
import { clockSheetWords as words } from './texts.ts'

/** What will happen when at this table, and what the reader can do about it. */
export function ClockSheet({ session }: { session: TableSession }) {
  const now = useNow()
  const [problem, setProblem] = useState('')
  const timing = session.timing?.value
  if (!timing) return undefined
  const seats = session.seats.value
  const step = session.steps.value.at(-1)
  const over = step?.result !== undefined
  const people = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  const you = session.eyes.value
  const waiting = over ? 0 : (step?.waiting ?? 0)
  const name = (seat: number): string => seats[seat]?.name ?? ''
  const lines = clockLines({ timing, you, waiting, people, now })
  const choose = (choice: PauseChoice): void => {
    void session
      .pause?.(choice === 'offer' || choice === 'agree')
      .then((rejection) => setProblem(rejection ? rejectionWords(rejection) : ''))
  }
  const choices = over || session.pause === undefined ? [] : pauseChoices({ timing, you, now })
  return (
    <div class="clock-sheet">
      <div role="status">
        {lines.map((line) => (
          <p key={JSON.stringify(line)}>{lineWords(line, name)}</p>
        ))}
      </div>
      <p class="clock-words">{session.clock}</p>
      {isEnding(timing, you, now) ? <p>{words.t('pause.ending')}</p> : undefined}
      <div class="clock-buttons">
        {choices.map((choice) => (
          <button key={choice} type="button" class="btn" onClick={() => choose(choice)}>
            {words.t(`pause.${choice}`)}
          </button>
        ))}
      </div>
      {choices.includes('offer') ? <p class="clock-words">{words.t('pause.hint')}</p> : undefined}
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

/** How often the lines are checked, in milliseconds: a rest may be over, or an offer may have lapsed. */
const CHECK = 10_000

function useNow(): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK)
    return () => clearInterval(timer)
  }, [])
  return now
}

const isEnding = ({ pause }: TableTiming, you: number | undefined, now: number): boolean =>
  pause?.until !== undefined && pause.until > now && you !== undefined && ((pause.agreed >> you) & 1) === 1

/** A time with its day, as the reader's language writes it. */
const moment = (at: number): string =>
  new Intl.DateTimeFormat(language.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

function lineWords(line: ClockLine, name: (seat: number) => string): string {
  switch (line.key) {
    case 'due.you':
    case 'pause.on':
      return words.t(line.key, { when: moment(line.when) })
    case 'due.other':
      return words.t(line.key, { name: name(line.seat), when: moment(line.when) })
    case 'holiday':
      return words.t(line.key, { name: name(line.seat), from: moment(line.from), until: moment(line.until) })
    case 'pause.offered':
      return words.t(line.key, { names: listed(line.agreed.map(name)) })
    case 'alone':
    case 'still':
      return words.t(line.key)
    case 'rest.pause':
      return words.t(line.key, { until: moment(line.until) })
    default:
      return words.t(line.key, { from: moment(line.from), until: moment(line.until) })
  }
}
