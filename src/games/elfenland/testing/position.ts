import { at, type Bag, bagOf, type Chance, type Seat, takeOut, viewOf } from '../../../kernel/index.ts'
import { CARDS, type CardName } from '../rules/components/cards.ts'
import { ELVENHOLD, PIECE_TOWNS, roadNamed, TOWNS, type TownId, townNamed } from '../rules/components/map.ts'
import { ANY_COUNTER, counterBit, GOLD_PIECE, OBSTACLE } from '../rules/components/roads.ts'
import { TOKENS, type TokenName } from '../rules/components/tokens.ts'
import { TRANSPORT_KINDS, TRANSPORTS, type TransportName } from '../rules/components/transport.ts'
import { elfengold } from '../rules/game.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import { elfengoldVariant, elfenlandVariant, type Variant } from '../rules/options.ts'
import { PHASE_RULES } from '../rules/phases/round-order.ts'
import { type ElfenlandState, emptyState, type PhaseName } from '../rules/state.ts'

type Cards = Partial<Record<CardName, number>>
type Tokens = Partial<Record<TokenName, number>>

/** The parts of a player that a test needs; the rest is empty. */
export interface PlayerSetting {
  readonly boot?: TownId
  readonly pieces?: readonly TownId[] | 'all'
  readonly gold?: number
  readonly hand?: Cards
  readonly tokens?: Tokens
  readonly hidden?: Tokens
  readonly townCard?: TownId
}

/** The parts of a table that a test needs; the rest is empty. Seat 0 starts by default. */
export interface Setting {
  readonly game?: Variant['game']
  readonly options?: Partial<Omit<Variant, 'game' | 'kept'>>
  readonly round?: number
  readonly start?: Seat
  readonly turn?: Seat
  readonly players?: readonly PlayerSetting[]
  /** By road id. */
  readonly roads?: Readonly<Record<string, readonly (TransportName | 'obstacle' | 'goldPiece')[]>>
  readonly pile?: Cards
  readonly discard?: Cards
  /** Three rafts by default in Elfengold. */
  readonly openCards?: readonly CardName[]
  readonly openCounters?: readonly TokenName[]
  readonly goldPile?: number
  readonly pool?: Tokens
}

export const card = (name: CardName): number => CARDS.indexOf(name)
export const token = (name: TokenName): number => TOKENS.indexOf(name)

/** A chance that must not be used. */
const noChance: Chance = plannedChance()

/** A chance that gives these outcomes in order and must not be used more often. */
export function plannedChance(...outcomes: (CardName | TokenName | number)[]): Chance {
  const next = (kinds: number): number => {
    const outcome = outcomes.shift()
    if (outcome === undefined) throw new Error('unexpected use of chance')
    if (typeof outcome === 'number') return outcome
    const names: readonly string[] = kinds === CARDS.length ? CARDS : TOKENS
    if (!names.includes(outcome)) throw new Error(`there is no ${outcome} in this bag`)
    return names.indexOf(outcome)
  }
  return {
    below: (n) => next(n),
    draw(bag: Bag) {
      const kind = next(bag.counts.length)
      if ((bag.counts[kind] ?? 0) === 0) throw new Error(`kind ${kind} has run out`)
      takeOut(bag, kind)
      return kind
    },
  }
}

/** A table at the beginning of a phase. */
export function tableAt(phase: PhaseName, setting: Setting = {}, chance: Chance = noChance): ElfenlandState {
  const state = setTable(phase, setting)
  PHASE_RULES[phase].begin(state, chance)
  return state
}

