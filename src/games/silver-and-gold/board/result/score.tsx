import { at, type Result } from '../../../../kernel/index.ts'
import type { ResultProps } from '../../../../ui/board/game-board.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { longestWord } from '../../../../ui/text/texts.tsx'
import { type Deck, deckOf } from '../../rules/components/deck.ts'
import { type ScorePart, scoreParts } from '../../rules/scoring.ts'
import type { Player } from '../../rules/state.ts'
import { Cup, Sign } from '../art/pieces.tsx'
import { Sprite } from '../art/sprite.tsx'
import { FinishedCard, SealSums } from '../panels/finished-cards.tsx'
import { sg } from '../texts.ts'
import { asSg, playerAt } from '../view.ts'
import { cardOf } from '../words.ts'
import './score.css'

const ROWS: readonly ScorePart[] = ['coins', 'trophies', 'palms', 'cards', 'seals']

interface Column {
  readonly seat: number
  readonly name: string
  readonly player: Player
  readonly place: number
  readonly score: number
  readonly class: string
}

/** A column for each player, the winner's first. */
function columnsOf({ view, result, seats }: ResultProps): Column[] {
  const { open } = asSg(view)
  return result.seats
    .map(({ place, score }, seat) => ({
      seat,
      name: at(seats, seat).name,
      player: playerAt(open, seat),
      place,
      score,
      class: place === 1 ? 'first' : '',
    }))
    .sort((a, b) => a.place - b.place)
}

const hasTie = ({ seats }: Result): boolean => new Set(seats.map(({ score }) => score)).size < seats.length

/** The final score, with every point explained. */
export function Score(props: ResultProps) {
  const deck = deckOf(asSg(props.view).open.options)
  const columns = columnsOf(props)
  return (
    <div class="sg-score fading" style={{ '--seats': columns.length }}>
      <Sprite />
      <table class="score">
        <Heads columns={columns} />
        <tbody>
          <tr class="fins">
            <th scope="row">{sg.t('finished')}</th>
            {columns.map(({ seat, player, class: name }) => (
              <td key={seat} class={name}>
                <Fan deck={deck} player={player} />
              </td>
            ))}
          </tr>
          {ROWS.map((part) => (
            <PartRow key={part} part={part} deck={deck} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sg.t('total')}</th>
            {columns.map(({ seat, score, class: name }) => (
              <td key={seat} class={name}>
                <span>{score}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {hasTie(props.result) ? <p class="tie">{sg.t('tie')}</p> : undefined}
    </div>
  )
}

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ seat, name, place, class: first }) => (
          <th key={seat} scope="col" class={first} style={longestWord(name)}>
            <SeatToken seat={seat} />
            {name}
            {columns.length > 1 ? <small>{shell.t('place', { nth: place })}</small> : undefined}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function PartRow({ part, deck, columns }: { part: ScorePart; deck: Deck; columns: readonly Column[] }) {
  return (
    <tr>
      <th scope="row">
        <PartSign part={part} />
        {sg.t(`part.${part}`)}
      </th>
      {columns.map(({ seat, player, class: name }) => (
        <td key={seat} class={name}>
          {scoreParts(deck, player)[part]}
          <Reason part={part} deck={deck} player={player} />
        </td>
      ))}
    </tr>
  )
}

function Fan({ deck, player }: { deck: Deck; player: Player }) {
  return (
    <div class="fan" style={{ '--cards': player.finished.length }}>
      {player.finished.map((card) => (
        <div key={card}>
          <FinishedCard deck={deck} card={card} />
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
      return <Grouped points={player.finished.map((card) => cardOf(deck, card).points)} />
    case 'seals':
      return <SealSums deck={deck} player={player} />
  }
}

/** The points grouped by value, the highest first, for example "3×14 + 2×10". */
function Grouped({ points }: { points: readonly number[] }) {
  const kinds = [...new Set(points)].sort((a, b) => b - a)
  if (points.length < 2) return undefined
  const counted = kinds.map((kind) => ({ kind, n: points.filter((value) => value === kind).length }))
  return <small>{counted.map(({ kind, n }) => (n > 1 ? `${n}×${kind}` : kind)).join(' + ')}</small>
}
