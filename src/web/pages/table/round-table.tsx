import type { ComponentType } from 'preact'
import { hasSeat, type Seat } from '../../../kernel/index.ts'
import type { TimeSpan } from '../../../kernel/time-units.ts'
import { levelName } from '../../../ui/board/levels.ts'
import type { Remark } from '../../../ui/board/session.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { holidayDays } from '../../../ui/text/holiday-days.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { longestWord } from '../../../ui/text/texts.tsx'
import { remarkWords } from '../../frame/sheets/remark-words.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { type FreeSeat, keptNow, maySit } from './free-seat.ts'
import './round-table.css'

interface RoundTableProps {
  readonly title: string
  readonly tagline: string
  readonly Fan: ComponentType | undefined
  readonly remarks: readonly Remark[]
  readonly info: TableInfo
  readonly Sign: ComponentType<{ seat: Seat }>
  readonly host: boolean
  sit(seat: Seat): void
  stand(): void
  /** Absent if the server offers no bots for this game. */
  readonly addBot: ((seat: Seat) => void) | undefined
  /** Removes a bot, or gives up keeping a seat for somebody. */
  openSeat(seat: Seat): void
  /** The host is about to remove a person. */
  remove(seat: Seat): void
}

/** A table seen from above, with a place card at each seat. */
export function RoundTable(props: RoundTableProps) {
  const { Fan } = props
  const { seats } = props.info
  return (
    <section class={`round-table chairs-${seats.length}`} aria-label={shell.t('lobby.seats')}>
      <TableTop title={props.title} tagline={props.tagline} seats={seats} />
      {Fan ? <Fan /> : undefined}
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

function FreePlace(props: RoundTableProps & { seat: Seat; open: FreeSeat }) {
  const { seat, info, host, sit, addBot } = props
  const keptFor = keptNow(props.open)
  const words = keptFor === undefined ? shell.t('lobby.free') : shell.t('lobby.keptFor', { name: keptFor })
  return (
    <div class={`place empty place-${seat}`} role="group" aria-label={words}>
      <b>{words}</b>
      <div class="two">
        {host && keptFor !== undefined ? (
          <button type="button" class="btn" onClick={() => props.openSeat(seat)}>
            {shell.t('lobby.openSeat')}
          </button>
        ) : undefined}
        {maySit(info, seat) ? (
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
  const said = props.remarks.findLast((remark) => remark.seat === seat && remark.name === name)
  return (
    <div class={`place place-${seat}`} role="group" aria-label={name}>
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
      {occupant.kind === 'person' && occupant.holiday ? <HolidaySign of={occupant.holiday} /> : undefined}
      {said ? <q class="said">{remarkWords(said)}</q> : undefined}
      {occupant.kind === 'bot' && host ? (
        <IconButton
          class="ibtn place-do"
          icon="x"
          label={shell.t('lobby.removeBot')}
          onClick={() => props.openSeat(seat)}
        />
      ) : undefined}
      {occupant.kind === 'person' && host && seat !== info.you ? (
        <IconButton
          class="ibtn place-do"
          icon="x"
          label={shell.t('lobby.removePerson', { name })}
          onClick={() => props.remove(seat)}
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

function HolidaySign({ of }: { of: TimeSpan }) {
  const words = shell.t('seat.holiday', { days: holidayDays(of) })
  return (
    <span class="holiday">
      <Icon name="sunny" />
      {words}
    </span>
  )
}

/** Blue leather with a brass edge, and the cards of those who have sat down. */
function TableTop(props: { title: string; tagline: string; seats: TableInfo['seats'] }) {
  const { title, tagline, seats } = props
  const angles = HAND_ANGLES[seats.length] ?? []
  return (
    <svg class="board" viewBox="0 0 748 670" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <ellipse cx="374" cy="346" rx="262" ry="236" class="board-shadow" />
      <ellipse cx="374" cy="338" rx="262" ry="236" class="board-top" />
      <ellipse cx="374" cy="338" rx="256" ry="230" class="board-brass" />
      <ellipse cx="374" cy="338" rx="249" ry="223" class="board-brass thin" />
      <use href="#d-rose" x="246" y="230" width="256" height="256" class="board-rose" />
      {angles.map((angle, seat) =>
        seats[seat]?.kind === 'open' ? undefined : <Hand key={seat} angle={angle} />,
      )}
      <text class="foil" x="374" y="206" text-anchor="middle">
        {title}
      </text>
      <text class="foil tagline" x="374" y="234" text-anchor="middle">
        {tagline}
      </text>
    </svg>
  )
}

/** By the number of seats: where each hand lies, in degrees clockwise from the right. */
const HAND_ANGLES: Readonly<Record<number, readonly number[]>> = {
  1: [90],
  2: [90, 270],
  3: [90, 200, 340],
  4: [90, 180, 270, 0],
  5: [90, 160, 200, 340, 20],
  6: [90, 160, 200, 270, 340, 20],
}

/** Four cards face down. */
function Hand({ angle }: { angle: number }) {
  const radians = (angle * Math.PI) / 180
  // Hands at the sides lie closer, beside the fan; those between them lie further out, below the title.
  const reach = angle % 90 === 0 ? 136 : 176
  const [x, y] = [374 + reach * Math.cos(radians), 338 + 190 * Math.sin(radians)]
  const place = `translate(${x} ${y}) rotate(${angle - 90})`
  return (
    <g transform={place}>
      {[-1.5, -0.5, 0.5, 1.5].map((card) => (
        <g key={card} transform={`translate(${card * 26} ${Math.abs(card) * 2}) rotate(${card * 9})`}>
          <rect x="-18" y="-22" width="36" height="44" rx="4" class="hand-paper" />
          <rect x="-15.5" y="-19.5" width="31" height="39" rx="2.5" class="hand-back" />
          <use href="#d-rose" x="-13" y="-13" width="26" height="26" class="hand-rose" />
        </g>
      ))}
    </g>
  )
}
