import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { announce } from '../components/overlays/announce.tsx'

/** The title of the page that is shown. */
export const pageTitle = signal('Vermeil')

/** The browser itself announces the first page. */
let arrived = false

/** Sets the title of the window while a page is shown, and announces it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    pageTitle.value = title
    return () => {
      pageTitle.value = 'Vermeil'
    }
  }, [title])
  useEffect(() => {
    if (title === undefined) return
    if (arrived) announce(title)
    arrived = true
  }, [title === undefined])
}
