import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import {
  type Catalogue,
  type CatalogueModules,
  emphasised,
  format,
  listIn,
  type Parameters,
  type Translation,
} from '../../text/format.ts'
import { bestLanguage, type Language } from '../../text/languages.ts'

/** The language on screen. Only `speak` changes it, once all texts are loaded, so no screen is half translated. */
export const language = signal<Language>(bestLanguage(navigator.languages))

interface Loaded {
  load(wanted: Language): Promise<unknown>
}

const inUse = new Set<Loaded>()
/** The language that was asked for last. */
let latest: Language | undefined

/** Loads the texts of all parts in use, then switches the language. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted
  // Once more, if another part has come into use meanwhile.
  for (let loaded = -1; loaded < inUse.size; ) {
    loaded = inUse.size
    await Promise.all([...inUse].map((texts) => texts.load(wanted)))
  }
  if (latest !== wanted) return
  language.value = wanted
  document.documentElement.lang = wanted
}

export interface Texts<English extends Catalogue> extends Loaded {
  /** A text in the language on screen. */
  t(key: keyof English & string, parameters?: Parameters): string
  /** The same, with `*emphasis*` in bold. */
  rich(key: keyof English & string, parameters?: Parameters): ComponentChildren
  /** Whether a key exists; for keys that come from elsewhere, such as rejections. */
  has(key: string): key is keyof English & string
  /** Loads the current language; later, `speak` loads the others. */
  ready(): Promise<unknown>
}

/** The texts of one part of the product: one catalogue per language, loaded when first needed. */
export function textsOf<English extends Catalogue>(
  modules: CatalogueModules<Translation<English>>,
): Texts<English> {
  const loaded = new Map<Language, Translation<English>>()
  const reported = new Set<string>()
  const catalogue = (): Translation<English> | undefined => loaded.get(language.value)

  function t(key: keyof English & string, parameters?: Parameters): string {
    const message = catalogue()?.[key]
    if (message !== undefined) return format(language.value, message, parameters)
    report(key)
    return ''
  }

  /** Nobody would notice an empty text: a developer is told once, and browser tests fail. */
  function report(key: string): void {
    if (!reported.has(key)) console.error(`The text “${key}” is unknown or not loaded in ${language.value}.`)
    reported.add(key)
  }

  const self: Texts<English> = {
    t,
    rich: (key, parameters) => emphasise(t(key, parameters)),
    has: (key): key is keyof English & string => catalogue()?.[key] !== undefined,
    async load(wanted) {
      if (!loaded.has(wanted)) loaded.set(wanted, (await modules[wanted]()).texts)
    },
    ready() {
      inUse.add(self)
      return self.load(language.value)
    },
  }
  return self
}

export const emphasise = (text: string): ComponentChildren =>
  emphasised(text).map((piece, i) => (i % 2 === 1 ? <b key={i}>{piece}</b> : piece))

/** A list in words in the language on screen. */
export const listed = (words: readonly string[]): string => listIn(language.value, words)

/** The length of the longest word, for headings that shrink before they break a word. */
export const longestWord = (text: string): { '--longest': number } => ({
  '--longest': Math.max(...text.split(/\s|(?<=-)/).map(({ length }) => length)),
})
