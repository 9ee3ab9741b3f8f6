import { commitmentTo } from '../../../kernel/index.ts'

/** What a check has found out about the deal of a day. */
export type DealCheck = 'fits' | 'noted' | 'wrong' | 'changed'

/** Compares a seed with the published hash, and with the one that this device has seen in advance. */
export function checkDeal(seed: string, published: string, noted: string | undefined): DealCheck {
  if (!isHex(seed) || commitmentTo(seed) !== published) return 'wrong'
  if (noted === undefined) return 'fits'
  return noted === published ? 'noted' : 'changed'
}

const isHex = (text: string): boolean => text.length % 2 === 0 && /^[0-9a-f]+$/.test(text)
