import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { guestName } from '../names.ts'
import { time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* Programs that play for a visitor. */

const ProgramSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Until when its token works. Absent once it has expired. */
  until: v.exactOptional(time),
  /** When the token was made or last used; noted once an hour. */
  used: v.exactOptional(time),
})
const ProgramsSchema = v.object({ programs: v.array(ProgramSchema) })
export type Programs = v.InferOutput<typeof ProgramsSchema>

/** The token is shown once; only its hash is stored. */
const NewTokenSchema = v.object({ id: v.string(), token: v.string(), until: time })
export type NewToken = v.InferOutput<typeof NewTokenSchema>

/** Ends the name of every program, so that it is marked wherever names are: in match files and in clients of others, too. */
export const PROGRAM_SUFFIX = ' (bot)'

export const AddProgramSchema = v.strictObject({
  name: v.pipe(guestName, v.maxLength(LIMITS.nameLength - PROGRAM_SUFFIX.length)),
})

export const PROGRAM_ENDPOINTS = {
  programs: { method: 'GET', path: '/api/me/programs', response: ProgramsSchema },
  addProgram: { method: 'POST', path: '/api/me/programs', response: NewTokenSchema },
  renewProgram: { method: 'POST', path: '/api/me/programs/:program/token', response: NewTokenSchema },
  dropProgram: { method: 'DELETE', path: '/api/me/programs/:program', response: ProgramsSchema },
} as const satisfies Endpoints
