import { findCover } from '../../games/boards.ts'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { SeatTimer } from '../../ui/components/seats/clock.tsx'
import { shell } from '../../ui/text/shell/index.ts'
import { route, to } from '../router.ts'
import { invitationCount, otherTurns } from '../session/my-tables.ts'
import './turn-banner.css'

/** Leads to the most urgent table that waits for the visitor, or to their invitations; nothing if none waits. */
export function TurnBanner() {
  const [turn, ...others] = otherTurns.value
  if (!turn) return <InvitationBanner />
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

function InvitationBanner() {
  const n = invitationCount.value
  if (n === 0 || route.value[0] === 'people') return null
  return (
    <a class="turn-banner" href={to('people')}>
      <Icon name="people" />
      <b>{shell.t('home.invitations', { n })}</b>
    </a>
  )
}
