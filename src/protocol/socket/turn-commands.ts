import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { commandId, natural, tableId } from '../shapes.ts'

/** What every command about a table has. */
export const TABLE_COMMAND = { id: commandId, table: tableId }

/** The commands by which a player makes a turn, takes one back or leaves an order. */
export const TURN_COMMANDS = {
  play: v.strictObject({
    type: v.literal('play'),
    ...TABLE_COMMAND,
    asked: natural,
    moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(LIMITS.movesPerTurn)),
  }),
  takeBack: v.strictObject({ type: v.literal('takeBack'), ...TABLE_COMMAND, turn: natural }),
  order: v.strictObject({ type: v.literal('order'), ...TABLE_COMMAND, order: v.exactOptional(v.unknown()) }),
} as const

export const TurnCommandSchema = v.variant('type', [
  TURN_COMMANDS.play,
  TURN_COMMANDS.takeBack,
  TURN_COMMANDS.order,
])
export type TurnCommand = v.InferOutput<typeof TurnCommandSchema>
