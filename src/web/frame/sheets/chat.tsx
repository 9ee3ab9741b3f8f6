import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LIMITS } from '../../../protocol/limits.ts'
import { PHRASES } from '../../../protocol/socket/phrases.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { loadBlockAtTable } from '../../pages/people/load.ts'
import { otherPeople } from '../other-people.ts'
import { remarkWords } from './remark-words.ts'
import './chat.css'

/** The chat in a dialog. */
export function Chat({
  session,
  close,
  children,
}: {
  session: TableSession
  close(): void
  children: ComponentChildren
}) {
  return (
    <Dialog title={shell.t('chat')} close={close} class="narrow chat">
      <Conversation session={session} />
      {children}
    </Dialog>
  )
}

/** What was said, and what the viewer can say. A brief one folds the ready-made phrases away. */
export function Conversation({ session, brief = false }: { session: TableSession; brief?: boolean }) {
  const { Sign } = useFrame()
  const list = useRef<HTMLOListElement>(null)
  const remarks = session.remarks.value
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [remarks.length])
  const watching = session.eyes.value === undefined
  return (
    <>
      <ol class="remarks" ref={list} aria-live="polite" tabIndex={0} aria-label={shell.t('chat')}>
        {remarks.length === 0 ? <li class="log-empty">{shell.t('chat.empty')}</li> : undefined}
        {remarks.map((remark, i) => (
          <li key={i}>
            {remark.seat === undefined ? undefined : <Sign seat={remark.seat} />}
            <b>{remark.name}</b> {remarkWords(remark)}
          </li>
        ))}
      </ol>
      {watching ? undefined : (
        <>
          <MuteButtons session={session} />
          <RemarkForm say={(text) => session.say({ text })} />
          {brief ? (
            <details class="phrases-fold">
              <summary>{shell.t('chat.phrases')}</summary>
              <Phrases session={session} />
            </details>
          ) : (
            <>
              <p class="phrases-title">{shell.t('chat.phrases')}</p>
              <Phrases session={session} />
            </>
          )}
        </>
      )}
    </>
  )
}

const Phrases = ({ session }: { session: TableSession }) => (
  <div class="phrases">
    {PHRASES.map((phrase) => (
      <button key={phrase} type="button" onClick={() => session.say({ phrase })}>
        {shell.t(`phrase.${phrase}`)}
      </button>
    ))}
  </div>
)

/** The other people at the table, each of whom can be muted, and on a server blocked. */
function MuteButtons({ session }: { session: TableSession }) {
  const muted = session.muted.value
  const others = otherPeople(session)
  if (others.length === 0) return undefined
  return (
    <ul class="heard">
      {others.map(({ name, seat }) => {
        const on = muted.includes(seat)
        return (
          <li key={seat}>
            <button type="button" aria-pressed={on} onClick={() => session.mute(seat, !on)}>
              <Icon name={on ? 'silent' : 'sound'} />
              {shell.t(on ? 'chat.unmute' : 'chat.mute', { name })}
            </button>
            {session.place === 'server' ? (
              <LazyPart
                load={loadBlockAtTable}
                table={session.id}
                seat={seat}
                name={name}
                done={() => session.noteBlock(seat)}
              />
            ) : undefined}
          </li>
        )
      })}
    </ul>
  )
}

function RemarkForm({ say }: { say(text: string): void }) {
  const [text, write] = useState('')
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') say(text.trim())
        write('')
      }}
    >
      <input
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        maxLength={LIMITS.chatLength}
        aria-label={shell.t('chat.say')}
        placeholder={shell.t('chat.say')}
        autocomplete="off"
      />
      <button type="submit" class="btn">
        {shell.t('chat.send')}
      </button>
    </form>
  )
}
