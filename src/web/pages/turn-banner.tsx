import { findCover } from '../../games/boards.ts'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { SeatTimer } from '../../ui/components/seats/clock.tsx'
import { shell } from '../../ui/text/shell/index.ts'
import { to } from '../router.ts'
import { otherTurns } from '../session/my-tables.ts'
import './turn-banner.css'

/** Leads to the most urgent table that waits for the visitor; nothing if none does. */
export function TurnBanner() {
  const [turn, ...others] = otherTurns.value
  if (!turn) return undefined
  return (
    <a class="turn-banner" href={to(...turn.path)}>
      <Icon name="pencil" />
      <b>{shell.t('home.yourTurn')}</b>
      <span>{findCover(turn.game)?.name}</span>
      {turn.deadline === undefined ? undefined : <SeatTimer deadline={turn.deadline} />}
      {others.length > 0 ? <small>{shell.t('home.moreTurns', { n: others.length })}</small> : undefined}
    </a>
  )
}
