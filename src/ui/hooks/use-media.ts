import { useEffect, useState } from 'preact/hooks'
import { BREAKPOINTS, type Breakpoint } from '../breakpoints.ts'

/** Whether the screen matches a named breakpoint now; the component renders again when that changes. */
export function useMedia(name: Breakpoint): boolean {
  const query = BREAKPOINTS[name]
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const update = (): void => setMatches(media.matches)
    media.addEventListener('change', update)
    update()
    return () => media.removeEventListener('change', update)
  }, [query])
  return matches
}
