import { at } from '../../../../../kernel/index.ts'
import { ROADS } from './map.ts'
import type { ReferenceMove } from './moves.ts'
import { countEvent, distinct, nothingLaid, type Player, type Table, takeOne, tokensOn } from './table.ts'
import { TOKENS } from './transport.ts'

export function clearRoads(table: Table): void {
  for (const road of ROADS) {
    table.pool.push(...tokensOn(table, road))
    table.roads[road.name] = nothingLaid()
  }
}

/** Like `keep`, returns whether all players have chosen what they keep. */
export function beginKeeping(table: Table): boolean {
  const limit = table.elfengold ? 2 : 1
  table.phase = 'keeping'
  for (const player of table.players) {
    const has = player.open.length + player.hidden.length
    player.toKeep = has > limit ? limit : 0
    if (has === limit) countEvent(table, 'keepsAllTokens')
  }
  if (table.players.filter(({ toKeep }) => toKeep > 0).length > 1) countEvent(table, 'severalPlayersKeep')
  return table.players.every(({ toKeep }) => toKeep === 0)
}

export function keepMoves({ open, hidden, toKeep }: Player): ReferenceMove[] {
  if (toKeep === 0) return []
  return [
    ...distinct(open).map((token) => keeping(token, false)),
    ...distinct(hidden).map((token) => keeping(token, true)),
  ]
}

const keeping = (token: string, hidden: boolean): ReferenceMove => ({
  type: 'keep',
  token: TOKENS.indexOf(token),
  hidden,
})

export function keep(table: Table, seat: number, token: string, hidden: boolean): boolean {
  const player = at(table.players, seat)
  takeOne(hidden ? player.hidden : player.open, token)
  if (hidden) player.keptHidden.push(token)
  else player.keptOpen.push(token)
  player.toKeep -= 1
  if (hidden) countEvent(table, 'keptHidden')
  if (table.players.some(({ toKeep }) => toKeep > 0)) return false
  for (const other of table.players) if (hasChosen(other)) giveBack(table, other)
  return true
}

/** Whether the player has chosen tokens to keep, which stays secret until all players have chosen. */
export const hasChosen = ({ keptOpen, keptHidden }: Player): boolean =>
  keptOpen.length + keptHidden.length > 0

function giveBack(table: Table, player: Player): void {
  table.pool.push(...player.open, ...player.hidden)
  player.open = player.keptOpen
  player.hidden = player.keptHidden
  player.keptOpen = []
  player.keptHidden = []
}
