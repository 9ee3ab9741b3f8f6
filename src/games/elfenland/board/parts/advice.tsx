import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { at } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { ROAD_FROM } from '../../rules/components/map.ts'
import { bareCost } from '../../rules/components/roads.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { Coin, Gem, MiniCard, Swatch, TokenDisc } from '../art/pieces.tsx'
import { cardName, terrainOf, tokenName } from '../names.ts'
import { draftJourney } from '../turn/draft.ts'
import { isJourneyStep, PointedContext } from './pointed.tsx'

/** What the seat that asked for advice sees. */
export const AdvisedViewContext = createContext<SeatView | undefined>(undefined)

/** The frame's advice in the panel, where it covers nothing, with pictures and prices of what it advises. */
export function PanelAdvice() {
  const { advice } = useFrame()
  const view = useContext(AdvisedViewContext)
  const shown = useContext(PointedContext).find(({ as }) => as === 'advice')
  if (!advice) return undefined
  return (
    <div class="ef-advice">
      {view && shown ? (
        // Pictures of earlier advice never stay, even if this move has none.
        <div key={JSON.stringify(shown.moves)} class="ef-note" aria-hidden="true">
          {picturesOf(view, shown)}
        </div>
      ) : undefined}
      {advice}
    </div>
  )
}

function picturesOf(view: SeatView, shown: Shown): ComponentChildren {
  const moves = shown.moves as readonly Move[]
  const steps = moves.filter(isJourneyStep)
  if (steps.length > 0) return <JourneyPictures view={view} steps={steps} />
  return moves.map((move, i) => <MovePicture key={i} view={view} move={move} />)
}

/** What the whole journey costs and brings. */
function JourneyPictures({ view, steps }: { view: SeatView; steps: Parameters<typeof draftJourney>[1] }) {
  const { legs } = draftJourney(view, steps)
  const sum = (of: (leg: (typeof legs)[number]) => number): number =>
    legs.reduce((total, leg) => total + of(leg), 0)
  const [earned, pieces] = [sum((leg) => leg.earned), sum((leg) => Number(leg.piece))]
  return (
    <>
      {view.own.hand.map((_, kind) => {
        const n = sum((leg) => leg.paid[kind] ?? 0)
        return n > 0 ? <MiniCard key={kind} of={cardName(kind)} n={n} /> : undefined
      })}
      {pieces > 0 ? (
        <span class="ef-priced">
          <Gem seat={view.seat} />
          <b>+{pieces}</b>
        </span>
      ) : undefined}
      {earned > 0 ? <Coin>{earned}</Coin> : undefined}
    </>
  )
}

function MovePicture({ view: { open }, move }: { view: SeatView; move: Move }) {
  switch (move.type) {
    case 'lay':
      return <LaidPicture token={move.token} road={move.road} />
    case 'doubleTransport':
      return <LaidPicture token={move.counter} road={move.road} />
    case 'exchange':
      return (
        <>
          <TokenDisc of={tokenName(move.counter)} class="xs" />
          <Swatch of={terrainOf(move.otherRoad)} />
          <TokenDisc of={tokenName(move.otherCounter)} class="xs" />
          <Swatch of={terrainOf(move.road)} />
        </>
      )
    case 'bid':
      return (
        <>
          <TokenDisc of={tokenName(at(open.row, open.lot))} class="xs" />
          <Coin>{move.gold}</Coin>
        </>
      )
    case 'takeCounter':
      return <TokenDisc of={tokenName(at(open.openCounters, move.place))} class="xs" />
    case 'show':
    case 'keep':
      return <TokenDisc of={tokenName(move.token)} class="xs" />
    case 'takeCard':
      return <MiniCard of={cardName(at(open.openCards, move.place))} />
    case 'discard':
      return <MiniCard of={cardName(move.card)} />
    default:
      return undefined
  }
}

/** A token, the road where it should lie, and the cards that the road costs with it. */
function LaidPicture({ token, road }: { token: Token; road: number }) {
  const cards = isCounter(token) ? bareCost(road, at(ROAD_FROM, road), token) : undefined
  return (
    <>
      <TokenDisc of={tokenName(token)} class="xs" />
      <Swatch of={terrainOf(road)} />
      {cards === undefined ? undefined : <MiniCard of={cardName(token)} n={cards} />}
    </>
  )
}
