import { useMemo, useRef, useState } from 'preact/hooks'
import { at } from '../../../kernel/at.ts'
import type { Phrase } from '../../../kernel/index.ts'
import type { JudgedAnswer } from '../../../puzzle/judge-answer.ts'
import type { Puzzle, PuzzleFile } from '../../../puzzle/puzzle-file.ts'
import { YARDSTICKS } from '../../../search/levels.ts'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import type { Shown } from '../../../ui/board/game-board.ts'
import { levelName } from '../../../ui/board/levels.ts'
import type { Advice, SessionStep } from '../../../ui/board/session.ts'
import { shownAdvice } from '../../../ui/board/shown-advice.ts'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { listed as listWords } from '../../../ui/text/texts.tsx'
import { logBetween } from '../../frame/log-between.ts'
import { requestWorker } from '../../session/local/worker-client.ts'
import { ownName } from '../../session/own-name.ts'
import type { Sentences } from '../../session/review/sentences.ts'
import { ExerciseBoard, ExerciseButton, TryAgainButton } from '../exercise/exercise-board.tsx'
import { Reasons } from '../exercise/reasons.tsx'
import { exerciseTexts as texts } from '../exercise/texts.ts'
import { useAttempt } from '../exercise/use-attempt.ts'
import { RECENT } from '../review/board/review-bar.tsx'
import { pointsWords } from '../review/review-model.ts'
import type { LoadedGame } from '../use-game.ts'
import { hintShown, hintWords } from './hints.ts'
import type { ListedPuzzle } from './next-puzzle.ts'
import { PuzzleBar } from './puzzle-bar.tsx'
import { countsFor, hintsFor, type PuzzleRecord, withAnswer, withHint } from './record.ts'

interface PuzzleExerciseProps {
  readonly loaded: LoadedGame
  readonly sentences: Sentences
  readonly file: PuzzleFile
  /** The match up to the decision, as the seat that decides saw it. */
  readonly steps: readonly SessionStep[]
  readonly listed: ListedPuzzle
  readonly record: PuzzleRecord
  change(update: (record: PuzzleRecord) => PuzzleRecord): void
  next(): void
}

/** A puzzle on the board: find the best move, with two hints at most. */
export function PuzzleExercise(props: PuzzleExerciseProps) {
  const { loaded, file, steps, listed, record, next } = props
  const { game, cover } = loaded
  const puzzle = at(
    file.puzzles,
    file.puzzles.findIndex(({ id }) => id === listed.id),
  )
  const position = at(steps, steps.length - 1)
  const answer: Advice = { ...puzzle, moves: at(puzzle.answers, 0) }
  const { say, names } = useWords(props, puzzle)
  const score = useScore(props, puzzle)
  const { tried, isSolutionShown, ...attempt } = useAttempt(async (moves) => {
    const verdict = await requestWorker().send({ type: 'judgePuzzle', file, puzzle: puzzle.id, moves })
    if ('code' in verdict) return verdict
    if (!verdict.isWasteful) score.settle(verdict.isRight)
    return { moves, verdict }
  })
  const isOver = isSolutionShown || tried?.verdict.isRight === true
  const hints = hintsFor(record, puzzle.id)
  const askHint = hints < 2 && !tried && !isOver ? () => score.hint() : undefined
  const show = (): void => {
    score.settle(false)
    attempt.showSolution()
  }
  useTitle(`${texts.t('puzzle.find')} · ${cover.name} · Vermeil`)
  useShortcuts(true, { h: () => askHint?.(), n: () => (tried || isOver) && next() })
  const entries = useMemo(
    () => logBetween(game, steps, Math.max(0, steps.length - 1 - RECENT), steps.length - 1),
    [steps],
  )
  const shown = useMemo((): readonly Shown[] => {
    if (!tried && !isSolutionShown) return hints === 2 ? [hintShown(game, puzzle)] : []
    const own: Shown[] = tried ? [{ as: 'played', moves: tried.moves }] : []
    return isOver ? [...own, shownAdvice(answer)] : own
  }, [tried, isSolutionShown, hints])
  const describe = (moves: readonly unknown[]): string => game.describeMoves(position.view, moves)
  return (
    <ExerciseBoard
      game={game}
      names={names}
      entries={entries}
      position={position}
      shown={shown}
      send={tried || isSolutionShown ? undefined : attempt.send}
      isJudging={attempt.isJudging}
      label={texts.t('puzzle.title')}
      bar={<PuzzleBar game={cover.id} record={record} progress={game.progress(position.view)} />}
      message={
        <PuzzleMessage
          {...{ puzzle, answer, game, record, hints, tried, isSolutionShown, isOver, score, say, describe }}
        />
      }
      actions={
        <PuzzleActions
          isTried={tried !== undefined}
          isOver={isOver}
          {...{ hints, askHint, next, show }}
          again={() => {
            score.forgetGain()
            attempt.again()
          }}
        />
      }
    />
  )
}

interface PuzzleMessageProps extends Pick<PuzzleExerciseProps, 'record'> {
  readonly puzzle: Puzzle
  readonly answer: Advice
  readonly game: PuzzleExerciseProps['loaded']['game']
  readonly hints: number
  readonly tried: { readonly moves: readonly unknown[]; readonly verdict: JudgedAnswer } | undefined
  readonly isSolutionShown: boolean
  readonly isOver: boolean
  readonly score: ReturnType<typeof useScore>
  readonly say: ReturnType<typeof useWords>['say']
  describe(moves: readonly unknown[]): string
}

