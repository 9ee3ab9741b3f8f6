import type * as v from 'valibot'

/** A schema that the reference refers to by its name, so that it is written out only once. */
export interface NamedSchema {
  readonly name: string
  readonly schema: v.GenericSchema
  readonly about: string
}

/** How many choices are listed in place; longer lists have a place of their own. */
const LISTED_CHOICES = 8

/** Writes a schema the way it would be written as a type, with its limits. */
export function schemaWriter(named: readonly Pick<NamedSchema, 'name' | 'schema'>[]) {
  const names = new Map<unknown, string>(named.map(({ name, schema }) => [schema, name]))

  /** The schema itself is not replaced by its name. */
  function writeOut(schema: unknown): string {
    if (!isRecord(schema)) return 'any JSON'
    const { type } = schema
    if (isRecord(schema.entries)) return `{ ${Object.entries(schema.entries).map(field).join(', ')} }`
    if (type === 'exact_optional' || type === 'optional') return write(schema.wrapped)
    if (type === 'literal') return JSON.stringify(schema.literal)
    if (Array.isArray(schema.options)) return choices(schema.options)
    if (type === 'array') return `${itemsOf(write(schema.item))}${limitsOf(schema)}`
    if (type === 'record') return `{ [name]: ${write(schema.value)} }`
    if (type === 'unknown') return 'any JSON'
    return `${type === 'custom' ? 'object' : String(type)}${limitsOf(schema)}`
  }

  const write = (schema: unknown): string => names.get(schema) ?? writeOut(schema)

  function field([name, schema]: [string, unknown]): string {
    const optional = isRecord(schema) && String(schema.type).endsWith('optional')
    return `${name}${optional ? '?' : ''}: ${write(schema)}`
  }

  function choices(options: readonly unknown[]): string {
    const all = options.map((option) => (isRecord(option) ? write(option) : JSON.stringify(option)))
    return all.length > LISTED_CHOICES ? 'one of a list below' : all.join(' | ')
  }

  return { write, writeOut }
}

const itemsOf = (item: string): string => (/[ |]/.test(item) ? `(${item})[]` : `${item}[]`)

/** The limits of a value, such as ` 0–11` or ` of 1–40 matching /^[\w-]+$/`. */
function limitsOf(schema: Record<string, unknown>): string {
  const checks = checksOf(schema)
  const requirement = (type: string): unknown => checks.findLast((check) => check.type === type)?.requirement
  const range = between(requirement('min_value'), requirement('max_value'))
  const length = requirement('length') ?? between(requirement('min_length'), requirement('max_length'))
  const pattern = requirement('regex')
  const isList = schema.type === 'array'
  return [
    range === undefined ? '' : ` ${range}`,
    length === undefined ? '' : ` of ${String(length)} ${isList ? 'items' : 'characters'}`,
    pattern instanceof RegExp && !isList && pattern.flags === '' ? ` matching ${pattern}` : '',
  ].join('')
}

/** A pipe may begin with another pipe. */
const checksOf = (schema: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(schema.pipe)
    ? schema.pipe.filter(isRecord).flatMap((part) => (part === schema ? [] : [part, ...checksOf(part)]))
    : []

function between(least: unknown, most: unknown): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (least === undefined) return `at most ${String(most)}`
  return most === undefined ? `from ${String(least)}` : `${String(least)}–${String(most)}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
