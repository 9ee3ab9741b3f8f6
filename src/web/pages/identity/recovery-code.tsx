import { CopyButton } from '../../../ui/components/controls/copy-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { shareAddress } from '../../router.ts'
import { useCopy } from '../use-copy.ts'
import { identityWords as words } from './texts.ts'
import './recovery-code.css'

/** The words of a new recovery code, to be written down, copied or printed. */
export function RecoveryCode({ code, close }: { code: string; close(): void }) {
  const { shown, copied, copy } = useCopy<HTMLOListElement>(code)
  const name = settings.name.value
  const address = shareAddress('sign-in')
  return (
    <Dialog title={words.t('recovery')} close={close} class="narrow">
      <p>{words.t('recovery.write')}</p>
      <div class="recovery-paper">
        <p class="on-paper">{words.t('recovery.paper', { name, host: location.host })}</p>
        <ol ref={shown} class="recovery-words" translate={false}>
          {code.split(' ').map((word, i) => (
            <li key={i}>{word} </li>
          ))}
        </ol>
        <p class="on-paper">{words.t('recovery.paperHint', { address })}</p>
      </div>
      <div class="recovery-btns">
        <button type="button" class="btn" onClick={() => print()}>
          {words.t('recovery.print')}
        </button>
        <CopyButton copied={copied} copy={copy} />
        <button type="button" class="btn btn-gold" onClick={close}>
          {words.t('recovery.done')}
        </button>
      </div>
    </Dialog>
  )
}
