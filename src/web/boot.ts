import type { Language } from '../ui/text/languages.ts'

const FACES = [
  '700 1em "Alegreya SC"',
  '700 1em Alegreya',
  'italic 500 1em Alegreya',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em Kalam',
]

/** So that nothing jumps when the faces arrive; a slow network does not hold the page up for long. */
export async function loadFonts(language: Language): Promise<void> {
  const sample = language === 'pl' ? 'aąęł1' : 'a1'
  const patience = new Promise((resolve) => setTimeout(resolve, 1200))
  await Promise.race([
    Promise.all(FACES.map((face) => document.fonts.load(face, sample))).catch(() => undefined),
    patience,
  ])
}
