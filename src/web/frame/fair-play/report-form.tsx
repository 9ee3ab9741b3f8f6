import { useState } from 'preact/hooks'
import { REPORT_ENDPOINTS, REPORT_REASONS, type ReportReason } from '../../../protocol/http/admin/reports.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { request } from '../../session/api/request.ts'
import { fairPlayWords as words } from './texts.ts'
import './fair-play.css'

/** Reports somebody at the table to the administrators. The server attaches the chat. */
export function ReportForm({ session }: { session: TableSession }) {
  const others = session.seats.value.flatMap(({ name, bot }, seat) =>
    bot === undefined && seat !== session.eyes.value ? [{ name, seat }] : [],
  )
  const [seat, setSeat] = useState(others[0]?.seat ?? 0)
  const [reason, setReason] = useState<ReportReason>('insults')
  const [text, write] = useState('')
  const [outcome, setOutcome] = useState('')
  if (others.length === 0) return undefined
  const send = async (): Promise<void> => {
    const more = text.trim() === '' ? {} : { text: text.trim() }
    const answer = await request(REPORT_ENDPOINTS.report, { table: session.id }, { seat, reason, ...more })
    setOutcome(answer.ok ? words.t('report.sent') : rejectionWords(answer.rejection))
    if (answer.ok) write('')
  }
  return (
    <form
      class="report-form"
      aria-labelledby="report-title"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 id="report-title">{words.t('report')}</h3>
      <p>{words.t('report.words')}</p>
      <label class="fair-play-field">
        <span>{words.t('report.who')}</span>
        <select class="field" value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {others.map((one) => (
            <option key={one.seat} value={one.seat}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label class="fair-play-field">
        <span>{words.t('reason')}</span>
        <select
          class="field"
          value={reason}
          onChange={(event) => {
            const wanted = REPORT_REASONS.find((one) => one === event.currentTarget.value)
            if (wanted) setReason(wanted)
          }}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {words.t(`report.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="fair-play-field">
        <span>{words.t('report.text')}</span>
        <input
          class="field"
          value={text}
          maxLength={LIMITS.reportLength}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {words.t('report.send')}
      </button>
      <p role="status">{outcome}</p>
    </form>
  )
}
