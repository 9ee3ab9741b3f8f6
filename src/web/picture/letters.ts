/**
 * The fonts come in two files each, one of them with the rarer Latin letters. A browser finds the right one by itself;
 * here it has a name of its own, and the letters are written with it.
 */
export const rareFamily = (family: string): string => `${family} Rare`

const RARE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/
const DRAWABLE = /[\u0020-\u007e\u00a1-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2026]/

/** A text in pieces, each of which is written with one font. */
export function fontPieces(text: string): { text: string; readonly rare: boolean }[] {
  const pieces: { text: string; readonly rare: boolean }[] = []
  for (const letter of text) {
    const rare = RARE.test(letter)
    const last = pieces.at(-1)
    if (last?.rare === rare) last.text += letter
    else pieces.push({ text: letter, rare })
  }
  return pieces
}

/** What can be written of a text. A letter with an accent that the fonts do not have loses it. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (DRAWABLE.test(letter) ? letter : letter.normalize('NFD').charAt(0)))
    .filter((letter) => DRAWABLE.test(letter))
    .join('')
    .trim()
