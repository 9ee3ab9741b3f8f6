import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { STILL_LOADERS } from '../../../games/stills.ts'
import type { Seat, View } from '../../../kernel/index.ts'
import type { GameStill } from '../../../ui/board/game-still.ts'

/** The drawing of a game without controls, loaded when it is first needed. */
export function useStill(game: string | undefined): GameStill | undefined {
  const [loaded, set] = useState<{ game: string; still: GameStill } | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const load = async (): Promise<void> => {
      const still = game === undefined ? undefined : await STILL_LOADERS[game]?.()
      await still?.ready()
      if (!gone && game !== undefined && still) set({ game, still })
    }
    load().catch(() => undefined)
    return () => {
      gone = true
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
