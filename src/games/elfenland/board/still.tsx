import './art/map-palette.css'
import './art/palette.css'
import './map/map.css'
import './map/roads.css'
import './map/towns.css'
import './map/landmarks.css'
import './map/pieces-on-map.css'
import './map/picture.css'
import type { GameStill, StillProps } from '../../../ui/board/game-still.ts'
import { hasTown, PIECE_TOWNS, ROADS, TOWNS } from '../rules/components/map.ts'
import almendra from './art/almendra-map-700.woff2?url'
import { loadArt } from './art/art.ts'
import { SeatSign } from './art/boot.tsx'
import { MapPicture } from './map/picture.tsx'
import { asElf } from './view.ts'

const Still = ({ view, label }: StillProps) => <MapPicture open={asElf(view).open} label={label} />

/** The map before the first round. */
const Empty = () => (
  <MapPicture open={{ players: [], roads: ROADS.map(() => 0), values: TOWNS.map(() => 0) }} label="" />
)

export const still: GameStill = {
  ready: loadArt,
  fonts: [{ url: almendra, family: 'Almendra' }],
  Still,
  Empty,
  Sign: SeatSign,
  points: (view) =>
    asElf(view).open.players.map(
      ({ pieces }) => TOWNS.filter((_, town) => hasTown(PIECE_TOWNS, town) && hasTown(pieces, town)).length,
    ),
}
