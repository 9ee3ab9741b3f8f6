import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'

export type FreeSeat = Extract<TableInfo['seats'][number], { kind: 'open' }>

/** The name of the player for whom a seat is kept, as long as it is. */
export const keptNow = ({ keptFor, until = 0 }: FreeSeat): string | undefined =>
  until > Date.now() ? keptFor : undefined

/** Whether the viewer may sit down at a seat. */
export function maySit({ you, seats, kept, ousted }: TableInfo, seat: Seat): boolean {
  const one = seats[seat]
  if (you !== undefined || ousted || one?.kind !== 'open') return false
  return kept === seat || keptNow(one) === undefined
}

/** Draws the component again whenever a seat is no longer kept. */
export function useEndsOfKeeping({ seats }: TableInfo): void {
  const ends = seats.flatMap((one) =>
    one.kind === 'open' && keptNow(one) !== undefined ? [one.until ?? 0] : [],
  )
  const next = Math.min(...ends)
  const [, drawAgain] = useState(0)
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined
    const timer = setTimeout(() => drawAgain(next), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
}
