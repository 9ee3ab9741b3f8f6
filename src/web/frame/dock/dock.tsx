import type { ComponentChildren } from 'preact'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { LogLines } from '../../../ui/components/seats/log-panel.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { LazyConversation } from '../on-demand.tsx'
import { setDocked } from './docked.ts'
import './dock.css'

/** The table, and beside it log and chat if they are docked. */
export function TableArea({
  docked,
  children,
  ...dock
}: {
  session: TableSession
  docked: boolean
  /** Whether the next player at a shared screen has not taken it yet. */
  covered: boolean
  children: ComponentChildren
}) {
  return (
    <div class={docked ? 'with-dock' : undefined}>
      <div class="table-area">
        <div class="chart frame">{children}</div>
      </div>
      {docked ? <Dock {...dock} /> : undefined}
    </div>
  )
}

/** Log and chat beside the table, where they cover nothing. */
function Dock({ session, covered }: { session: TableSession; covered: boolean }) {
  const { talk } = useFrame()
  return (
    <aside class="dock" aria-label={shell.t('dock.contents')}>
      <section class="paper log dock-log" aria-label={shell.t('log')}>
        <div class="h">
          <Icon name="log" />
          <h2 tabIndex={-1}>{shell.t('log')}</h2>
          <IconButton icon="x" label={shell.t('undock')} onClick={() => setDocked(false)} />
        </div>
        {covered ? undefined : <LogLines />}
      </section>
      {talk ? (
        <section class="paper dock-chat" aria-label={shell.t('chat')}>
          <div class="h">
            <Icon name="chat" />
            <h2 tabIndex={-1}>{shell.t('chat')}</h2>
          </div>
          <LazyConversation session={session} brief />
        </section>
      ) : undefined}
    </aside>
  )
}

/** A button that docks log and chat, if the window is wide enough. */
export function DockButton({ docked: close }: { docked?(): void }) {
  const { talk } = useFrame()
  return (
    <button
      type="button"
      class="btn small dock-button"
      onClick={() => {
        setDocked(true)
        close?.()
      }}
    >
      <Icon name="dock" />
      {shell.t(talk ? 'dock.both' : 'dock')}
    </button>
  )
}
