import { useState } from 'preact/hooks'
import { FrameContext, useFrame } from '../../../ui/board/frame-context.ts'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { useRemarkAnnouncements } from '../../frame/announcements.ts'
import { LazyConversation } from '../../frame/on-demand.tsx'
import { useUnread } from '../../frame/unread.ts'

/** Opens the chat of the table, and counts what was said since it was open. */
export function LobbyChat({
  talk,
  Sign = SeatToken,
}: {
  talk: TableSession
  Sign: GameBoard['Sign'] | undefined
}) {
  const [open, setOpen] = useState(false)
  const frame = useFrame()
  const unread = useUnread(talk, open)
  useRemarkAnnouncements(talk, open)
  return (
    <>
      <IconButton
        icon="chat"
        label={unread > 0 ? shell.t('chat.new', { n: unread }) : shell.t('chat')}
        onClick={() => setOpen(true)}
      >
        {unread > 0 ? <span class="dot">{unread}</span> : undefined}
      </IconButton>
      {open ? (
        <FrameContext.Provider value={{ ...frame, Sign }}>
          <Dialog title={shell.t('chat')} close={() => setOpen(false)} class="narrow chat">
            <LazyConversation session={talk} />
          </Dialog>
        </FrameContext.Provider>
      ) : undefined}
    </>
  )
}
