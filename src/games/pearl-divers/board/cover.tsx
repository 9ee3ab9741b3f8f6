import type { GameCover } from '../../../ui/board/game-board.ts'
import { memo } from '../../../ui/hooks/memo.ts'
import { PEARL_DIVERS_NAME } from '../texts/name.ts'
import './cover.css'

/** Bubbles: x, y and size. */
const BUBBLES = [
  [210, 180, 9],
  [232, 140, 6],
  [218, 108, 4],
  [330, 210, 7],
  [344, 168, 5],
] as const

/** The picture on the home page: the sea from the side, with a pearl on its ground. */
const Cover = memo(() => (
  <svg class="land of-pearl-divers-cover" viewBox="0 0 470 400" aria-hidden="true">
    <path d="M30 92q34 -22 68 0t68 0t68 0t68 0t68 0t68 0V300Q235 420 30 300Z" class="deep" />
    <path d="M30 150q34 -16 68 0t68 0t68 0t68 0t68 0t68 0V300Q235 420 30 300Z" class="deeper" />
    <path d="M44 312Q235 250 428 312Q235 418 44 312Z" class="ground" />
    {BUBBLES.map(([x, y, size]) => (
      <circle key={y} cx={x} cy={y} r={size} class="bubble" />
    ))}
    <path
      d="M238 306L166 270Q160 246 187 246Q193 219 217 228Q238 204 259 228Q283 219 289 246Q316 246 310 270Z"
      class="shell"
    />
    <path d="M238 300L190 243M238 300L218 228M238 300L258 228M238 300L286 243" class="ribs" />
    <path d="M169 303Q238 288 307 303Q304 351 238 354Q172 351 169 303Z" class="shell low" />
    <path d="M187 327Q238 345 289 327" class="ribs" />
    <circle cx="238" cy="294" r="29" class="pearl" />
    <circle cx="228" cy="283" r="8" class="shine" />
  </svg>
))

export const pearlDiversCover: GameCover = {
  id: 'pearl-divers',
  name: PEARL_DIVERS_NAME,
  players: { min: 2, max: 4 },
  minutes: 5,
  Cover,
  load: async () => (await import('./index.tsx')).board,
  rules: () => import('./rules-page.tsx'),
}
