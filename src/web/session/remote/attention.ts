import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** Whoever has not used the page for this long may have left it open and gone away. */
const RECENT = 60_000
/** Moving the pointer is noticed at most this often. */
const NOTICE_INTERVAL = 1_000
const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Whether somebody sits before the page, as far as it can tell. */
export interface Attention {
  /** When the page was last used or came into view. */
  readonly used: ReadonlySignal<number>
  /** Whether the page is visible and was used within the last minute. */
  isLooking(): boolean
}

/** The server is told again after this long that somebody still looks. */
const TELL_INTERVAL = 60_000

/** Tells the server about each request that somebody has seen, and while they look at it. The returned function ends it. */
export function tellLooking(
  { used, isLooking }: Attention,
  asked: ReadonlySignal<number | undefined>,
  tell: (asked: number) => void,
): () => void {
  let told: number | undefined
  let toldAt = 0
  return effect(() => {
    const request = asked.value
    const now = used.value
    const isNews = request !== told || now - toldAt >= TELL_INTERVAL
    if (request === undefined || !isNews || !isLooking()) return
    told = request
    toldAt = now
    tell(request)
  })
}

let shared: Attention | undefined

/** The attention that this page gets. */
export function pageAttention(): Attention {
  if (shared) return shared
  const used = signal(Date.now())
  const use = (): void => {
    const now = Date.now()
    if (now - used.value >= NOTICE_INTERVAL) used.value = now
  }
  for (const type of USES) addEventListener(type, use, { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) used.value = Date.now()
  })
  shared = { used, isLooking: () => !document.hidden && Date.now() - used.value < RECENT }
  return shared
}
