import { useEffect } from 'preact/hooks'
import { announce } from '../components/overlays/announce.tsx'

/** The first page is told by the browser. */
let arrived = false

/** Names the window while a page is shown, and tells the page when it comes. Nothing is left of it on the next one. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = title
    return () => {
      document.title = 'Vermeil'
    }
  }, [title])
  useEffect(() => {
    if (title === undefined) return
    if (arrived) announce(title)
    arrived = true
  }, [title === undefined])
}
