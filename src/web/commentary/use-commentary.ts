import { useEffect, useRef, useState } from 'preact/hooks'
import type { View } from '../../kernel/index.ts'
import type { SeatLevels } from '../../search/chances/level-strengths.ts'
import { requestWorker } from '../session/local/worker-client.ts'
import { type Commentary, createCommentator } from './commentator.ts'

/** How long the worker rests between two positions, in milliseconds. */
const REST = 600

/** What can be said about the position on screen, while the page is visible. Without a position, nothing. */
export function useCommentary(
  game: string,
  view: View | undefined,
  levels: SeatLevels,
): Commentary | undefined {
  const [said, say] = useState<Commentary | undefined>(undefined)
  const commentator = useRef<ReturnType<typeof createCommentator> | undefined>(undefined)
  commentator.current ??= createCommentator(
    (position, memory) =>
      requestWorker().send({ type: 'chances', game, view: { open: position.open }, memory, levels }),
    say,
    () => new Promise((resolve) => setTimeout(resolve, REST)),
  )
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) commentator.current?.watch(view)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [view])
  useEffect(() => () => commentator.current?.watch(undefined), [])
  return said
}
