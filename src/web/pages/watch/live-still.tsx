import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { STILL_LOADERS } from '../../../games/stills.ts'
import type { Seat, View } from '../../../kernel/index.ts'
import type { GameStill } from '../../../ui/board/game-still.ts'
import { reloadFailedStyleSheets } from '../../../ui/device/failed-style-sheets.ts'

/** How long to wait after a drawing could not be loaded, in milliseconds. Nobody reloads an embedded table. */
const RETRY = 3000

/** The drawing of a game without controls, loaded when it is first needed. */
export function useStill(game: string | undefined): GameStill | undefined {
  const [loaded, set] = useState<{ game: string; still: GameStill } | undefined>(undefined)
  useEffect(() => {
    let gone = false
    let retry: ReturnType<typeof setTimeout> | undefined
    const load = async (): Promise<void> => {
      if (game === undefined) return
      const [still] = await Promise.all([STILL_LOADERS[game]?.(), reloadFailedStyleSheets()])
      await still?.ready()
      if (!gone && still) set({ game, still })
    }
    const tryToLoad = (): Promise<void> =>
      load().catch(() => {
        if (!gone) retry = setTimeout(tryToLoad, RETRY)
      })
    void tryToLoad()
    return () => {
      gone = true
      clearTimeout(retry)
    }
  }, [game])
  return loaded?.game === game ? loaded?.still : undefined
}

interface LiveStillProps {
  readonly still: GameStill
  /** Undefined before the match begins. */
  readonly view: View | undefined
  readonly name: (seat: Seat) => string
  readonly label: string
}

/** A position as everybody sees it, as one drawing. */
export function LiveStill({ still, view, name, label }: LiveStillProps): ComponentChildren {
  const { Symbols, Still, Empty } = still
  return (
    <>
      {Symbols ? <Symbols /> : undefined}
      {view ? <Still view={view} name={name} label={label} /> : <Empty />}
    </>
  )
}
