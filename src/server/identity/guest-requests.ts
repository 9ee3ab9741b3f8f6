import { setImmediate as nextTurn } from 'node:timers/promises'

/** The requests whose visitor is being looked up. */
const unknown = new Set<Promise<unknown>>()
/** The requests of each guest that are being answered. */
const known = new Map<string, Set<Promise<unknown>>>()

/** Notes that the visitor of a request is being looked up. */
export async function lookingUp<Found>(found: Promise<Found>): Promise<Found> {
  unknown.add(found)
  try {
    return await found
  } finally {
    unknown.delete(found)
  }
}

/** Notes that a request of a guest is being answered. */
export async function answering<Answer>(guest: string, answer: Promise<Answer>): Promise<Answer> {
  const answers = known.get(guest) ?? new Set()
  known.set(guest, answers.add(answer))
  try {
    return await answer
  } finally {
    answers.delete(answer)
    if (answers.size === 0) known.delete(guest)
  }
}

/** Waits for the requests of a guest that have been received. */
export async function settled(guest: string): Promise<void> {
  await Promise.allSettled(unknown)
  // What was looked up begins to be answered.
  await nextTurn()
  await Promise.allSettled(known.get(guest) ?? [])
}
