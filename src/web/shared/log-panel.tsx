import { shell } from '../texts/index.ts'
import { useFrame } from './frame-context.ts'
import { Icon, Token } from './pieces.tsx'
import { emphasise } from './texts.tsx'

/** The latest lines of the log, newest first. */
export function LogLines({ most }: { most?: number }) {
  const { entries, name } = useFrame()
  const lines = entries.slice(most === undefined ? 0 : -most).reverse()
  if (lines.length === 0) return <p class="log-empty">{shell.t('log.empty')}</p>
  return (
    <ol class="log-lines">
      {lines.map((entry, i) => (
        <li key={entries.length - i}>
          {entry.seat === undefined ? undefined : <Token seat={entry.seat} />}
          {emphasise(entry.say(name))}
        </li>
      ))}
    </ol>
  )
}

/** The log beside the table, with the door to the chat. */
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
      <LogLines most={24} />
    </section>
  )
}
