import type { Chance } from '../src/kernel/index.ts'

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(chance.below(rest.length), 1))
}
