import { useMemo } from 'preact/hooks'
import { settings } from '../../../../ui/device/settings.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { type Card, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, Player } from '../../rules/state.ts'
import { landOf, type SgView, viewedPlayer } from '../view.ts'
import type { TurnDraft } from './use-turn-draft.ts'

/** Choosing cards: two of the four dealt at the start (R14), and new ones for completed islands (R7). */
export function useCardChoice(view: SgView, draft: TurnDraft) {
  const { open } = view
  const { moves, replace, submit } = draft
  const kept = moves.flatMap((move) => (move.type === 'keep' ? [move.card] : []))
  const taken = moves.flatMap((move) => (move.type === 'take' ? [move.card] : []))

  return {
    kept,
    taken,
    keptEnough: kept.length === 2,
    // A card drawn from the stock ends the list.
    takenEnough:
      moves.some(({ type }) => type === 'draw') ||
      (taken.length > 0 && taken.length === Math.min(emptyPlaces(view), availableCards(open))),
    viewWithTaken: useMemo(() => withTaken(view, taken), [view, taken.join()]),
    /** Keeps a dealt card, or puts it back. */
    choose(card: Card) {
      sound('paper')
      const rest = moves.filter((move) => move.type !== 'keep' || move.card !== card)
      replace(rest.length < moves.length ? rest : [...moves.slice(-1), { type: 'keep', card }])
    },
    take(card: Card) {
      sound('paper')
      replace([...moves, { type: 'take', card }])
    },
    /** A card drawn from the stock cannot be put back, so the turn is sent at once unless the player is to be asked. */
    draw() {
      const drawn: readonly Move[] = [...moves, { type: 'draw' }]
      if (settings.confirm.value === 'always') replace(drawn)
      else void submit(drawn)
    },
  }
}

const emptyPlaces = (view: SgView): number =>
  viewedPlayer(view).cards.filter((card) => card === NO_CARD).length

const availableCards = ({ display, stock }: Open): number =>
  display.filter((card) => card !== NO_CARD).length + stock

/** The view as it would be with the cards of the draft in their places, so that they can be looked at. */
function withTaken(view: SgView, taken: readonly Card[]): SgView {
  const { open, seat } = view
  if (taken.length === 0 || seat === undefined) return view
  const deck = deckOf(open.options)
  const player: Player = structuredClone(viewedPlayer(view))
  for (const card of taken) {
    const place = player.cards[0] === NO_CARD ? 0 : 1
    player.cards[place] = card
    player.free[place] = landOf(deck, card)
  }
  return {
    ...view,
    open: { ...open, players: open.players.map((other, i) => (i === seat ? player : other)) },
  }
}
