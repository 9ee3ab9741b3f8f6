import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../games/boards.ts'
import type { GameBoard, GameCover } from '../../ui/board/game-board.ts'

export interface LoadedGame {
  readonly cover: GameCover
  readonly game: GameBoard
}

/** A game's board with its texts, once both are loaded. */
export function useGame(id: string | undefined): LoadedGame | 'loading' | 'missing' {
  const [loaded, set] = useState<LoadedGame | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let gone = false
    if (id === undefined) return
    const cover = findCover(id)
    if (!cover) {
      set('missing')
      return
    }
    loadGame(cover).then(
      (value) => gone || set(value),
      () => gone || set('missing'),
    )
    return () => {
      gone = true
    }
  }, [id])
  return loaded
}

export async function loadGame(cover: GameCover): Promise<LoadedGame> {
  const game = await cover.load()
  await game.texts.ready()
  return { cover, game }
}
