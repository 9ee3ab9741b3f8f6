import type { PauseReason } from './pause-reason.ts'

interface Battery extends EventTarget {
  readonly charging: boolean
  readonly level: number
}

/** Below this charge a device is left alone. */
const LOW_BATTERY = 0.25

/** When this device has time to spare: the page is visible, and neither data nor power has to be saved. */
export interface SpareTime {
  pause(): PauseReason | undefined
  /** Calls the listener whenever the answer may have changed. Returns a function that stops it. */
  watch(listener: () => void): () => void
}

let known: SpareTime | undefined

/** The same for everything on the page, so that the device is watched once. */
export function deviceSpareTime(): SpareTime {
  known ??= watchDevice()
  return known
}

function watchDevice(): SpareTime {
  const connection = Reflect.get(navigator, 'connection') as { readonly saveData?: boolean } | undefined
  const getBattery = Reflect.get(navigator, 'getBattery') as (() => Promise<Battery>) | undefined
  let battery: Battery | undefined
  const listeners = new Set<() => void>()
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  getBattery?.call(navigator).then(
    (found) => {
      battery = found
      for (const event of ['chargingchange', 'levelchange']) found.addEventListener(event, changed)
      changed()
    },
    () => undefined,
  )
  document.addEventListener('visibilitychange', changed)
  return {
    pause() {
      if (document.hidden) return 'hidden'
      if (connection?.saveData) return 'saving'
      return battery && !battery.charging && battery.level < LOW_BATTERY ? 'battery' : undefined
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
