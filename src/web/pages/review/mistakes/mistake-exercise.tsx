import { useMemo } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import { type Seat, samePlain } from '../../../../kernel/index.ts'
import type { ReviewedDecision } from '../../../../review/review.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { shownAdvice } from '../../../../ui/board/shown-advice.ts'
import { useTitle } from '../../../../ui/hooks/title.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { logBetween } from '../../../frame/log-between.ts'
import { go } from '../../../router.ts'
import { ExerciseBoard, ExerciseButton, TryAgainButton } from '../../exercise/exercise-board.tsx'
import { Reasons } from '../../exercise/reasons.tsx'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { useAttempt } from '../../exercise/use-attempt.ts'
import { AttemptWords, BetterWords } from '../board/better-words.tsx'
import { RECENT, ReviewBar } from '../board/review-bar.tsx'
import { verdictOn } from '../board/verdict.ts'
import {
  costWords,
  judgeMoves,
  mistakeLabel,
  movesWords,
  nameIn,
  playedMoves,
  type ReviewModel,
  stepOf,
} from '../review-model.ts'
import type { ExerciseEvent } from './progress.ts'

interface MistakeExerciseProps {
  readonly reviewed: ReviewModel
  readonly seat: Seat
  readonly move: number
  /** Which of the exercises this is, in words. */
  readonly count: string
  /** The address of the next exercise, or of the end. */
  readonly next: readonly string[]
  report(event: ExerciseEvent): void
}

/** The position before a mistake: the player looks for a better move, or is shown one. */
export function MistakeExercise({ reviewed, seat, move, count, next, report }: MistakeExerciseProps) {
  const { match, loaded } = reviewed
  const { game, cover } = loaded
  const position = at(match.positions, move - 1)
  const { decision } = stepOf(reviewed, move)
  const better = decision?.better
  const { tried, isSolutionShown, ...attempt } = useAttempt(async (moves) => {
    const judged = await judgeMoves(reviewed, move, moves)
    if (!('code' in judged)) report(isFound(judged, decision) ? 'solved' : 'missed')
    return judged
  })
  const found = tried !== undefined && isFound(tried, decision)
  useTitle(`${count} · ${shell.t('review.learn')} · ${cover.name} · Vermeil`)
  const entries = useMemo(
    () => logBetween(game, match.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  const shown = useMemo((): readonly Shown[] => {
    const chosen = tried?.moves ?? (isSolutionShown ? playedMoves(reviewed, move) : undefined)
    const own: Shown[] = chosen ? [{ as: 'played', moves: chosen }] : []
    return (found || isSolutionShown) && better ? [...own, shownAdvice(better)] : own
  }, [tried, isSolutionShown])
  return (
    <ExerciseBoard
      game={game}
      names={match.names}
      entries={entries}
      position={position}
      shown={shown}
      send={tried || isSolutionShown ? undefined : attempt.send}
      isJudging={attempt.isJudging}
      label={shell.t('review.learn')}
      bar={<ReviewBar reviewed={reviewed} title={shell.t('review.learn')} progress={count} />}
      message={
        <>
          {tried ? (
            <AnswerWords {...{ reviewed, move, tried }} />
          ) : (
            <Question {...{ reviewed, seat, move }} />
          )}
          {isSolutionShown && better ? <BetterWords {...{ reviewed, move, better }} /> : undefined}
        </>
      }
      actions={
        found || isSolutionShown ? (
          <>
            <ExerciseButton icon="next" label={texts.t('next')} name="next" act={() => go(...next)} main />
            <TryAgainButton again={attempt.again} />
          </>
        ) : (
          <>
            {tried ? (
              <TryAgainButton again={attempt.again} main />
            ) : (
              <ExerciseButton icon="next" label={texts.t('skip')} name="next" act={() => go(...next)} />
            )}
            <ExerciseButton
              icon="eye"
              label={texts.t('show')}
              name="better"
              act={() => {
                report('shown')
                attempt.showSolution()
              }}
            />
          </>
        )
      }
    />
  )
}

const isFound = (tried: ReviewedDecision, decision: ReviewedDecision | undefined): boolean =>
  verdictOn(tried, decision) === 'best'

/** What was played here and what it cost. */
function Question({ reviewed, seat, move }: { reviewed: ReviewModel; seat: Seat; move: number }) {
  const step = stepOf(reviewed, move)
  const key = reviewed.me === undefined || reviewed.me === seat ? 'mistakes.youPlayed' : 'mistakes.theyPlayed'
  return (
    <p>
      <b>{reviewed.say(step.when)}.</b>{' '}
      {texts.rich(key, { name: nameIn(reviewed, seat), moves: movesWords(reviewed, move) })}{' '}
      <span class={`label ${step.decision?.mark}`}>
        ({mistakeLabel(step)} {costWords(reviewed, move)})
      </span>
      . <b class="sought">{texts.t('mistakes.find')}</b>
    </p>
  )
}

/** Praise and the reasons for a move that is good enough; otherwise how the attempt compares with the match. */
function AnswerWords(props: { reviewed: ReviewModel; move: number; tried: ReviewedDecision }) {
  const { reviewed, move, tried } = props
  const { decision } = stepOf(reviewed, move)
  const better = decision?.better
  if (!isFound(tried, decision)) {
    const isSame = samePlain(tried.moves, decision?.moves)
    const verdict = isSame ? 'same' : verdictOn(tried, decision) === 'better' ? 'better' : 'worse'
    return <AttemptWords {...props} look="inaccuracy" label={texts.t(`mistakes.${verdict}`)} />
  }
  const isBest = better === undefined || samePlain(tried.moves, better.moves)
  const solved = (
    <>
      <span class="label fine">{texts.t('solved')}</span> {movesWords(reviewed, move, tried.moves)}
    </>
  )
  return (
    <>
      {isBest && better ? (
        <Reasons better={better} say={reviewed.say} class="own">
          {solved}
        </Reasons>
      ) : (
        <p>{solved}.</p>
      )}
      {isBest ? undefined : (
        <Reasons better={better} say={reviewed.say}>
          <b>{texts.t('solved.also')}</b> {movesWords(reviewed, move, better.moves)}
        </Reasons>
      )}
    </>
  )
}
