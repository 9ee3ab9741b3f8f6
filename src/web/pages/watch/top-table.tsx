import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { usePolled } from '../../../ui/hooks/polling.ts'
import { runningTables } from '../../session/api/watching.ts'

const loadTopLink = async () => (await import('./load.ts')).loadTopLink()

/** The most interesting match on the home page; nothing while there is none. */
export function TopTable() {
  const answer = usePolled(runningTables)
  const table = answer?.ok ? answer.value.tables[0] : undefined
  // If it cannot be loaded, nothing is shown either.
  return table ? <LazyPart load={loadTopLink} table={table} failure={false} /> : undefined
}
