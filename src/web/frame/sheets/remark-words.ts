import type { Remark } from '../../../ui/board/session.ts'
import { shell } from '../../../ui/text/shell/index.ts'

/** The text of a remark; a ready-made phrase appears in the reader's language. */
export function remarkWords({ text, phrase }: Remark): string {
  const key = `phrase.${phrase}`
  return text ?? (shell.has(key) ? shell.t(key) : '')
}
