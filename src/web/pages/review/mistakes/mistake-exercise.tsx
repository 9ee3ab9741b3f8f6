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
import { Doing, ExerciseBoard } from '../../exercise/exercise-board.tsx'
import { Reasons } from '../../exercise/reasons.tsx'
import { exerciseTexts as texts } from '../../exercise/texts.ts'
import { useAttempt } from '../../exercise/use-attempt.ts'
import { attemptCost, BetterWords } from '../board/better-words.tsx'
import { RECENT, ReviewBar } from '../board/review-bar.tsx'
import { verdictOn } from '../board/verdict.ts'
import {
  costWords,
  judgeMoves,
  type Look,
  mistakeLabel,
  movesWords,
  nameIn,
  playedMoves,
  stepOf,
} from '../look.ts'
import type { ExerciseEvent } from './progress.ts'

interface MistakeExerciseProps {
  readonly look: Look
  readonly seat: Seat
  readonly move: number
  /** Which of the exercises this is, in words. */
  readonly count: string
  /** The address of the next exercise, or of the end. */
  readonly next: readonly string[]
  report(event: ExerciseEvent): void
}

/** The position before a mistake: the player looks for a better move, or is shown one. */
export function MistakeExercise({ look, seat, move, count, next, report }: MistakeExerciseProps) {
  const { study, loaded } = look
  const { game, cover } = loaded
  const position = at(study.positions, move - 1)
  const { decision } = stepOf(look, move)
  const better = decision?.better
  const { tried, isSolutionShown, ...attempt } = useAttempt(async (moves) => {
    const judged = await judgeMoves(look, move, moves)
    if (!('code' in judged)) report(isFound(judged, decision) ? 'solved' : 'missed')
    return judged
  })
  const found = tried !== undefined && isFound(tried, decision)
  useTitle(`${count} · ${shell.t('review.learn')} · ${cover.name} · Vermeil`)
  const entries = useMemo(
    () => logBetween(game, study.positions, Math.max(0, move - RECENT), move - 1),
    [move],
  )
  const shown = useMemo((): readonly Shown[] => {
    const chosen = tried?.moves ?? (isSolutionShown ? playedMoves(look, move) : undefined)
    const own: Shown[] = chosen ? [{ as: 'played', moves: chosen }] : []
    return (found || isSolutionShown) && better ? [...own, shownAdvice(better)] : own
  }, [tried, isSolutionShown])
  return (
    <ExerciseBoard
      game={game}
      names={study.names}
      entries={entries}
      position={position}
      shown={shown}
      send={tried || isSolutionShown ? undefined : attempt.send}
      isJudging={attempt.isJudging}
      label={shell.t('review.learn')}
      bar={<ReviewBar look={look} title={shell.t('review.learn')} progress={count} />}
      told={
        <>
          {tried ? <TriedWords {...{ look, move, tried }} /> : <Question {...{ look, seat, move }} />}
          {isSolutionShown && better ? <BetterWords {...{ look, move, better }} /> : undefined}
        </>
      }
      doings={
        found || isSolutionShown ? (
          <>
            <Doing icon="next" label={texts.t('next')} name="next" act={() => go(...next)} main />
            <Doing icon="ccw" label={shell.t('review.again')} name="again" act={attempt.again} />
          </>
        ) : (
          <>
            {tried ? (
              <Doing icon="ccw" label={shell.t('review.again')} name="again" act={attempt.again} main />
            ) : (
              <Doing icon="next" label={texts.t('skip')} name="next" act={() => go(...next)} />
            )}
            <Doing
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
function Question({ look, seat, move }: { look: Look; seat: Seat; move: number }) {
  const step = stepOf(look, move)
  const key = look.me === undefined || look.me === seat ? 'mistakes.youPlayed' : 'mistakes.theyPlayed'
  return (
    <p>
      <b>{look.say(step.when)}.</b>{' '}
      {texts.rich(key, { name: nameIn(look, seat), moves: movesWords(look, move) })}{' '}
      <span class={`label ${step.decision?.mark}`}>
        ({mistakeLabel(step)} {costWords(look, move)})
      </span>
      . <b class="sought">{texts.t('mistakes.find')}</b>
    </p>
  )
}

/** Praise and the reasons for a move that is good enough; otherwise how the attempt compares with the match. */
function TriedWords({ look, move, tried }: { look: Look; move: number; tried: ReviewedDecision }) {
  const { decision } = stepOf(look, move)
  const better = decision?.better
  const words = movesWords(look, move, tried.moves)
  if (!isFound(tried, decision)) {
    const isSame = samePlain(tried.moves, decision?.moves)
    const verdict = isSame ? 'same' : verdictOn(tried, decision) === 'better' ? 'better' : 'worse'
    return (
      <>
        <p>
          <span class="label inaccuracy">{texts.t(`mistakes.${verdict}`)}</span>
        </p>
        <p>
          {words}. {attemptCost(tried)}
        </p>
      </>
    )
  }
  const isBest = better === undefined || samePlain(tried.moves, better.moves)
  const solved = (
    <>
      <span class="label fine">{texts.t('solved')}</span> {words}
    </>
  )
  return (
    <>
      {isBest && better ? (
        <Reasons better={better} say={look.say} class="own">
          {solved}
        </Reasons>
      ) : (
        <p>{solved}.</p>
      )}
      {isBest ? undefined : (
        <Reasons better={better} say={look.say}>
          <b>{texts.t('solved.also')}</b> {movesWords(look, move, better.moves)}
        </Reasons>
      )}
    </>
  )
}
