import './palette.css'
import { at, type Seat } from '../../../kernel/index.ts'
import { type GameStill, STILL_HEIGHT, STILL_WIDTH, type StillProps } from '../../../ui/board/game-still.ts'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { deckOf, NO_CARD, NO_PATTERN } from '../rules/components/deck.ts'
import { VERMEIL_DECK } from '../rules/components/vermeil-deck.ts'
import { type Open, PLACES } from '../rules/state.ts'
import { MEASURES } from './art/card-layout.ts'
import { PatternPicture } from './art/pieces.tsx'
import { Sprite } from './art/sprite.tsx'
import { TreasureCardPicture } from './art/treasure-card.tsx'
import { scoreSoFar } from './turn/gain.ts'
import { patternSquares } from './turn/targets.ts'
import { asSg, type IslandPlace, markedOn, playerAt } from './view.ts'
import { cardOf } from './words.ts'
import './still.css'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const CARD_RATIO = MEASURES.portrait.height / MEASURES.portrait.width
/** The line with the name above two islands. */
const NAME_HEIGHT = 72
const GAP = 20
const ROW = STILL_HEIGHT / 2
/** Beside one or two players there is room for what lies in the middle of the table. */
const SIDE = { x: 990, width: STILL_WIDTH - 990 }

/** Where each player's islands lie: below each other for two, in two columns for more. */
function blockOf(seat: Seat, players: number): Box {
  const height = ROW - GAP / 2
  if (players === 1) return { x: 0, y: ROW / 2, width: SIDE.x - 2 * GAP, height }
  if (players === 2) return { x: 0, y: seat * (ROW + GAP / 2), width: SIDE.x - 2 * GAP, height }
  const width = (STILL_WIDTH - 2 * GAP) / 2
  return { x: (seat % 2) * (width + 2 * GAP), y: Math.floor(seat / 2) * (ROW + GAP / 2), width, height }
}

function Player({ open, seat, name }: { open: Open; seat: Seat; name: string }) {
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  const { x, y, width, height } = blockOf(seat, open.players.length)
  const wide = (width - GAP) / 2
  const card = { width: wide, height: Math.min(height - NAME_HEIGHT, wide * CARD_RATIO) }
  return (
    <g class="sgs-player">
      <svg aria-hidden="true" x={x} y={y} width="60" height="60">
        <SeatToken seat={seat} />
      </svg>
      <text x={x + 78} y={y + 46} class="sgs-name">
        {name}
      </text>
      <text x={x + width} y={y + 46} class="sgs-points">
        {scoreSoFar(deck, player)}
      </text>
      {PLACES.map((place) => (
        <svg aria-hidden="true" key={place} x={x + place * (card.width + GAP)} y={y + NAME_HEIGHT} {...card}>
          <Island open={open} seat={seat} place={place} />
        </svg>
      ))}
    </g>
  )
}

function Island({ open, seat, place }: { open: Open; seat: Seat; place: IslandPlace }) {
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  const card = player.cards[place]
  if (card === NO_CARD) return <Back />
  return <TreasureCardPicture card={cardOf(deck, card)} marked={markedOn(deck, player, place)} label="" />
}

/** A card that nobody sees yet. */
const Back = () => (
  <svg aria-hidden="true" viewBox="0 0 208 232" class="sgs-back">
    <rect width="208" height="232" rx="10" class="card-paper" />
    <rect x="7" y="7" width="194" height="218" rx="6" class="sgs-sea" />
    <use href="#d-rose" x="44" y="56" width="120" height="120" />
  </svg>
)

const PATTERN_HEIGHT = 400

/** The expedition card of the turn, and the cards that can be taken; their places while the first islands are chosen. */
function Middle({ open }: { open: Open }) {
  const deck = deckOf(open.options)
  const [wide, high] = [(SIDE.width - GAP) / 2, (STILL_HEIGHT - PATTERN_HEIGHT - 2 * GAP) / 2]
  return (
    <g>
      <rect x={SIDE.x} y="0" width={SIDE.width} height={PATTERN_HEIGHT - GAP} rx="14" class="sgs-tray" />
      {open.expedition === NO_PATTERN ? (
        <use
          href="#d-rose"
          x={SIDE.x + SIDE.width / 2 - 130}
          y="60"
          width="260"
          height="260"
          class="sgs-rose"
        />
      ) : (
        <svg
          aria-hidden="true"
          x={SIDE.x + 40}
          y="30"
          width={SIDE.width - 80}
          height={PATTERN_HEIGHT - GAP - 60}
        >
          <PatternPicture squares={patternSquares(open)} />
        </svg>
      )}
      {open.display.map((card, i) => (
        <svg
          aria-hidden="true"
          key={i}
          x={SIDE.x + (i % 2) * (wide + GAP)}
          y={PATTERN_HEIGHT + GAP + Math.floor(i / 2) * (high + GAP)}
          width={wide}
          height={high - GAP / 2}
        >
          {card === NO_CARD ? (
            <rect x="3" y="3" width={wide - 6} height={high - GAP / 2 - 6} rx="14" class="sgs-place" />
          ) : (
            <TreasureCardPicture card={cardOf(deck, card)} layout="mini" label="" />
          )}
        </svg>
      ))}
    </g>
  )
}

/** All islands as they lie on the table, with what has been marked and shown. */
function Still({ view, name, label }: StillProps) {
  const { open } = asSg(view)
  return (
    <svg class="sgs" viewBox={`0 0 ${STILL_WIDTH} ${STILL_HEIGHT}`} role="img" aria-label={label}>
      {open.players.map((_, seat) => (
        <Player key={seat} open={open} seat={seat} name={name(seat)} />
      ))}
      {open.players.length <= 2 ? <Middle open={open} /> : undefined}
    </svg>
  )
}

/** Some cards of the deck, fanned out. */
const FAN = [
  ['O11', 120, 300, -9],
  ['G11', 900, 290, 8],
  ['P12', 500, 200, -1],
] as const

const Empty = () => (
  <svg class="sgs" viewBox={`0 0 ${STILL_WIDTH} ${STILL_HEIGHT}`} aria-hidden="true">
    {FAN.map(([id, x, y, turned]) => {
      const card = VERMEIL_DECK.treasureCards.find((candidate) => candidate.id === id)
      return card ? (
        <g key={id} transform={`rotate(${turned} ${x + 300} ${y + 330})`}>
          <svg aria-hidden="true" x={x} y={y} width="600" height="670">
            <TreasureCardPicture card={card} label="" />
          </svg>
        </g>
      ) : undefined
    })}
  </svg>
)

export const still: GameStill = {
  ready: async () => undefined,
  Symbols: Sprite,
  Still,
  Empty,
  points(view) {
    const { open } = asSg(view)
    const deck = deckOf(open.options)
    return open.players.map((_, seat) => scoreSoFar(deck, at(open.players, seat)))
  },
}
