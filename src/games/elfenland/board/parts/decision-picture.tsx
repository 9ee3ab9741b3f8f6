import type { ComponentChildren } from 'preact'
import { at } from '../../../../kernel/index.ts'
import type { DecisionPictureProps } from '../../../../ui/board/game-board.ts'
import { GOLD_PER_CARD } from '../../rules/components/piles.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { HEIGHT, WIDTH } from '../art/art.ts'
import { Coin, MiniCard, Picture, TokenBack, TokenDisc } from '../art/pieces.tsx'
import { describeMoves } from '../history/describe-moves.ts'
import { MapPicture, type Window } from '../map/picture.tsx'
import { type MapPoint, roadPlace, townPlace } from '../map/positions.ts'
import { cardName, tokenName } from '../names.ts'
import { draftJourney } from '../turn/draft.ts'
import { asElf, seated } from '../view.ts'
import { isJourneyStep, PointedOnMap, roadsLaidOn } from './pointed.tsx'
import './decision-picture.css'

/** What some moves do, as a picture: on the map, or as the cards, tokens and coins that they are about. */
export function DecisionPicture({ view, shown, beside }: DecisionPictureProps) {
  const own = seated(asElf(view))
  if (!own) return undefined
  const moves = shown.moves as readonly Move[]
  const both = [moves, beside as readonly Move[]]
  if (!both.flat().some(isOnMap))
    return (
      <div class="ef-decision" aria-hidden="true">
        {moves.map((move, i) => (
          <span key={i}>{pieceOf(own, move)}</span>
        ))}
      </div>
    )
  return (
    <MapPicture
      open={own.open}
      seat={own.seat}
      window={windowAround(both.flatMap((some) => placesOf(own, some)))}
      label={describeMoves(own, moves)}
    >
      <PointedOnMap view={own} shown={[shown]} />
    </MapPicture>
  )
}

const isOnMap = (move: Move): boolean => isJourneyStep(move) || roadsLaidOn(move).length > 0

/** The places on the map that moves are about; a journey starts from the boot. */
function placesOf(view: SeatView, moves: readonly Move[]): MapPoint[] {
  const { legs } = draftJourney(view, moves.filter(isJourneyStep))
  const towns = legs.flatMap(({ from, to }) => [townPlace(from), townPlace(to)])
  const roads = moves.flatMap(roadsLaidOn).map(roadPlace)
  return [...towns, ...roads].map(({ x, y }): MapPoint => [x, y])
}

/** Room around the outermost places, in board units, and the smallest width of the window. */
const MARGIN = 120
const MIN_WIDTH = 440
const RATIO = HEIGHT / WIDTH

/** The smallest window of the board's shape with all the places in it. */
function windowAround(places: readonly MapPoint[]): Window {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN]
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN]
  const width = Math.min(WIDTH, Math.max(MIN_WIDTH, right - left, (bottom - top) / RATIO))
  const height = width * RATIO
  return [
    Math.max(0, Math.min(WIDTH - width, (left + right - width) / 2)),
    Math.max(0, Math.min(HEIGHT - height, (top + bottom - height) / 2)),
    width,
    height,
  ]
}

/** The card, token or coin that a move is about. */
function pieceOf({ open }: SeatView, move: Move): ComponentChildren {
  switch (move.type) {
    case 'takeCounter':
      return <TokenDisc of={tokenName(at(open.openCounters, move.place))} />
    case 'keep':
    case 'show':
      return <TokenDisc of={tokenName(move.token)} />
    case 'drawCounter':
      return <TokenBack />
    case 'takeCard':
      return <MiniCard of={cardName(at(open.openCards, move.place))} />
    case 'discard':
      return <MiniCard of={cardName(move.card)} />
    case 'drawCard':
      return <Picture of="cardBack" class="big" />
    case 'takeGoldPile':
      return <Coin class="huge">{GOLD_PER_CARD * open.goldPile}</Coin>
    case 'reward':
      return move.take === 'gold' ? (
        <Coin class="huge">{open.earned}</Coin>
      ) : (
        <Picture of="cardBack" class="big" />
      )
    case 'bid':
      return (
        <>
          <TokenDisc of={tokenName(at(open.row, open.lot))} />
          <Coin class="big">{move.gold}</Coin>
        </>
      )
    case 'pass':
      return open.phase === 'auction' ? (
        <TokenDisc of={tokenName(at(open.row, open.lot))} class="passed" />
      ) : (
        ''
      )
    default:
      return ''
  }
}
