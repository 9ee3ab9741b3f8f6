import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Token } from '../../../../ui/components/pictures/token.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Deck, deckOf } from '../../rules/deck.ts'
import { COLOURS } from '../../rules/deck-file.ts'
import { finishedOf, scoreParts } from '../../rules/scoring.ts'
import { COIN_ROWS, COINS_PER_ROW, type Open, type Player } from '../../rules/state.ts'
import { Sign, SUITS, Suit } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import type { Gain } from '../turn/draft.ts'
import { scoreOf } from '../turn/draft.ts'
import { cardOf, cardWords } from '../words.ts'

/** A player's sheet: coin rows with their trophies, palms, and the points so far. */
export const ScoreSheet = memo(({ open, seat, gain, own }: SheetProps) => {
  const { name } = useFrame()
  const player = open.players[seat]
  return (
    <section class="paper sheet" aria-label={sg.t('sheet.of', { name: name(seat) })} data-own={own}>
      <h2 class="who">
        <Token seat={seat} />
        <b>{name(seat)}</b>
      </h2>
      <CoinRows open={open} player={player} more={gain?.coins ?? 0} />
      <PalmBoxes player={player} more={gain?.palms ?? 0} value={open.palmValue} />
      <Tally deck={deckOf(open.options)} player={player} gain={gain} />
    </section>
  )
})

interface SheetProps {
  open: Open
  seat: number
  gain?: Gain | undefined
  own?: boolean
}

function CoinRows({ open, player, more }: { open: Open; player: Player; more: number }) {
  return (
    <div
      class="coins"
      role="img"
      aria-label={sg.t('coins.of', { n: player.coins })}
      data-explain={sg.t('explain.coins')}
    >
      {Array.from({ length: COIN_ROWS }, (_, row) => (
        <div key={row} class="coinrow">
          {Array.from({ length: COINS_PER_ROW }, (_, column) => {
            const index = row * COINS_PER_ROW + column
            const filled = index < player.coins
            const soon = !filled && index < player.coins + more
            return (
              <span key={column} class={soon ? 'c soon' : 'c'} data-coin={index}>
                <Sign of={filled || soon ? 'coin' : 'coin-empty'} />
              </span>
            )
          })}
          <span class="arr" />
          <span class={player.trophies[row] > 0 ? 'tbox won' : 'tbox'} data-row={row}>
            <Sign of="trophy" />
            {player.trophies[row] > 0 ? (
              <b>{player.trophies[row]}</b>
            ) : row === player.rows && open.trophy > 0 ? (
              <i>{open.trophy}?</i>
            ) : undefined}
          </span>
        </div>
      ))}
    </div>
  )
}

function PalmBoxes({ player, more, value }: { player: Player; more: number; value: number }) {
  const words = sg.t('palms.of', { n: player.palms, points: player.palmBoxes.reduce((sum, n) => sum + n, 0) })
  return (
    <div class="palms" role="img" aria-label={words} data-explain={sg.t('explain.palms')}>
      {player.palmBoxes.map((figure, i) => {
        const soon = figure === 0 && i < player.palms + more
        return (
          <span key={i} class={figure > 0 || soon ? `full${soon ? ' soon' : ''}` : ''} data-palm={i}>
            <Sign of="palm" />
            {soon ? value : figure || ''}
          </span>
        )
      })}
    </div>
  )
}

function Tally({ deck, player, gain }: { deck: Deck; player: Player; gain?: Gain | undefined }) {
  const parts = scoreParts(deck, player)
  const plus = (points: number | undefined) => (points ? <ins>+{points}</ins> : undefined)
  return (
    <dl class="tally">
      <div>
        <dt>{sg.t('part.coins')}</dt>
        <dd>
          {plus(gain?.coins)}
          {parts.coins}
        </dd>
      </div>
      <div>
        <dt>{sg.t('part.trophies')}</dt>
        <dd>{parts.trophies}</dd>
      </div>
      <div>
        <dt>{sg.t('part.palms')}</dt>
        <dd>
          {plus(gain?.palmPoints)}
          {parts.palms}
        </dd>
      </div>
      <div>
        <dt>
          {sg.t('part.cards')} <FinishedStack deck={deck} player={player} />
        </dt>
        <dd>
          {plus(gain?.cards)}
          {parts.cards}
        </dd>
      </div>
      <div>
        <dt>
          {sg.t('part.seals')} <SealSums deck={deck} player={player} />
        </dt>
        <dd>
          {plus(gain?.seals)}
          {parts.seals}
        </dd>
      </div>
      <div class="sum">
        <dt>{sg.t('soFar')}</dt>
        <dd>{scoreOf(deck, player)}</dd>
      </div>
    </dl>
  )
}

/** Finished cards as a small stack of silhouettes. */
export function FinishedStack({ deck, player }: { deck: Deck; player: Player }) {
  if (player.finished.length === 0) return undefined
  const words = player.finished.map((card) => cardWords(cardOf(deck, card))).join('; ')
  return (
    <span
      class={player.finished.length > 4 ? 'stack many' : 'stack'}
      role="img"
      aria-label={sg.t('finished.list', { list: words })}
      data-explain={words}
    >
      {player.finished.map((card) => {
        const { colour } = cardOf(deck, card)
        return (
          <span key={card} class={`fin fin-${SUITS[colour]}`}>
            <Suit colour={colour} />
          </span>
        )
      })}
    </span>
  )
}

/** How the seals add up: "2 × two suns". */
export function SealSums({ deck, player }: { deck: Deck; player: Player }) {
  const seals = player.finished.filter((card) => deck.sealValue[card] > 0)
  const paying = seals.flatMap((card) => {
    const n = finishedOf(deck, player.finished, deck.sealColour[card])
    return n > 0 ? [{ card, n, value: deck.sealValue[card], colour: COLOURS[deck.sealColour[card]] }] : []
  })
  if (paying.length === 0) return undefined
  return (
    <small class="sums">
      {paying.map(({ card, n, value, colour }, i) => (
        <span key={card} class="sealsum">
          {i > 0 ? '+ ' : ''}
          {value}×
          {Array.from({ length: n }, (_, k) => (
            <Suit key={k} colour={colour} />
          ))}
        </span>
      ))}
    </small>
  )
}
