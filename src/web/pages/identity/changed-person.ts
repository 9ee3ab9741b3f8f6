import { myTables } from '../../session/api/tables.ts'
import { myTablesAnswer } from '../../session/my-tables.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'

/** The server knows this browser as somebody else now: connects again, and asks for their tables. */
export async function changedPerson(): Promise<void> {
  tableSocket().reconnect()
  myTablesAnswer.value = await myTables()
}
