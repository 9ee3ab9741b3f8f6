import { codeWords } from '../../protocol/code-words.ts'
import { parseInviteCode } from '../../protocol/invite-code.ts'
import { withWords } from '../../ui/text/rejections.ts'
import type { ApiResult } from './api/request.ts'
import { tableByCode } from './api/tables.ts'

/** The part of a link that leads to a table, or to a table by its code. */
const LINK = /\/(t|j)\/([^/?#\s]+)\/?$/
const TABLE_ID = /^[0-9A-Za-z]{12}$/

/** The table to which somebody was invited: by its code, its link, or the end of the link. */
export async function findInvitation(typed: string): Promise<ApiResult<{ readonly table: string }>> {
  const [, way, end = typed.trim()] = LINK.exec(typed.trim()) ?? []
  const code = way === 't' ? undefined : parseInviteCode(end)
  if (code !== undefined) return tableByCode(code)
  if (way === 't' || TABLE_ID.test(end)) return { ok: true, value: { table: end } }
  return { ok: false, rejection: await withWords({ code: 'noSuchCode' }) }
}

/** The short address of a table, for people who type it. */
export const shortAddress = (code: string): string =>
  new URL(`j/${codeWords(code).toLowerCase().replace(' ', '-')}`, document.baseURI).href
