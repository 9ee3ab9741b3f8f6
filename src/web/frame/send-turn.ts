import type { Rejection, View } from '../../kernel/index.ts'
import type { TableSession } from '../../ui/board/session.ts'
import type { Helper } from './help/helper.ts'

/** Sends a turn to the table. The help counts what the player has put into practice with it. */
export async function sendTurn(
  session: Pick<TableSession, 'send'>,
  helper: Helper,
  view: View,
  moves: readonly unknown[],
): Promise<Rejection | undefined> {
  const rejection = await session.send(moves)
  if (!rejection) helper.notePlayed(view, moves)
  return rejection
}

export async function takeTurnBack(
  session: Pick<TableSession, 'takeBack'>,
  helper: Helper,
): Promise<Rejection | undefined> {
  const rejection = await session.takeBack()
  if (!rejection) helper.noteTakenBack()
  return rejection
}
