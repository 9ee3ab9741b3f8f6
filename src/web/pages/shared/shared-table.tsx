import { useEffect, useMemo, useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { Rejection } from '../../../kernel/index.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { letter, useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { logBetween } from '../../frame/log-between.ts'
import { Waiting } from '../../lazy.tsx'
import { replayFile } from '../../session/local/worker-client.ts'
import type { Replay } from '../../session/local/worker-protocol.ts'
import { personName } from '../../session/person-name.ts'
import type { ReviewTogether, SharedReviewSession } from '../../session/remote/shared-review.ts'
import { LostPage } from '../lost.tsx'
import { PastTable } from '../review/past-table.tsx'
import { StepSlider, ViewerSelect } from '../review/replay-controls.tsx'
import { usePlaying, walkKeys } from '../review/use-playing.ts'
import { WalkButtons } from '../review/walk-buttons.tsx'
import { type LoadedGame, useGame } from '../use-game.ts'
import { ArrowLayer } from './arrow-layer.tsx'
import { takeShared } from './just-shared.ts'
import { LeadStrip } from './lead-strip.tsx'
import { SharedPanel } from './shared-panel.tsx'
import { sharedTexts } from './texts.ts'
import { useNews } from './use-news.ts'
import { type SharedLook, usePosition } from './use-position.ts'
import '../../frame/dock/dock.css'
import './shared.css'

interface SharedTableProps {
  readonly session: SharedReviewSession
  readonly review: ReviewTogether
  readonly id: string
  readonly file: string
  /** What is wrong with a match file. */
  lost(rejection: Rejection): string
}

/** The match on the board, with the people, notes and arrows of the review. */
export function SharedTable({ session, review, id, file, lost }: SharedTableProps) {
  const [problem, setProblem] = useState('')
  const tell = (rejection: Rejection | undefined): void =>
    setProblem(rejection ? rejectionWords(rejection, sharedTexts) : '')
  const [shared] = useState(() => takeShared(id))
  const looking = usePosition(session, review, tell, shared)
  const replay = useReplay(file, looking.position.eyes)
  const loaded = useGame(!replay || 'code' in replay ? undefined : replay.game)
  useNews(review)
  if (replay && 'code' in replay) return <LostPage words={lost(replay)} />
  if (loaded === 'missing') return <LostPage words={shell.t('error.load')} retry />
  if (!replay || loaded === 'loading') return <Waiting />
  const change: SharedReviewSession['change'] = async (command) => {
    const rejection = await session.change(command)
    tell(rejection)
    return rejection
  }
  return <Table {...{ review, id, replay, loaded, looking, problem, change }} />
}

/** The steps of the match, through these eyes. Until they are there, those through other eyes stay. */
function useReplay(file: string, eyes: number | undefined): Replay | Rejection | undefined {
  const [replay, set] = useState<Replay | Rejection | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void replayFile(file, eyes).then((made) => gone || set(made))
    return () => {
      gone = true
    }
  }, [file, eyes])
  return replay
}

/** How long a step stays on screen while the match plays by itself, in milliseconds. */
const STEP_TIME = 1400

interface TableProps {
  readonly review: ReviewTogether
  readonly id: string
  readonly replay: Replay
  readonly loaded: LoadedGame
  readonly looking: SharedLook
  readonly problem: string
  readonly change: SharedReviewSession['change']
}

function Table({ review, id, replay, loaded, looking, problem, change }: TableProps) {
  const { game, cover } = loaded
  const { steps } = replay
  const names = useMemo(() => replay.names.map(personName), [replay.names])
  const last = steps.length - 1
  const now = Math.min(looking.position.step, last)
  const [drawing, draw] = useState(false)
  const [isPanelOpen, openPanel] = useState(false)
  const docked = useMedia('dockable')
  const isNamed = review.you !== undefined
  const { eyes } = looking.position
  const goTo = (step: number): void =>
    looking.goTo({ step: Math.max(0, Math.min(last, step)), ...(eyes === undefined ? {} : { eyes }) })
  const { playing, toggle } = usePlaying(now, last, () => STEP_TIME, goTo)
  useShortcuts(!isPanelOpen, {
    ...walkKeys({ now, last, goTo, toggle }),
    d: () => isNamed && draw(!drawing),
    Escape: () => draw(false),
  })
  useTitle(`${sharedTexts.t('title')} · ${cover.name} · Vermeil`)
  const entries = useMemo(() => logBetween(game, steps, 0, now), [steps, now])
  const step = at(steps, now)
  const here = useMemo(() => review.items.filter((item) => item.step === now), [review.items, now])
  const panel = <SharedPanel {...{ review, id, now, view: step.view, looking, goTo, change }} />
  return (
    <div class={docked ? 'with-dock' : undefined}>
      <PastTable
        class={drawing ? 'replaying sharing drawing' : 'replaying sharing'}
        game={game}
        names={names}
        entries={entries}
        view={step.view}
        before={undefined}
        waiting={step.waiting}
        anchors
        bar={
          <>
            <h1>{sharedTexts.t('title')}</h1>
            <WalkButtons {...{ now, last, playing, goTo, toggle }} />
            <StepSlider {...{ now, last, goTo }} />
            <span class="progress">{game.progress(step.view)}</span>
            <span class="sp" />
            <ViewerSelect
              names={names}
              eyes={eyes}
              look={(seat) => looking.goTo({ step: now, ...(seat === undefined ? {} : { eyes: seat }) })}
            />
            {isNamed ? <DrawButton drawing={drawing} draw={draw} /> : undefined}
            {docked ? undefined : <NotesButton count={review.items.length} open={() => openPanel(true)} />}
          </>
        }
      >
        <LeadStrip {...{ review, looking, change, drawing, problem }} here={docked ? [] : here} />
      </PastTable>
      {docked ? (
        <aside class="dock shared-dock" aria-label={sharedTexts.t('notes')}>
          {panel}
        </aside>
      ) : undefined}
      {isPanelOpen && !docked ? (
        <Dialog title={sharedTexts.t('title')} close={() => openPanel(false)} class="narrow">
          {panel}
        </Dialog>
      ) : undefined}
      <ArrowLayer
        marks={here}
        drawing={drawing}
        you={review.you}
        draw={(from, to) => void change({ type: 'mark', step: now, from, to })}
      />
    </div>
  )
}

function DrawButton({ drawing, draw }: { drawing: boolean; draw(drawing: boolean): void }) {
  return (
    <IconButton
      icon="pencil"
      label={sharedTexts.t('draw')}
      aria-pressed={drawing}
      {...letter('d')}
      onClick={() => draw(!drawing)}
    />
  )
}

function NotesButton({ count, open }: { count: number; open(): void }) {
  return (
    <IconButton icon="chat" label={sharedTexts.t('notes')} onClick={open}>
      {count > 0 ? <span class="shared-count">{count}</span> : undefined}
    </IconButton>
  )
}
