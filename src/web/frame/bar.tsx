import type { ComponentChildren } from 'preact'
import { useFrame } from '../../ui/board/frame-context.ts'
import type { GameCover } from '../../ui/board/game-board.ts'
import type { TableSession } from '../../ui/board/session.ts'
import { IconButton } from '../../ui/components/controls/icon-button.tsx'
import { ThemeButton } from '../../ui/components/controls/theme-button.tsx'
import { SoundButton } from '../../ui/components/controls/volume.tsx'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { SeatTimer } from '../../ui/components/seats/clock.tsx'
import { letter } from '../../ui/hooks/shortcuts.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { Brand } from '../brand.tsx'
import { to } from '../router.ts'
import { dailyWords } from '../session/daily/day-words.ts'
import { otherTurns } from '../session/my-tables.ts'
import { useSpokenWords } from './announcements.ts'
import { setDocked } from './dock/docked.ts'
import { isAwaitedByAll } from './time/awaited.ts'
import { pauseNow } from './time/pause-now.ts'
import './bar.css'

/** The bar above a board: game, progress, clock, connection, and buttons for everything else. */
export function Bar(props: {
  session: TableSession
  cover: GameCover
  progress: string
  /** What the progress means, for its tooltip. */
  progressExplained: string | undefined
  watching: boolean
  over: boolean
  /** Whether the viewer has to move here. */
  asked: boolean
  /** Whether the bar says so if everybody waits for the viewer. */
  tellsLast: boolean
  showResult: (() => void) | undefined
  /** Asks for a hint; undefined while that is not possible. */
  hint: (() => void) | undefined
  /** What stands before the buttons. */
  children: ComponentChildren
}) {
  const { open, seats } = useFrame()
  const { session, cover, progress, watching, over } = props
  return (
    <header class="bar">
      <Brand>
        <span class="wide-only">Vermeil</span>
      </Brand>
      <h1>{cover.name}</h1>
      <Where session={session} watching={watching} />
      <span class="progress" data-progress data-explain={props.progressExplained}>
        {progress}
      </span>
      <span class="sp" />
      {props.children}
      {props.asked ? undefined : <NextTable />}
      {over ? undefined : <PauseSign session={session} />}
      {over ? undefined : <EndSign session={session} />}
      {props.tellsLast && !over ? <AllWait session={session} /> : undefined}
      <SeatTimer {...(session.eyes.value === undefined || over ? {} : seats[session.eyes.value])} own />
      <ConnectionSign session={session} />
      {props.showResult ? (
        <button type="button" class="btn small" onClick={props.showResult}>
          {shell.t('result.title')}
        </button>
      ) : undefined}
      {session.hint && !over ? (
        <IconButton
          icon="star"
          label={shell.t('hint')}
          aria-disabled={props.hint === undefined}
          {...letter('h')}
          onClick={props.hint}
          data-do="hint"
        />
      ) : undefined}
      {props.children ? undefined : (
        <IconButton icon="clock" label={shell.t('catchUp')} onClick={() => open('catchUp')} />
      )}
      {watching && session.place === 'server' && !over ? (
        <a
          class="ibtn"
          href={to('sign-in', 't', session.id)}
          aria-label={shell.t('table.signIn')}
          data-explain={shell.t('table.signIn')}
        >
          <Icon name="key" />
        </a>
      ) : undefined}
      <ChatButton />
      <DockToggle />
      <span class="wide-only bar-tools">
        <IconButton icon="help" label={shell.t('rules')} onClick={() => open('rules')} />
        <SoundButton />
        <ThemeButton />
      </span>
      <IconButton icon="menu" label={shell.t('menu')} onClick={() => open('menu')} />
    </header>
  )
}