/** A table before the phase has begun. */
export function setTable(phase: PhaseName, setting: Setting): ElfenlandState {
  const { players = [{}, {}], game = 'elfengold', options = {} } = setting
  const defaults =
    game === 'elfengold'
      ? elfengoldVariant({
          townCards: false,
          freeValues: false,
          wizards: false,
          handLimit: true,
          overbids: true,
        })
      : elfenlandVariant({ rounds: 4, townCards: false })
  const values = TOWNS.map(({ value }) => value)
  const state = emptyState({ ...defaults, ...options }, players.length, values)
  const { open, secret } = state
  open.phase = phase
  open.round = setting.round ?? 1
  open.start = setting.start ?? 0
  open.turn = setting.turn ?? open.start
  for (const [id, things] of Object.entries(setting.roads ?? {})) {
    for (const thing of things) open.roads[roadNamed(id)] = at(open.roads, roadNamed(id)) | loadOf(thing)
  }
  open.discard = counts(CARDS, setting.discard)
  const shown: readonly CardName[] =
    setting.openCards ?? (game === 'elfengold' ? ['raft', 'raft', 'raft'] : [])
  for (const [place, name] of shown.entries()) open.openCards[place] = card(name)
  for (const [place, name] of (setting.openCounters ?? []).entries()) open.openCounters[place] = token(name)
  open.goldPile = setting.goldPile ?? 0
  secret.pile = bagOf(counts(CARDS, setting.pile))
  secret.pool = bagOf(counts(TOKENS, setting.pool))
  open.pile = secret.pile.size
  open.pool = secret.pool.size
  for (const [seat, player] of players.entries()) seatPlayer(state, seat, player)
  return state
}

function seatPlayer({ open, own }: ElfenlandState, seat: Seat, setting: PlayerSetting): void {
  const player = at(open.players, seat)
  const { boot, pieces = [], gold = 0, hand, tokens, hidden, townCard } = setting
  player.boot = boot === undefined ? ELVENHOLD : townNamed(boot)
  player.pieces = pieces === 'all' ? PIECE_TOWNS : townsOf(pieces)
  player.gold = gold
  player.tokens = counts(TOKENS, tokens)
  at(own, seat).hand = counts(CARDS.slice(0, -1), hand)
  player.cards = sum(at(own, seat).hand)
  at(own, seat).hiddenTokens = counts(TOKENS, hidden)
  player.hiddenTokens = sum(at(own, seat).hiddenTokens)
  if (townCard !== undefined) at(own, seat).townCard = townNamed(townCard)
}

function loadOf(thing: TransportName | 'obstacle' | 'goldPiece'): number {
  if (thing === 'obstacle') return OBSTACLE
  if (thing === 'goldPiece') return GOLD_PIECE
  return counterBit(TRANSPORTS.indexOf(thing)) & ANY_COUNTER
}

const counts = <Name extends string>(
  names: readonly Name[],
  wanted: Partial<Record<Name, number>> = {},
): number[] => names.map((name) => wanted[name] ?? 0)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
export const townsOf = (ids: readonly TownId[]): number =>
  ids.reduce((towns, id) => towns | (1 << townNamed(id)), 0)

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

export const travel = (road: string, by: TransportName, wizard?: true): Move => ({
  type: 'travel',
  road: roadNamed(road),
  by: TRANSPORTS.indexOf(by),
  ...(wizard ? { wizard } : {}),
})

export const caravan = (road: string, cards: Cards, wizard?: true): Move => ({
  type: 'caravan',
  road: roadNamed(road),
  cards: counts(CARDS.slice(0, TRANSPORT_KINDS), cards),
  ...(wizard ? { wizard } : {}),
})

export const lay = (name: TokenName, road: string, hidden = false): Move => ({
  type: 'lay',
  token: token(name),
  road: roadNamed(road),
  hidden,
})

export const fly = (town: TownId): Move => ({ type: 'magicFlight', town: townNamed(town) })
export const discard = (name: CardName): Move => ({ type: 'discard', card: card(name) })
export const keep = (name: TokenName, hidden = false): Move => ({ type: 'keep', token: token(name), hidden })
export const show = (name: TokenName): Move => ({ type: 'show', token: token(name) })
export const bid = (gold: number): Move => ({ type: 'bid', gold })
export const pass: Move = { type: 'pass' }
export const stop: Move = { type: 'stop' }
export const drawCard: Move = { type: 'drawCard' }
export const takeCard = (place: number): Move => ({ type: 'takeCard', place })
export const takeGoldPile: Move = { type: 'takeGoldPile' }
export const drawCounter: Move = { type: 'drawCounter' }
export const takeCounter = (place: number): Move => ({ type: 'takeCounter', place })
export const takeGold: Move = { type: 'reward', take: 'gold' }
export const takeCards: Move = { type: 'reward', take: 'cards' }
