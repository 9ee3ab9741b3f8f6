import type * as v from 'valibot'
import { KERNEL_REJECTIONS } from '../../kernel/index.ts'
import { httpStatus, PROTOCOL_CODES } from '../codes.ts'
import type { RouteName } from '../http/endpoints.ts'
import { COMMON_REFUSALS, type HttpRoute, ROUTES } from '../http/routes.ts'
import { LIMITS } from '../limits.ts'
import { CLOSE_CODES } from '../socket/close-codes.ts'
import { COMMANDS } from '../socket/commands.ts'
import { EVENTS } from '../socket/events.ts'
import { MESSAGES } from '../socket/messages.ts'
import { PHRASES } from '../socket/phrases.ts'
import {
  CLOSE_DESCRIPTIONS,
  CODE_DESCRIPTIONS,
  COMMAND_DESCRIPTIONS,
  EVENT_DESCRIPTIONS,
  LIMIT_DESCRIPTIONS,
  MESSAGE_DESCRIPTIONS,
  ROUTE_DESCRIPTIONS,
} from './descriptions.ts'
import { type NamedSchema, schemaWriter } from './in-words.ts'
import { EVENT, IN_REQUESTS, NAMED_OBJECTS, NAMED_VALUES } from './named-values.ts'

const { write, writeOut } = schemaWriter([...NAMED_VALUES, ...NAMED_OBJECTS, EVENT, ...IN_REQUESTS])

/** The part of docs/protocol.md that is generated from the schemas; a test keeps the two in sync. */
export function reference(): string[] {
  return [
    '## Reference',
    'Generated from the schemas in `src/protocol/`. A `?` marks a field that may be absent. Messages may gain fields in newer versions: ignore those that you do not know. Commands and request bodies with unknown fields are refused as `malformed`.',
    '### Values',
    bullets(NAMED_VALUES.map(described)),
    '### Objects',
    bullets([...NAMED_OBJECTS.map(described), `**${EVENT.name}** ${EVENT.about}`]),
    ...messages('Commands', COMMANDS, COMMAND_DESCRIPTIONS),
    ...messages('Messages', MESSAGES, MESSAGE_DESCRIPTIONS),
    ...messages('Events', EVENTS, EVENT_DESCRIPTIONS),
    '### HTTP',
    `Bodies and responses are JSON (\`content-type: application/json\`). A refused request is answered with \`{ rejection: Rejection }\` and the status of its code. Any request can be refused with ${statuses(COMMON_REFUSALS)}. A handshake at \`/socket\` that is refused has the same form: ${statuses(['malformed', 'wrongOrigin', 'wrongHost', 'notFound', 'tooFast', 'tooManyConnections', 'serverClosing'])}.`,
    (Object.keys(ROUTES) as RouteName[]).map(route).join('\n\n'),
    '### Close codes',
    'A socket is closed with one of these codes and a reason, which is one of the codes below. Without a code (browsers report 1006) the connection broke, the client did not answer a ping within 25 to 50 seconds, or it read too slowly: join again with `seen`.',
    table(
      ['code', 'meaning'],
      Object.entries(CLOSE_DESCRIPTIONS).map(([name, about]) => [closeCode(name), about]),
    ),
    '### Limits',
    table(
      ['limit', 'value', ''],
      Object.entries(LIMITS).map(([name, limit]) => [
        `\`${name}\``,
        `${limit}`,
        LIMIT_DESCRIPTIONS[name as keyof typeof LIMITS],
      ]),
    ),
    '### Codes',
    table(
      ['code', 'HTTP status', 'meaning'],
      PROTOCOL_CODES.map((code) => [`\`${code}\``, `${httpStatus(code)}`, CODE_DESCRIPTIONS[code]]),
    ),
    `The kernel refuses with these, whatever the game; each game has more of its own. Their HTTP status is ${httpStatus('')}.`,
    codes(KERNEL_REJECTIONS),
    '### Phrases',
    codes(PHRASES),
  ]
}

export const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function described({ name, schema, about }: NamedSchema): string {
  const shape = writeOut(schema)
  return shape === 'object' ? `**${name}** ${about}` : `**${name}** \`${shape}\` ${about}`
}

const closeCode = (name: string): string =>
  name in CLOSE_CODES ? `${CLOSE_CODES[name as keyof typeof CLOSE_CODES]}` : name

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
      .map((name) => `**${name}** ${descriptions[name]}\n\`${write(schemas[name])}\``)
      .join('\n\n'),
  ]
}

function route(name: RouteName): string {
  const { method, path, query, body, response, refusals, cost = 1, status = 200 }: HttpRoute = ROUTES[name]
  const parts = [`**${method} ${path}** ${ROUTE_DESCRIPTIONS[name]}`]
  if (cost > 1) parts.push(`counts as ${cost} requests`)
  if (query) parts.push(`query \`${write(query)}\``)
  if (body) parts.push(`body \`${write(body)}\``)
  parts.push(`response ${status} ${response ? `\`${write(response)}\`` : 'a file'}`)
  if (refusals.length > 0) parts.push(`refused with ${statuses(refusals)}`)
  return parts.join('  \n')
}
