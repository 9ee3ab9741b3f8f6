import { useEffect } from 'preact/hooks'

/** Names the window while a page is shown. Nothing is left of it on the next one. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = title
    return () => {
      document.title = 'Vermeil'
    }
  }, [title])
}
