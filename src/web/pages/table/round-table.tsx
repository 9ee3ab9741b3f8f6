import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { hasSeat, type Seat } from '../../../kernel/index.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { longestWord } from '../../../ui/text/texts.tsx'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { nameOfSeat } from '../../session/remote/remote-table.ts'
import './round-table.css'

interface RoundTableProps {
  readonly title: string
  readonly info: TableInfo
  readonly Sign: ComponentType<{ seat: Seat }>
  readonly host: boolean
  sit(seat: Seat): void
  stand(): void
  /** Absent if the server offers no bots for this game. */
  readonly addBot: ((seat: Seat) => void) | undefined
  /** Removes a bot, or gives up keeping a seat for somebody. */
  openSeat(seat: Seat): void
}

/** A table seen from above, with a place card at each seat. */
export function RoundTable(props: RoundTableProps) {
  const { seats } = props.info
  return (
    <section class={`round-table chairs-${seats.length}`} aria-label={shell.t('lobby.seats')}>
      <TableTop title={props.title} />
      {seats.map((occupant, seat) =>
        occupant.kind === 'open' ? (
          <FreePlace key={seat} seat={seat} open={occupant} {...props} />
        ) : (
          <TakenPlace key={seat} seat={seat} occupant={occupant} {...props} />
        ),
      )}
    </section>
  )
}

type OpenSeat = Extract<TableInfo['seats'][number], { kind: 'open' }>

/** The name of the player for whom a seat is kept, as long as it is. */
function useKeptFor({ keptFor, until = 0 }: OpenSeat): string | undefined {
  const left = until - Date.now()
  const [, expire] = useState(0)
  useEffect(() => {
    if (keptFor === undefined || left <= 0) return undefined
    const timer = setTimeout(() => expire(until), left)
    return () => clearTimeout(timer)
  }, [keptFor, until])
  return left > 0 ? keptFor : undefined
}

function FreePlace(props: RoundTableProps & { seat: Seat; open: OpenSeat }) {
  const { seat, info, host, sit, addBot } = props
  const keptFor = useKeptFor(props.open)
  const mine = keptFor === undefined || info.kept === seat
  return (
    <div class={`place empty place-${seat}`}>
      <b>{keptFor === undefined ? shell.t('lobby.free') : shell.t('lobby.keptFor', { name: keptFor })}</b>
      <div class="two">
        {host && keptFor !== undefined ? (
          <button type="button" class="btn release" onClick={() => props.openSeat(seat)}>
            {shell.t('lobby.openSeat')}
          </button>
        ) : undefined}
        {info.you === undefined && mine ? (
          <button type="button" class="btn btn-gold" onClick={() => sit(seat)}>
            <Icon name="check" />
            {shell.t('lobby.sit')}
          </button>
        ) : undefined}
        {host && addBot && keptFor === undefined ? (
          <button type="button" class="btn" onClick={() => addBot(seat)}>
            <Icon name="bot" />
            {shell.t('lobby.addBot')}
          </button>
        ) : undefined}
      </div>
    </div>
  )
}

type Occupant = Exclude<TableInfo['seats'][number], { kind: 'open' }>

function TakenPlace(props: RoundTableProps & { seat: Seat; occupant: Occupant }) {
  const { seat, occupant, info, host, Sign } = props
  const here = hasSeat(info.connected, seat)
  const name = nameOfSeat(occupant, seat)
  return (
    <div class={`place place-${seat}`}>
      <Sign seat={seat} />
      <b style={longestWord(name)}>{name}</b>
      {occupant.kind === 'bot' ? (
        <span>
          <Icon name="bot" />
          {levelName(occupant.bot)}
        </span>
      ) : (
        <span class={here ? 'ok' : ''}>
          <Icon name={here ? 'check' : 'away'} />
          {shell.t(here ? 'lobby.here' : 'lobby.away')}
          {occupant.host ? ` · ${shell.t('lobby.host')}` : ''}
        </span>
      )}
      {occupant.kind === 'bot' && host ? (
        <IconButton
          class="ibtn place-do"
          icon="x"
          label={shell.t('lobby.removeBot')}
          onClick={() => props.openSeat(seat)}
        />
      ) : undefined}
      {seat === info.you ? (
        <IconButton
          class="ibtn place-do"
          icon="door"
          label={shell.t('lobby.stand')}
          onClick={() => props.stand()}
        />
      ) : undefined}
    </div>
  )
}

/** Blue leather with a brass edge. */
function TableTop({ title }: { title: string }) {
  return (
    <svg class="board" viewBox="0 0 748 670" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <ellipse cx="374" cy="346" rx="262" ry="236" class="board-shadow" />
      <ellipse cx="374" cy="338" rx="262" ry="236" class="board-top" />
      <ellipse cx="374" cy="338" rx="256" ry="230" class="board-brass" />
      <ellipse cx="374" cy="338" rx="249" ry="223" class="board-brass thin" />
      <use href="#d-rose" x="246" y="176" width="256" height="256" class="board-rose" />
      <text class="foil" x="374" y="502" text-anchor="middle">
        {title}
      </text>
    </svg>
  )
}
