import { useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { go } from '../../../router.ts'
import { lastSetup } from '../../../session/bot-setup.ts'
import { startFork } from '../../../session/review/review-client.ts'
import { nameIn, type ReviewModel } from '../review-model.ts'
import { reviewWords } from '../texts.ts'

/** Continues the match from a move, against bots. */
export function TryDialog({ reviewed, move, close }: { reviewed: ReviewModel; move: number; close(): void }) {
  const { match, file } = reviewed
  const name = nameIn(reviewed, at(match.turns, move - 1).seat)
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    const id = await startFork(file, move - 1, match, lastSetup(match.game)?.level ?? 'steady')
    setBusy(false)
    if (id !== undefined) go('here', id)
  }
  return (
    <Dialog title={reviewWords.t('review.playOn')} close={close} class="narrow">
      <p>{reviewWords.t('review.tryHint', { name })}</p>
      <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void begin()} data-do="begin">
        <Icon name="play" />
        {reviewWords.t('review.playOn')}
      </button>
    </Dialog>
  )
}
