import type { Chance } from '../src/kernel/index.ts'

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(chance.below(rest.length), 1))
}

/** Shuffles numbers in place. */
export function shuffle(order: Int32Array, chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = chance.below(i + 1)
    const moved = order[i] ?? 0
    order[i] = order[other] ?? 0
    order[other] = moved
  }
}
