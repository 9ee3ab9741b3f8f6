import { memo } from '../../../../ui/hooks/memo.ts'
import { type Deck, deckOf, NO_CARD } from '../../rules/deck.ts'
import type { Open } from '../../rules/state.ts'
import { Sign, SUITS, Suit } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import { scoreOf } from '../turn/draft.ts'
import { cardOf } from '../words.ts'
import type { Closer } from './inspect.tsx'

/** On a phone: my points, coins, palms and the display in one row; each opens its sheet. */
export const Purse = memo(({ open, seat, look }: { open: Open; seat: number; look(at: Closer): void }) => {
  const deck: Deck = deckOf(open.options)
  const player = open.players[seat]
  const points = scoreOf(deck, player)
  const sheet = (): void => look({ kind: 'player', seat })
  return (
    <nav class="purse" aria-label={sg.t('sheet')}>
      <button type="button" onClick={sheet} data-purse="points">
        <span class="pencil-t">{points}</span>
        <small>{sg.t('points', { n: points })}</small>
      </button>
      <button type="button" onClick={sheet} data-purse="coins">
        <Sign of="coin" />
        {player.coins}
        <small>/12</small>
        <span class="vh">{sg.t('part.coins')}</span>
      </button>
      <button type="button" onClick={sheet} data-purse="palms">
        <Sign of="palm" />
        {player.palms}
        <small>+{open.palmValue}</small>
        <span class="vh">{sg.t('perPalm')}</span>
      </button>
      <button type="button" onClick={() => look({ kind: 'display' })}>
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
