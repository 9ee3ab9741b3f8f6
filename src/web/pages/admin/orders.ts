import type { Order } from './act-dialog.tsx'
import { adminWords as words } from './texts.ts'

export const banGuest = (guest: string, name: string): Order => ({
  title: words.t('ban'),
  words: words.t('ban.words', { name }),
  timed: true,
  act: (minutes) => ({ act: 'banGuest', guest, minutes }),
})

export const banNetwork = (network: string): Order => ({
  title: words.t('banNetwork'),
  words: words.t('banNetwork.words', { network }),
  timed: true,
  act: (minutes) => ({ act: 'banNetwork', network, minutes }),
})
