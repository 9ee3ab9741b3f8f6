import * as v from 'valibot'
import { KERNEL_REJECTIONS } from '../kernel/index.ts'
import { PROTOCOL_CODES } from './codes.ts'
import { COMMANDS } from './commands.ts'
import { EVENTS, MESSAGES } from './events.ts'
import { ROUTES } from './http.ts'
import { LIMITS } from './limits.ts'
import { PHRASES } from './phrases.ts'
import { ClockSchema, HistoryStepSchema, PositionSchema, SeatSchema } from './shapes.ts'

/** The second half of docs/protocol.md, written from the schemas; a test compares the two. */
export function reference(): string {
  return [
    '## Reference',
    'Written from the schemas in `src/protocol/`. A `?` marks what may be absent.',
    ...messages('Commands', COMMANDS),
    ...messages('Messages', MESSAGES),
    ...messages('Events', EVENTS),
    '### Shapes',
    list([
      `position: ${inWords(PositionSchema)}`,
      `step of a history: ${inWords(HistoryStepSchema)}`,
      `seat of a table: ${inWords(SeatSchema)}`,
      `clock: ${inWords(ClockSchema)}`,
    ]),
    '### HTTP',
    ROUTES.map(route).join('\n\n'),
    '### Limits',
    list(Object.entries(LIMITS).map(([name, limit]) => `${name}: ${limit}`)),
    '### Codes',
    codes(PROTOCOL_CODES),
    'Whatever the game, its kernel refuses with these; each game has more of its own.',
    codes(KERNEL_REJECTIONS),
    '### Phrases',
    codes(PHRASES),
    '',
  ].join('\n\n')
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

function messages(title: string, schemas: Record<string, v.GenericSchema>): string[] {
  return [
    `### ${title}`,
    Object.entries(schemas)
      .map(([name, schema]) => `**${name}** ${v.getDescription(schema) ?? ''}\n\`${inWords(schema)}\``)
      .join('\n\n'),
  ]
}

type Route = (typeof ROUTES)[number]

function route(line: Route): string {
  const parts = [`**${line.method} ${line.path}** ${line.about}`]
  if ('takes' in line) parts.push(`takes \`${inWords(line.takes)}\``)
  if ('gives' in line) parts.push(`gives \`${inWords(line.gives)}\``)
  return parts.join('\n')
}

const list = (lines: readonly string[]): string => lines.map((line) => `- \`${line}\``).join('\n')

/** A schema as it would be written by hand. */
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
