import { type Chance, type Seat, viewOf } from '../../../kernel/index.ts'
import { elfengold } from '../rules/game.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { noChance } from '../rules/table-setting.ts'

export {
  bid,
  caravan,
  discard,
  drawCard,
  drawCounter,
  fly,
  keep,
  lay,
  pass,
  show,
  stop,
  takeCard,
  takeCards,
  takeCounter,
  takeGold,
  takeGoldPile,
  travel,
} from '../lessons/moves.ts'
export {
  card,
  type PlayerSetting,
  plannedChance,
  type Setting,
  setTable,
  tableAt,
  token,
  townsOf,
} from '../rules/table-setting.ts'

/** Plays a move of either game; returns the code of the refusal, if any. */
export function play(
  state: ElfenlandState,
  seat: Seat,
  move: Move,
  chance: Chance = noChance,
): string | undefined {
  return elfengold.play(state, seat, move, chance)?.code
}

/** Plays a list of moves and throws if one is refused. */
export function playAll(state: ElfenlandState, seat: Seat, moves: readonly Move[]): void {
  for (const move of moves) {
    const code = play(state, seat, move)
    if (code !== undefined) throw new Error(`${JSON.stringify(move)} was refused: ${code}`)
  }
}

export const legal = (state: ElfenlandState, seat: Seat): Move[] => elfengold.legal(viewOf(state, seat))

export const legalOf = <Type extends Move['type']>(
  state: ElfenlandState,
  seat: Seat,
  type: Type,
): MoveOf<Type>[] => legal(state, seat).filter((move): move is MoveOf<Type> => move.type === type)
