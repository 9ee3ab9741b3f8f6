import type { BlockLists } from '../../table/index.ts'
import type { Guest, Store } from '../store/store.ts'

/** A guest with the people they have blocked, and those who have blocked them. */
export async function withBlockLists(
  store: Pick<Store, 'blocksAbout'>,
  guest: Guest,
): Promise<Guest & { readonly blockLists: BlockLists }> {
  const blocks = new Set<string>()
  const blockedBy = new Set<string>()
  // A program sits down for its owner, so their blocks are its own.
  const ids = guest.owner === undefined ? [guest.id] : [guest.id, guest.owner]
  const found = await Promise.all(ids.map((id) => store.blocksAbout(id)))
  for (const block of found.flat()) {
    if (ids.includes(block.guest)) blocks.add(block.blocked)
    else blockedBy.add(block.guest)
  }
  return { ...guest, blockLists: { blocks, blockedBy } }
}
