import { withTexts } from '../../lazy.tsx'

/** Loads the offer with its texts. */
export const loadNoticeOffer = () =>
  withTexts(
    import('./notice-offer.tsx').then(({ NoticeOffer }) => NoticeOffer),
    import('./texts.ts').then(({ noticeWords }) => noticeWords),
  )
