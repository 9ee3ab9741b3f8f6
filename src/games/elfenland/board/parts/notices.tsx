import { useFrame } from '../../../../ui/board/frame-context.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import type { Sender } from '../turn/sender.ts'

/** Short messages over the board: a move that is not sent yet, and why something did not work. */
export function SenderNotices({ sender: { sending, problem } }: { sender: Sender }) {
  const { live } = useFrame()
  return (
    <>
      {sending && !live ? (
        <p class="ef-problem" role="status">
          {shell.rich('table.unsent')}
        </p>
      ) : undefined}
      {problem === '' ? undefined : (
        <p class="ef-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
