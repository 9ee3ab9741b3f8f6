import { type Sheet, useFrame } from '../../../ui/board/frame-context.ts'
import type { GameBoard, GameCover, LogLine } from '../../../ui/board/game-board.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { VolumeSlider } from '../../../ui/components/controls/volume.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { LogLines } from '../../../ui/components/seats/log-panel.tsx'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { withTexts } from '../../lazy.tsx'
import { LazyRules } from '../../pages/rules.tsx'
import { SettingsForm } from '../../pages/settings/settings.tsx'
import { go, to } from '../../router.ts'
import { dailyWords } from '../../session/daily/day-words.ts'
import { DockButton } from '../dock/dock.tsx'
import { Chat } from './chat.tsx'
import { OptionList } from './option-list.tsx'
import './menu.css'

/** The dialogs that can be opened at any table. */
export function Sheets(props: {
  sheet: Sheet | undefined
  open(sheet: Sheet): void
  close(): void
  session: TableSession
  game: GameBoard
  cover: GameCover
  recent: readonly LogLine[]
  watchRecent(): void
}) {
  const { sheet, close, session, game, cover } = props
  const dockable = useMedia('dockable')
  const dock = dockable ? <DockButton docked={close} /> : undefined
  switch (sheet) {
    case undefined:
      return undefined
    case 'menu':
      return <Menu {...props} />
    case 'log':
      return (
        <Dialog title={shell.t('log')} close={close} class="narrow log-sheet">
          <LogLines pressed={close} />
          {dock}
        </Dialog>
      )
    case 'chat':
      return (
        <Chat session={session} close={close}>
          {dock}
        </Chat>
      )
    case 'rules':
      return (
        <Dialog title={shell.t('rules')} close={close} class="wide">
          <LazyRules cover={cover} options={session.options} />
        </Dialog>
      )
    case 'settings':
      return (
        <Dialog title={shell.t('settings')} close={close} class="narrow">
          <SettingsForm />
        </Dialog>
      )
    case 'options':
      return (
        <Dialog title={shell.t('options')} close={close} class="narrow">
          <OptionList game={game} options={session.options} />
          {session.clock === '' ? undefined : <p class="clock-words">{session.clock}</p>}
        </Dialog>
      )
    case 'clock':
      return (
        <Dialog title={shell.t('new.clock')} close={close} class="narrow">
          <LazyPart load={loadClockSheet} session={session} />
        </Dialog>
      )
    case 'fairPlay':
      return (
        <Dialog title={shell.t('fairPlay')} close={close} class="narrow">
          <LazyPart load={loadFairPlay} session={session} />
        </Dialog>
      )
    case 'share':
      return (
        <Dialog title={shell.t('share')} close={close} class="narrow">
          <LazyPart load={loadShareSheet} session={session} />
        </Dialog>
      )
    case 'catchUp':
      return <CatchUp {...props} />
  }
}

const loadClockSheet = () =>
  withTexts(
    import('../time/clock-sheet.tsx').then(({ ClockSheet }) => ClockSheet),
    import('../time/texts.ts').then(({ clockSheetWords }) => clockSheetWords),
  )

const loadFairPlay = () =>
  withTexts(
    import('../fair-play/fair-play-sheet.tsx').then(({ FairPlaySheet }) => FairPlaySheet),
    import('../fair-play/texts.ts').then(({ fairPlayWords }) => fairPlayWords),
  )

const loadShareSheet = async () => (await import('../share/load.ts')).loadShareSheet()

function Menu({ open, close, session }: { open(sheet: Sheet): void; close(): void; session: TableSession }) {
  const { talk } = useFrame()
  const items: readonly (readonly [Sheet, string, string])[] = [
    ['rules', 'help', shell.t('rules')],
    ['catchUp', 'clock', shell.t('catchUp')],
    ['log', 'log', shell.t('log')],
    ...(talk ? [['chat', 'chat', shell.t('chat')] as const] : []),
    ...(session.timing?.value ? [['clock', 'pause', shell.t('new.clock')] as const] : []),
    ...(session.end && session.eyes.value !== undefined && !session.daily
      ? [['fairPlay', 'people', shell.t('fairPlay')] as const]
      : []),
    ...(session.place === 'server' && !session.daily ? [['share', 'share', shell.t('share')] as const] : []),
    ['options', 'dice', shell.t('options')],
    ['settings', 'gear', shell.t('settings')],
  ]
  const leave = (): void => {
    close()
    session.leave()
    go()
  }
  return (
    <Dialog title={shell.t('menu')} close={close} class="narrow">
      <ul class="menu">
        <li class="menu-volume">
          <Icon name="sound" />
          {shell.t('volume')}
          <VolumeSlider />
        </li>
        {items.map(([sheet, icon, words]) => (
          <li key={sheet}>
            <button type="button" onClick={() => open(sheet)}>
              <Icon name={icon} />
              {words}
            </button>
          </li>
        ))}
        {session.daily ? (
          <li>
            <a href={to('daily')}>
              <Icon name="star" />
              {dailyWords(session.daily)}
            </a>
          </li>
        ) : undefined}
        {session.place === 'server' && session.eyes.value === undefined ? (
          <li>
            <a href={to('sign-in', 't', session.id)}>
              <Icon name="key" />
              {shell.t('table.signIn')}
            </a>
          </li>
        ) : undefined}
        {session.place === 'server' && session.eyes.value !== undefined ? (
          <li>
            <a href={to('device')}>
              <Icon name="share" />
              {shell.t('device')}
            </a>
          </li>
        ) : undefined}
        <li>
          <a href={to()}>
            <Icon name="home" />
            {shell.t('home')}
          </a>
        </li>
        <li>
          <button type="button" onClick={leave}>
            <Icon name="door" />
            <span>
              {shell.t('leave')}
              <small>{leaveWords(session)}</small>
            </span>
          </button>
        </li>
      </ul>
    </Dialog>
  )
}

function leaveWords(session: TableSession): string {
  if (session.place === 'here') return shell.t('leave.local')
  if (session.daily) return shell.t('leave.daily')
  const playing = session.eyes.value !== undefined && session.steps.value.at(-1)?.result === undefined
  return playing ? shell.t('leave.server') : ''
}

/** What happened since the viewer's last move, with a button that replays it. */
function CatchUp({
  recent,
  close,
  watchRecent,
}: {
  recent: readonly LogLine[]
  close(): void
  watchRecent(): void
}) {
  return (
    <Dialog title={shell.t('catchUp')} close={close} class="narrow">
      {recent.length === 0 ? (
        <p>{shell.t('catchUp.none')}</p>
      ) : (
        <>
          <LogLines of={recent} pressed={close} />
          <button type="button" class="btn btn-gold" onClick={watchRecent}>
            <Icon name="play" />
            {shell.t('catchUp.watch')}
          </button>
        </>
      )}
    </Dialog>
  )
}
