/** The dialog that shares a match, with its texts. */
export async function loadShareDialog() {
  const [{ ShareDialog }, { sharedTexts }] = await Promise.all([
    import('./share-dialog.tsx'),
    import('./texts.ts'),
  ])
  await sharedTexts.ready()
  return ShareDialog
}
