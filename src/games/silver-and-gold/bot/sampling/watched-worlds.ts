import { withSeat } from '../../../../kernel/index.ts'
import { copyState, emptyState, type Open, type SilverAndGoldState } from '../../rules/state.ts'
import { hasFreeCell } from '../../rules/turn.ts'

/**
 * The game as spectators know it. What is hidden from them is what players have marked in this turn, so for them
 * everybody is still to mark; one world says all that.
 */
export function watchedWorlds(open: Open): readonly SilverAndGoldState[] {
  const state = copyState({ ...emptyState(open.options, open.players.length), open })
  if (open.phase === 'mark')
    for (const [seat, player] of open.players.entries())
      if (hasFreeCell(player)) state.open.waiting = withSeat(state.open.waiting, seat)
  return [state]
}
