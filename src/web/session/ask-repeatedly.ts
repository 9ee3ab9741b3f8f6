interface Asking {
  /** How often to ask at most. */
  readonly questions: number
  /** How long to wait after the first question, in milliseconds; after the second, it is twice as long, and so on. */
  readonly pause: number
}

/** Asks for something that the server does a moment later, until `ask` returns true. The returned function stops it. */
export function askRepeatedly({ questions, pause }: Asking, ask: () => Promise<boolean>): () => void {
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = async (): Promise<void> => {
    asked++
    const isDone = await ask()
    if (!isDone && asked < questions) timer = setTimeout(() => void next(), pause * asked)
  }
  void next()
  return () => {
    asked = questions
    clearTimeout(timer)
  }
}
