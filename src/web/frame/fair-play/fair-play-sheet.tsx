import { useState } from 'preact/hooks'
import { hasSeat } from '../../../kernel/seat.ts'
import { HOUR } from '../../../kernel/time-units.ts'
import { dateFormat } from '../../../text/format.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { language, listed } from '../../../ui/text/texts.tsx'
import { ReportForm } from './report-form.tsx'
import { fairPlayWords as words } from './texts.ts'

/** What players can do together about a match that should not go on. */
export function FairPlaySheet({ session }: { session: TableSession }) {
  const over = session.steps.value.at(-1)?.result !== undefined
  return (
    <div class="clock-sheet">
      {over ? undefined : <EndEarly session={session} />}
      <ReportForm session={session} />
    </div>
  )
}

function EndEarly({ session }: { session: TableSession }) {
  const [problem, setProblem] = useState('')
  const ending = session.ending?.value
  const you = session.eyes.value
  const people = session.seats.value.filter(({ bot }) => bot === undefined).length
  const say = (on: boolean): void => {
    void session.end?.(on).then((rejection) => setProblem(rejection ? rejectionWords(rejection) : ''))
  }
  const offered = ending && ending.lapses > Date.now() ? ending : undefined
  const agreed = offered !== undefined && you !== undefined && hasSeat(offered.agreed, you)
  return (
    <section aria-labelledby="end-early">
      <h3 id="end-early">{words.t('end')}</h3>
      <p role="status">{offered ? offerWords(session, offered) : words.t('end.words')}</p>
      <div class="clock-buttons">
        {agreed ? undefined : (
          <button type="button" class="btn" onClick={() => say(true)}>
            {words.t(offered ? 'end.agree' : people > 1 ? 'end.offer' : 'end.alone')}
          </button>
        )}
        {offered ? (
          <button type="button" class="btn" onClick={() => say(false)}>
            {words.t(agreed ? 'end.withdraw' : 'end.decline')}
          </button>
        ) : undefined}
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  )
}

function offerWords({ seats }: TableSession, { agreed, lapses }: { agreed: number; lapses: number }): string {
  const names = seats.value.flatMap(({ name }, seat) => (hasSeat(agreed, seat) ? [name] : []))
  const soon = lapses - Date.now() < 20 * HOUR
  const when = soon ? dateFormat(language.value, { timeStyle: 'short' }).format(lapses) : shownTime(lapses)
  return words.t('end.offered', { names: listed(names), when })
}
