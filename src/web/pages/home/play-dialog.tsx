import { useEffect, useState } from 'preact/hooks'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { go, to } from '../../router.ts'
import { rememberSetup } from '../../session/bot-setup.ts'
import { BotFields } from '../setup/bot-fields.tsx'
import { startAgainstBots, useBotSetup } from './quick.ts'
import './play-dialog.css'

/** The choice of opponents and level, from which one step leads to the table. */
export function PlayDialog({ cover, close }: { cover: GameCover; close(): void }) {
  const { levels, setup, set } = useBotSetup(cover.id)
  const [pressed, setPressed] = useState(false)
  const isReady = levels.length > 0
  // On a slow device the levels take a moment, and a press in the meantime must not be lost.
  useEffect(() => {
    if (pressed && isReady) go('here', startAgainstBots(cover.id, setup))
  }, [pressed, isReady])
  return (
    <Dialog title={shell.t('home.playGame', { game: cover.name })} close={close} class="narrow play-dialog">
      <BotFields cover={cover} levels={levels} setup={setup} change={set} />
      <div class="btns">
        <button
          type="button"
          class="btn btn-gold"
          // The last choice is there already, so that Enter starts at once.
          autofocus
          aria-disabled={!isReady}
          onClick={() => setPressed(true)}
        >
          {shell.t('new.start')}
        </button>
        <a class="btn" href={to('play', cover.id)} onClick={() => rememberSetup(cover.id, setup)}>
          {shell.t('options')}
        </a>
      </div>
    </Dialog>
  )
}
