import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import type { GameBoard, GameCover } from '../../../ui/board/game-board.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { listed } from '../../../ui/text/texts.tsx'
import { loadOusted, loadRemoval } from '../../frame/fair-play/load.ts'
import { replace, sharedTableAddress, to } from '../../router.ts'
import { unpair } from '../../session/api/pairing.ts'
import { serverGames } from '../../session/api/tables.ts'
import { usualLevel } from '../../session/bot-setup.ts'
import { nameOfSeat } from '../../session/person-name.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import type { RemoteTable } from '../../session/remote/remote-table.ts'
import { ChartPage } from '../chart-page.tsx'
import { loadNoticeOffer } from '../notices/load-offer.ts'
import { loadPairingLobby } from '../pairing/load.ts'
import { loadSentHere } from '../people/load.ts'
import { loadTableRatings } from '../ratings/load.ts'
import { NameField } from '../setup/name-field.tsx'
import { maySit, useEndsOfKeeping } from './free-seat.ts'
import { HouseRules } from './house-rules.tsx'
import { LinkCard } from './link-card.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import { RoundTable } from './round-table.tsx'
import { useSeating } from './use-seating.ts'
import './lobby.css'
import '../setup/startbar.css'

/** Whether a player is offered to be told about their moves: where a move has days. */
export const offersNotices = ({ clock, you }: Pick<TableInfo, 'clock' | 'you'>): boolean =>
  clock.kind === 'correspondence' && you !== undefined && settings.offerNotices.value === 'on'

interface LobbyProps {
  readonly table: RemoteTable
  readonly info: TableInfo
  readonly game: GameBoard
  readonly cover: GameCover
}

/** The table before the match starts: who sits where, the invitation, and the options. */
export function Lobby({ table, info, game, cover }: LobbyProps) {
  const title =
    info.name === undefined ? cover.name : shell.t('lobby.named', { game: cover.name, name: info.name })
  useTitle(`${title} · Vermeil`)
  const [naming, setNaming] = useState<Seat | undefined>(undefined)
  const [removing, setRemoving] = useState<Seat | undefined>(undefined)
  const level = useBotLevel(info.game)
  const main = useRef<HTMLElement>(null)
  useFocusFallback(main)
  useEndsOfKeeping(info)
  const seating = useSeating(table, info)
  const { act, sit } = seating
  const names = info.seats.flatMap((one, seat) => (one.kind === 'open' ? [] : [nameOfSeat(one, seat)]))
  const seatNames = info.seats.map((one, seat) => (one.kind === 'open' ? '' : nameOfSeat(one, seat)))
  const host = isHost(info)

  return (
    <ChartPage
      crumb={title}
      class="lobby"
      buttons={
        <>
          <a
            class="ibtn to-rules"
            href={to('rules', info.game)}
            aria-label={shell.t('rules')}
            data-explain={shell.t('rules')}
          >
            <Icon name="help" />
          </a>
          <LobbyChat talk={table.talk} Sign={game.Sign} />
        </>
      }
    >
      <main class="pre" ref={main} tabIndex={-1}>
        <h1 class="vh">{title}</h1>
        <p class="vh" role="status">
          {shell.t('labelled', { label: shell.t('lobby.seats'), text: listed(names) })}
        </p>
        <RoundTable
          title={cover.name}
          tagline={game.texts.word('tagline')}
          Fan={game.Fan}
          remarks={table.talk.remarks.value}
          info={info}
          Sign={game.Sign ?? SeatToken}
          host={host}
          sit={(seat) => (settings.name.value.trim() === '' ? setNaming(seat) : act(sit(seat)))}
          stand={info.starts === undefined ? () => act(table.stand()) : () => stopLooking(info)}
          addBot={level === '' ? undefined : (seat) => act(table.setSeat(seat, level))}
          openSeat={(seat) => act(table.setSeat(seat, undefined))}
          remove={setRemoving}
        />
        {info.starts === undefined ? (
          <LobbySide
            table={table}
            info={info}
            game={game}
            cover={cover}
            seating={seating}
            seatNames={seatNames}
            removing={removing}
            keep={() => setRemoving(undefined)}
          />
        ) : (
          <PairingSide table={table} info={info} starts={info.starts} seating={seating} />
        )}
      </main>
      {naming === undefined ? undefined : (
        <NameDialog
          close={() => setNaming(undefined)}
          done={() => {
            setNaming(undefined)
            act(sit(naming))
          }}
        />
      )}
    </ChartPage>
  )
}

interface LobbySideProps extends LobbyProps {
  readonly seating: ReturnType<typeof useSeating>
  /** The name at each seat; empty at open ones. */
  readonly seatNames: readonly string[]
  /** The seat whose player the host is about to remove. */
  readonly removing: Seat | undefined
  /** Lets that player stay. */
  keep(): void
}

