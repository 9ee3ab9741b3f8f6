import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { COIN_BOXES, type Open } from '../../rules/state.ts'
import { Sign, SUITS, Suit } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import { scoreSoFar } from '../turn/gain.ts'
import { playerAt } from '../view.ts'
import { cardOf } from '../words.ts'
import type { Inspected } from './inspect.tsx'
import './summary-row.css'

interface SummaryRowProps {
  open: Open
  seat: Seat
  inspect(item: Inspected): void
}

/** On a phone: points, coins, palms and the display in one row. Each opens the dialog that shows it in full. */
export const SummaryRow = memo(({ open, seat, inspect }: SummaryRowProps) => {
  const { me, name } = useFrame()
  const label = seat === me ? sg.t('sheet') : sg.t('sheet.of', { name: name(seat) })
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  const points = scoreSoFar(deck, player)
  const inspectSheet = (): void => inspect({ kind: 'player', seat })
  return (
    <nav class="summary-row" aria-label={label}>
      <button type="button" onClick={inspectSheet} data-summary="points">
        <span class="pencil-t">{points}</span>
        <small>{sg.t('points', { n: points })}</small>
      </button>
      <button type="button" onClick={inspectSheet} data-summary="coins">
        <Sign of="coin" />
        {player.coins}
        <small>{`/${COIN_BOXES}`}</small>
        <span class="vh">{sg.t('part.coins')}</span>
      </button>
      <button type="button" onClick={inspectSheet} data-summary="palms">
        <Sign of="palm" />
        {player.palms}
        <small>+{open.palmValue}</small>
        <span class="vh">{sg.t('perPalm')}</span>
      </button>
      <button type="button" onClick={() => inspect({ kind: 'display' })} data-summary="display">
        <span class="fan" aria-hidden="true">
          {open.display.map((card, place) =>
            card === NO_CARD ? undefined : (
              <i key={place} class={`fin-${SUITS[cardOf(deck, card).colour]}`}>
                <Suit colour={cardOf(deck, card).colour} />
              </i>
            ),
          )}
        </span>
        <small>{sg.t('display')}</small>
      </button>
    </nav>
  )
})
