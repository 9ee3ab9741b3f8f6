import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { Phrase } from '../../../kernel/index.ts'
import { type Naming, sentenceFrom } from '../../../review/sentences.ts'
import { loadReviewTexts } from '../../../review/texts/index.ts'
import type { PlainCatalogue } from '../../../text/format.ts'
import type { Language } from '../../../text/languages.ts'
import { type Texts, textsOf } from '../../../ui/text/texts.tsx'

/** What hints and reviews of a game say, in the language on screen. */
export interface Sentences {
  say(phrase: Phrase, naming: Naming): string
}

const loaded = new Map<string, Texts<PlainCatalogue>>()

/** The sentences of a game. They are loaded when they are first needed, and again whenever the language changes. */
export async function loadSentences(game: string): Promise<Sentences> {
  const texts = loaded.get(game) ?? textsFor(game)
  loaded.set(game, texts)
  await texts.ready()
  return sentencesIn(texts)
}

function textsFor(game: string): Texts<PlainCatalogue> {
  const load = (language: Language) => async () => {
    const board = await findCover(game)?.load()
    return { texts: await loadReviewTexts(board?.reviewTexts, language) }
  }
  return textsOf<PlainCatalogue>({
    en: load('en'),
    de: load('de'),
    fr: load('fr'),
    pl: load('pl'),
    it: load('it'),
  })
}

const sentencesIn = (texts: Texts<PlainCatalogue>): Sentences => ({
  say: (phrase, naming) =>
    sentenceFrom(
      (key, parameters) => (texts.has(key) ? texts.t(key, parameters) : undefined),
      phrase,
      naming,
    ),
})

export function useSentences(game: string | undefined): Sentences | undefined {
  const [sentences, set] = useState<Sentences | undefined>(undefined)
  useEffect(() => {
    let gone = false
    if (game === undefined) return
    void loadSentences(game).then(
      (found) => gone || set(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game])
  return sentences
}
