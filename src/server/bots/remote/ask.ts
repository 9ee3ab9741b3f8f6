import { randomUUID } from 'node:crypto'
import type { Msg, NatsConnection } from '@nats-io/transport-node'
import { CANCEL, isCancelSubject, parseReply, type Subjects } from './wire.ts'

/** Why a job that was sent has no usable answer. */
export type Unanswered = 'silent' | 'late' | 'garbage' | 'illegal' | 'failed' | 'disconnected'

export interface Asked {
  /** Stops waiting, and calls nothing. */
  cancel(): void
  /** Stops waiting for this reason. */
  lose(reason: Unanswered): void
}

interface AskHandlers {
  /** How long the answer may take, in milliseconds. */
  readonly time: number
  /** How long it may take until a process has taken the job, in milliseconds. */
  readonly acceptance: number
  /** How long the process that thinks may be silent, in milliseconds. */
  readonly silence: number
  onTaken(): void
  /** Nobody has a thread to spare. */
  onRefused(): void
  /** Nobody has taken the job, although somebody has subscribed: perhaps only to listen. */
  onIgnored(): void
  onMove(move: unknown): void
  onLost(reason: Unanswered): void
}

/** With this code the nats-server reports that nobody has subscribed to a subject. */
export const NO_RESPONDERS = 503

/**
 * Offers a job to the bot processes. Exactly one of `onRefused`, `onIgnored`, `onMove` and `onLost` is called, once, unless
 * it is cancelled; `onTaken` is called before `onMove`. Further answers are not received, and a process that still thinks is
 * told that nobody waits for it.
 */
export function askElsewhere(
  nats: NatsConnection,
  subjects: Subjects,
  text: string,
  { time, acceptance, silence, onTaken, onRefused, onIgnored, onMove, onLost }: AskHandlers,
): Asked {
  const inbox = `${subjects.reply}.${randomUUID()}`
  let ended = false
  let taken = false
  /** Where the process that thinks can be told to stop. */
  let thinker: string | undefined
  const late = setTimeout(() => lose('late'), time)
  const silent = setTimeout(() => lose('silent'), silence)
  const ignored = setTimeout(() => {
    end()
    onIgnored()
  }, acceptance)
  const subscription = nats.subscribe(inbox, { callback: receive })

  function end(): void {
    ended = true
    clearTimeout(late)
    clearTimeout(silent)
    clearTimeout(ignored)
    subscription.unsubscribe()
  }

  function cancel(): void {
    if (ended) return
    end()
    if (thinker !== undefined && !nats.isClosed()) nats.publish(thinker, CANCEL)
  }

  function lose(reason: Unanswered): void {
    if (ended) return
    cancel()
    onLost(reason)
  }

  function take(): void {
    clearTimeout(ignored)
    if (!taken) onTaken()
    taken = true
  }

  function receive(problem: Error | null, message: Msg): void {
    if (ended) return
    const isRefusal = !problem && message.headers?.code === NO_RESPONDERS
    const answer = problem ? undefined : isRefusal ? { type: 'busy' as const } : parseReply(message)
    if (answer?.type === 'busy' && !taken) {
      end()
      onRefused()
    } else if (answer?.type === 'thinking') {
      silent.refresh()
      if (message.reply !== undefined && isCancelSubject(subjects, message.reply)) thinker ??= message.reply
      take()
    } else if (answer?.type === 'move') {
      take()
      end()
      onMove(answer.move)
    } else if (answer?.type === 'failed') {
      end()
      onLost('failed')
    } else lose('garbage')
  }

  nats.publish(subjects.think, text, { reply: inbox })
  return { cancel, lose }
}
