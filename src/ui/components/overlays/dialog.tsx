import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'
import { Announcer } from './announce.tsx'
import './dialog.css'

/** A sheet of paper laid over the table: from below on a phone, in the middle at a desk. Esc and the edge close it. */
export function Dialog(props: {
  title: ComponentChildren
  close(): void
  children: ComponentChildren
  /** A class for its width and look. */
  class?: string
}) {
  const box = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      // Taken away by another sheet: that one must not be closed, too.
      gone.current = true
      if (!dialog?.open) return
      dialog.close()
      // It is off the page by now, so the browser gives the focus to nobody; the next sheet is to give it back, too.
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
      onClick={(event) => {
        if (event.target === box.current) box.current?.close()
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
      {/* What lies under a sheet is not heard. */}
      <Announcer />
    </dialog>
  )
}
