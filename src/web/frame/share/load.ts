import { withTexts } from '../../lazy.tsx'

export const loadShareSheet = () =>
  withTexts(
    import('./share-sheet.tsx').then(({ ShareSheet }) => ShareSheet),
    import('./texts.ts').then(({ shareWords }) => shareWords),
  )
