import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { hasSeat, type Rejection, type Seat } from '../../../kernel/index.ts'
import type { GameBoard, GameCover } from '../../../ui/board/game-board.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { Token } from '../../../ui/components/pictures/token.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { useFocusHeir } from '../../../ui/hooks/focus.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { listed, longestWord } from '../../../ui/text/texts.tsx'
import { OptionList } from '../../frame/sheets/option-list.tsx'
import { addressOf } from '../../router.ts'
import { serverGames, takeName } from '../../session/api.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import { clockWords } from '../../session/remote/clock-words.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { nameOfSeat, type RemoteTable } from '../../session/remote/remote-table.ts'
import { firstLevel } from '../home/quick.ts'
import { Top } from '../top.tsx'
import { LinkCard } from './link-card.tsx'
import { NameField } from './name-field.tsx'
import './lobby.css'
import './place-cards.css'
import './startbar.css'

/** The room before the match: who sits where, the invitation, the house rules. */
export function Lobby({
  table,
  info,
  game,
  cover,
}: {
  table: RemoteTable
  info: TableInfo
  game: GameBoard
  cover: GameCover
}) {
  useTitle(`${cover.name} · Vermeil`)
  const [problem, setProblem] = useState('')
  const [level, setLevel] = useState('')
  const [naming, setNaming] = useState<Seat | undefined>(undefined)
  const main = useRef<HTMLElement>(null)
  useFocusHeir(main)
  useEffect(() => {
    void serverGames().then((answer) => {
      if (answer.ok) setLevel(firstLevel(answer.value.games.find(({ id }) => id === info.game)?.bots ?? []))
    })
  }, [])
  const { you, seats } = info
  const sitting = seats.flatMap((one, seat) => (one.kind === 'open' ? [] : [nameOfSeat(one, seat)]))
  const taken = sitting.length
  const missing = cover.players.min - taken
  const host = you !== undefined && isHost(info, you)
  const called = you === undefined ? '' : nameOfSeat(seats[you], you)

  const act = (doing: Promise<Rejection | undefined>): void => {
    setProblem('')
    void doing.then((rejection) => rejection && setProblem(rejectionWords(rejection)))
  }
  /** Who sits down for the first time takes a name, and is known to the socket only after a new greeting. */
  const sit = async (seat: Seat): Promise<Rejection | undefined> => {
    const named = await takeName(settings.name.value || shell.t('name.otherwise'))
    if (!named.ok) return named.rejection
    tableSocket().reconnect()
    return table.sit(seat)
  }
  /** The table is told by the server. */
  const rename = async (): Promise<Rejection | undefined> => {
    const wanted = settings.name.value.trim()
    if (you === undefined || wanted === '' || wanted === called) return undefined
    const named = await takeName(wanted)
    return named.ok ? undefined : named.rejection
  }
  // The name may have been changed in the settings meanwhile.
  useEffect(() => act(rename()), [])
  // Who comes for another match sits where he sat, or where there is room.
  useEffect(() => {
    if (you !== undefined || table.lastSeat === undefined) return
    const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
    if (free.length > 0) act(sit(free.includes(table.lastSeat) ? table.lastSeat : free[0]))
  }, [])

  return (
    <div class="chart page">
      <SeaChart roses={LOBBY_ROSES} />
      <Top crumb={cover.name} />
      <main class="pre" ref={main} tabIndex={-1}>
        <h1 class="vh">{cover.name}</h1>
        <p class="vh" role="status">
          {shell.t('lobby.seats')}: {listed(sitting)}
        </p>
        <section class={`round-table chairs-${seats.length}`} aria-label={shell.t('lobby.seats')}>
          <Board name={cover.name} />
          {seats.map((_, seat) => (
            <Place
              key={seat}
              seat={seat}
              info={info}
              Sign={game.Sign ?? Token}
              host={host}
              sit={() => (settings.name.value.trim() === '' ? setNaming(seat) : act(sit(seat)))}
              stand={() => act(table.stand())}
              addBot={level === '' ? undefined : () => act(table.setSeat(seat, level))}
              removeBot={() => act(table.setSeat(seat, undefined))}
            />
          ))}
        </section>
        <aside class="pre-side">
          {host ? undefined : (
            <section class="paper opts">
              <NameField done={() => act(rename())} />
            </section>
          )}
          <LinkCard
            title={shell.t('lobby.invite')}
            words={shell.t('lobby.inviteWords')}
            link={addressOf('t', table.id)}
          />
          <section class="paper opts">
            <h2>{shell.t('lobby.rules')}</h2>
            <OptionList game={game} options={info.options} />
            {info.clock.kind === 'none' ? undefined : <p class="clock-words">{clockWords(info.clock)}</p>}
            <p class="watchers">
              {[
                ...(info.listed ? [shell.t('new.listed')] : []),
                ...(info.spectators > 0 ? [shell.t('lobby.spectators', { n: info.spectators })] : []),
              ].join(' · ')}
            </p>
            <p class="problem" role="alert">
              {problem}
            </p>
          </section>
          <div class="startbar">
            {host ? (
              <button
                type="button"
                class={taken > 1 ? 'btn btn-gold' : 'btn'}
                disabled={missing > 0}
                onClick={() => act(table.start())}
              >
                {missing > 0
                  ? shell.t('lobby.missing', { n: missing })
                  : shell.t('lobby.startN', { n: taken })}
              </button>
            ) : (
              <p class="it">{shell.t(you === undefined ? 'lobby.startNobody' : 'lobby.waitHost')}</p>
            )}
          </div>
        </aside>
      </main>
      {naming === undefined ? undefined : (
        <Dialog title={shell.t('lobby.sit')} close={() => setNaming(undefined)} class="narrow">
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setNaming(undefined)
              act(sit(naming))
            }}
          >
            <NameField first />
            <button type="submit" class="btn btn-gold">
              <Icon name="check" />
              {shell.t('lobby.sit')}
            </button>
          </form>
        </Dialog>
      )}
    </div>
  )
}

