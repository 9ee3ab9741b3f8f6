import type { Rejection } from '../../kernel/index.ts'
import type { ProtocolCode } from '../../protocol/index.ts'
import { CannotReplay } from '../../table/index.ts'
import { PlayerErased } from '../store/store.ts'

/** Thrown by a handler to refuse a request. */
export class Refused extends Error {
  readonly rejection: Rejection

  constructor(rejection: ProtocolCode | Rejection) {
    const plain = typeof rejection === 'string' ? { code: rejection } : rejection
    super(plain.code)
    this.rejection = plain
  }
}

/** What the client is told about an error. `statusCode` is set by Fastify. */
export function rejectionOf(problem: Error & { readonly statusCode?: number }): Rejection {
  if (problem instanceof Refused) return problem.rejection
  if (problem instanceof CannotReplay) return { code: problem.code }
  if (problem instanceof PlayerErased) return { code: 'nameFirst' }
  const { statusCode = 500 } = problem
  if (statusCode === 413) return { code: 'tooLarge' }
  return { code: statusCode >= 400 && statusCode < 500 ? 'malformed' : 'serverTrouble' }
}

/** What a banned visitor is told. */
export const bannedUntil = ({ until }: { readonly until: number }): Rejection => ({ code: 'banned', until })
