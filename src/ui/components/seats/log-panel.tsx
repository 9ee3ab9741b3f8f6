import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useFrame } from '../../board/frame-context.ts'
import type { LogLine } from '../../board/game-board.ts'
import { pointingAt } from '../../board/pointed-place.ts'
import { shell } from '../../text/shell/index.ts'
import { emphasise } from '../../text/texts.tsx'
import { Icon } from '../pictures/icon.tsx'
import './log-panel.css'

interface LogLinesProps {
  /** How many of the latest lines are shown; all without it. */
  most?: number
  /** The lines that are shown instead of the whole log. */
  of?: readonly LogLine[]
  /** What happens when a line that points at the board is pressed, apart from lighting its place. */
  pressed?: (() => void) | undefined
}

/** The lines of the log, held at the newest, which is the last, also where the room for them changes. */
export function LogLines({ most, of, pressed }: LogLinesProps) {
  const frame = useFrame()
  const entries = of ?? frame.entries
  const list = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState<LogLine | undefined>(undefined)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const size = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    size.observe(element)
    return () => size.disconnect()
  }, [entries.length])
  if (entries.length === 0) return <p class="log-empty">{shell.t('log.empty')}</p>
  const lines = entries.slice(most === undefined ? 0 : -most)
  const placed = lines.filter(({ place }) => place !== undefined)
  // The whole list is one stop of the Tab key; the arrow keys go from line to line.
  const tabStop = stop && placed.includes(stop) ? stop : placed.at(-1)
  return (
    <ol class="log-lines" ref={list} onKeyDown={(event) => walk(event, list.current)}>
      {lines.map((entry, i) => (
        <li key={i} class={entry.heading ? 'log-heading' : undefined} onFocusIn={() => setStop(entry)}>
          <Line entry={entry} tabStop={entry === tabStop} pressed={pressed} />
        </li>
      ))}
    </ol>
  )
}

/** One line; if it has a place on the board, it lights that. */
function Line({
  entry,
  tabStop,
  pressed,
}: {
  entry: LogLine
  tabStop: boolean
  pressed: LogLinesProps['pressed']
}) {
  const { name, me, Sign } = useFrame()
  const words = (
    <>
      {entry.seat === undefined ? undefined : <Sign seat={entry.seat} />}
      {emphasise(entry.say(name, me))}
    </>
  )
  return entry.place === undefined ? (
    words
  ) : (
    <button type="button" class="log-place" tabIndex={tabStop ? 0 : -1} {...pointingAt(entry.place, pressed)}>
      {words}
    </button>
  )
}

/** Where the arrow keys go from the line that has the focus. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = STEPS[event.key]
  if (by === undefined || !list) return
  const places = [...list.querySelectorAll<HTMLElement>('.log-place')]
  const now = places.findIndex((place) => place.matches(':focus'))
  if (now < 0) return
  event.preventDefault()
  places[Math.max(0, Math.min(places.length - 1, now + by))]?.focus()
}

/** The log beside a board, with a button that opens the chat. */
export function LogPanel() {
  const { open, unread, talk } = useFrame()
  return (
    <section class="paper log" aria-label={shell.t('log')}>
      <div class="h">
        <button type="button" class="h-button" onClick={() => open('log')}>
          <Icon name="log" />
          {shell.t('log')}
        </button>
        {talk ? (
          <button type="button" class="btn" onClick={() => open('chat')}>
            <Icon name="chat" />
            {shell.t('chat')}
            {unread > 0 ? <span class="dot">{unread}</span> : undefined}
          </button>
        ) : undefined}
      </div>
      <LogLines />
    </section>
  )
}
