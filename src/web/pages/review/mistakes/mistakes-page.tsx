import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { replace } from '../../../router.ts'
import { savedMatch } from '../../../session/saved-matches.ts'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { isSolo, type Look, nameIn } from '../look.ts'
import { learningAddress, PlainPage } from './learning.tsx'
import { MistakeExercise } from './mistake-exercise.tsx'
import { MistakesEnd, NoMistakes } from './mistakes-end.tsx'
import {
  type ExerciseEvent,
  mistakesOf,
  nextOpen,
  outcomeAfter,
  storedProgress,
  storeProgress,
} from './progress.ts'

interface MistakesPageProps {
  readonly look: Look
  /** The seat whose chair the reader has chosen in this review, if any. */
  readonly chosen: Seat | undefined
  /** The number of an exercise, from 1, or `end`. */
  readonly exercise: string
}

/** The mistakes of one player, one after the other, as exercises on the board. */
export function MistakesPage({ look, chosen, exercise }: MistakesPageProps) {
  const { key } = look.study
  const stored = storedProgress(key)?.seat
  // A reload in the middle forgets the chair, but not whose exercises these are.
  const seat = chosen ?? (exercise === '' ? (look.me ?? stored) : (stored ?? look.me)) ?? onlySeat(look)
  return seat === undefined ? (
    <ChooseSeat look={look} />
  ) : (
    <Exercises key={seat} {...{ look, seat, exercise }} />
  )
}

const onlySeat = (look: Look): Seat | undefined => (isSolo(look) ? 0 : undefined)

interface ExercisesProps {
  readonly look: Look
  readonly seat: Seat
  readonly exercise: string
}

function Exercises({ look, seat, exercise }: ExercisesProps) {
  const moves = mistakesOf(look.review, seat)
  const { progress, report } = useProgress(look.study.key, seat)
  const first = nextOpen(moves, progress)
  const isStart = exercise === '' && moves.length > 0
  useEffect(() => {
    if (isStart) replace(...learningAddress(look, first === undefined ? 'end' : first + 1))
  }, [isStart])
  if (moves.length === 0) return <NoMistakes look={look} />
  if (isStart) return undefined
  const place = Number(exercise) - 1
  const move = moves[place]
  if (move === undefined) return <MistakesEnd {...{ look, moves, progress }} />
  const next = nextOpen(moves, progress, place + 1)
  return (
    <MistakeExercise
      key={move}
      {...{ look, seat, move }}
      count={texts.t('mistakes.count', { n: place + 1, of: moves.length })}
      report={(event) => report(move, event)}
      next={learningAddress(look, next === undefined || next === place ? 'end' : next + 1)}
    />
  )
}

/** What has become of the exercises; it is stored, so that a reload in the middle continues. */
function useProgress(key: string, seat: Seat) {
  const [progress, set] = useState(() => {
    const stored = storedProgress(key)
    return stored?.seat === seat ? stored : { key, seat, outcomes: {} }
  })
  useEffect(() => storeProgress(progress), [progress])
  const report = (move: number, event: ExerciseEvent): void =>
    set((then) => {
      const outcome = outcomeAfter(then.outcomes[move], event)
      return { ...then, outcomes: { ...then.outcomes, [move]: outcome } }
    })
  return { progress, report }
}

/** Asks whose mistakes to look at, where several people sat at the table or nobody knows who is reading. */
function ChooseSeat({ look }: { look: Look }) {
  const { study, loaded, review, place, id } = look
  const Sign = loaded.game.Sign ?? SeatToken
  useTitle(`${shell.t('review.learn')} · ${loaded.cover.name} · Vermeil`)
  const bots = place === 'here' ? (savedMatch(id)?.seats ?? []) : []
  const seats = [...study.names.keys()].filter((seat) => bots[seat]?.bot === undefined)
  return (
    <PlainPage look={look} title={texts.t('mistakes.whose')}>
      <ul class="learn-seats">
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" class="btn" onClick={() => look.sit(seat)}>
              <Sign seat={seat} />
              {nameIn(look, seat)}
              <small>{texts.t('mistakes.exercises', { n: mistakesOf(review, seat).length })}</small>
            </button>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}
