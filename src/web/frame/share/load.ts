export async function loadShareSheet() {
  const [{ ShareSheet }, { shareWords }] = await Promise.all([
    import('./share-sheet.tsx'),
    import('./texts.ts'),
  ])
  await shareWords.ready()
  return ShareSheet
}
