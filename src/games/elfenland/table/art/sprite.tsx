import { memo } from '../../../../web/shared/memo.ts'
import { art } from './art.ts'

/** What the drawings of this game refer to by name; it stands once on every page that shows one of them. */
export const Sprite = memo(() => {
  const { symbols, landmarks } = art()
  return <div class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols + landmarks }} />
})
