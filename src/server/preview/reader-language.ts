import type { IncomingMessage } from 'node:http'
import { bestLanguage, type Language } from '../../text/languages.ts'

/** The language of a page for outside: the one that its address names, or else one that the browser asks for. */
export function readerLanguage({ headers }: IncomingMessage, wanted: unknown): Language {
  const accepted = headers['accept-language']?.split(',').map((tag) => tag.trim()) ?? []
  return bestLanguage(typeof wanted === 'string' ? [wanted, ...accepted] : accepted)
}
