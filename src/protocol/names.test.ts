import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { guestName } from './names.ts'

const accepts = (name: string): boolean => v.safeParse(guestName, name).success

describe('a name', () => {
  test.each([
    'Ada',
    'Zoë',
    'Łucja',
    'O’Neill-Smith 2',
    'Nguyễn',
    'Søren',
    'Игорь',
    'Ελένη',
    'אדה',
    'علی',
    // Persian with a zero-width non-joiner.
    'می\u200cخواهم',
    'अदा',
    'श्रीमान्',
    // Hindi and Sinhala with joiners.
    'क्\u200dष',
    'ශ්\u200dරී',
    'ปู่ย่า',
    '艾达',
    'さくら',
    'サクラ桜Ada',
    '지민',
    'Ada 艾达',
    'አዳ',
    '👩‍👩‍👧',
    '👩🏽‍🚀',
    '❤️',
    'Ada 🎉',
    '1️⃣',
    '🇵🇱',
  ])('can be %s', (name) => {
    expect(accepts(name)).toBe(true)
  })

  test.each([
    ['a zero-width space', 'A\u200bda'],
    ['a zero-width joiner between Latin letters', 'A\u200dda'],
    ['a zero-width non-joiner between Latin letters', 'A\u200cda'],
    ['a joiner at the end', 'علی\u200c'],
    ['two joiners', 'می\u200c\u200cخواهم'],
    ['a word joiner', 'A\u2060da'],
    ['a byte order mark', 'A\ufeffda'],
    ['a soft hyphen', 'A\u00adda'],
    ['a tag character', 'Ada\u{e0041}'],
    ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['a direction mark', 'Ada\u200f'],
    ['a direction override', '\u202eadA'],
    ['an isolate', '\u2066Ada\u2069'],
    ['an Arabic letter mark', 'Ada\u061c'],
    ['a variation selector', 'A\ufe0fda'],
    ['an ideographic variation selector', '艾\u{e0100}'],
    ['a grapheme joiner', 'A\u034fda'],
    ['a Hangul filler', '\u3164Ada'],
    ['a half-width Hangul filler', 'Ada\uffa0'],
    ['a blank of Braille', 'Ada\u2800'],
    ['a private character', 'Ada\ue000'],
    ['an unassigned character', 'Ada\u0378'],
    ['half a surrogate pair', 'Ada\ud83d'],
    ['a control character', 'A\u0007da'],
    ['a line separator', 'A\u2028da'],
    ['stacked marks', 'A\u0300\u0301\u0302\u0303da'],
    ['the same mark twice', 'q\u0323\u0323'],
    ['a mark on nothing', '\u0301Ada'],
    ['a mark on a space', 'Ada \u0301'],
    ['an enclosing mark', 'A\u20dd'],
    ['Cyrillic among Latin', '\u0410da'],
    ['Greek among Latin', '\u0391da'],
    ['Cyrillic among Greek', 'Ελ\u0430'],
    ['Cherokee among Latin', '\u13aada'],
    ['nothing', ' \u3000'],
  ])('cannot have %s', (_, name) => {
    expect(accepts(name)).toBe(false)
  })

  test('has single plain spaces, whatever was typed', () => {
    expect(v.parse(guestName, ' Ada\u00a0\u2003 L. ')).toBe('Ada L.')
  })
})
