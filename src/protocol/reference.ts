import type * as v from 'valibot'
import { KERNEL_REJECTIONS } from '../kernel/index.ts'
import { httpStatus, PROTOCOL_CODES } from './codes.ts'
import { COMMANDS } from './commands.ts'
import {
  COMMAND_DESCRIPTIONS,
  EVENT_DESCRIPTIONS,
  MESSAGE_DESCRIPTIONS,
  ROUTE_DESCRIPTIONS,
} from './descriptions.ts'
import { EVENTS } from './events.ts'
import { LIMITS } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { PHRASES } from './phrases.ts'
import { COMMON_REFUSALS, type HttpRoute, ROUTES, type RouteName } from './routes.ts'
import { ClockSchema, HistoryStepSchema, PositionSchema, SeatSchema } from './shapes.ts'

/** The second half of docs/protocol.md, generated from the schemas; a test keeps the two in sync. */
export function reference(): string {
  return [
    '## Reference',
    'Generated from the schemas in `src/protocol/`. A `?` marks a field that may be absent.',
    ...messages('Commands', COMMANDS, COMMAND_DESCRIPTIONS),
    ...messages('Messages', MESSAGES, MESSAGE_DESCRIPTIONS),
    ...messages('Events', EVENTS, EVENT_DESCRIPTIONS),
    '### Shapes',
    list([
      `position: ${inWords(PositionSchema)}`,
      `step of a history: ${inWords(HistoryStepSchema)}`,
      `seat of a table: ${inWords(SeatSchema)}`,
      `clock: ${inWords(ClockSchema)}`,
    ]),
    '### HTTP',
    `A refused request is answered with \`{ rejection: { code, … } }\`. Any request can be refused with ${statuses(COMMON_REFUSALS)}. Codes of the games and all others have the status ${httpStatus('')}.`,
    (Object.keys(ROUTES) as RouteName[]).map(route).join('\n\n'),
    '### Limits',
    list(Object.entries(LIMITS).map(([name, limit]) => `${name}: ${limit}`)),
    '### Codes',
    codes(PROTOCOL_CODES),
    'The kernel refuses with these, whatever the game; each game has more of its own.',
    codes(KERNEL_REJECTIONS),
    '### Phrases',
    codes(PHRASES),
    '',
  ].join('\n\n')
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

const statuses = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\` (${httpStatus(name)})`).join(', ')

function messages<Name extends string>(
  title: string,
  schemas: Readonly<Record<Name, v.GenericSchema>>,
  descriptions: Readonly<Record<Name, string>>,
): string[] {
  return [
    `### ${title}`,
    (Object.keys(schemas) as Name[])
      .map((name) => `**${name}** ${descriptions[name]}\n\`${inWords(schemas[name])}\``)
      .join('\n\n'),
  ]
}

function route(name: RouteName): string {
  const { method, path, query, body, response, refusals, status = 200 }: HttpRoute = ROUTES[name]
  const parts = [`**${method} ${path}** ${ROUTE_DESCRIPTIONS[name]}`]
  if (query) parts.push(`query \`${inWords(query)}\``)
  if (body) parts.push(`body \`${inWords(body)}\``)
  if (response) parts.push(`response ${status} \`${inWords(response)}\``)
  if (refusals.length > 0) parts.push(`refused with ${statuses(refusals)}`)
  return parts.join('\n')
}

const list = (lines: readonly string[]): string => lines.map((line) => `- \`${line}\``).join('\n')

/** A schema the way it would be written as a type. */
function inWords(schema: unknown): string {
  if (!isRecord(schema)) return 'unknown'
  if (isRecord(schema.entries)) {
    const fields = Object.entries(schema.entries).map(([name, field]) => {
      const optional = isRecord(field) && String(field.type).endsWith('optional')
      return `${name}${optional ? '?' : ''}: ${inWords(field)}`
    })
    return `{ ${fields.join(', ')} }`
  }
  if (schema.type === 'exact_optional' || schema.type === 'optional') return inWords(schema.wrapped)
  if (schema.type === 'literal') return JSON.stringify(schema.literal)
  if (Array.isArray(schema.options)) {
    const plain = schema.options.map((option) =>
      isRecord(option) ? inWords(option) : JSON.stringify(option),
    )
    return plain.length > 8 ? 'one of a list below' : plain.join(' | ')
  }
  if (schema.type === 'array') return `(${inWords(schema.item)})[]`
  return schema.type === 'custom' ? 'object' : String(schema.type)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
