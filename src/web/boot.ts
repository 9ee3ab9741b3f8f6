import type { Language } from '../text/languages.ts'

const FACES = [
  '700 1em "Alegreya SC"',
  '700 1em Alegreya',
  'italic 500 1em Alegreya',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em Kalam',
]

/** Waits for the fonts so that the layout does not shift, but not for long on a slow network. */
export async function loadFonts(language: Language): Promise<void> {
  const sample = language === 'pl' ? 'aąęł1' : 'a1'
  const patience = new Promise((resolve) => setTimeout(resolve, 1200))
  await Promise.race([
    Promise.all(FACES.map((face) => document.fonts.load(face, sample))).catch(() => undefined),
    patience,
  ])
}
