import type * as v from 'valibot'
import { FORBIDDEN_KEYS } from '../../kernel/index.ts'

/** Whether a value from outside has a key that could reach into objects. Not recursive, so deep nesting is safe. */
export function hasForbiddenKey(value: unknown): boolean {
  const pending = [value]
  for (const one of pending) {
    if (typeof one !== 'object' || one === null) continue
    if (!Array.isArray(one) && Object.keys(one).some((key) => FORBIDDEN_KEYS.has(key))) return true
    for (const part of Object.values(one)) pending.push(part)
  }
  return false
}

const PLACE_LENGTH = 80

/** Where in the input a schema found its first problem, such as `clock.bank`. */
export function placeOf({ path }: Pick<v.BaseIssue<unknown>, 'path'>): string {
  const place = path?.map(({ key }) => String(key)).join('.') ?? ''
  return place.slice(0, PLACE_LENGTH)
}
