import { useEffect, useState } from 'preact/hooks'

interface Walk {
  readonly now: number
  readonly last: number
  goTo(next: number): void
  toggle(): void
}

/** The keys that lead through a list of items which can also play by itself. */
export const walkKeys = ({ now, last, goTo, toggle }: Walk) => ({
  ArrowRight: () => goTo(now + 1),
  ArrowLeft: () => goTo(now - 1),
  Home: () => goTo(0),
  End: () => goTo(last),
  p: toggle,
})

/** Whether something plays by itself: it goes on to the next item after `delay` milliseconds, and stops at the last. */
export function usePlaying(now: number, last: number, delay: () => number, goTo: (next: number) => void) {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (now >= last) return setPlaying(false)
    const timer = setTimeout(() => goTo(now + 1), delay())
    return () => clearTimeout(timer)
  }, [playing, now])
  const toggle = (): void => {
    // At the end, playing begins again.
    if (!playing && now >= last) goTo(0)
    setPlaying(!playing)
  }
  return { playing, toggle }
}
