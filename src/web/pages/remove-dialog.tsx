import { findCover } from '../../games/boards.ts'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { shell } from '../../ui/text/shell/index.ts'

interface RemoveDialogProps {
  readonly game: string
  remove(): void
  close(): void
}

/** Asks before a game is removed that exists on this device only. */
export function RemoveDialog({ game, remove, close }: RemoveDialogProps) {
  return (
    <Dialog title={shell.t('home.remove')} close={close} class="narrow">
      <p>{shell.t('home.removeWords', { game: findCover(game)?.name ?? '' })}</p>
      <div class="btns">
        <button type="button" class="btn btn-gold" onClick={close}>
          {shell.t('home.keep')}
        </button>
        <button type="button" class="btn" onClick={remove} data-do="remove">
          {shell.t('home.removeNow')}
        </button>
      </div>
    </Dialog>
  )
}
