let waiting: (() => void)[] = []

/**
 * Like `setImmediate`, but all that have come until then follow each other without a pause. Work of one kind that is
 * done in a row finds its code in the cache of the processor; doing everything for one message before the next is read
 * takes about a fifth longer.
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
