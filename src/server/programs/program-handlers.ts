import { LIMITS, type NewToken, PROGRAM_SUFFIX, type Programs } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { eraseGuest } from '../identity/erase.ts'
import { newGuest } from '../identity/new-guest.ts'
import { VisitorBuckets } from '../limits.ts'
import { newKey } from '../sessions.ts'
import type { Key } from '../store/key-store.ts'
import type { Guest } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { tokenText } from './token.ts'

type ProgramRoutes = 'programs' | 'addProgram' | 'renewProgram' | 'dropProgram'

/** The programs that play for a visitor. */
export function programHandlers(context: ServerContext, tables: Tables): RouteHandlers<ProgramRoutes> {
  const { store, time, limits, originSettings } = context
  const changes = new VisitorBuckets(limits.programChanges, time)

  function limitChanges(guest: Guest, raw: Parameters<typeof clientAddress>[0]): void {
    if (!changes.take(guest.id, clientAddress(raw, originSettings))) throw new Refused('tooFast')
  }

  async function ownProgram(owner: Guest, id: string): Promise<Guest> {
    const program = (await store.programsOf(owner.id)).find((one) => one.id === id)
    if (!program) throw new Refused('noSuchProgram')
    return program
  }

  async function listOf(owner: Guest): Promise<Programs> {
    const programs = await store.programsOf(owner.id)
    const keys = await Promise.all(programs.map(({ id }) => store.keysOf(id)))
    return { programs: programs.map(({ id, name }, index) => ({ id, name, ...lifeOf(keys[index] ?? []) })) }
  }

  /** The token before stops working. */
  async function newToken(program: string): Promise<NewToken> {
    const { key, secret } = newKey(program, 'token', time.now())
    await store.saveOnlyKey(key)
    context.signedOut(program)
    return { id: program, token: tokenText(secret), until: key.until }
  }

  return {
    programs: ({ guest }) => listOf(guest),

    async addProgram({ guest, body, raw }) {
      limitChanges(guest, raw)
      if ((await store.programsOf(guest.id)).length >= LIMITS.programsPerGuest)
        throw new Refused('tooManyPrograms')
      const program = { ...newGuest(body.name + PROGRAM_SUFFIX), owner: guest.id }
      // The key comes first: a guest without a key is deleted sooner or later.
      const made = await newToken(program.id)
      await store.addProgram(program)
      return made
    },

    async renewProgram({ guest, params, raw }) {
      limitChanges(guest, raw)
      const { id } = await ownProgram(guest, params.program)
      return newToken(id)
    },

    async dropProgram({ guest, params, raw }) {
      limitChanges(guest, raw)
      await eraseGuest(context, tables, await ownProgram(guest, params.program))
      return listOf(guest)
    },
  }
}

/** Until when its token works, and when it was last used. */
function lifeOf(keys: readonly Key[]): { until?: number; used?: number } {
  const [key] = keys
  return key ? { until: key.until, used: key.used } : {}
}
