import { createECDH } from 'node:crypto'
import type { ExaminedServer } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { Stored } from './stored.ts'

const { ok, warn, fail } = findingsOf('push')

/** Whether the server can send messages to browsers. */
export function checkPush({ origins }: ExaminedServer, stored: Stored): Finding {
  if (stored.kind === 'unusable')
    return warn('The keys of web push cannot be read.', 'They are stored with the data; see database.')
  if (stored.kind === 'none') return ok('The keys of web push are made by the first start.')
  if (stored.pushKeys === undefined)
    return warn(
      'The data has no keys of web push.',
      'Start the server once: it makes them. If there were keys before, the data was restored without the table "secrets"; players then have to switch notifications on again.',
    )
  if (!areKeys(stored.pushKeys))
    return fail(
      'The keys of web push are damaged, so no browser accepts a message.',
      `Restore them from a backup, or delete the row "vapid" of the table "secrets" and restart the server; players then have to switch notifications on again.`,
    )
  if (!origins.some((origin) => origin.startsWith('https:')))
    return ok('The keys of web push are there. Browsers accept messages only from pages over https.')
  return ok('The keys of web push are there.')
}

/** Whether the stored text is a pair of keys on the curve P-256 that belong together. */
function areKeys(text: string): boolean {
  const [publicKey = '', privateKey = ''] = text.split(' ')
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
