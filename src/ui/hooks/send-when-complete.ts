import { useLayoutEffect, useRef } from 'preact/hooks'
import { settings } from '../device/settings.ts'

/** Whether the draft was changed by a gesture of the player since it was last looked at. */
export interface Touched {
  current: boolean
}

export const useTouched = (): Touched => useRef(false)

/**
 * Sends a draft once a gesture of the player has completed it, if they never want to confirm. A draft that was complete
 * already, because it was restored or proposed, still waits for the button.
 */
export function useSendWhenComplete(touched: Touched, send: (() => void) | undefined): void {
  useLayoutEffect(() => {
    if (!touched.current) return
    touched.current = false
    if (settings.confirm.value === 'never') send?.()
  })
}
