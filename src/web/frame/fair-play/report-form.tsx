import { useState } from 'preact/hooks'
import { REPORT_ENDPOINTS, REPORT_REASONS, type ReportReason } from '../../../protocol/http/admin/reports.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { request } from '../../session/api/request.ts'
import { otherPeople } from '../other-people.ts'
import { fairPlayWords as words } from './texts.ts'
import './fair-play.css'

/** Reports somebody at the table to the administrators. The server attaches the chat. */
export function ReportForm({ session }: { session: TableSession }) {
  const others = otherPeople(session)
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
      <SelectField
        class="fair-play-field"
        label={words.t('report.who')}
        value={String(seat)}
        options={others.map((one) => [String(one.seat), one.name])}
        choose={(chosen) => setSeat(Number(chosen))}
      />
      <SelectField
        class="fair-play-field"
        label={words.t('reason')}
        value={reason}
        options={REPORT_REASONS.map((one) => [one, words.t(`report.${one}`)])}
        choose={(chosen) => {
          const wanted = REPORT_REASONS.find((one) => one === chosen)
          if (wanted) setReason(wanted)
        }}
      />
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
