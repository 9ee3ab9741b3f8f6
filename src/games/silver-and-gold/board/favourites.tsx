import type { GameFavourites } from '../../../ui/board/game-favourites.ts'
import { STANDARD_DECK } from '../rules/components/deck.ts'
import { COLOURS } from '../rules/components/deck-file.ts'
import { SCORE_PARTS } from '../rules/scoring.ts'
import { PatternPicture, Suit } from './art/pieces.tsx'
import { Sprite } from './art/sprite.tsx'
import { sg } from './texts.ts'
import './palette.css'

const SINGLE = [[0, 0]] as const

const squaresOf = (id: string) => STANDARD_DECK.file.expeditions.find((one) => one.id === id)?.cells ?? SINGLE

/** A text that exists only for known ids; others are shown as they are. */
const textOf = (key: string, id: string): string => (sg.has(key) ? sg.t(key) : id)

export const favourites: GameFavourites = {
  ready: sg.ready,
  parts: SCORE_PARTS,
  partName: (part) => textOf(`part.${part}`, part),
  Symbols: Sprite,
  kinds: [
    {
      kind: 'pattern',
      title: () => sg.t('favourite.pattern'),
      nameOf: (id) => textOf(id === 'single' ? 'favourite.single' : `pattern.${id}`, id),
      Thing: ({ id }) => <PatternPicture squares={squaresOf(id)} />,
    },
    {
      kind: 'card',
      title: () => sg.t('favourite.card'),
      nameOf: (id) => textOf(`favourite.card.${id}`, id),
      Thing({ id }) {
        const colour = COLOURS.find((one) => one === id)
        return colour ? <Suit colour={colour} /> : null
      },
    },
  ],
}
