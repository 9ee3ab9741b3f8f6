import { CARDS, type CardName } from '../rules/components/cards.ts'
import { roadNamed, type TownId, townNamed } from '../rules/components/map.ts'
import type { TokenName } from '../rules/components/tokens.ts'
import { TRANSPORT_KINDS, TRANSPORTS, type TransportName } from '../rules/components/transport.ts'
import type { Move } from '../rules/moves.ts'
import { type Cards, card, counts, token } from '../rules/table-setting.ts'

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
