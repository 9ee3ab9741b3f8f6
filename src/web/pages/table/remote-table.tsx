import { useEffect, useRef, useState } from 'preact/hooks'
import { hasSeat } from '../../../kernel/index.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { Frame } from '../../frame/frame.tsx'
import { Waiting } from '../../lazy.tsx'
import { myTablesAnswer } from '../../session/my-tables.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import { pageAttention } from '../../session/remote/attention.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { openRemote, type RemoteTable } from '../../session/remote/remote-table.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { loadNoticeOffer } from '../notices/load-offer.ts'
import { useGame } from '../use-game.ts'
import { Lobby, offersNotices } from './lobby.tsx'

/** A table on the server: the lobby, then the match. */
export function RemoteTablePage({ id }: { id: string }) {
  const [table, set] = useState<RemoteTable | undefined>(undefined)
  useEffect(() => {
    const opened = openRemote(id, tableSocket(), pageAttention())
    set(opened)
    return () => opened.close()
  }, [])
  return table ? <Room table={table} id={id} /> : <Waiting />
}

function Room({ table, id }: { table: RemoteTable; id: string }) {
  const info = table.info.value
  const session = table.session.value
  const loaded = useGame(info?.game)
  const problem = table.problem.value
  useNewcomers(info)
  // The match has started, and only the players may follow it.
  if (problem?.code === 'noSpectators') return <LostPage {...lostBy(problem)} table={id} />
  if (problem?.code === 'banned') return <LostPage {...lostBy(problem)} />
  // Only the table's id can be malformed here, so there is no such table.
  if (problem && !info)
    return <LostPage {...lostBy(problem.code === 'malformed' ? { code: 'noSuchTable' } : problem)} />
  // A socket that is refused before it opens gives no reason; the list of tables does.
  const tables = myTablesAnswer.value
  if (!info && tables?.ok === false && tables.rejection.code === 'banned')
    return <LostPage {...lostBy(tables.rejection)} />
  if (!info && tableSocket().connection.value === 'offline')
    return <LostPage words={shell.t('error.server')} retry />
  if (loaded === 'missing') return <LostPage words={shell.t('error.load')} retry />
  if (!info || loaded === 'loading') return <Waiting />
  if (info.status === 'closed') return <LostPage words={shell.t(CLOSED_WORDS[info.closedBy ?? 'expired'])} />
  if (session && info.status !== 'lobby')
    return (
      <>
        <Frame session={session} {...loaded} />
        {offersNotices(info) && hasMoved(session) ? <LazyPart load={loadNoticeOffer} floats /> : undefined}
      </>
    )
  return <Lobby table={table} info={info} {...loaded} />
}

/** Announces people who play on for a bot. */
function useNewcomers(info: TableInfo | undefined): void {
  const before = useRef(info?.seats)
  useEffect(() => {
    for (const [seat, one] of (info?.seats ?? []).entries())
      if (info?.status === 'playing' && one.kind === 'person' && before.current?.[seat]?.kind === 'bot')
        void import('../pairing/load.ts').then((load) => load.announceNewcomer(nameOfSeat(one, seat)))
    before.current = info?.seats
  }, [info?.seats])
}

const CLOSED_WORDS = {
  expired: 'lobby.closed',
  agreement: 'lobby.ended',
  admin: 'lobby.closedByAdmin',
} as const

/** Whether the viewer has made a move, and now waits for the others. */
function hasMoved({ eyes: { value: seat }, steps }: TableSession): boolean {
  const last = steps.value.at(-1)
  if (seat === undefined || !last || last.result !== undefined || hasSeat(last.waiting, seat)) return false
  return steps.value.some(({ by, standIn }) => by === seat && !standIn)
}
