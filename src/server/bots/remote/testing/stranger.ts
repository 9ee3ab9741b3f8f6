import { connect } from '@nats-io/transport-node'
import { GAMES } from '../../../../games/all.ts'
import { QUEUE_GROUP, subjectsFor } from '../wire.ts'

/** Somebody on the nats-server who pretends to be a bot process. */
export interface Stranger {
  /** The jobs that it was given. */
  readonly jobs: string[]
  close(): Promise<void>
}

/** Answers every job with these messages, some milliseconds after each other. */
export async function startStranger(
  url: string,
  replies: readonly (string | Uint8Array)[],
  pause = 0,
): Promise<Stranger> {
  const nats = await connect({ servers: url })
  const { think, here } = subjectsFor(GAMES)
  const jobs: string[] = []
  nats.subscribe(think, {
    queue: QUEUE_GROUP,
    callback(_, message) {
      jobs.push(message.string())
      const send = ([first, ...more]: readonly (string | Uint8Array)[]): void => {
        if (first === undefined || nats.isClosed()) return
        message.respond(first)
        if (pause === 0) send(more)
        else setTimeout(() => send(more), pause)
      }
      send(replies)
    },
  })
  const sayHere = (): void => nats.publish(here, JSON.stringify({ id: 'stranger', free: 1 }))
  const timer = setInterval(sayHere, 100)
  sayHere()
  return {
    jobs,
    async close() {
      clearInterval(timer)
      await nats.close()
    },
  }
}
