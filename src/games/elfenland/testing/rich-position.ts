import { at, type Chance } from '../../../kernel/index.ts'
import { CARDS } from '../rules/components/cards.ts'
import { ROADS, TOWNS } from '../rules/components/map.ts'
import { FITTING, IS_LAND } from '../rules/components/roads.ts'
import { TOKENS } from '../rules/components/tokens.ts'
import { TRANSPORTS } from '../rules/components/transport.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { type PlayerSetting, type Setting, tableAt } from './position.ts'

/** A table with tokens on most roads and full hands, including wizards. */
export function richPosition(phase: 'planning' | 'moving', chance: Chance): ElfenlandState {
  const some = <Name extends string>(names: readonly Name[], most: number): Partial<Record<Name, number>> => {
    const counts: Partial<Record<Name, number>> = {}
    for (const name of names) counts[name] = chance.below(most + 1)
    return counts
  }
  const player = (): PlayerSetting => ({
    boot: at(TOWNS, chance.below(TOWNS.length)).id,
    gold: chance.below(6),
    hand: some(CARDS.slice(0, -1), 2),
    tokens: some(TOKENS, 1),
    hidden: some(TOKENS, 1),
  })
  return tableAt(phase, {
    options: { wizards: true },
    players: [player(), player(), player()],
    roads: Object.fromEntries(ROADS.map(({ id }, road) => [id, loadOf(road, chance)])),
  })
}

type Load = NonNullable<Setting['roads']>[string][number]

/** A random legal load: up to two counters, and with them an obstacle or a gold piece. */
function loadOf(road: number, chance: Chance): Load[] {
  if (!IS_LAND[road]) return chance.below(2) === 0 ? [] : ['obstacle']
  const fitting = TRANSPORTS.filter((_, kind) => ((at(FITTING, road) >> kind) & 1) === 1)
  const load: Load[] = []
  for (let counters = chance.below(3); counters > 0; counters--) {
    load.push(...fitting.splice(chance.below(fitting.length), 1))
  }
  if (load.length > 0 && chance.below(2) === 0) load.push(chance.below(2) === 0 ? 'obstacle' : 'goldPiece')
  return load
}
