/** The requests of each guest that are being answered. */
const running = new Map<string, Set<Promise<unknown>>>()

/** Notes that a request of a guest is being answered. */
export async function answering<Answer>(guest: string, answer: Promise<Answer>): Promise<Answer> {
  const answers = running.get(guest) ?? new Set()
  running.set(guest, answers.add(answer))
  try {
    return await answer
  } finally {
    answers.delete(answer)
    if (answers.size === 0) running.delete(guest)
  }
}

/** Waits for the requests of a guest that are being answered. False if there are none. */
export async function settled(guest: string): Promise<boolean> {
  const answers = running.get(guest)
  if (!answers) return false
  await Promise.allSettled(answers)
  return true
}
