import { useEffect, useState } from 'preact/hooks'
import { shell } from '../../../ui/text/shell/index.ts'
import { Frame } from '../../frame/frame.tsx'
import { Waiting } from '../../lazy.tsx'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import { openRemote, type RemoteTable } from '../../session/remote/remote-table.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { Lobby } from './lobby.tsx'

/** A table on the server: the lobby, then the match. */
export function RemoteTablePage({ id }: { id: string }) {
  const [table, set] = useState<RemoteTable | undefined>(undefined)
  useEffect(() => {
    const opened = openRemote(id)
    set(opened)
    return () => opened.close()
  }, [])
  return table ? <Room table={table} /> : <Waiting />
}

function Room({ table }: { table: RemoteTable }) {
  const info = table.info.value
  const session = table.session.value
  const loaded = useGame(info?.game)
  const problem = table.problem.value
  // The match has started, and only the players may follow it.
  if (problem?.code === 'noSpectators') return <LostPage {...lostBy(problem)} />
  // Only the table's id can be malformed here, so there is no such table.
  if (problem && !info)
    return <LostPage {...lostBy(problem.code === 'malformed' ? { code: 'noSuchTable' } : problem)} />
  if (!info && tableSocket().connection.value === 'offline')
    return <LostPage words={shell.t('error.server')} retry />
  if (loaded === 'missing') return <LostPage words={shell.t('error.load')} retry />
  if (!info || loaded === 'loading') return <Waiting />
  if (info.status === 'closed') return <LostPage words={shell.t('lobby.closed')} />
  if (session && info.status !== 'lobby') return <Frame session={session} {...loaded} />
  return <Lobby table={table} info={info} {...loaded} />
}
