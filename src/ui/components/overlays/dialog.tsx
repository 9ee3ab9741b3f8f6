import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'
import { Announcer } from './announce.tsx'
import './dialog.css'

/** A modal dialog: at the lower edge on a phone, centred at a desk. Escape or a click outside closes it. */
export function Dialog(props: {
  title: ComponentChildren
  close(): void
  children: ComponentChildren
  /** A class for its width. */
  class?: string
}) {
  const box = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  /** Whether the press began outside, unlike that of a selection which only ends there. */
  const outside = useRef(false)
  // Before it is painted, so that Escape and the focus find it open.
  useLayoutEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      // Taken away by another sheet: that one must not be closed, too.
      gone.current = true
      if (!dialog?.open) return
      dialog.close()
      // If the dialog is off the page by now, the browser does not return the focus by itself.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={box}
      class={`sheet-dialog ${props.class ?? ''}`}
      aria-labelledby="dialog-title"
      onClose={() => {
        if (!gone.current) props.close()
      }}
      onPointerDown={(event) => {
        outside.current = event.target === box.current
      }}
      onClick={(event) => {
        if (outside.current && event.target === box.current) box.current?.close()
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id="dialog-title">{props.title}</h2>
          <button
            type="button"
            class="ibtn"
            aria-label={shell.t('close')}
            onClick={() => box.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {props.children}
      </div>
      {/* Screen readers ignore live regions outside a modal dialog. */}
      <Announcer />
    </dialog>
  )
}
