import type { NoticeOffer } from './notice-offer.tsx'

/** Loads the offer with its texts. */
export const loadNoticeOffer = async (): Promise<typeof NoticeOffer> => {
  const [offer, { noticeWords }] = await Promise.all([import('./notice-offer.tsx'), import('./texts.ts')])
  await noticeWords.ready()
  return offer.NoticeOffer
}
