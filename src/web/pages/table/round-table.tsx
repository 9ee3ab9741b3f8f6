import type { ComponentType } from 'preact'
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
  removeBot(seat: Seat): void
}

/** A table seen from above, with a place card at each seat. */
export function RoundTable(props: RoundTableProps) {
  const { seats } = props.info
  return (
    <section class={`round-table chairs-${seats.length}`} aria-label={shell.t('lobby.seats')}>
      <TableTop title={props.title} />
      {seats.map((occupant, seat) =>
        occupant.kind === 'open' ? (
          <FreePlace key={seat} seat={seat} {...props} />
        ) : (
          <TakenPlace key={seat} seat={seat} occupant={occupant} {...props} />
        ),
      )}
    </section>
  )
}

function FreePlace({ seat, info, host, sit, addBot }: RoundTableProps & { seat: Seat }) {
  return (
    <div class={`place empty place-${seat}`}>
      <b>{shell.t('lobby.free')}</b>
      <div class="two">
        {info.you === undefined ? (
          <button type="button" class="btn btn-gold" onClick={() => sit(seat)}>
            <Icon name="check" />
            {shell.t('lobby.sit')}
          </button>
        ) : undefined}
        {host && addBot ? (
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
          onClick={() => props.removeBot(seat)}
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
