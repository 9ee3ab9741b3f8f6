import { useEffect, useRef } from 'preact/hooks'
import type { TableProps } from '../../../web/shared/game-table.ts'
import { type Sound, sound } from '../../../web/shared/sound.ts'
import { type Happening, happeningsBetween } from './difference.ts'
import { asElf } from './view.ts'

/** Boots glide and counters drop by their style alone; what happened since the last look is heard. */
export function useMovement({ view, before }: TableProps): void {
  const heard = useRef<unknown>(undefined)
  useEffect(() => {
    if (!before || heard.current === view) return
    heard.current = view
    const kinds = happeningsBetween(asElf(before).open, asElf(view).open).map(({ kind }) => kind)
    for (const name of new Set(kinds.flatMap((kind) => SOUNDS[kind] ?? []))) sound(name)
  }, [view, before])
}

/** What is heard of each happening; the rest is silent. */
const SOUNDS: Partial<Record<Happening['kind'], Sound>> = {
  laid: 'tap',
  doubled: 'tap',
  swapped: 'tap',
  counter: 'tap',
  took: 'paper',
  drew: 'paper',
  discarded: 'paper',
  travelled: 'paper',
  won: 'coin',
  tookGold: 'coin',
  rewardGold: 'coin',
  income: 'coin',
  round: 'bell',
  over: 'bell',
}
