import type { ReferenceOptions } from './rules/table.ts'

export function check(condition: boolean, place: string, why: string): void {
  if (!condition) throw new Error(`${place}: ${why}`)
}

/** An object with all needed fields and no fields but these and the allowed ones. */
export function fields(
  value: unknown,
  place: string,
  needed: string[],
  allowed: string[],
): Record<string, unknown> {
  check(typeof value === 'object' && value !== null && !Array.isArray(value), place, 'not an object')
  const object = Object.fromEntries(Object.entries(value ?? {}))
  for (const name of needed) check(Object.hasOwn(object, name), place, `${name} is missing`)
  for (const name of Object.keys(object)) {
    check(needed.includes(name) || allowed.includes(name), `${place}.${name}`, 'unknown field')
  }
  return object
}

export function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${place}: not a list`)
  return value
}

export function answersIn(value: unknown, place: string): [number, number][] {
  return list(value, place).map((answer, i) => {
    const [of, gave, ...more] = list(answer, `${place}[${i}]`)
    if (typeof of !== 'number' || typeof gave !== 'number' || more.length > 0) {
      throw new Error(`${place}[${i}]: not a pair of numbers`)
    }
    check(Number.isInteger(of) && Number.isInteger(gave), `${place}[${i}]`, 'not whole numbers')
    check(of >= 0 && gave >= 0, `${place}[${i}]`, 'negative')
    return [of, gave]
  })
}

/** The options of the table; options that are left out have their defaults. */
export function optionsIn(value: unknown, elfengold: boolean): ReferenceOptions {
  const names = elfengold
    ? ['townCards', 'freeValues', 'wizards', 'handLimit', 'overbids']
    : ['rounds', 'townCards']
  const given = fields(value, 'options', [], names)
  function flag(name: string, otherwise: boolean): boolean {
    const wanted = given[name] === undefined ? otherwise : given[name]
    if (typeof wanted !== 'boolean') throw new Error(`options.${name}: not a boolean`)
    return wanted
  }
  const rounds = given.rounds === undefined ? 4 : given.rounds
  if (rounds !== 3 && rounds !== 4) throw new Error('options.rounds: neither 3 nor 4')
  return {
    rounds,
    townCards: flag('townCards', false),
    freeValues: flag('freeValues', false),
    wizards: flag('wizards', false),
    handLimit: flag('handLimit', true),
    overbids: flag('overbids', true),
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const others = new Map(Object.entries(other))
  return (
    Object.keys(one).length === others.size &&
    Object.entries(one).every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
