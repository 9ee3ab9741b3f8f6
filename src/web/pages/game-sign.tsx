import { findCover } from '../../games/boards.ts'
import type { Seat } from '../../kernel/index.ts'
import { LazyPart } from '../../ui/components/lazy-part.tsx'
import { SeatToken } from '../../ui/components/pictures/token.tsx'

/** The sign of a seat in the style of its game, where the game itself is not loaded. */
export function GameSign({ game, seat }: { game: string; seat: Seat }) {
  const load = findCover(game)?.loadSign
  if (!load) return <SeatToken seat={seat} />
  return (
    <LazyPart
      key={game}
      load={load}
      seat={seat}
      meanwhile={<span class="tok" />}
      // A list is complete without its signs.
      failure={false}
    />
  )
}