/** Where the match is played: on the server, on this device, or as a daily challenge. */
function Where({ session, watching }: { session: TableSession; watching: boolean }) {
  const { seats } = useFrame()
  const words = session.daily
    ? dailyWords(session.daily)
    : session.place === 'here'
      ? shell.t('table.here')
      : shell.t('table.players', { n: seats.length })
  return (
    <>
      {session.daily ? (
        <span class="daily-mark" data-explain={words}>
          <Icon name="star" />
          <span class="vh">{words}</span>
        </span>
      ) : undefined}
      <span class="where wide-only" aria-hidden={session.daily !== undefined}>
        {words}
        {watching ? ` · ${shell.t('table.watching')}` : ''}
      </span>
    </>
  )
}

function ChatButton() {
  const { open, unread, talk } = useFrame()
  if (!talk) return undefined
  return (
    <IconButton
      icon="chat"
      label={unread > 0 ? shell.t('chat.new', { n: unread }) : shell.t('chat')}
      onClick={() => open('chat')}
    >
      {unread > 0 ? <span class="dot">{unread}</span> : undefined}
    </IconButton>
  )
}

/** Says that a pause is on or has been suggested, and leads to where it is accepted and ended. */
function PauseSign({ session }: { session: TableSession }) {
  const { open } = useFrame()
  const pause = pauseNow(session)
  const words = pause && shell.t(pause.until === undefined ? 'table.pauseOffered' : 'table.paused')
  useSpokenWords(words)
  if (!words) return undefined
  return <SignButton icon="pause" words={words} press={() => open('clock')} />
}

/** Says that somebody wants to end the match, and leads to where the others agree or decline. */
function EndSign({ session }: { session: TableSession }) {
  const { open } = useFrame()
  const ending = session.ending?.value
  const words = ending && ending.lapses > Date.now() ? shell.t('table.endOffered') : undefined
  useSpokenWords(words)
  if (!words) return undefined
  return <SignButton icon="door" words={words} press={() => open('fairPlay')} />
}

/** A button whose words give way to the others where the bar is short. */
function SignButton({ icon, words, press }: { icon: string; words: string; press(): void }) {
  return (
    <button type="button" class="btn btn-gold small bar-sign" data-explain={words} onClick={press}>
      <Icon name={icon} />
      <span class="words">{words}</span>
    </button>
  )
}

/** Tells the viewer that all other people wait for them alone. In a pause nobody waits. */
function AllWait({ session }: { session: TableSession }) {
  const seats = session.seats.value
  const people = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  const waiting = session.steps.value.at(-1)?.waiting ?? 0
  if (pauseNow(session)?.until !== undefined) return undefined
  if (!isAwaitedByAll({ you: session.eyes.value, waiting, people })) return undefined
  return (
    <span class="bar-sign all-wait" role="status" data-explain={shell.t('table.allWait')}>
      <Icon name="people" />
      <span class="words">{shell.t('table.allWait')}</span>
    </span>
  )
}

/** Leads to the most urgent of the other tables that wait for the viewer; nothing if none does. */
function NextTable() {
  const turns = otherTurns.value
  const [next] = turns
  if (!next) return undefined
  const words = shell.t('table.next', { n: turns.length })
  return (
    <a class="btn btn-gold small next-table" href={to(...next.path)} data-explain={words}>
      <span class="words">{words}</span>
      <Icon name="next" />
      <span class="count" aria-hidden="true">
        {turns.length}
      </span>
    </a>
  )
}

/** Docks log and chat beside the table, or undocks them. */
function DockToggle() {
  const { docked, talk } = useFrame()
  if (!useMedia('dockable')) return undefined
  return (
    <span class="dock-toggle">
      <IconButton
        icon="dock"
        label={shell.t(docked ? 'undock' : talk ? 'dock.both' : 'dock')}
        {...letter('l')}
        onClick={() => setDocked(!docked)}
      />
    </span>
  )
}

function ConnectionSign({ session }: { session: TableSession }) {
  const state = session.connection.value
  if (session.place === 'here') return undefined
  const words = shell.t(`connection.${state}`)
  return (
    <span class={`line line-${state}`} role="status" data-explain={words}>
      <Icon name={state === 'live' ? 'dot' : state === 'resuming' ? 'cw' : 'away'} />
      <span class={state === 'live' ? 'vh' : ''}>{words}</span>
    </span>
  )
}
