import { useRef } from 'preact/hooks'
import { useFocusFallback } from '../../hooks/focus.ts'
import { letter } from '../../hooks/shortcuts.ts'
import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'

/** Confirm and undo. The confirm button turns gold once the draft is complete; with nothing left to undo, undo is redo. */
export function DraftBar(props: {
  ready: boolean
  /** Why it cannot be confirmed yet. */
  why: string
  confirm(): void
  /** Absent if there is nothing to undo. */
  undo: (() => void) | undefined
  /** Absent if nothing was undone. */
  redo: (() => void) | undefined
}) {
  const redoes = props.undo === undefined && props.redo !== undefined
  const go = useRef<HTMLButtonElement>(null)
  useFocusFallback(go, props.ready)
  return (
    <div class="act">
      <button
        ref={go}
        type="button"
        class={props.ready ? 'btn go ready' : 'btn go'}
        aria-disabled={!props.ready}
        data-why={props.ready ? undefined : props.why}
        onClick={() => props.ready && props.confirm()}
        data-do="confirm"
      >
        <Icon name="check" />
        {shell.t('confirm')}
      </button>
      <button
        type="button"
        class="btn undo"
        aria-disabled={props.undo === undefined && !redoes}
        data-why={props.undo || redoes ? undefined : shell.t('refused.nothingToTakeBack')}
        onClick={redoes ? props.redo : props.undo}
        {...(props.redo ? letter('y') : {})}
        data-do="undo"
      >
        <Icon name={redoes ? 'cw' : 'rub'} />
        {shell.t(redoes ? 'redo' : 'undo')}
      </button>
    </div>
  )
}
