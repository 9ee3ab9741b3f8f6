let waiting: (() => void)[] = []

/**
 * Like `setImmediate`, but all that have come until then follow each other without a pause. Under load the server
 * gets a fifth more done by reading all messages first than by doing everything for one before the next is read
 * (docs/decisions/0011).
 */
export function nextBreath(task: () => void): void {
  if (waiting.length === 0) setImmediate(breathe)
  waiting.push(task)
}

function breathe(): void {
  const tasks = waiting
  waiting = []
  for (const task of tasks) task()
}
