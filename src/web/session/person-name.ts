import type { Seat } from '../../kernel/index.ts'
import { FORMER_PLAYER } from '../../protocol/former-player.ts'
import type { SeatInfo } from '../../protocol/index.ts'
import { botNameAt } from '../../table/bots/bot-name.ts'
import { shell } from '../../ui/text/shell/index.ts'

/** The name of a player as it is shown: those who have deleted themselves have one in every language. */
export const personName = (name: string): string => (name === FORMER_PLAYER ? shell.t('player.former') : name)

/** The name of whoever has a seat at a table on the server. */
export function nameOfSeat(seat: SeatInfo, index: Seat): string {
  if (seat.kind === 'person') return personName(seat.name)
  return seat.kind === 'bot' ? botNameAt(index) : shell.t('lobby.free')
}
