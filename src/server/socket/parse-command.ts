import * as v from 'valibot'
import { passesUnchanged, type Rejection } from '../../kernel/index.ts'
import { COMMANDS, type Command, type CommandType, LIMITS } from '../../protocol/index.ts'

export type ReadCommand =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly id: string | undefined; readonly rejection: Rejection }

/** Reads a message from outside: JSON, not too deep, no key that reaches into objects, the shape of its command. */
export function readCommand(text: string): ReadCommand {
  const json = isTooDeep(text) ? undefined : parseJson(text)
  if (!isRecord(json)) return { ok: false, id: undefined, rejection: { code: 'malformed' } }
  const refuse = (rejection: Rejection): ReadCommand => ({ ok: false, id: idOf(json), rejection })
  if (mayHaveForbiddenKey(text) && hasForbiddenKey(json)) {
    return refuse({ code: 'forbiddenKey' })
  }
  const schema = isCommandType(json.type) ? COMMANDS[json.type] : undefined
  if (!schema) return refuse({ code: 'malformed', place: 'type' })
  if (passesUnchanged(schema, json)) return { ok: true, command: json as Command }
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

/** Not by calling itself: what is nested a thousand times would use up the stack. */
export function hasForbiddenKey(value: unknown): boolean {
  const within = [value]
  for (const one of within) {
    if (typeof one !== 'object' || one === null) continue
    if (!Array.isArray(one) && Object.keys(one).some((key) => FORBIDDEN.has(key))) return true
    for (const part of Object.values(one)) within.push(part)
  }
  return false
}

const QUOTE = 34
const BACKSLASH = 92
const opens = (letter: number): boolean => letter === 91 || letter === 123
const closes = (letter: number): boolean => letter === 93 || letter === 125

/** Looked at before it is parsed, so that nothing that goes down into a message can go too deep. */
function isTooDeep(text: string): boolean {
  if (text.length < 2 * LIMITS.nesting) return false
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (letter === QUOTE) quoted = !quoted
    else if (quoted) i += letter === BACKSLASH ? 1 : 0
    else if (opens(letter) && ++depth > LIMITS.nesting) return true
    else if (closes(letter)) depth--
  }
  return false
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
