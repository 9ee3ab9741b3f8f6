import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { type Card, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { type Open, PLACES } from '../../rules/state.ts'
import { pileSize } from '../../rules/turn.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { DisplayCards, NOT_PICKING } from '../display/display.tsx'
import { NO_HIGHLIGHTS } from '../highlights.ts'
import { highlightedCells } from '../history/log-place.ts'
import { sg } from '../texts.ts'
import { landOf, markedOn, playerAt } from '../view.ts'
import { cardDescription, cardLabel, cardOf } from '../words.ts'
import { FinishedCard } from './finished-cards.tsx'
import { RoundCard } from './round-card.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import './inspect.css'

/** What can be shown enlarged in a dialog. */
export type Inspected =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'display' }
  | { readonly kind: 'rounds' }

interface InspectDialogProps {
  open: Open
  item: Inspected
  close(): void
  inspect(item: Inspected): void
}

export function InspectDialog({ open, item, close, inspect }: InspectDialogProps) {
  switch (item.kind) {
    case 'card':
      return <CardDialog open={open} card={item.card} close={close} />
    case 'player':
      return <PlayerDialog open={open} seat={item.seat} close={close} />
    case 'display':
      return <DisplayDialog open={open} close={close} inspect={inspect} />
    case 'rounds':
      return (
        <Dialog title={sg.t('roundCard')} close={close} class="narrow sg-dialog">
          <RoundCard open={open} />
          <p class="card-words">
            {sg.t('pile.n', { n: pileSize(open) })}. {sg.t('explain.pile')}
          </p>
        </Dialog>
      )
  }
}

function CardDialog({ open, card, close }: { open: Open; card: Card; close(): void }) {
  const file = cardOf(deckOf(open.options), card)
  return (
    <Dialog title={cardLabel(file)} close={close} class="narrow sg-dialog">
      <TreasureCardPicture card={file} label={cardDescription(file)} />
      <p class="card-words">{cardDescription(file)}</p>
    </Dialog>
  )
}

/** Everything a player has: both islands, the score sheet and the finished cards. */
function PlayerDialog({ open, seat, close }: { open: Open; seat: Seat; close(): void }) {
  const { name } = useFrame()
  const deck = deckOf(open.options)
  const player = playerAt(open, seat)
  return (
    <Dialog title={name(seat)} close={close} class="wide sg-dialog">
      <div class="inspect">
        <div class="inspect-islands">
          {PLACES.map((place) => {
            if (player.cards[place] === NO_CARD) return undefined
            const card = cardOf(deck, player.cards[place])
            const marked = markedOn(deck, player, place)
            return (
              <TreasureCardPicture
                key={place}
                card={card}
                marked={marked}
                lit={highlightedCells(seat, player.cards[place], landOf(deck, player.cards[place]))}
                label={cardDescription(card, marked)}
              />
            )
          })}
        </div>
        <ScoreSheet open={open} seat={seat} />
        {player.finished.length > 0 ? (
          <div class="inspect-finished">
            <h3>{sg.t('finished')}</h3>
            <div class="minis">
              {player.finished.map((card) => (
                <FinishedCard
                  key={card}
                  deck={deck}
                  card={card}
                  lit={highlightedCells(seat, card, landOf(deck, card))}
                />
              ))}
            </div>
          </div>
        ) : undefined}
      </div>
    </Dialog>
  )
}

interface DisplayDialogProps {
  open: Open
  close(): void
  inspect(item: Inspected): void
}

function DisplayDialog({ open, close, inspect }: DisplayDialogProps) {
  return (
    <Dialog title={sg.t('display')} close={close} class="narrow sg-dialog">
      <p class="card-words">{sg.t('explain.palmValue')}</p>
      <div class="display-closer">
        <DisplayCards
          open={open}
          picking={NOT_PICKING}
          highlights={NO_HIGHLIGHTS}
          inspect={(card) => inspect({ kind: 'card', card })}
        />
      </div>
    </Dialog>
  )
}
