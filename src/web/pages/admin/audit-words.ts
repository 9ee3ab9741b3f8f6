import { shownTime } from '../../../ui/text/shown-time.ts'
import { adminWords as words, wordsFor } from './texts.ts'

/** What was done. A switch says which way it was turned. */
export function auditTitle(act: string, detail: string | undefined): string {
  if (act === 'newTables' || act === 'readOnly') return wordsFor(`act.${act}.${detail}`, act)
  return wordsFor(`act.${act}`, act)
}

/** The detail that the server has noted, in the reader's language: an end of a ban, a seat, or any text. */
export function auditDetails(act: string, detail: string | undefined): string[] {
  if (detail === undefined || act === 'newTables' || act === 'readOnly') return []
  if (act === 'banGuest' || act === 'banNetwork') {
    const [target, until] = detail.includes(' ') ? detail.split(' ') : [undefined, detail]
    const end = Date.parse(until ?? '')
    if (Number.isNaN(end)) return [detail]
    return [...(target === undefined ? [] : [target]), words.t('until', { time: shownTime(end) })]
  }
  const [, seat] = (act === 'removePerson' ? /^seat (\d+)$/.exec(detail) : undefined) ?? []
  return [seat === undefined ? detail : words.t('seat.nth', { n: Number(seat) + 1 })]
}
