import { useCallback, useRef } from 'preact/hooks'

/**
 * A callback that stays the same function, so that a memoised component does not render again because of it. It does
 * what the callback of the latest render does.
 */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback)
  latest.current = callback
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
