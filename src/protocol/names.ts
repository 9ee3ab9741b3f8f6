import * as v from 'valibot'
import { FORMER_PLAYER } from './former-player.ts'
import { LIMITS } from './limits.ts'

/*
 * Which names are allowed. The checks rest on the Unicode data of the JavaScript engine: `Default_Ignorable_Code_Point`
 * are the characters that nobody sees, and the rule about scripts is the level "moderately restrictive" of UTS 39.
 */

/** Scripts in everyday use, each of which may be combined with Latin: except Cyrillic and Greek, which look like it. */
const WITH_LATIN = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const
/** Scripts that stand alone, some of them in limited use. */
const ALONE = [
  'Cyrillic',
  'Greek',
  'Cherokee',
  'Canadian_Aboriginal',
  'Javanese',
  'Mongolian',
  'Nko',
  'Syriac',
  'Tifinagh',
] as const
/** What people in East Asia mix within one word. */
const EAST_ASIAN = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
] as const

const allIn = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${['Common', 'Inherited', ...scripts].map((name) => `\\p{scx=${name}}`).join('')}]*$`, 'u')

const SCRIPT_SETS: readonly RegExp[] = [
  allIn(['Latin']),
  ...WITH_LATIN.map((script) => allIn(['Latin', script])),
  ...EAST_ASIAN.map((scripts) => allIn(['Latin', ...scripts])),
  ...ALONE.map((script) => allIn([script])),
]

/** Joiners have a meaning within emoji and between letters of scripts in which letters join. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)\u{200d}(?=\p{Extended_Pictographic})/gu
const LETTER_JOINER =
  /(?<=(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mong}\p{scx=Syrc}])[\u{200c}\u{200d}](?=\p{L})/gu
/** Asks for the coloured form of a character. */
const EMOJI_STYLE = /(?<=(?!\p{ASCII})\p{Emoji}|[0-9#*](?=\u{fe0f}\u{20e3}))\u{fe0f}/gu
const KEYCAP = /(?<=[0-9#*]\u{fe0f}?)\u{20e3}/gu

/** Control, format, unassigned, private and lone surrogate characters, and whatever else is invisible. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u
/** Marks that surround a character, that have nothing to sit on, that are repeated, or that are stacked too high. */
const ODD_MARKS =
  /\p{Me}|(?:^|(?!\p{Emoji})[\p{Z}\p{P}\p{S}])\p{M}|(\p{M})\1|\p{M}{5}|\p{Mn}{4}|\p{Script=Latin}\p{Mn}{3}/u

/** Whether everybody can see the characters of a name, and each for what it is. */
function isHonestName(name: string): boolean {
  const plain = name
    .replaceAll(EMOJI_JOINER, '')
    .replaceAll(LETTER_JOINER, '')
    .replaceAll(EMOJI_STYLE, '')
    .replaceAll(KEYCAP, '')
  return !INVISIBLE.test(plain) && !ODD_MARKS.test(plain) && SCRIPT_SETS.some((set) => set.test(plain))
}

/** A name as a visitor may choose it. Names that were stored by earlier builds keep working. */
export const guestName = v.pipe(
  v.string(),
  v.maxLength(4 * LIMITS.nameLength),
  v.normalize('NFC'),
  // All spaces look alike.
  v.transform((name) => name.replaceAll(/[\p{Zs}\t]+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(LIMITS.nameLength),
  v.check(isHonestName, 'not a name that everybody can read'),
  v.check((name) => name.toLowerCase() !== FORMER_PLAYER, 'stands for players who have left'),
)
