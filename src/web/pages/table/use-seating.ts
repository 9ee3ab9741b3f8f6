import { useEffect, useState } from 'preact/hooks'
import type { Rejection, Seat } from '../../../kernel/index.ts'
import { settings } from '../../../ui/device/settings.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { takeName } from '../../session/api/me.ts'
import { introduce } from '../../session/introduce.ts'
import { numberedGuest } from '../../session/own-name.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import type { RemoteTable } from '../../session/remote/remote-table.ts'

/** Sitting down and changing the player's name in the lobby, and what was refused last. */
export function useSeating(table: RemoteTable, { you, seats, kept }: TableInfo) {
  const [problem, setProblem] = useState('')
  const act = (doing: Promise<Rejection | undefined>): void => {
    setProblem('')
    void doing.then((rejection) => rejection && setProblem(rejectionWords(rejection)))
  }
  /** The first name makes this browser known to the server, so the socket has to connect again. */
  const sit = async (seat: Seat): Promise<Rejection | undefined> => {
    const named = await introduce()
    if (!named.ok) return named.rejection
    tableSocket().reconnect()
    const rejection = await table.sit(seat)
    if (rejection?.code !== 'nameTaken' || settings.name.value.trim() !== '') return rejection
    const numbered = await takeName(numberedGuest(seats.map(nameOfSeat)))
    return numbered.ok ? table.sit(seat) : numbered.rejection
  }
  /** The server tells everybody at the table about the new name. */
  const rename = async (): Promise<Rejection | undefined> => {
    const own = you === undefined ? undefined : seats[you]
    const wanted = settings.name.value.trim()
    if (you === undefined || own === undefined || wanted === '' || wanted === nameOfSeat(own, you))
      return undefined
    const named = await takeName(wanted)
    return named.ok ? undefined : named.rejection
  }
  // The name may have been changed in the settings in the meantime, or before the server said which seat this is.
  useEffect(() => act(rename()), [you])
  // After a match, players return to their old seat, or to any free one.
  useEffect(() => {
    const { lastSeat } = table
    if (you !== undefined || lastSeat === undefined) return
    const free = seats.flatMap((one, seat) =>
      one.kind === 'open' && (one.keptFor === undefined || seat === kept) ? [seat] : [],
    )
    const seat = free.includes(lastSeat) ? lastSeat : free[0]
    if (seat !== undefined) act(sit(seat))
  }, [])
  return { problem, act, sit, rename }
}
