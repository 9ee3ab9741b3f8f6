import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KERNEL_REJECTIONS } from '../../../kernel/index.ts'
import { PROTOCOL_CODES } from '../../../protocol/codes.ts'
import { PHRASES } from '../../../protocol/socket/phrases.ts'
import { loadReviewTexts } from '../../../review/texts/index.ts'
import { LEVELS } from '../../../search/levels.ts'
import { type Catalogue, format, listIn, type TextTemplate } from '../../../text/format.ts'
import { LANGUAGES, type Language } from '../../../text/languages.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** The folders that contain texts, and the files that use them. */
const PARTS = [
  {
    name: 'shell',
    texts: 'src/ui/text/shell',
    used: ['src/web/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}', 'src/games/*/board/**/*.{ts,tsx}'],
  },
  { name: 'refusals', texts: 'src/ui/text/refusals', used: ['src/ui/text/rejections.ts'] },
  ...globSync('src/web/pages/*/texts', { cwd: root }).map((texts) => ({
    name: texts,
    texts,
    used: ['src/web/{pages,frame}/**/*.{ts,tsx}', 'src/ui/text/rejections.ts'],
  })),
  ...globSync('src/games/*/texts', { cwd: root }).flatMap((texts) => {
    const used = [`${texts.replace(/texts$/, 'board')}/**/*.{ts,tsx}`, 'src/{web,ui}/**/*.{ts,tsx}']
    const rules = globSync(`${texts}/{rules,help}`, { cwd: root }).map((folder) => ({
      name: folder,
      texts: folder,
      used,
    }))
    return [{ name: texts, texts, used }, ...rules]
  }),
]

async function load(folder: string, language: Language): Promise<Catalogue> {
  const module: { texts: Catalogue } = await import(resolve(root, folder, `${language}.ts`))
  return module.texts
}

const holes = (message: TextTemplate): string[] => {
  const forms = typeof message === 'string' ? [message] : Object.values(message)
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort()
}

/** Asterisks mark bold text, so an unpaired one would turn the rest of the sentence bold. */
const asterisksInPairs = (message: TextTemplate): boolean =>
  (typeof message === 'string' ? [message] : Object.values(message)).every(
    (form) => (form.split('*').length - 1) % 2 === 0,
  )

/** Texts that use ordinal plural rules. */
const ORDINAL = new Set(['place'])

