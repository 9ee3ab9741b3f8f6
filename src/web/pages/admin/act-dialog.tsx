import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { AdminAct } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { performAct, replaceToken } from '../../session/api/admin.ts'
import { DurationField, USUAL_DURATION } from './durations.tsx'
import { adminWords as words } from './texts.ts'

/** An act that waits for the administrator to confirm it. */
export interface Order {
  readonly title: string
  /** What will happen. */
  readonly words: string
  /** Whether it lasts for a time. */
  readonly timed?: true
  /** What else is shown, such as a secret to write down. */
  readonly more?: ComponentChildren
  act(minutes: number): AdminAct
}

/** Makes a resend harmless: the server carries out an act with the same id once. */
const newActId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Asks before something is done, for how long and why. */
export function ActDialog({ order, close, done }: { order: Order; close(): void; done(): void }) {
  const [id, setId] = useState(newActId)
  const [minutes, setMinutes] = useState<number>(USUAL_DURATION)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ readonly code: string } | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const force = problem?.code === 'bansYourself'

  async function confirm(): Promise<void> {
    setBusy(true)
    const why = reason.trim() === '' ? {} : { reason: reason.trim() }
    const act = { ...order.act(minutes), id, ...why }
    const answer = await (act.act === 'rotateToken'
      ? replaceToken(act)
      : performAct(force && act.act === 'banNetwork' ? { ...act, force: true } : act))
    setBusy(false)
    if (!answer.ok) {
      // Without an answer the act may have been done, so the id stays the same.
      if (answer.rejection.code !== 'offline') setId(newActId())
      return setProblem(answer.rejection)
    }
    announce(words.t('done'))
    close()
    done()
  }

  return (
    <Dialog title={order.title} close={close} class="narrow">
      <form
        class="admin-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void confirm()
        }}
      >
        <p>{order.words}</p>
        {order.more}
        {order.timed ? <DurationField value={minutes} choose={setMinutes} /> : undefined}
        <label class="admin-field">
          <span>{words.t('reason')}</span>
          <input
            class="field"
            value={reason}
            maxLength={LIMITS.reasonLength}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert">
          {problem ? rejectionWords(problem) : ''}
        </p>
        <div class="btns">
          <button type="button" class="btn" onClick={close}>
            {words.t('cancel')}
          </button>
          <button type="submit" class="btn btn-gold" disabled={busy}>
            {force ? words.t('anyway') : problem ? shell.t('retry') : words.t('confirm')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
