import * as v from 'valibot'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

const ANSWERED = 'passkey-offer'

/** Whether the player has answered the offer of a passkey, either way, or needs none. */
export const isOfferAnswered = (): boolean => readStored(ANSWERED, v.literal(true)) ?? false

export const noteOfferAnswered = (): void => writeStored(ANSWERED, true)