describe.each(PARTS)('the texts of $name', ({ texts: folder, used }) => {
  it.each(LANGUAGES)('are complete in %s', async (language) => {
    const [english, texts] = [await load(folder, 'en'), await load(folder, language)]
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, message] of Object.entries(texts)) {
      expect(holes(message), `${key} in ${language}`).toEqual(holes(english[key] ?? ''))
      expect(asterisksInPairs(message), `asterisks of ${key} in ${language}`).toBe(true)
      if (typeof message === 'string') {
        expect(message.trim(), key).not.toBe('')
        continue
      }
      const type = ORDINAL.has(key) ? 'ordinal' : 'cardinal'
      const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
      const needed = pluralCategories.filter((category) => language === 'pl' || category !== 'many')
      for (const category of needed)
        expect(message[category] ?? message.other, `${key} ${category} in ${language}`).toBeTruthy()
      if (language === 'pl' && type === 'cardinal')
        expect(message.few && message.many, `${key} in Polish`).toBeTruthy()
    }
  })

  it('address French players as vous', async () => {
    const familiar = /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu
    const texts = Object.entries(await load(folder, 'fr'))
    expect(texts.filter(([, message]) => familiar.test(JSON.stringify(message)))).toEqual([])
  })

  it('are all used', async () => {
    const sources = used
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !file.includes('/texts/') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(resolve(root, file), 'utf8'))
      .join('\n')
    const literals = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, text]) => text))
    const beginnings = [...sources.matchAll(/[`]([\w.]*\.)\$\{/g)].flatMap(([, text]) => text ?? [])
    const unused = Object.keys(await load(folder, 'en')).filter(
      (key) =>
        !literals.has(key) && !beginnings.some((beginning) => beginning !== '.' && key.startsWith(beginning)),
    )
    expect(unused).toEqual([])
  })
})

it('fills in parameters and chooses the plural form of the language', () => {
  const coins = { one: '{n} moneta', few: '{n} monety', many: '{n} monet', other: '{n} monety' }
  expect([1, 2, 5, 22].map((n) => format('pl', coins, { n }))).toEqual([
    '1 moneta',
    '2 monety',
    '5 monet',
    '22 monety',
  ])
  const place = { one: '{nth}st', two: '{nth}nd', few: '{nth}rd', other: '{nth}th' }
  expect([1, 2, 3, 4].map((nth) => format('en', place, { nth }))).toEqual(['1st', '2nd', '3rd', '4th'])
})

it('puts non-breaking spaces where the language requires them', () => {
  expect(format('fr', 'Qui joue ? « Moi »')).toBe('Qui joue\u202f? «\u202fMoi\u202f»')
  expect(format('de', '{n} % mehr', { n: 5 })).toBe('5\u00a0% mehr')
  for (const language of LANGUAGES) expect(format(language, 'Feodor – Virst')).toBe('Feodor\u00a0– Virst')
  expect(format('de', 'Einen Moment …')).toBe('Einen Moment\u00a0…')
  expect(format('pl', 'Gra w {game} z botem', { game: 'karty' })).toBe('Gra w\u00a0karty z\u00a0botem')
  expect(format('de', 'Wer spielt ?')).toBe('Wer spielt ?')
})

it('leaves non-breaking spaces to the text engine', () => {
  const files = globSync('src/**/{en,de,fr,pl,it}.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const invisible = files.filter((file) => /[\u00a0\u202f]/.test(readFileSync(resolve(root, file), 'utf8')))
  expect(invisible).toEqual([])
})

it('elides French words before names with a vowel', () => {
  const score = 'Score de {name}, plus que *{name}*'
  expect(format('fr', score, { name: 'Ada' })).toBe('Score d’Ada, plus qu’*Ada*')
  expect(format('fr', score, { name: 'Ben' })).toBe('Score de Ben, plus que *Ben*')
  expect(format('fr', 'Il possède Ada')).toBe('Il possède Ada')
  expect(format('de', score, { name: 'Ada' })).toBe('Score de Ada, plus que *Ada*')
})

it('writes “ad” and “ed” in Italian before names with the same vowel', () => {
  const turn = 'Tocca a *{name}*'
  expect(format('it', turn, { name: 'Ada' })).toBe('Tocca ad *Ada*')
  expect(format('it', turn, { name: 'Ben' })).toBe('Tocca a *Ben*')
  expect(format('it', turn, { name: 'Emil' })).toBe('Tocca a *Emil*')
  expect(format('it', '{names}', { names: 'Ada e Emil' })).toBe('Ada ed Emil')
  expect(format('it', 'Ida è qui, con la scia e è bello')).toBe('Ida è qui, con la scia e è bello')
})

it.each([
  ['utilizzata il {x}', '8 nov 2026', 'utilizzata l’8 nov 2026'],
  ['fino al {x}', '11 nov 2026', 'fino all’11 nov 2026'],
  ['ci sta il {x}% delle volte', 80, 'ci sta l’80% delle volte'],
  ['con l’aiuto del {x}%', 1, 'con l’aiuto dell’1%'],
  ['dalle {x} alle 9:00', '1:30', 'dall’1:30 alle 9:00'],
  ['fino al {x}', '18 nov 2026', 'fino al 18 nov 2026'],
  ['dal {x} round', '1º', 'dal 1º round'],
  ['dalle {x} alle 8:00', '11:30', 'dalle 11:30 alle 8:00'],
])('elides Italian articles before numbers that begin with a vowel: %s, %s', (text, x, elided) => {
  expect(format('it', text, { x })).toBe(elided)
})

it('calls the first of a month “1er” in French', () => {
  expect(format('fr', 'connecté le {day}', { day: '1 nov. 2026' })).toBe('connecté le 1er nov. 2026')
  expect(format('fr', 'connecté le {day}', { day: '11 nov. 2026' })).toBe('connecté le 11 nov. 2026')
})

it('lists names as the language does', () => {
  const lists = LANGUAGES.map((language) => listIn(language, ['Ada', 'Ben', 'Cleo']))
  expect(lists).toEqual([
    'Ada, Ben and Cleo',
    'Ada, Ben und Cleo',
    'Ada, Ben et Cleo',
    'Ada, Ben i Cleo',
    'Ada, Ben e Cleo',
  ])
})

it('has a text for every chat phrase and for every rejection code of the protocol and the kernel', async () => {
  const english = {
    ...(await load('src/ui/text/shell', 'en')),
    ...(await load('src/ui/text/refusals', 'en')),
    // Only the pages about identity can cause these.
    ...(await load('src/web/pages/identity/texts', 'en')),
    ...(await load('src/web/pages/programs/texts', 'en')),
    // Only shared reviews can cause these.
    ...(await load('src/web/pages/shared/texts', 'en')),
  }
  const codes = [...PROTOCOL_CODES, ...KERNEL_REJECTIONS]
  expect(Object.keys(english)).toEqual(expect.arrayContaining(codes.map((code) => `refused.${code}`)))
  expect(Object.keys(english)).toEqual(expect.arrayContaining(PHRASES.map((phrase) => `phrase.${phrase}`)))
})

it.each(globSync('src/games/*/rules/moves.ts', { cwd: root }))(
  'has a text for every rejection code in %s',
  async (file) => {
    const { REJECTIONS }: { REJECTIONS: readonly string[] } = await import(resolve(root, file))
    const words = {
      ...(await load('src/ui/text/shell', 'en')),
      ...(await load('src/ui/text/refusals', 'en')),
      ...(await load(file.replace('rules/moves.ts', 'texts'), 'en')),
    }
    expect(REJECTIONS.filter((code) => !(`refused.${code}` in words))).toEqual([])
  },
)

it.each(LANGUAGES)('uses the same names for the bot levels as the reviews in %s', async (language) => {
  const texts = await load('src/ui/text/shell', language)
  const reviews = await loadReviewTexts(undefined, language)
  for (const level of LEVELS)
    expect(String(texts[`level.${level}`]).toLowerCase()).toBe(reviews[`level.${level}`]?.toLowerCase())
})
