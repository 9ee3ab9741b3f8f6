import * as v from 'valibot'
import { natural, seat } from '../../shapes.ts'
import { ViewSchema } from '../../socket/position.ts'
import type { Endpoints } from '../endpoint.ts'
import { TableSummarySchema } from '../tables.ts'

/* Matches that anybody can watch. */

const RunningTableSchema = v.object({
  ...TableSummarySchema.entries,
  /** The round that is played, and how many there are, if the game has rounds. */
  round: v.exactOptional(v.object({ now: natural, of: natural })),
  /** The seats that owe a move. */
  turn: v.array(seat),
  /** How many people are watching. */
  watching: natural,
})
export type RunningTable = v.InferOutput<typeof RunningTableSchema>

const RunningTablesSchema = v.object({ tables: v.array(RunningTableSchema) })

/** The position as spectators see it. */
const RunningViewSchema = v.object({ view: ViewSchema })

export const WATCH_ENDPOINTS = {
  runningTables: { method: 'GET', path: '/api/tables/running', response: RunningTablesSchema },
  runningView: { method: 'GET', path: '/api/tables/running/:table', response: RunningViewSchema },
} as const satisfies Endpoints
