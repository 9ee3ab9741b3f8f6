import * as v from 'valibot'

/**
 * Parses a value from the server; undefined where it does not fit. Unknown fields are ignored, even by strict schemas,
 * since during an upgrade the server may be newer than this page.
 */
export function parseKnown<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
): { readonly output: Value } | undefined {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return { output }
  const onlyUnknownFields = issues.every(
    ({ type, expected }) => type === 'strict_object' && expected === 'never',
  )
  // All known fields have been checked and nothing else was copied, but the schema does not call that a success.
  return onlyUnknownFields ? { output: output as Value } : undefined
}
