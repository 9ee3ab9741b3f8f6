import { useRef, useState } from 'preact/hooks'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shareAddress } from '../../router.ts'
import { deleteReview } from '../../session/api/reviews.ts'
import { introduce } from '../../session/introduce.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import type { ReviewTogether, SharedReviewSession } from '../../session/remote/shared-review.ts'
import { copyText } from '../copy-text.ts'
import { NameField } from '../setup/name-field.tsx'
import { ArrowForm } from './arrow-form.tsx'
import { NoteForm, NoteList } from './notes.tsx'
import { People } from './people.tsx'
import { sharedTexts } from './texts.ts'
import type { SharedLook } from './use-position.ts'

interface SharedPanelProps {
  readonly review: ReviewTogether
  readonly id: string
  /** The step on screen. */
  readonly now: number
  /** What the board shows. */
  readonly view: unknown
  readonly looking: SharedLook
  goTo(step: number): void
  readonly change: SharedReviewSession['change']
}

/** Who is there, the notes, and the link: beside the board or in a dialog. */
export function SharedPanel({ review, id, now, view, looking, goTo, change }: SharedPanelProps) {
  return (
    <>
      <section class="paper shared-people" aria-label={sharedTexts.t('people')}>
        <People review={review} leads={looking.leads} change={change} />
        <ShareLink id={id} own={review.own === true} />
      </section>
      <section class="paper shared-notes" aria-label={sharedTexts.t('notes')}>
        <div class="h">
          <Icon name="chat" />
          <h2>{sharedTexts.t('notes')}</h2>
        </div>
        <NoteList {...{ review, now, goTo, change }} />
        {review.you === undefined ? (
          <JoinIn />
        ) : (
          <>
            <NoteForm step={now} add={(text) => change({ type: 'note', step: now, text })} />
            <ArrowForm view={view} draw={(from, to) => change({ type: 'mark', step: now, from, to })} />
          </>
        )}
      </section>
    </>
  )
}

/** Visitors without a name can only look. */
function JoinIn() {
  const [problem, setProblem] = useState('')
  const join = async (): Promise<void> => {
    const named = await introduce()
    if (named.ok) tableSocket().reconnect()
    else setProblem(rejectionWords(named.rejection))
  }
  return (
    <div class="shared-join">
      <p>{sharedTexts.t('join')}</p>
      <NameField />
      <button type="button" class="btn btn-gold small" onClick={() => void join()}>
        {sharedTexts.t('join.do')}
      </button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

/** The link to send, and the way to delete it. */
function ShareLink({ id, own }: { id: string; own: boolean }) {
  const [copied, setCopied] = useState(false)
  const [sure, ask] = useState(false)
  const [problem, setProblem] = useState('')
  const shown = useRef<HTMLElement>(null)
  const address = shareAddress('shared', id)
  const remove = async (): Promise<void> => {
    const removed = await deleteReview(id)
    if (!removed.ok) setProblem(rejectionWords(removed.rejection, sharedTexts))
  }
  return (
    <div class="shared-link">
      <code ref={shown} class="shared-address" title={sharedTexts.t('linkShown')}>
        {address}
      </code>
      <button
        type="button"
        class="btn small"
        onClick={() => void copyText(address, shown.current).then(setCopied)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{copied ? shell.t('review.linkCopied') : sharedTexts.t('link')}</span>
      </button>
      {own && !sure ? (
        <button type="button" class="shared-delete" onClick={() => ask(true)}>
          {sharedTexts.t('delete')}
        </button>
      ) : undefined}
      {sure ? (
        <div class="shared-sure" role="group" aria-label={sharedTexts.t('delete')}>
          <p>{sharedTexts.t('delete.sure')}</p>
          <button type="button" class="btn small" onClick={() => void remove()}>
            {sharedTexts.t('delete')}
          </button>
          <button type="button" class="btn btn-gold small" onClick={() => ask(false)}>
            {sharedTexts.t('delete.not')}
          </button>
          <p class="problem" role="alert">
            {problem}
          </p>
        </div>
      ) : undefined}
    </div>
  )
}
