interface Asking<Answer> {
  /** How often to ask at most. */
  readonly questions: number
  /** How long to wait after the first question, in milliseconds; after the second, it is twice as long, and so on. */
  readonly pause: number
  ask(): Promise<Answer>
  /** Uses an answer, and returns whether it is the last one needed. It is not called after the asking was stopped. */
  take(answer: Answer): boolean
}

/** Asks for something that the server does a moment later. The returned function stops it. */
export function askRepeatedly<Answer>({ questions, pause, ask, take }: Asking<Answer>): () => void {
  let asked = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = async (): Promise<void> => {
    asked++
    const answer = await ask()
    if (stopped || take(answer) || asked === questions) return
    timer = setTimeout(() => void next(), pause * asked)
  }
  void next()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
