import * as v from 'valibot'
import { passesUnchanged, type Rejection } from '../../kernel/index.ts'
import { COMMANDS, type Command, type CommandType } from '../../protocol/index.ts'
import { hasForbiddenKey, placeOf } from '../input/input.ts'
import { isTooDeep } from '../input/json-shape.ts'

export type ParsedCommand =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly id: string | undefined; readonly rejection: Rejection }

/** Parses a message from outside: JSON, not nested too deep, without forbidden keys, and valid for its command. */
export function parseCommand(text: string): ParsedCommand {
  const json = parseRecord(text)
  if (!json) return { ok: false, id: undefined, rejection: { code: 'malformed' } }
  const refuse = (rejection: Rejection): ParsedCommand => ({ ok: false, id: idOf(json), rejection })
  if (mayHaveForbiddenKey(text) && hasForbiddenKey(json)) {
    return refuse({ code: 'forbiddenKey' })
  }
  const schema = isCommandType(json.type) ? COMMANDS[json.type] : undefined
  if (!schema) return refuse({ code: 'malformed', place: 'type' })
  if (passesUnchanged(schema, json)) return { ok: true, command: json as Command }
  const { success, output, issues } = v.safeParse(schema, json, { abortEarly: true })
  if (success) return { ok: true, command: output }
  return refuse({ code: 'malformed', place: placeOf(issues[0]) })
}

/** The id of a command that is refused whatever it says, if it has one. */
export function readCommandId(text: string): string | undefined {
  const json = parseRecord(text)
  return json && idOf(json)
}

/** As it was sent, even if the command is refused because of it. */
const idOf = ({ id }: Record<string, unknown>): string | undefined =>
  typeof id === 'string' ? id : undefined

const isCommandType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type)

/** A cheap test without false negatives: a forbidden key is in the text literally, or written with escapes. */
const mayHaveForbiddenKey = (text: string): boolean => /proto|constructor|\\u/.test(text)

/** Undefined unless the text is a JSON object that is not nested too deep. */
function parseRecord(text: string): Record<string, unknown> | undefined {
  // An error thrown by the parser costs more than parsing a whole command.
  if (!/^\s*\{/.test(text) || isTooDeep(text)) return undefined
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
