import type { GenericSchema } from 'valibot'

/*
 * Valibot copies a value part by part, so that it can change it and tell what is wrong. Nearly everything that comes is
 * right and stays as it is: that can be told by looking at it. Where it cannot, valibot is asked.
 */

/** What is looked at of a schema, or of a step of its pipe. */
interface Part {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly requirement?: unknown
  readonly entries?: Readonly<Record<string, Part>>
  readonly wrapped?: Part
  readonly default?: unknown
  readonly fallback?: unknown
  readonly item?: Part
  readonly key?: string
  readonly literal?: unknown
  readonly options?: readonly unknown[]
}

type Look = (value: unknown) => boolean

const LOOKS = new WeakMap<GenericSchema, Look>()

/** True only where a value fits a schema and is itself what the schema makes of it; false where a look does not tell. */
export function fitsAsItIs(schema: GenericSchema, value: unknown): boolean {
  let look = LOOKS.get(schema)
  if (!look) {
    look = lookOf(schema as unknown as Part) ?? (() => false)
    LOOKS.set(schema, look)
  }
  return look(value)
}

/** Undefined where a look cannot tell. */
function lookOf(part: Part): Look | undefined {
  if (part.fallback !== undefined) return undefined
  if (part.kind === 'validation') return CHECKS[part.type]?.(part.requirement)
  if (part.kind !== 'schema') return undefined
  if (part.pipe) return every(part.pipe.filter(({ kind }) => kind !== 'metadata'))
  return SCHEMAS[part.type]?.(part)
}

function every(parts: readonly Part[]): Look | undefined {
  const looks = parts.flatMap((part) => lookOf(part) ?? [])
  return looks.length < parts.length ? undefined : (value) => looks.every((look) => look(value))
}

const CHECKS: Readonly<Record<string, (requirement: unknown) => Look>> = {
  integer: () => Number.isInteger,
  safe_integer: () => Number.isSafeInteger,
  min_value: (least) => (value) => Number(value) >= Number(least),
  max_value: (most) => (value) => Number(value) <= Number(most),
  length: (length) => (value) => lengthOf(value) === length,
  min_length: (least) => (value) => lengthOf(value) >= Number(least),
  max_length: (most) => (value) => lengthOf(value) <= Number(most),
  regex: (pattern) => (value) => (pattern as RegExp).test(String(value)),
}

const lengthOf = (value: unknown): number => (value as string | unknown[]).length

const SCHEMAS: Readonly<Record<string, (part: Part) => Look | undefined>> = {
  unknown: () => () => true,
  boolean: () => (value) => typeof value === 'boolean',
  number: () => (value) => typeof value === 'number' && !Number.isNaN(value),
  string: () => (value) => typeof value === 'string',
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist:
    ({ options = [] }) =>
    (value) =>
      options.includes(value),
  array({ item }) {
    const look = item && lookOf(item)
    return look && ((value) => Array.isArray(value) && everyOne(value, look))
  },
  strict_object: objectLook,
  variant: variantLook,
}

/** Places that are empty are looked at, too. */
function everyOne(values: readonly unknown[], look: Look): boolean {
  for (const value of values) if (!look(value)) return false
  return true
}

function objectLook({ entries = {} }: Part): Look | undefined {
  const names = Object.keys(entries)
  const optional = names.map((name) => entries[name].type === 'exact_optional')
  if (names.some((name, i) => optional[i] && entries[name].default !== undefined)) return undefined
  const looks = names.flatMap(
    (name, i) => lookOf((optional[i] && entries[name].wrapped) || entries[name]) ?? [],
  )
  if (looks.length < names.length) return undefined
  return (value) => {
    if (!isObject(value)) return false
    let others = 0
    for (const _ in value) others++
    for (let i = 0; i < names.length; i++) {
      const part = value[names[i]]
      if (part === undefined && optional[i]) continue
      if (part === undefined || !looks[i](part)) return false
      others--
    }
    return others === 0
  }
}

/** Of the kinds of object that one key tells apart. */
function variantLook({ key = '', options = [] }: Part): Look | undefined {
  const kinds = new Map<unknown, Look>()
  for (const option of options as readonly Part[]) {
    const name = option.entries?.[key]
    const look = lookOf(option)
    if (!look || name?.type !== 'literal' || kinds.has(name.literal)) return undefined
    kinds.set(name.literal, look)
  }
  return (value) => isObject(value) && kinds.get(value[key])?.(value) === true
}

/** With nothing but what is its own. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
