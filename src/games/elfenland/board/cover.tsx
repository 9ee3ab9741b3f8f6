import type { GameCover } from '../../../ui/board/game-board.ts'
import { dark } from '../../../ui/device/settings.ts'
import { ELFENGOLD_NAME, ELFENLAND_NAME } from '../texts/names.ts'
import day from './art/cover-day.svg?url'
import night from './art/cover-night.svg?url'
import groundByDay from './art/ground-day.svg?url'
import groundByNight from './art/ground-night.svg?url'
import './cover-palette.css'
import './cover.css'

/** The map on the front page: the ground that the table shows too, and over it roads, towns and a few boots. */
const Cover = () => (
  <span class="ef-cover">
    <img src={dark.value ? groundByNight : groundByDay} alt="" width="1600" height="1170" />
    <img src={dark.value ? night : day} alt="" width="1600" height="1170" />
  </span>
)

const loadSign = async () => (await import('./art/boot.tsx')).SeatSign

const players = { min: 2, max: 6 }

export const elfenlandCover: GameCover = {
  id: 'elfenland',
  name: ELFENLAND_NAME,
  players,
  minutes: 60,
  Cover,
  loadSign,
  reviews: true,
  course: true,
  puzzles: true,
  load: async () => (await import('./index.tsx')).elfenlandBoard,
  rules: () => import('./rulebook/elfenland.tsx'),
  favourites: async () => (await import('./favourites/index.tsx')).elfenlandFavourites,
}

export const elfengoldCover: GameCover = {
  id: 'elfengold',
  name: ELFENGOLD_NAME,
  players,
  minutes: 90,
  Cover,
  loadSign,
  reviews: true,
  course: true,
  puzzles: true,
  load: async () => (await import('./index.tsx')).elfengoldBoard,
  rules: () => import('./rulebook/elfengold.tsx'),
  favourites: async () => (await import('./favourites/index.tsx')).elfengoldFavourites,
}
