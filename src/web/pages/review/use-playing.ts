import { useEffect, useState } from 'preact/hooks'

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
