import { useEffect, useState } from 'preact/hooks'

type Phrases = typeof import('../../bots/phrases.ts')

let phrases: Phrases | undefined

/** What the bots say, in every language: fetched when somebody first wants to read it. */
export async function loadSentences(): Promise<Phrases> {
  phrases ??= await import('../../bots/phrases.ts')
  return phrases
}

export function useSentences(): Phrases | undefined {
  const [loaded, set] = useState(phrases)
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
