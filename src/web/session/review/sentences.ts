import { useEffect, useState } from 'preact/hooks'
import { typeset } from '../../../ui/text/format.ts'

type Sentences = typeof import('../../../review/phrases.ts')

let sentences: Sentences | undefined

/** The texts of hints and reviews in every language, loaded when they are first needed. */
export async function loadSentences(): Promise<Sentences> {
  if (sentences) return sentences
  const phrases = await import('../../../review/phrases.ts')
  sentences = {
    ...phrases,
    say: (game, language, ...rest) => typeset(language, phrases.say(game, language, ...rest)),
  }
  return sentences
}

export function useSentences(): Sentences | undefined {
  const [loaded, set] = useState(sentences)
  useEffect(() => {
    let gone = false
    void loadSentences().then(
      (found) => gone || set(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return loaded
}
