import { at, type Chance } from '../../../kernel/index.ts'

const BARE: unknown = Object.assign(Object.create(null), { type: 'pass' })

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  7,
  0.5,
  48,
  255,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '0',
  '3',
  'pass',
  'lay',
  'travel',
  'caravan',
  'bid',
  'keep',
  'gold',
  '__proto__',
  'constructor',
  'toString',
  'length',
  [],
  [0],
  [1, 1, 1, 0, 0, 0, 0],
  [3, 0, 0, 0, 0, 0, 0],
  [-1, 4, 0, 0, 0, 0, 0],
  ['1', 1, 1, 0, 0, 0, 0],
  {},
  { type: 'pass' },
  BARE,
  Object.create(null),
  10n,
  Symbol('elf'),
  () => 0,
]

const FIELDS = [
  'type',
  'road',
  'by',
  'cards',
  'token',
  'hidden',
  'wizard',
  'gold',
  'place',
  'town',
  'card',
  'take',
  'counter',
  'counterHidden',
  'otherRoad',
  'otherCounter',
  'seat',
  'toJSON',
  '__proto__',
  'constructor',
]

/** One of the values; undefined may be among them. */
const pick = (values: readonly unknown[], chance: Chance): unknown => values[chance.below(values.length)]

export const garbage = (chance: Chance): unknown => pick(GARBAGE, chance)

/** A copy of the value with something replaced, added or left out. */
export function mutate(value: unknown, chance: Chance, anyType = true): unknown {
  const replacement = (): unknown => (anyType ? garbage(chance) : pick(JSON_GARBAGE, chance))
  if (typeof value !== 'object' || value === null || chance.below(12) === 0) return replacement()
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    const place = chance.below(list.length + 1)
    const change = chance.below(4)
    if (change === 0) list.splice(place, 1)
    else if (change === 1) list.splice(place, 0, replacement())
    else list[place] = mutate(list[place], chance, anyType)
    return list
  }
  const fields: [string, unknown][] = Object.entries(value)
  const place = chance.below(fields.length + 1)
  const change = chance.below(5)
  if (change === 0) fields.splice(place, 1)
  else if (change === 1 || place === fields.length)
    fields.push([at(FIELDS, chance.below(FIELDS.length)), replacement()])
  else fields[place] = [at(fields, place)[0], mutate(at(fields, place)[1], chance, anyType)]
  return Object.fromEntries(fields)
}

/** The values that JSON can express. */
const JSON_GARBAGE = GARBAGE.filter(
  (value) => value !== undefined && !['bigint', 'symbol', 'function'].includes(typeof value),
)