/** The question with its hints, or what the answer was worth and what would have been right. */
function PuzzleMessage(props: PuzzleMessageProps) {
  const { puzzle, answer, game, record, hints, tried, isSolutionShown, isOver, score, say, describe } = props
  return (
    <>
      {tried ? (
        <VerdictWords
          verdict={tried.verdict}
          words={describe(tried.moves)}
          gain={score.gain}
          {...{ answer, say }}
        />
      ) : (
        <p>
          <b class="sought">{texts.t('puzzle.find')}</b>{' '}
          {hints > 0 && !isSolutionShown
            ? hintWords(puzzle, hints, game, say)
            : texts.t(`puzzle.ask.${puzzle.kind}`)}{' '}
          {countsFor(record, puzzle.id) || score.isSettled ? undefined : (
            <span class="quiet">{texts.t('puzzle.unrated')}</span>
          )}
        </p>
      )}
      {isSolutionShown ? (
        <Reasons better={answer} say={say}>
          <b>{texts.t('puzzle.solution')}</b> {describe(answer.moves)}
        </Reasons>
      ) : undefined}
      {isOver ? (
        <p class="quiet">
          {foundBy(puzzle)} {tried?.verdict.isRight === false ? undefined : <Gain gain={score.gain} />}
        </p>
      ) : undefined}
    </>
  )
}

/** The names at the table, and how reasons are put into words. */
function useWords({ loaded, sentences, file }: PuzzleExerciseProps, { seat, match }: Puzzle) {
  const names = useMemo(
    () =>
      at(file.matches, match).seats.map((_, other) =>
        other === seat ? ownName() : botNameAt(other < seat ? other : other - 1),
      ),
    [],
  )
  const say = (phrase: Phrase): string => sentences.say(phrase, { seats: names, name: loaded.game.nameOf })
  return { say, names }
}

/** Keeps the score: only the first answer to a puzzle counts, and only once. */
function useScore({ record, change }: PuzzleExerciseProps, puzzle: Puzzle) {
  const isSettled = useRef(false)
  const [gain, setGain] = useState<number | undefined>(undefined)
  return {
    isSettled: isSettled.current,
    /** What the answer has done to the rating; undefined if it did not count. */
    gain,
    /** The next attempt does not count, so nothing is said about the rating. */
    forgetGain: () => setGain(undefined),
    hint: () => change((now) => withHint(now, puzzle.id)),
    settle(isRight: boolean) {
      if (isSettled.current) return
      isSettled.current = true
      const before = Math.round(record.rating)
      const isRated = countsFor(record, puzzle.id)
      change((now) => {
        const after = withAnswer(now, puzzle, isRight)
        if (isRated) setGain(Math.round(after.rating) - before)
        return after
      })
    },
  }
}

interface VerdictWordsProps {
  readonly verdict: JudgedAnswer
  /** What was tried. */
  readonly words: string
  readonly gain: number | undefined
  readonly answer: Advice
  say(phrase: Phrase): string
}

function VerdictWords({ verdict, words, gain, answer, say }: VerdictWordsProps) {
  const { isRight, isWasteful, loss = 0 } = verdict
  const [key, label] = isRight
    ? (['solved', 'fine'] as const)
    : isWasteful
      ? (['puzzle.wasteful', 'inaccuracy'] as const)
      : (['puzzle.wrong', 'mistake'] as const)
  const lost = pointsWords(loss)
  if (isRight)
    return (
      <Reasons better={answer} say={say} class="own">
        <span class={`label ${label}`}>{texts.t(key)}</span> {words}
      </Reasons>
    )
  return (
    <p>
      <span class={`label ${label}`}>{texts.t(key)}</span> {words}. {lost === '' ? '' : `${lost}.`}{' '}
      <Gain gain={gain} />
    </p>
  )
}

/** What the first answer has done to the rating. */
function Gain({ gain }: { gain: number | undefined }) {
  if (gain === undefined) return undefined
  const n = gain < 0 ? `−${-gain}` : `+${gain}`
  return <b class="gain">{texts.t('puzzle.gain', { n })}</b>
}

/** The levels of bots that find the answer more often than not. */
function foundBy({ solvedBy }: Puzzle): string {
  const levels = YARDSTICKS.filter((level) => solvedBy[level] > 0.5).map(levelName)
  return levels.length === 0
    ? texts.t('puzzle.foundByNone')
    : texts.t('puzzle.foundBy', { list: listWords(levels) })
}

interface PuzzleActionsProps {
  readonly isTried: boolean
  readonly isOver: boolean
  readonly hints: number
  readonly askHint: (() => void) | undefined
  show(): void
  again(): void
  next(): void
}

function PuzzleActions({ isTried, isOver, hints, askHint, show, again, next }: PuzzleActionsProps) {
  const nextOne = (
    <ExerciseButton icon="next" label={texts.t('puzzle.next')} name="next" act={next} main={isOver} />
  )
  const showIt = <ExerciseButton icon="eye" label={texts.t('show')} name="better" act={show} />
  if (isOver)
    return (
      <>
        {nextOne}
        <TryAgainButton again={again} />
      </>
    )
  if (isTried)
    return (
      <>
        <TryAgainButton again={again} main />
        {showIt}
        {nextOne}
      </>
    )
  return (
    <>
      {askHint ? (
        <ExerciseButton
          icon="star"
          label={texts.t(hints === 0 ? 'puzzle.hint' : 'puzzle.hintMore')}
          name="hint"
          act={askHint}
        />
      ) : undefined}
      {showIt}
    </>
  )
}
