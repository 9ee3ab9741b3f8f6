import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { BoardProps, GameBoard, LogLine, Shown } from '../../../ui/board/game-board.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { PastTable } from '../review/past-table.tsx'
import '../review/label.css'
import '../../frame/hint.css'
import '../review/board/review-board.css'
import './exercise-board.css'

interface ExerciseBoardProps {
  readonly game: GameBoard
  readonly names: readonly string[]
  readonly entries: readonly LogLine[]
  readonly position: SessionStep
  readonly shown: readonly Shown[]
  /** Judges what the player tries; undefined once there is an answer on the board. */
  readonly send: BoardProps['send'] | undefined
  readonly isJudging: boolean
  /** What the exercise is called by a screen reader. */
  readonly label: string
  readonly bar: ComponentChildren
  /** The question, or what is said about the answer. */
  readonly message: ComponentChildren
  /** The buttons beside it. */
  readonly actions: ComponentChildren
}

/** A position of a match in which the reader finds a move on the real board and is told how good it is. */
export function ExerciseBoard(props: ExerciseBoardProps) {
  const { position, send } = props
  return (
    <PastTable
      // A board that asks again starts without a draft.
      key={String(send === undefined)}
      class={send ? 'reviewing trying asking exercise' : 'reviewing trying exercise'}
      game={props.game}
      names={props.names}
      entries={props.entries}
      view={position.view}
      before={undefined}
      waiting={position.waiting}
      shown={props.shown}
      send={send}
      exercise
      bar={props.bar}
    >
      <section class="strip review-strip" aria-label={props.label}>
        <div class="message fading" role="status" tabIndex={0}>
          {props.isJudging ? <p class="thinking">{shell.t('hint.thinking')}</p> : props.message}
        </div>
        <div class="actions">{props.actions}</div>
      </section>
    </PastTable>
  )
}

interface ExerciseButtonProps {
  readonly icon: string
  readonly label: string
  readonly name: string
  /** Whether it is what most players do next; it gets the focus of what has disappeared from the board. */
  readonly main?: boolean
  act(): void
}

/** A button in the row of an exercise. */
export function ExerciseButton({ icon, label, name, main = false, act }: ExerciseButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, main)
  return (
    <button
      type="button"
      ref={button}
      class={main ? 'btn btn-gold small' : 'btn small'}
      onClick={act}
      data-do={name}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}

/** Puts the position back, to try another move. */
export const TryAgainButton = ({ again, main }: { again(): void; main?: boolean }) => (
  <ExerciseButton icon="ccw" label={shell.t('review.again')} name="again" act={again} main={main ?? false} />
)
