import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { replace } from '../../../router.ts'
import { savedMatch } from '../../../session/saved-matches.ts'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { isSolo, nameIn, type ReviewModel } from '../review-model.ts'
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
  readonly reviewed: ReviewModel
  /** The seat whose perspective the reader has chosen in this review, if any. */
  readonly chosen: Seat | undefined
  /** The number of an exercise, from 1, or `end`. */
  readonly exercise: string
}

/** The mistakes of one player, one after the other, as exercises on the board. */
export function MistakesPage({ reviewed, chosen, exercise }: MistakesPageProps) {
  const { key } = reviewed.match
  const stored = storedProgress(key)?.seat
  // A reload in the middle forgets the perspective, but not whose exercises these are.
  const seat =
    chosen ?? (exercise === '' ? (reviewed.me ?? stored) : (stored ?? reviewed.me)) ?? onlySeat(reviewed)
  return seat === undefined ? (
    <ChooseSeat reviewed={reviewed} />
  ) : (
    <Exercises key={seat} {...{ reviewed, seat, exercise }} />
  )
}

const onlySeat = (reviewed: ReviewModel): Seat | undefined => (isSolo(reviewed) ? 0 : undefined)

interface ExercisesProps {
  readonly reviewed: ReviewModel
  readonly seat: Seat
  readonly exercise: string
}

function Exercises({ reviewed, seat, exercise }: ExercisesProps) {
  const moves = mistakesOf(reviewed.review, seat)
  const { progress, report } = useProgress(reviewed.match.key, seat)
  const first = nextOpen(moves, progress)
  const isStart = exercise === '' && moves.length > 0
  useEffect(() => {
    if (isStart) replace(...learningAddress(reviewed, first === undefined ? 'end' : first + 1))
  }, [isStart])
  if (moves.length === 0) return <NoMistakes reviewed={reviewed} />
  if (isStart) return undefined
  const place = Number(exercise) - 1
  const move = moves[place]
  if (move === undefined) return <MistakesEnd {...{ reviewed, moves, progress }} />
  const next = nextOpen(moves, progress, place + 1)
  return (
    <MistakeExercise
      key={move}
      {...{ reviewed, seat, move }}
      count={texts.t('mistakes.count', { n: place + 1, of: moves.length })}
      report={(event) => report(move, event)}
      next={learningAddress(reviewed, next === undefined || next === place ? 'end' : next + 1)}
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
function ChooseSeat({ reviewed }: { reviewed: ReviewModel }) {
  const { match, loaded, review, place, id } = reviewed
  const Sign = loaded.game.Sign ?? SeatToken
  useTitle(`${shell.t('review.learn')} · ${loaded.cover.name} · Vermeil`)
  const bots = place === 'here' ? (savedMatch(id)?.seats ?? []) : []
  const seats = [...match.names.keys()].filter((seat) => bots[seat]?.bot === undefined)
  return (
    <PlainPage reviewed={reviewed} title={texts.t('mistakes.whose')}>
      <ul class="learn-seats">
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" class="btn" onClick={() => reviewed.choosePerspective(seat)}>
              <Sign seat={seat} />
              {nameIn(reviewed, seat)}
              <small>{texts.t('mistakes.exercises', { n: mistakesOf(review, seat).length })}</small>
            </button>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}
