import type { GameCover } from '../../../ui/board/game-board.ts'
import { LazyPart, loadPart } from '../../../ui/components/lazy-part.tsx'
import { SILVER_AND_GOLD_NAME } from '../texts/name.ts'

const loadArchipelago = async () => (await import('./archipelago.tsx')).Archipelago

/** The archipelago, which takes the deck and half of the drawings of the board: other games do without it. */
const Cover = () => (
  <LazyPart
    load={loadArchipelago}
    meanwhile={<svg class="land" viewBox="0 0 470 400" width="100%" aria-hidden="true" />}
    // A page is complete without its picture.
    failure={false}
  />
)

export const silverAndGoldCover: GameCover = {
  id: 'silver-and-gold',
  name: SILVER_AND_GOLD_NAME,
  players: { min: 1, max: 4 },
  minutes: 20,
  Cover,
  loadCover: () => loadPart(loadArchipelago),
  reviews: true,
  course: true,
  puzzles: true,
  load: async () => (await import('./index.tsx')).board,
  rules: () => import('./rulebook/index.tsx'),
  favourites: async () => (await import('./favourites.tsx')).favourites,
}
