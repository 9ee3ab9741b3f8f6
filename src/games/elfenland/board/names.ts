import { at } from '../../../kernel/index.ts'
import { CARDS, type Card, type CardName } from '../rules/components/cards.ts'
import { ROADS, type Road } from '../rules/components/map.ts'
import { TOKENS, type Token, type TokenName } from '../rules/components/tokens.ts'
import { TERRAINS, type TerrainName, TRANSPORTS, type TransportName } from '../rules/components/transport.ts'

// The rules number cards, tokens and terrains; pictures, styles and texts go by their names.

export const cardName = (card: Card): CardName => at(CARDS, card)
export const tokenName = (token: Token): TokenName => at(TOKENS, token)
export const transportName = (transport: number): TransportName => at(TRANSPORTS, transport)
export const terrainOf = (road: Road): TerrainName => at(TERRAINS, at(ROADS, road).terrain)
