import { useState } from 'preact/hooks'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { go } from '../../router.ts'
import { shareReview } from '../../session/api/reviews.ts'
import { introduce } from '../../session/introduce.ts'
import { textForLink } from '../../session/review/review-client.ts'
import { NameField } from '../setup/name-field.tsx'
import { noteShared } from './just-shared.ts'
import { sharedTexts } from './texts.ts'

interface SharedPlace {
  readonly place: string
  readonly id: string
  readonly file: string
  readonly step: number
  readonly eyes?: number | undefined
}

interface ShareDialogProps extends SharedPlace {
  close(): void
}

/** Makes the link under which several people look at this match. */
export function ShareDialog({ close, ...shared }: ShareDialogProps) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const share = async (): Promise<void> => {
    setBusy(true)
    setProblem(await makeReview(shared))
    setBusy(false)
  }
  return (
    <Dialog title={sharedTexts.t('share')} close={close} class="narrow">
      <p>{sharedTexts.t('share.words')}</p>
      <p class="shared-kept">{sharedTexts.t('kept')}</p>
      <NameField />
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void share()}>
        {sharedTexts.t('share.make')}
      </button>
    </Dialog>
  )
}

/** Goes to the new review, or returns why there is none. */
async function makeReview({ place, id, file, step, eyes }: SharedPlace): Promise<string> {
  // A match that is not on the server travels in the review itself.
  const match = place === 't' ? undefined : place === 'link' ? id : await textForLink(file)
  if (place !== 't' && match === undefined) return sharedTexts.t('share.tooLong')
  const named = await introduce()
  if (!named.ok) return rejectionWords(named.rejection)
  const position = { step, ...(eyes === undefined ? {} : { eyes }) }
  const made = await shareReview(match === undefined ? { table: id, ...position } : { match, ...position })
  if (!made.ok) return rejectionWords(made.rejection, sharedTexts)
  noteShared(made.value.review, position)
  go('shared', made.value.review)
  return ''
}