/** The invitation, the house rules, and the button that starts the match. */
function LobbySide(props: LobbySideProps) {
  const { table, info, game, cover, seating, seatNames, removing } = props
  const { act } = seating
  const host = isHost(info)
  const taken = seatNames.filter((name) => name !== '').length
  return (
    <aside class="pre-side">
      {host ? undefined : (
        <section class="paper opts">
          <NameField done={() => act(seating.rename())} />
        </section>
      )}
      {host ? <LazyPart load={loadSentHere} failure={false} table={table.id} taken={taken} /> : undefined}
      <LinkCard
        title={shell.t('lobby.invite')}
        words={shell.t(info.code === undefined ? 'lobby.inviteWords' : 'lobby.inviteAloud')}
        link={sharedTableAddress(table.id)}
        code={info.code}
      />
      {info.rated && info.you !== undefined ? (
        <section class="paper opts">
          <LazyPart
            load={loadTableRatings}
            table={table.id}
            names={seatNames}
            over={false}
            Sign={game.Sign}
          />
        </section>
      ) : undefined}
      <HouseRules
        info={info}
        game={game}
        cover={cover}
        change={host ? (settings) => act(table.set(settings)) : undefined}
      />
      {host && (removing !== undefined || info.removed.length > 0) ? (
        <LazyPart load={loadRemoval} table={table} info={info} seat={removing} act={act} close={props.keep} />
      ) : undefined}
      {offersNotices(info) ? <LazyPart load={loadNoticeOffer} floats={false} /> : undefined}
      <StartBar
        info={info}
        taken={taken}
        missing={cover.players.min - taken}
        problem={seating.problem}
        start={() => act(table.start())}
      />
    </aside>
  )
}

/** Gives up looking for strangers, and offers to look again. */
function stopLooking({ game }: TableInfo): void {
  replace('pair', game)
  void unpair()
}

interface PairingSideProps {
  readonly table: RemoteTable
  readonly info: TableInfo
  readonly starts: number
  readonly seating: ReturnType<typeof useSeating>
}

function PairingSide({ table, info, starts, seating: { act, problem } }: PairingSideProps) {
  return (
    <aside class="pre-side">
      <LazyPart
        load={loadPairingLobby}
        info={info}
        starts={starts}
        problem={problem}
        start={() => act(table.start())}
        cancel={() => stopLooking(info)}
      />
    </aside>
  )
}

function isHost({ seats, you }: TableInfo): boolean {
  const own = you === undefined ? undefined : seats[you]
  return own?.kind === 'person' && own.host === true
}

/** The level of the bots that the host can add; empty until the server has answered. */
function useBotLevel(game: string): string {
  const [level, setLevel] = useState('')
  useEffect(() => {
    void serverGames().then((answer) => {
      if (answer.ok) setLevel(usualLevel(game, answer.value.games.find(({ id }) => id === game)?.bots ?? []))
    })
  }, [])
  return level
}

interface StartBarProps {
  readonly info: TableInfo
  readonly taken: number
  readonly missing: number
  /** What was refused last: on a phone, only this bar is always in sight. */
  readonly problem: string
  start(): void
}

function StartBar(props: StartBarProps) {
  const { info, taken, missing } = props
  return (
    <div class="startbar">
      <p class="problem" role="alert">
        {props.problem}
      </p>
      {isHost(info) ? (
        <button
          type="button"
          class={taken > 1 ? 'btn btn-gold' : 'btn'}
          disabled={missing > 0}
          onClick={props.start}
        >
          {missing > 0 ? shell.t('lobby.missing', { n: missing }) : shell.t('lobby.startN', { n: taken })}
        </button>
      ) : info.ousted ? (
        <LazyPart load={loadOusted} {...info.ousted} />
      ) : (
        <p class="it">{shell.t(toDo(info))}</p>
      )}
    </div>
  )
}

/** What those who do not start the match can do. */
function toDo(info: TableInfo) {
  if (info.you !== undefined) return 'lobby.waitHost'
  return info.seats.some((_, seat) => maySit(info, seat)) ? 'lobby.startNobody' : 'lobby.full'
}

/** Asks for a name before somebody sits down for the first time. */
function NameDialog({ close, done }: { close(): void; done(): void }) {
  return (
    <Dialog title={shell.t('lobby.sit')} close={close} class="narrow">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <NameField first />
        <button type="submit" class="btn btn-gold">
          <Icon name="check" />
          {shell.t('lobby.sit')}
        </button>
      </form>
    </Dialog>
  )
}
