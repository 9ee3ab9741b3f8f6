let tasks: (() => void)[] = []

/**
 * Like `setImmediate`, but all tasks of a tick run one after the other without a pause. Under load the server gets a
 * fifth more done when it reads all messages first than when it finishes each before reading the next
 * (docs/decisions/0011).
 */
export function onTick(task: () => void): void {
  if (tasks.length === 0) setImmediate(runAll)
  tasks.push(task)
}

function runAll(): void {
  const batch = tasks
  tasks = []
  for (const task of batch) task()
}