const LOBBY_ROSES = [
  [395, 395, 0],
  [1220, 60, 0],
] as const

function isHost({ seats }: TableInfo, seat: Seat): boolean {
  const sitting = seats[seat]
  return sitting?.kind === 'person' && sitting.host === true
}

function Place(props: {
  seat: Seat
  info: TableInfo
  Sign: ComponentType<{ seat: Seat }>
  host: boolean
  sit(): void
  stand(): void
  addBot: (() => void) | undefined
  removeBot(): void
}) {
  const { seat, info, host, Sign } = props
  const sitting = info.seats[seat]
  if (sitting.kind === 'open') {
    return (
      <div class={`place empty place-${seat}`}>
        <b>{shell.t('lobby.free')}</b>
        <div class="two">
          {info.you === undefined ? (
            <button type="button" class="btn btn-gold" onClick={props.sit}>
              <Icon name="check" />
              {shell.t('lobby.sit')}
            </button>
          ) : undefined}
          {host && props.addBot ? (
            <button type="button" class="btn" onClick={props.addBot}>
              <Icon name="bot" />
              {shell.t('lobby.addBot')}
            </button>
          ) : undefined}
        </div>
      </div>
    )
  }
  const here = hasSeat(info.connected, seat)
  const name = nameOfSeat(sitting, seat)
  return (
    <div class={`place place-${seat}`}>
      <Sign seat={seat} />
      <b style={longestWord(name)}>{name}</b>
      {sitting.kind === 'bot' ? (
        <span>
          <Icon name="bot" />
          {levelName(sitting.bot)}
        </span>
      ) : (
        <span class={here ? 'ok' : ''}>
          <Icon name={here ? 'check' : 'away'} />
          {shell.t(here ? 'lobby.here' : 'lobby.away')}
          {sitting.host ? ` · ${shell.t('lobby.host')}` : ''}
        </span>
      )}
      {sitting.kind === 'bot' && host ? (
        <button
          type="button"
          class="ibtn place-do"
          aria-label={shell.t('lobby.removeBot')}
          data-explain={shell.t('lobby.removeBot')}
          onClick={props.removeBot}
        >
          <Icon name="x" />
        </button>
      ) : undefined}
      {seat === info.you ? (
        <button
          type="button"
          class="ibtn place-do"
          aria-label={shell.t('lobby.stand')}
          data-explain={shell.t('lobby.stand')}
          onClick={props.stand}
        >
          <Icon name="door" />
        </button>
      ) : undefined}
    </div>
  )
}

/** The table from above: blue leather, brass edge. */
function Board({ name }: { name: string }) {
  return (
    <svg class="board" viewBox="0 0 748 670" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <ellipse cx="374" cy="346" rx="262" ry="236" class="board-shadow" />
      <ellipse cx="374" cy="338" rx="262" ry="236" class="board-top" />
      <ellipse cx="374" cy="338" rx="256" ry="230" class="board-brass" />
      <ellipse cx="374" cy="338" rx="249" ry="223" class="board-brass thin" />
      <use href="#d-rose" x="246" y="176" width="256" height="256" class="board-rose" />
      <text class="foil" x="374" y="502" text-anchor="middle">
        {name}
      </text>
    </svg>
  )
}
