import type { FavouriteKind, GameFavourites } from '../../../../ui/board/game-favourites.ts'
import { TOWNS } from '../../rules/components/map.ts'
import { TOKENS } from '../../rules/components/tokens.ts'
import { TRANSPORTS } from '../../rules/components/transport.ts'
import { SCORE_PARTS } from '../../rules/scoring.ts'
import { loadArt } from '../art/art.ts'
import { Picture, TokenDisc } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import { kindWords, townName } from '../words.ts'
import { Bids } from './bids.tsx'
import { TownMap } from './town-map.tsx'
import '../art/map-palette.css'
import '../art/palette.css'
import '../art/pieces.css'
import '../map/landmarks.css'
import './favourites.css'

/** The castle is drawn larger than the other towns. */
const frameOf = (id: string): string => (id === 'elvenhold' ? '-64 -110 128 132' : '-40 -44 80 66')

const towns: FavouriteKind = {
  kind: 'town',
  title: () => el.t('favourite.town'),
  nameOf: (id) => townName(TOWNS.findIndex((town) => town.id === id)) || id,
  Thing: ({ id }) => (
    <svg class="elfink ef-landmark" viewBox={frameOf(id)} aria-hidden="true">
      <use href={`#lm-${id}`} />
    </svg>
  ),
  Overview: TownMap,
}

const transports: FavouriteKind = {
  kind: 'by',
  title: () => el.t('favourite.by'),
  nameOf(id) {
    const transport = TRANSPORTS.find((one) => one === id)
    if (transport) return kindWords(transport)
    return id === 'caravan' ? el.t('caravan') : id === 'magicFlight' ? el.t('favourite.flight') : id
  },
  Thing({ id }) {
    const transport = TRANSPORTS.find((one) => one === id)
    return <Picture of={transport ?? (id === 'magicFlight' ? 'elvenWizard' : 'caravan')} />
  },
}

const tokens = (kind: string, title: () => string): FavouriteKind => ({
  kind,
  title,
  nameOf(id) {
    const token = TOKENS.find((one) => one === id)
    return token ? kindWords(token) : id
  },
  Thing({ id }) {
    const token = TOKENS.find((one) => one === id)
    return token ? (
      <span class="ef-phys">
        <TokenDisc of={token} class="sm" />
      </span>
    ) : null
  },
})

const laid = tokens('token', () => el.t('favourite.token'))
const bought = tokens('bought', () => el.t('favourite.bought'))

const favouritesWith = (
  kinds: readonly FavouriteKind[],
  more: Pick<GameFavourites, 'More'> = {},
): GameFavourites => ({
  ready: () => Promise.all([el.ready(), loadArt()]),
  parts: SCORE_PARTS,
  partName(part) {
    const key = `part.${part}`
    return el.has(key) ? el.t(key) : part
  },
  kinds,
  ...more,
})

export const elfenlandFavourites = favouritesWith([towns, transports, laid])
export const elfengoldFavourites = favouritesWith([towns, transports, laid, bought], { More: Bids })
