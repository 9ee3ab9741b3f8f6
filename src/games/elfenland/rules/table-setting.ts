import { at, type Bag, bagOf, type Chance, type Seat, sum, takeOut } from '../../../kernel/index.ts'
import { CARDS, type CardName } from './components/cards.ts'
import {
  ELVENHOLD,
  PIECE_TOWNS,
  PRINTED_VALUES,
  roadNamed,
  type TownId,
  townNamed,
} from './components/map.ts'
import { ANY_COUNTER, counterBit, GOLD_PIECE, OBSTACLE } from './components/roads.ts'
import { TOKENS, type TokenName } from './components/tokens.ts'
import { TRANSPORTS, type TransportName } from './components/transport.ts'
import { usualVariant, type Variant } from './options.ts'
import { PHASE_RULES } from './phases/round-order.ts'
import { type ElfenlandState, emptyState, type PhaseName } from './state.ts'

export type Cards = Partial<Record<CardName, number>>
type Tokens = Partial<Record<TokenName, number>>

/** What matters about a player; the rest is empty. */
export interface PlayerSetting {
  readonly boot?: TownId
  readonly pieces?: readonly TownId[] | 'all'
  readonly gold?: number
  readonly hand?: Cards
  readonly tokens?: Tokens
  readonly hidden?: Tokens
  readonly townCard?: TownId
}

/** What matters about a table; the rest is empty. Seat 0 starts by default. */
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
export const noChance: Chance = plannedChance()

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
  const values = game === 'elfengold' ? PRINTED_VALUES : undefined
  const state = emptyState({ ...usualVariant(game), ...options }, players.length, values)
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

export const counts = <Name extends string>(
  names: readonly Name[],
  wanted: Partial<Record<Name, number>> = {},
): number[] => names.map((name) => wanted[name] ?? 0)
export const townsOf = (ids: readonly TownId[]): number =>
  ids.reduce((towns, id) => towns | (1 << townNamed(id)), 0)
