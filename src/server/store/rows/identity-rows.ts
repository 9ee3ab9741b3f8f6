import * as v from 'valibot'
import type { Challenge, Erasing, Passkey, StoredRecovery } from '../identity-store.ts'
import { columnsOf, parse, type Row, storedInteger, text } from './table-rows.ts'

/* The rows about identities, which are the same in both stores. */

const bytes = v.instance(Uint8Array)
const PasskeySchema = v.object({
  id: text,
  guest: text,
  public_key: bytes,
  counter: storedInteger,
  label: text,
  created: storedInteger,
  used: v.nullable(storedInteger),
})
const RecoverySchema = v.object({ guest: text, hash: bytes, created: storedInteger })
const ChallengeSchema = v.object({
  selector: text,
  hash: bytes,
  challenge: text,
  guest: v.nullable(text),
  until: storedInteger,
})
export const PASSKEY_COLUMNS = columnsOf(PasskeySchema)
export const RECOVERY_COLUMNS = columnsOf(RecoverySchema)
export const CHALLENGE_COLUMNS = columnsOf(ChallengeSchema)

const ErasingSchema = v.object({ guest: text, since: storedInteger })

export function passkeyFrom(row: Row): Passkey {
  const { public_key: publicKey, used, ...passkey } = parse('a passkey', PasskeySchema, row)
  return { ...passkey, publicKey, ...(used === null ? {} : { used }) }
}

export const recoveryFrom = (row: Row): StoredRecovery => parse('a recovery code', RecoverySchema, row)

export function challengeFrom(row: Row): Challenge {
  const { guest, ...challenge } = parse('a challenge', ChallengeSchema, row)
  return { ...challenge, ...(guest === null ? {} : { guest }) }
}

export const handleFrom = ({ handle }: Row): string => parse('a handle', text, handle)

export const erasingFrom = (row: Row): Erasing => parse('a deleted player', ErasingSchema, row)
