import { withTexts } from '../../lazy.tsx'

/** The dialog that shares a match, with its texts. */
export const loadShareDialog = () =>
  withTexts(
    import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
    import('./texts.ts').then(({ sharedTexts }) => sharedTexts),
  )
