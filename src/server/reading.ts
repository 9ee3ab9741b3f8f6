import * as v from 'valibot'
import { fitsAsItIs, type Rejection } from '../kernel/index.ts'
import { COMMANDS, type Command, type CommandType } from '../protocol/index.ts'

export type ReadCommand =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly id: string | undefined; readonly rejection: Rejection }

/** Reads a message from outside: JSON, no key that reaches into objects, the shape of its command. */
export function readCommand(text: string): ReadCommand {
  const json = parseJson(text)
  if (!isRecord(json)) return { ok: false, id: undefined, rejection: { code: 'malformed' } }
  const refuse = (rejection: Rejection): ReadCommand => ({ ok: false, id: idOf(json), rejection })
  if (mayHaveForbiddenKey(text) && hasForbiddenKey(json)) {
    return refuse({ code: 'forbiddenKey' })
  }
  const schema = isCommandType(json.type) ? COMMANDS[json.type] : undefined
  if (!schema) return refuse({ code: 'malformed', place: 'type' })
  if (fitsAsItIs(schema, json)) return { ok: true, command: json as Command }
  const read = v.safeParse(schema, json, { abortEarly: true })
  if (read.success) return { ok: true, command: read.output }
  const place = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  return refuse({ code: 'malformed', place: place.slice(0, 80) })
}

const idOf = ({ id }: Record<string, unknown>): string | undefined =>
  v.is(COMMANDS.ping.entries.id, id) ? id : undefined

const isCommandType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type)

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Cheap, and never wrong in saying no: a forbidden key is in the text as it is, or written with escapes. */
const mayHaveForbiddenKey = (text: string): boolean => /proto|constructor|\\u/.test(text)

export function hasForbiddenKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenKey)
  if (!isRecord(value)) return false
  return Object.keys(value).some((key) => FORBIDDEN.has(key) || hasForbiddenKey(value[key]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
