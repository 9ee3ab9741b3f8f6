import { createHash } from 'node:crypto'
import { ANCHORED_LADDERS } from '../../rating/anchors.ts'
import type { Store } from '../store/store.ts'

const levels = [...ANCHORED_LADDERS].map(([ladder, { levels }]) => [ladder, levels])

/**
 * The name under which a store notes that all its ratings were computed with the present ratings of the bots. When the
 * levels are measured again the name changes, and `vermeil doctor` says that the ratings have to be recomputed.
 */
export const ANCHORS_MARK = `anchors:${createHash('sha256').update(JSON.stringify(levels)).digest('base64url').slice(0, 16)}`

export const markAnchors = (store: Pick<Store, 'keepSecret'>): Promise<string> =>
  store.keepSecret(ANCHORS_MARK, 'ratings')
