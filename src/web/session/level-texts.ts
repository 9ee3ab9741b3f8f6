import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../games/boards.ts'
import type { PlainCatalogue } from '../../text/format.ts'
import { type Texts, textsOf } from '../../ui/text/texts.tsx'

const loaded = new Map<string, Texts<PlainCatalogue>>()

async function loadLevelTexts(game: string): Promise<Texts<PlainCatalogue> | undefined> {
  const board = await findCover(game)?.load()
  if (!board) return undefined
  const texts = loaded.get(game) ?? textsOf<PlainCatalogue>(board.levelTexts ?? board.reviewTexts)
  loaded.set(game, texts)
  await texts.ready()
  return texts
}

/** How a bot of a level plays, in a sentence; undefined until it is loaded, or if nothing is said about the level. */
export function useLevelText(game: string, level: string): string | undefined {
  const [texts, set] = useState<Texts<PlainCatalogue> | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void loadLevelTexts(game).then(
      (found) => gone || set(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game])
  const key = `level.${level}.how`
  return texts?.has(key) ? texts.t(key) : undefined
}
