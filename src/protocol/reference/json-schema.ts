import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { EVENT, IN_REQUESTS, NAMED_OBJECTS, NAMED_VALUES } from './named-values.ts'

const NAMED = [...NAMED_VALUES, ...NAMED_OBJECTS, EVENT]
const NAMES = new Map<unknown, string>([...NAMED, ...IN_REQUESTS].map(({ name, schema }) => [schema, name]))

/** A schema as JSON Schema (draft 2020-12). Those that have a name in the reference are referred to by it. */
export const jsonSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, false)

/** The schemas that are referred to by name, for `components.schemas`. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    NAMED.map(({ name, schema, about }) => [name, { ...convert(schema, true), description: about }]),
  )

function convert(root: v.GenericSchema, writeOut: boolean): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(root, {
    target: 'draft-2020-12',
    // What a client sends is the input, before it is trimmed and the like.
    typeMode: 'input',
    // Checks that JSON Schema cannot express, such as whether there is such a time zone, are left to the server.
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      const name = NAMES.get(valibotSchema)
      if (name !== undefined && !(writeOut && valibotSchema === root))
        return { $ref: `#/components/schemas/${name}` }
      return valibotSchema.type === 'custom' ? { type: 'object' } : undefined
    },
  })
  return converted
}
