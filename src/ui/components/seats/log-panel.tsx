import { useLayoutEffect, useRef } from 'preact/hooks'
import { useFrame } from '../../board/frame-context.ts'
import { shell } from '../../text/shell/index.ts'
import { emphasise } from '../../text/texts.tsx'
import { Icon } from '../pictures/icon.tsx'
import './log-panel.css'

/** The lines of the log, all or the latest `most`, scrolled to the newest at the end. */
export function LogLines({ most }: { most?: number }) {
  const { entries, name, me, Sign } = useFrame()
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [entries.length])
  if (entries.length === 0) return <p class="log-empty">{shell.t('log.empty')}</p>
  return (
    <ol class="log-lines" ref={list}>
      {entries.slice(most === undefined ? 0 : -most).map((entry, i) => (
        <li key={i} class={entry.heading ? 'log-heading' : undefined}>
          {entry.seat === undefined ? undefined : <Sign seat={entry.seat} />}
          {emphasise(entry.say(name, me))}
        </li>
      ))}
    </ol>
  )
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
