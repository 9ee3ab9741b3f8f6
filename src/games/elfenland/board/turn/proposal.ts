import { useEffect } from 'preact/hooks'
import * as v from 'valibot'
import type { Proposal } from '../../../../ui/board/game-board.ts'
import { ElfengoldMoveSchema, ElfenlandMoveSchema, type Move } from '../../rules/moves.ts'
import { isJourneyStep } from '../parts/pointed.tsx'
import { isAction } from './planning/planning.ts'
import type { Sender } from './sender.ts'
import type { TurnDrafts } from './turn.ts'

const MovesSchema = v.array(v.union([ElfenlandMoveSchema, ElfengoldMoveSchema]))

/** A proposal is taken up once, even if the board is opened again while the frame still has it. */
const takenUp = new WeakSet<Proposal>()

/** Puts proposed moves into the draft. Acts without a draft, such as taking a card, are played at once. */
export function useProposal(
  proposal: Proposal | undefined,
  active: boolean,
  turn: TurnDrafts,
  { play }: Sender,
): void {
  useEffect(() => {
    if (!proposal || takenUp.has(proposal)) return
    takenUp.add(proposal)
    const proposed = v.safeParse(MovesSchema, proposal.moves)
    if (!active || !proposed.success) return
    if (!intoDraft(proposed.output, turn)) play(...proposed.output)
  }, [proposal])
}

/** Fills the draft that the moves belong to; returns whether there is one. */
function intoDraft(moves: readonly Move[], turn: TurnDrafts): boolean {
  const { journey, planning, bidding, discarding, keeping, showing } = turn
  const steps = moves.filter(isJourneyStep)
  const [first] = moves
  if (journey && steps.length > 0) journey.propose(steps)
  else if (planning && first && isAction(first)) planning.propose(first)
  else if (bidding && first?.type === 'bid') bidding.propose(first.gold)
  else if (showing && first?.type === 'show') showing.propose(first.token)
  else if (discarding && first?.type === 'discard')
    discarding.propose(moves.flatMap((move) => (move.type === 'discard' ? [move.card] : [])))
  else if (keeping && first?.type === 'keep')
    keeping.propose(moves.flatMap((move) => (move.type === 'keep' ? [move] : [])))
  else return false
  return true
}
