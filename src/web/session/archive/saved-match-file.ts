import type { Rejection } from '../../../kernel/index.ts'
import { startWorker } from '../local/worker-client.ts'
import { savedMatch } from '../saved-matches.ts'
import { archivedMatch } from './device-archive.ts'

/** The file of a finished match that is stored on this device. */
export async function savedMatchFile(id: string): Promise<string | Rejection> {
  const match = savedMatch(id) ?? (await archivedMatch(id))
  if (!match) return { code: 'notKept' }
  if (!match.over) return { code: 'matchNotOver' }
  const { send, stop } = startWorker()
  const rejection = await send({ type: 'open', match, eyes: undefined })
  const file = rejection ? undefined : await send({ type: 'file' })
  stop()
  return file ?? { code: 'unknownRules' }
}
