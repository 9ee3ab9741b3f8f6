import type { Chance } from '../../../kernel/index.ts'

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

const pick = <T>(things: readonly T[], chance: Chance): T => things[chance.below(things.length)]

export const garbage = (chance: Chance): unknown => pick(GARBAGE, chance)

/** A value with something in it replaced, added or left out: never the same object. */
export function mutate(value: unknown, chance: Chance, wild = true): unknown {
  const instead = (): unknown => (wild ? garbage(chance) : pick(JSON_GARBAGE, chance))
  if (typeof value !== 'object' || value === null || chance.below(12) === 0) return instead()
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    const place = chance.below(list.length + 1)
    const how = chance.below(4)
    if (how === 0) list.splice(place, 1)
    else if (how === 1) list.splice(place, 0, instead())
    else list[place] = mutate(list[place], chance, wild)
    return list
  }
  const fields: [string, unknown][] = Object.entries(value)
  const place = chance.below(fields.length + 1)
  const how = chance.below(5)
  if (how === 0) fields.splice(place, 1)
  else if (how === 1 || place === fields.length) fields.push([pick(FIELDS, chance), instead()])
  else fields[place] = [fields[place][0], mutate(fields[place][1], chance, wild)]
  return Object.fromEntries(fields)
}

/** What JSON can say. */
const JSON_GARBAGE = GARBAGE.filter(
  (value) => value !== undefined && !['bigint', 'symbol', 'function'].includes(typeof value),
)
