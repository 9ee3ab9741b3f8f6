import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hasSeat, type Rejection, type Seat } from '../../kernel/index.ts'
import { FrameContext, type Frame as FrameValue, type Sheet } from '../../ui/board/frame-context.ts'
import type { GameBoard, GameCover } from '../../ui/board/game-board.ts'
import type { TableSession } from '../../ui/board/session.ts'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { SeaChart } from '../../ui/components/pictures/sea-chart.tsx'
import { Token } from '../../ui/components/pictures/token.tsx'
import { sound } from '../../ui/device/sound.ts'
import { rejectionWords } from '../../ui/text/rejections.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { useAttention } from './attention.ts'
import { Bar } from './bar.tsx'
import { HandOver } from './hand-over.tsx'
import { HintStrip, useHint } from './hint.tsx'
import { ResultScreen } from './result/result.tsx'
import { remarkWords } from './sheets/chat.tsx'
import { Sheets } from './sheets/sheets.tsx'
import { logBetween, useShowing } from './showing.ts'

/** The table frame, the same for every game: it shows the steps of a session and lends the game what all tables need. */
export function Frame({
  session,
  game,
  cover,
}: {
  session: TableSession
  game: GameBoard
  cover: GameCover
}) {
  const showing = useShowing(session, game)
  const [sheet, open] = useState<Sheet | undefined>(undefined)
  const [score, showScore] = useState<boolean | undefined>(undefined)
  const [read, setRead] = useState(session.remarks.value.length)
  const [problem, setProblem] = useState<{ readonly at: number; readonly words: string } | undefined>(
    undefined,
  )
  const mine = useRef(0)

  const seats = session.seats.value
  const step = showing.step.value
  const eyes = session.eyes.value
  const handTo = session.handTo.value
  const at = showing.at.value
  const steps = session.steps.value
  const entries = useMemo(() => logBetween(game, steps, 0, at), [steps, at, game])
  const name = (seat: Seat): string => seats[seat]?.name ?? ''
  const asked =
    step !== undefined && eyes !== undefined && hasSeat(step.waiting, eyes) && step.result === undefined
  const active = asked && showing.current.value && handTo === undefined && !seats[eyes ?? 0]?.standIn

  const hint = useHint(session, game, step?.view, active)
  const complain = (doing: Promise<Rejection | undefined>): void =>
    void doing.then((rejection) => rejection && setProblem({ at, words: rejectionWords(rejection) }))

  useAttention(active, cover.name)
  useAnnouncements(session, game, showing.at.value, name)
  // Said once for each question: what others do at the same time is not another one.
  const question = active && step ? game.prompt(step.view, eyes ?? 0) : ''
  useEffect(() => {
    if (active) sound('call')
    if (active) announce(shell.t('say.yourMove', { what: question }))
  }, [active, question])
  useRemarks(session, sheet === 'chat')
  useEffect(() => {
    if (sheet === 'chat') setRead(session.remarks.value.length)
  }, [sheet, session.remarks.value.length])
  useEffect(() => {
    if (step?.result === undefined || score !== undefined) return
    const timer = setTimeout(() => showScore(true), at === 0 || showing.before.value === undefined ? 0 : 1400)
    return () => clearTimeout(timer)
  }, [step?.result])
  useSignalEffect(() => {
    const latest = session.steps.value.findLastIndex(
      ({ by, standIn }) => by !== undefined && by === session.eyes.value && !standIn,
    )
    // At one screen somebody else may look now, who has not moved yet.
    mine.current = Math.max(0, latest)
  })

  if (!step) return <p class="waiting">{shell.t('loading')}</p>
  const frame: FrameValue = {
    seats,
    entries,
    unread: Math.max(0, session.remarks.value.length - read),
    talk: session.place === 'server',
    live: session.connection.value === 'live',
    Sign: game.Sign ?? Token,
    name,
    open,
  }
  return (
    <FrameContext.Provider value={frame}>
      <div class="chart frame">
        <SeaChart roses={TABLE_ROSES} />
        <Bar
          session={session}
          cover={cover}
          progress={game.progress(step.view)}
          watching={eyes === undefined}
          over={step.result !== undefined}
          hint={hint.ask}
          showResult={step.result && score === false ? () => showScore(true) : undefined}
        />
        <HintStrip hint={hint} game={game} view={step.view} play={(moves) => complain(session.send(moves))} />
        {handTo !== undefined ? (
          <HandOver seat={handTo} name={name(handTo)} ready={() => session.look(handTo)} />
        ) : step.result && score ? (
          <ResultScreen
            session={session}
            game={game}
            view={step.view}
            result={step.result}
            hide={() => showScore(false)}
          />
        ) : (
          <game.Board
            view={step.view}
            before={showing.before.value?.view}
            seats={seats}
            waiting={step.waiting}
            active={active}
            mayTakeBack={session.mayTakeBack.value}
            shown={hint.shown}
            send={session.send}
            takeBack={() => complain(session.takeBack())}
          />
        )}
        {problem?.at === at ? (
          <p class="notice" role="alert">
            {problem.words}
          </p>
        ) : undefined}
        {eyes !== undefined && seats[eyes]?.standIn && step.result === undefined ? (
          <div class="notice" role="alert">
            {shell.t('table.returnWords')}
            <button type="button" class="btn btn-gold" onClick={() => session.comeBack()}>
              {shell.t('table.return')}
            </button>
          </div>
        ) : undefined}
      </div>
      <Sheets
        sheet={sheet}
        close={() => open(undefined)}
        open={open}
        session={session}
        game={game}
        cover={cover}
        recent={logBetween(game, steps, mine.current, at)}
        watchRecent={() => {
          open(undefined)
          showing.watchFrom(mine.current)
        }}
      />
    </FrameContext.Provider>
  )
}

const TABLE_ROSES = [
  [452, 122, 58],
  [1010, 640, 40],
] as const

/** Says what others did to who cannot see it. */
function useAnnouncements(
  session: TableSession,
  game: GameBoard,
  at: number,
  name: (seat: Seat) => string,
): void {
  const said = useRef(-1)
  useEffect(() => {
    const from = said.current
    said.current = at
    if (from < 0 || at <= from) return
    for (const entry of logBetween(game, session.steps.value, from, at)) {
      if (entry.announce) announce(entry.say(name).replaceAll('*', ''))
    }
  }, [at])
}

/** Says what others say to who has not opened the chat; the chat itself is heard. */
function useRemarks(session: TableSession, talking: boolean): void {
  const remarks = session.remarks.value
  const heard = useRef(remarks.length)
  useEffect(() => {
    const fresh = remarks.slice(heard.current)
    heard.current = remarks.length
    if (!talking) for (const remark of fresh) announce(`${remark.name}: ${remarkWords(remark)}`)
  }, [remarks.length])
}
