import type { ResultProps } from '../../../../ui/board/game-board.ts'
import { Token } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { type Deck, deckOf } from '../../rules/deck.ts'
import { type ScorePart, scoreParts } from '../../rules/scoring.ts'
import type { Player } from '../../rules/state.ts'
import { Cup, Sign } from '../art/pieces.tsx'
import { Sprite } from '../art/sprite.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import { asSg } from '../view.ts'
import { cardOf, cardWords } from '../words.ts'
import { SealSums } from './score-sheet.tsx'
import '../table.css'

const ROWS: readonly ScorePart[] = ['coins', 'trophies', 'palms', 'cards', 'seals']

/** Every point explained: a column for each player, the winner's first. */
export function Score({ view, result, seats }: ResultProps) {
  const { open } = asSg(view)
  const deck = deckOf(open.options)
  const order = open.players
    .map((_, seat) => seat)
    .sort((a, b) => result.seats[a].place - result.seats[b].place)
  const tied = order.some((seat) =>
    order.some((other) => other !== seat && result.seats[seat].score === result.seats[other].score),
  )
  return (
    <div class="sg-score">
      <Sprite />
      <table class="score">
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" class={result.seats[seat].place === 1 ? 'first' : ''}>
                <Token seat={seat} />
                {seats[seat].name}
                <small>{shell.t('place', { nth: result.seats[seat].place })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="fins">
            <th scope="row">{sg.t('finished')}</th>
            {order.map((seat) => (
              <td key={seat} class={result.seats[seat].place === 1 ? 'first' : ''}>
                <Fan deck={deck} player={open.players[seat]} />
              </td>
            ))}
          </tr>
          {ROWS.map((part) => (
            <tr key={part}>
              <th scope="row">
                <PartSign part={part} />
                {sg.t(`part.${part}`)}
              </th>
              {order.map((seat) => {
                const player = open.players[seat]
                return (
                  <td key={seat} class={result.seats[seat].place === 1 ? 'first' : ''}>
                    {scoreParts(deck, player)[part]}
                    <Reason part={part} deck={deck} player={player} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sg.t('total')}</th>
            {order.map((seat) => (
              <td key={seat} class={result.seats[seat].place === 1 ? 'first' : ''}>
                <span>{result.seats[seat].score}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tied ? <p class="tie">{sg.t('tie')}</p> : undefined}
    </div>
  )
}

function Fan({ deck, player }: { deck: Deck; player: Player }) {
  return (
    <div class={player.finished.length > 6 ? 'fan dense' : 'fan'}>
      {player.finished.map((card) => (
        <div key={card}>
          <TreasureCardPicture
            card={cardOf(deck, card)}
            layout="mini"
            marked={deck.land[card]}
            label={cardWords(cardOf(deck, card))}
          />
        </div>
      ))}
    </div>
  )
}

function PartSign({ part }: { part: ScorePart }) {
  switch (part) {
    case 'coins':
      return <Sign of="coin" />
    case 'trophies':
      return <Cup />
    case 'palms':
      return <Sign of="palm" />
    case 'cards':
      return (
        <svg class="sym" viewBox="0 0 26 26" aria-hidden="true">
          <path d="M4 14c-2-5 3-9 8-8 3-2 10-1 11 4 2 5-1 10-6 10-4 2-11 1-13-6z" class="isle-sign" />
        </svg>
      )
    case 'seals':
      return (
        <svg class="sym" viewBox="0 0 26 26" aria-hidden="true">
          <path d="M13 3c4-1 7 1 9 5 3 4 1 9-2 12-4 3-9 3-13 0-4-4-5-9-2-13 2-3 5-4 8-4z" class="seal-sign" />
          <circle cx="13" cy="13" r="5" class="seal-ring" />
        </svg>
      )
  }
}

/** Where the points of a row come from. */
function Reason({ part, deck, player }: { part: ScorePart; deck: Deck; player: Player }) {
  const sum = (figures: readonly number[]) => {
    const filled = figures.filter((figure) => figure > 0)
    return filled.length > 1 ? <small>{filled.join(' + ')}</small> : undefined
  }
  switch (part) {
    case 'coins':
      return undefined
    case 'trophies':
      return sum(player.trophies)
    case 'palms':
      return sum(player.palmBoxes)
    case 'cards':
      return <Grouped points={player.finished.map((card) => deck.points[card])} />
    case 'seals':
      return <SealSums deck={deck} player={player} />
  }
}

/** "3×14 + 2×10": equal points together, the highest first. */
function Grouped({ points }: { points: readonly number[] }) {
  const kinds = [...new Set(points)].sort((a, b) => b - a)
  if (points.length < 2) return undefined
  const counted = kinds.map((kind) => ({ kind, n: points.filter((value) => value === kind).length }))
  return <small>{counted.map(({ kind, n }) => (n > 1 ? `${n}×${kind}` : kind)).join(' + ')}</small>
}
