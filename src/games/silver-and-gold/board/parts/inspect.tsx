import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { type Card, deckOf, NO_CARD } from '../../rules/deck.ts'
import type { Open } from '../../rules/state.ts'
import { pileSize } from '../../rules/turn.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import { cardOf, cardWords } from '../words.ts'
import { DisplayCards, LOOKING_ONLY } from './harbour.tsx'
import { NOTHING_POINTED } from './pointed.ts'
import { RoundCard } from './round-card.tsx'
import { ScoreSheet } from './score-sheet.tsx'

/** What can be laid over the table to be looked at closely. */
export type Closer =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'display' }
  | { readonly kind: 'rounds' }

export function CloserLook({
  open,
  at,
  close,
  look,
}: {
  open: Open
  at: Closer
  close(): void
  look(at: Closer): void
}) {
  switch (at.kind) {
    case 'card':
      return <CardCloser open={open} card={at.card} close={close} />
    case 'player':
      return <PlayerCloser open={open} seat={at.seat} close={close} />
    case 'display':
      return <DisplayCloser open={open} close={close} look={look} />
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

function CardCloser({ open, card, close }: { open: Open; card: Card; close(): void }) {
  const file = cardOf(deckOf(open.options), card)
  return (
    <Dialog
      title={sg.t(`card.${file.colour}`, { points: file.points })}
      close={close}
      class="narrow sg-dialog"
    >
      <TreasureCardPicture card={file} label={cardWords(file)} />
      <p class="card-words">{cardWords(file)}</p>
    </Dialog>
  )
}

/** Everything of one player: both islands, the sheet, the finished cards. */
function PlayerCloser({ open, seat, close }: { open: Open; seat: Seat; close(): void }) {
  const { name } = useFrame()
  const deck = deckOf(open.options)
  const player = open.players[seat]
  return (
    <Dialog title={name(seat)} close={close} class="wide sg-dialog">
      <div class="inspect">
        <div class="inspect-islands">
          {player.cards.map((card, place) =>
            card === NO_CARD ? undefined : (
              <TreasureCardPicture
                key={place}
                card={cardOf(deck, card)}
                marked={deck.land[card] & ~player.free[place]}
                label={cardWords(cardOf(deck, card), deck.land[card] & ~player.free[place])}
              />
            ),
          )}
        </div>
        <ScoreSheet open={open} seat={seat} />
        {player.finished.length > 0 ? (
          <div class="inspect-finished">
            <h3>{sg.t('finished')}</h3>
            <div class="minis">
              {player.finished.map((card) => (
                <TreasureCardPicture
                  key={card}
                  card={cardOf(deck, card)}
                  layout="mini"
                  marked={deck.land[card]}
                  label={cardWords(cardOf(deck, card))}
                />
              ))}
            </div>
          </div>
        ) : undefined}
      </div>
    </Dialog>
  )
}

function DisplayCloser({ open, close, look }: { open: Open; close(): void; look(at: Closer): void }) {
  return (
    <Dialog title={sg.t('display')} close={close} class="narrow sg-dialog">
      <p class="card-words">{sg.t('explain.palmValue')}</p>
      <div class="display-closer">
        <DisplayCards
          open={open}
          picking={LOOKING_ONLY}
          pointed={NOTHING_POINTED}
          look={(card) => look({ kind: 'card', card })}
        />
      </div>
    </Dialog>
  )
}
