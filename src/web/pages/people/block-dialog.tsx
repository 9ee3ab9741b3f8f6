import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { peopleWords as words } from './texts.ts'

interface BlockDialogProps {
  readonly name: string
  block(): void
  close(): void
}

/** Says what blocking somebody means, and asks whether to do it. */
export function BlockDialog({ name, block, close }: BlockDialogProps) {
  return (
    <Dialog title={words.t('block.ask', { name })} close={close} class="narrow">
      <p>{words.t('block.words', { name })}</p>
      <div class="btns">
        <button type="button" class="btn btn-gold" onClick={close}>
          {words.t('block.keep')}
        </button>
        <button type="button" class="btn" onClick={block}>
          {words.t('block')}
        </button>
      </div>
    </Dialog>
  )
}
