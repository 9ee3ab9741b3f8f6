import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Frame } from '../../frame/frame.tsx'
import { Waiting } from '../../lazy.tsx'
import { archivedMatch } from '../../session/archive/device-archive.ts'
import { type LocalSession, openLocal } from '../../session/local/local.ts'
import { findLocal } from '../../session/saved-matches.ts'
import { LostPage } from '../lost.tsx'
import { type LoadedGame, loadGame } from '../use-game.ts'

type Opened =
  | { readonly session: LocalSession; readonly loaded: LoadedGame }
  /** The key of the text that says why the match cannot be opened. */
  | { readonly problem: 'refused.notKept' | 'error.rules' | 'error.load' }

/** A match on this device, new or continued. */
export function LocalTablePage({ id }: { id: string }) {
  const [opened, set] = useState<Opened | undefined>(undefined)
  useEffect(() => {
    let gone = false
    let session: LocalSession | undefined
    void open(id).then((result) => {
      if ('session' in result) session = result.session
      if (gone) session?.close()
      else set(result)
    })
    return () => {
      gone = true
      session?.close()
    }
  }, [])
  if (!opened) return <Waiting />
  if ('problem' in opened) return <LostPage words={shell.t(opened.problem)} />
  return <Frame session={opened.session} {...opened.loaded} />
}

async function open(id: string): Promise<Opened> {
  const match = findLocal(id) ?? (await archivedMatch(id))
  const cover = match && findCover(match.game)
  if (!match || !cover) return { problem: 'refused.notKept' }
  try {
    const loaded = await loadGame(cover)
    const session = await openLocal(match, loaded.game)
    return 'code' in session ? { problem: 'error.rules' } : { session, loaded }
  } catch {
    return { problem: 'error.load' }
  }
}
