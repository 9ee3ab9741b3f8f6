import { at, bagOf } from '../../../kernel/index.ts'
import {
  type CardName,
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  GOLD_CARD,
  GOLD_CARDS,
  NO_CARD,
  WIZARD,
  WIZARD_CARDS,
} from '../rules/components/cards.ts'
import { countersOn, hasGoldPiece, hasObstacle, IS_LAND } from '../rules/components/roads.ts'
import {
  ELFENGOLD_POOL,
  ELFENLAND_POOL,
  GOLD_PIECE_TOKEN,
  NO_TOKEN,
  SEA_MONSTER,
  type TokenName,
  TREE_OBSTACLE,
} from '../rules/components/tokens.ts'
import { PHASE_RULES } from '../rules/phases/round-order.ts'
import type { ElfenlandState, PhaseName } from '../rules/state.ts'
import { plannedChance, type Setting, setTable } from '../rules/table-setting.ts'

/**
 * A table at the beginning of a phase, with everything that lies nowhere else in the pile and in the pool. The phase may
 * draw the things that `drawn` names.
 */
export function lessonTable(
  phase: PhaseName,
  setting: Setting,
  ...drawn: (CardName | TokenName)[]
): ElfenlandState {
  const state = setTable(phase, setting)
  const { open, secret } = state
  secret.pile = bagOf(restOf(deckOf(state), cardsOnTable(state)))
  secret.pool = bagOf(restOf(poolOf(state), tokensOnTable(state)))
  open.pile = secret.pile.size
  open.pool = secret.pool.size
  PHASE_RULES[phase].begin(state, plannedChance(...drawn))
  return state
}

const restOf = (box: readonly number[], onTable: readonly number[]): number[] =>
  box.map((count, kind) => Math.max(0, count - onTable.filter((other) => other === kind).length))

const deckOf = ({ open: { variant } }: ElfenlandState): readonly number[] =>
  variant.game === 'elfenland'
    ? ELFENLAND_DECK
    : ELFENGOLD_DECK.map((count, kind) =>
        kind === GOLD_CARD ? GOLD_CARDS : kind === WIZARD && variant.wizards ? WIZARD_CARDS : count,
      )

const poolOf = ({ open: { variant } }: ElfenlandState): readonly number[] =>
  variant.game === 'elfenland' ? ELFENLAND_POOL : ELFENGOLD_POOL

/** Every card in a hand or face up, by its kind. */
const cardsOnTable = ({ open, own }: ElfenlandState): number[] => [
  ...own.flatMap(({ hand }) => listed(hand)),
  ...listed(open.discard),
  ...open.openCards.filter((card) => card !== NO_CARD),
  ...Array.from({ length: open.goldPile }, () => GOLD_CARD),
]

/** Every token that a player holds or that lies face up, by its kind. */
const tokensOnTable = ({ open, own }: ElfenlandState): number[] => [
  ...own.flatMap(({ hiddenTokens }, seat) =>
    listed([...hiddenTokens]).concat(listed(at(open.players, seat).tokens)),
  ),
  ...open.openCounters.filter((token) => token !== NO_TOKEN),
  ...open.roads.flatMap((load, road) => [
    ...countersOn(load),
    ...(hasObstacle(load) ? [at(IS_LAND, road) ? TREE_OBSTACLE : SEA_MONSTER] : []),
    ...(hasGoldPiece(load) ? [GOLD_PIECE_TOKEN] : []),
  ]),
]

/** Each kind as often as it is counted. */
const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
