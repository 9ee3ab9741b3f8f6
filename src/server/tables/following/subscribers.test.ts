import { expect, test } from 'vitest'
import { type Subscriber, sendCharged } from './subscribers.ts'

test('what an address is sent counts in bytes, not in characters', () => {
  let charged = 0
  const account = {
    payReplay: () => true,
    hasSentTooMuch: false,
    chargeStored: () => undefined,
    hasStoredTooMuch: () => false,
    nextTurn: async () => undefined,
    chargeSent(bytes: number) {
      charged += bytes
    },
  }
  const subscriber: Subscriber = {
    guest: undefined,
    address: '',
    account,
    send: () => undefined,
    done: () => undefined,
    refuse: () => undefined,
    sendAway: () => undefined,
  }
  sendCharged(subscriber, ['abc', 'żółć', '金'])
  expect(charged).toBe(3 + 8 + 3)
})
