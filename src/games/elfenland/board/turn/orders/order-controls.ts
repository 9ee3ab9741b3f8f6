import * as v from 'valibot'
import type { BoardProps } from '../../../../../ui/board/game-board.ts'
import { rejectionWords } from '../../../../../ui/text/rejections.ts'
import { type ElfenlandOrder, elfengoldOrders } from '../../../rules/orders.ts'
import type { SeatView } from '../../../rules/state.ts'
import { el } from '../../texts.ts'
import type { Sender } from '../sender.ts'

/** Lets the player leave, change and withdraw orders. */
export interface OrderControls {
  /** The order that stands. */
  readonly order: ElfenlandOrder | undefined
  /** Whether it is about to make a move. */
  readonly acting: boolean
  leave(order: ElfenlandOrder | undefined): void
}

/** Undefined where no orders can be left. */
export function makeOrderControls(
  { order, leaveOrder }: Pick<BoardProps, 'order' | 'leaveOrder'>,
  view: SeatView | undefined,
  { setProblem }: Sender,
): OrderControls | undefined {
  if (!leaveOrder || !view) return undefined
  const read = v.safeParse(elfengoldOrders.schema, order)
  const standing = read.success ? read.output : undefined
  return {
    order: standing,
    acting: standing !== undefined && typeof elfengoldOrders.carryOut(standing, view) !== 'string',
    leave: (wanted) =>
      void leaveOrder(wanted).then((refused) => refused && setProblem(rejectionWords(refused, el))),
  }
}
