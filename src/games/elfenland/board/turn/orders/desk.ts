import * as v from 'valibot'
import type { BoardProps } from '../../../../../ui/board/game-board.ts'
import { rejectionWords } from '../../../../../ui/text/rejections.ts'
import { type ElfenlandOrder, elfengoldOrders } from '../../../rules/orders.ts'
import { el } from '../../texts.ts'
import type { Sender } from '../sender.ts'

/** Where the player leaves, changes and withdraws orders. */
export interface OrderDesk {
  /** The order that stands. */
  readonly order: ElfenlandOrder | undefined
  leave(order: ElfenlandOrder | undefined): void
}

/** Undefined where no orders can be left. */
export function orderDesk(
  { order, leaveOrder }: Pick<BoardProps, 'order' | 'leaveOrder'>,
  { setProblem }: Sender,
): OrderDesk | undefined {
  if (!leaveOrder) return undefined
  return {
    order: v.is(elfengoldOrders.schema, order) ? order : undefined,
    leave: (wanted) =>
      void leaveOrder(wanted).then((refused) => refused && setProblem(rejectionWords(refused, el))),
  }
}
