import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../kernel/index.ts'
import type { Remark, TableSession } from '../../ui/board/session.ts'

/** The remarks after the first `read`, without the viewer's own: those may come back after the chat is closed. */
export const remarksOfOthers = (
  remarks: readonly Remark[],
  read: number,
  me: Seat | undefined,
): readonly Remark[] => remarks.slice(read).filter(({ seat }) => seat === undefined || seat !== me)

/** The number of remarks by others since the chat was last on screen. */
export function useUnread(session: TableSession, chatVisible: boolean): number {
  const remarks = session.remarks.value
  const [read, setRead] = useState(remarks.length)
  useEffect(() => {
    // There are fewer remarks than before once a player is muted.
    if (chatVisible || remarks.length < read) setRead(remarks.length)
  }, [chatVisible, remarks.length])
  return remarksOfOthers(remarks, read, session.eyes.value).length
}
