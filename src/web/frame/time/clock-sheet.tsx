import { useEffect, useState } from 'preact/hooks'
import type { TableSession } from '../../../ui/board/session.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { clockLines, type PauseChoice, pauseChoices } from './clock-lines.ts'
import { lineWords } from './line-words.ts'
import { clockSheetWords as words } from './texts.ts'

/** What will happen when at this table, and what the reader can do about it. */
export function ClockSheet({ session }: { session: TableSession }) {
  const now = useNow()
  const [problem, setProblem] = useState('')
  const timing = session.timing?.value
  if (!timing) return undefined
  const seats = session.seats.value
  const step = session.steps.value.at(-1)
  const isOver = step?.result !== undefined
  const people = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  const you = session.eyes.value
  const waiting = step?.waiting ?? 0
  const name = (seat: number): string => seats[seat]?.name ?? ''
  const standIns = people.filter((seat) => seats[seat]?.standIn)
  const lines = clockLines({ timing, you, waiting, people, standIns, isOver, now })
  const choose = (choice: PauseChoice): void => {
    void session
      .pause?.(choice === 'offer' || choice === 'agree')
      .then((rejection) => setProblem(rejection ? rejectionWords(rejection) : ''))
  }
  const choices = isOver || session.pause === undefined ? [] : pauseChoices({ timing, you, now })
  return (
    <div class="clock-sheet">
      <div role="status">
        {lines.map((line) => (
          <p key={JSON.stringify(line)}>{lineWords(line, { you, now, name })}</p>
        ))}
      </div>
      <p class="clock-words">{session.clock}</p>
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
