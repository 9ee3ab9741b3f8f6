import type { Rejection } from '../../../kernel/index.ts'
import { go } from '../../router.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { introduce } from '../../session/introduce.ts'

/** Tells the server the player's name and goes to the table that it then opens or finds. Returns why that failed. */
export async function enterTable(
  open: () => Promise<ApiResult<{ readonly table: string }>>,
): Promise<Rejection | undefined> {
  const named = await introduce()
  if (!named.ok) return named.rejection
  const opened = await open()
  if (!opened.ok) return opened.rejection
  go('t', opened.value.table)
  return undefined
}
