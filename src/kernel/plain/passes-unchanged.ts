import type { GenericSchema } from 'valibot'

/*
 * Valibot copies a value part by part, because a schema may transform it and it collects issues. Nearly all input is
 * valid and stays as it is, which a plain predicate finds out much faster. Valibot is asked only if that says no.
 */

/** The fields of a schema, or of a step in its pipe, that a predicate is built from. */
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

type Predicate = (value: unknown) => boolean

const PREDICATES = new WeakMap<GenericSchema, Predicate>()

/**
 * True only if a value satisfies a schema and the schema would return it unchanged. False means that it may still be
 * valid: ask valibot.
 */
export function passesUnchanged(schema: GenericSchema, value: unknown): boolean {
  let predicate = PREDICATES.get(schema)
  if (!predicate) {
    predicate = predicateOf(schema as unknown as Part) ?? (() => false)
    PREDICATES.set(schema, predicate)
  }
  return predicate(value)
}

/** Undefined for schemas that are not supported here. */
function predicateOf(part: Part): Predicate | undefined {
  if (part.fallback !== undefined) return undefined
  if (part.kind === 'validation') return VALIDATIONS[part.type]?.(part.requirement)
  if (part.kind !== 'schema') return undefined
  if (part.pipe) return pipePredicate(part.pipe.filter(({ kind }) => kind !== 'metadata'))
  return SCHEMAS[part.type]?.(part)
}

function pipePredicate(parts: readonly Part[]): Predicate | undefined {
  const predicates = parts.flatMap((part) => predicateOf(part) ?? [])
  return predicates.length < parts.length
    ? undefined
    : (value) => {
        for (const predicate of predicates) if (!predicate(value)) return false
        return true
      }
}

const VALIDATIONS: Readonly<Record<string, (requirement: unknown) => Predicate>> = {
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

const SCHEMAS: Readonly<Record<string, (part: Part) => Predicate | undefined>> = {
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
    const predicate = item && predicateOf(item)
    return predicate && ((value) => Array.isArray(value) && everyItem(value, predicate))
  },
  strict_object: objectPredicate,
  variant: variantPredicate,
}

/** Unlike `every`, this does not skip the holes of a sparse array. */
function everyItem(values: readonly unknown[], predicate: Predicate): boolean {
  for (const value of values) if (!predicate(value)) return false
  return true
}

function objectPredicate({ entries = {} }: Part): Predicate | undefined {
  const fields: { name: string; optional: boolean; predicate: Predicate }[] = []
  for (const [name, entry] of Object.entries(entries)) {
    const optional = entry.type === 'exact_optional'
    if (optional && entry.default !== undefined) return undefined
    const predicate = predicateOf((optional && entry.wrapped) || entry)
    if (!predicate) return undefined
    fields.push({ name, optional, predicate })
  }
  return (value) => {
    if (!isPlainObject(value)) return false
    let unknownKeys = 0
    for (const _ in value) unknownKeys++
    for (const { name, optional, predicate } of fields) {
      const part = value[name]
      if (part === undefined && optional) continue
      if (part === undefined || !predicate(part)) return false
      unknownKeys--
    }
    return unknownKeys === 0
  }
}

/** For objects of several kinds, which the literal under one key distinguishes. */
function variantPredicate({ key = '', options = [] }: Part): Predicate | undefined {
  const predicates = new Map<unknown, Predicate>()
  for (const option of options as readonly Part[]) {
    const name = option.entries?.[key]
    const predicate = predicateOf(option)
    if (!predicate || name?.type !== 'literal' || predicates.has(name.literal)) return undefined
    predicates.set(name.literal, predicate)
  }
  return (value) => isPlainObject(value) && predicates.get(value[key])?.(value) === true
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
