import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect } from 'preact/hooks'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { TableSession } from '../../ui/board/session.ts'
import { LazyPart, loadPart } from '../../ui/components/lazy-part.tsx'
import { Dialog } from '../../ui/components/overlays/dialog.tsx'
import { loadRefusals } from '../../ui/text/rejections.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { idle } from '../idle.ts'
import { withTexts } from '../lazy.tsx'
import type { ResultScreen } from './result/result.tsx'
import type { Conversation } from './sheets/chat.tsx'
import type { Sheets } from './sheets/sheets.tsx'

/* Parts of a table that nobody needs for the first move. */

const loadSheets = () =>
  withTexts(
    import('./sheets/sheets.tsx').then(({ Sheets }) => Sheets),
    import('../pages/settings/texts.ts').then(({ settingsWords }) => settingsWords),
  )
const loadResult = async () => (await import('./result/result.tsx')).ResultScreen
const loadConversation = async () => (await import('./sheets/chat.tsx')).Conversation

/** The dialog that is open, if any. */
export function LazySheets(props: ComponentProps<typeof Sheets>) {
  return props.sheet === undefined ? undefined : (
    <LazyPart load={loadSheets} failure={<FailedSheet close={props.close} />} {...props} />
  )
}

function FailedSheet({ close }: { close(): void }) {
  return (
    <Dialog title={shell.t('menu')} close={close} class="narrow">
      <p role="alert">{shell.t('error.load')}</p>
    </Dialog>
  )
}

/** The result, and the board until it is loaded. */
export function LazyResult({
  children,
  ...props
}: ComponentProps<typeof ResultScreen> & { children: ComponentChildren }) {
  return (
    <LazyPart
      load={loadResult}
      meanwhile={children}
      failure={
        <p class="notice" role="alert">
          {shell.t('error.load')}
        </p>
      }
      {...props}
    />
  )
}

/** What is said at the table. */
export function LazyConversation(props: ComponentProps<typeof Conversation>) {
  return <LazyPart load={loadConversation} {...props} />
}

/** Loads the dialogs, the result and the rest of the board after the viewer's first move: then they open at once, without a network as well. */
export function useLoadAhead({ steps, eyes }: TableSession, game: GameBoard): void {
  const begun = steps.value.some(({ by }) => by !== undefined && by === (eyes.value ?? by))
  useEffect(() => {
    if (!begun) return
    // If it fails now, it is tried again when something is opened.
    void idle()
      .then(() =>
        Promise.all([loadPart(loadSheets), loadPart(loadResult), loadRefusals(), game.loadAhead?.()]),
      )
      .catch(() => undefined)
  }, [begun])
}
