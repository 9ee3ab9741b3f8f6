import { computed, signal } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { hasSeat, type Seat } from '../../../kernel/index.ts'
import { LEARNER } from '../../../lesson/lesson.ts'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import { FrameContext, LONE_FRAME } from '../../../ui/board/frame-context.ts'
import type { SeatStatus } from '../../../ui/board/session.ts'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { useAnnouncements } from '../../frame/announcements.ts'
import { logBetween } from '../../frame/log-between.ts'
import { useShowing } from '../../frame/showing.ts'
import type { ShowingPace } from '../../frame/watching/pace.ts'
import { ownName } from '../../session/own-name.ts'
import type { LoadedGame } from '../use-game.ts'
import type { LessonSession } from './lesson-session.ts'
import { LessonStrip } from './lesson-strip.tsx'
import { Pointer } from './pointer.tsx'
import type { LoadedCourse } from './use-course.ts'
import '../../frame/dock/dock.css'
import '../../frame/frame.css'
import './lesson-table.css'

const PACE: ShowingPace = {
  watching: signal(false),
  paused: signal(false),
  factor: computed(() => (settings.pace.value === 'quick' ? 0 : 1)),
  start: undefined,
  remember: () => undefined,
}

interface LessonTableProps {
  readonly session: LessonSession
  readonly course: LoadedCourse
  readonly loaded: LoadedGame
}

/** The real board with a strip above it that says what to do. */
export function LessonTable({ session, course, loaded }: LessonTableProps) {
  const { game, cover } = loaded
  const { lesson } = session
  const showing = useShowing(session, game, PACE)
  const at = showing.at.value
  const shown = showing.step.value
  const current = showing.current.value
  // The next sentence waits until the board has shown what it is about.
  const told = useRef(session.at.value)
  if (current) told.current = session.at.value
  const step = lesson.steps[told.current]
  const seats = useSeats(lesson.seats)
  const name = (seat: Seat): string => seats[seat]?.name ?? ''
  const steps = session.steps.value
  const entries = useMemo(() => logBetween(game, steps, 0, at), [steps, at])
  useAnnouncements(session, game, at, name)
  const advice = step?.moves?.[0]
  const helped = session.helped.value
  const board = useMemo(
    () => (advice && (step?.show || helped) ? [{ as: 'advice' as const, moves: advice }] : []),
    [step, helped],
  )
  const frame = { ...LONE_FRAME, seats, entries, me: LEARNER, Sign: game.Sign ?? SeatToken, name }
  return (
    <FrameContext.Provider value={frame}>
      <div class="table-area">
        <div class="chart frame lesson">
          <SeaChart roses={[[452, 122, 58]]} />
          <LessonStrip session={session} course={course} cover={cover} at={told.current} waiting={!current} />
          {shown ? (
            <game.Board
              key={session.attempts.value}
              view={shown.view}
              before={showing.before.value?.view}
              seats={seats}
              waiting={shown.waiting}
              active={current && step?.moves !== undefined && hasSeat(shown.waiting, LEARNER)}
              mayTakeBack={false}
              shown={board}
              send={session.send}
              takeBack={() => undefined}
            />
          ) : undefined}
        </div>
      </div>
      {step?.point === undefined || !current ? undefined : (
        <Pointer
          key={told.current}
          selectors={course.course.selectorsOf(step.point)}
          place={course.course.placeOf?.(step.point)}
        />
      )}
    </FrameContext.Provider>
  )
}

const useSeats = (count: number): readonly SeatStatus[] =>
  useMemo(
    () =>
      Array.from({ length: count }, (_, seat) => ({
        name: seat === LEARNER ? ownName() : botNameAt(seat - 1),
      })),
    [count],
  )
