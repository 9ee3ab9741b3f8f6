import { useState } from 'preact/hooks'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { deleteMe, fetchMyData } from '../../session/api/identity.ts'
import { saveText } from '../save-text.ts'
import { inWords } from './ceremonies.ts'
import { changedPerson } from './changed-person.ts'
import { identityWords as words } from './texts.ts'

/** What the server knows about the player: to take along, and to delete. */
export function DataPanel({ deleted }: { deleted(): void }) {
  const [message, setMessage] = useState('')
  const [asking, setAsking] = useState(false)

  async function download(): Promise<void> {
    const found = inWords(await fetchMyData())
    setMessage('problem' in found ? found.problem : '')
    if ('value' in found) saveText(found.value, 'vermeil-data.json')
  }

  async function remove(): Promise<void> {
    const done = inWords(await deleteMe())
    setAsking(false)
    if ('problem' in done) return setMessage(done.problem)
    settings.name.value = ''
    await changedPerson()
    deleted()
  }

  return (
    <section class="paper opts identity-panel">
      <OptionRow label={words.t('data')} hint={words.t('data.hint')}>
        <button type="button" class="btn" onClick={() => void download()}>
          {words.t('data.get')}
        </button>
      </OptionRow>
      <OptionRow label={words.t('delete')} hint={words.t('delete.hint')}>
        <button type="button" class="btn" onClick={() => setAsking(true)}>
          {words.t('delete.open')}
        </button>
      </OptionRow>
      <p class="device-words" role="status">
        {message}
      </p>
      {asking ? (
        <Dialog title={words.t('delete')} close={() => setAsking(false)} class="narrow">
          <p>{words.t('delete.words')}</p>
          <div class="btns">
            <button type="button" class="btn btn-gold" onClick={() => setAsking(false)}>
              {words.t('delete.keep')}
            </button>
            <button type="button" class="btn" onClick={() => void remove()}>
              {words.t('delete.now')}
            </button>
          </div>
        </Dialog>
      ) : undefined}
    </section>
  )
}
