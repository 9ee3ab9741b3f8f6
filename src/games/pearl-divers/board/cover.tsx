import type { GameCover } from '../../../ui/board/game-board.ts'
import { memo } from '../../../ui/hooks/memo.ts'
import { PEARL_DIVERS_NAME } from '../texts/name.ts'
import './cover.css'

/** The pictures of cards and bubbles: x, y and size. */
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
    <path d="M160 300C166 244 310 244 316 300C286 282 190 282 160 300Z" class="shell" />
    <path d="M200 289L212 258M238 284V252M276 289L264 258" class="ribs" />
    <path d="M160 300C190 282 286 282 316 300C304 350 172 350 160 300Z" class="shell low" />
    <circle cx="238" cy="300" r="27" class="pearl" />
    <circle cx="229" cy="290" r="8" class="shine" />
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
