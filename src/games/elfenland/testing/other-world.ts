import { at, type Chance, putIn, type Seat, takeNth, viewOf } from '../../../kernel/index.ts'
import { GOLD_CARD } from '../rules/components/cards.ts'
import { TOWNS } from '../rules/components/map.ts'
import { NO_TOKEN } from '../rules/components/tokens.ts'
import { roundEnd } from '../rules/phases/round-end.ts'
import { copyState, type ElfenlandState } from '../rules/state.ts'
import { increase } from './count.ts'

/** A state that this seat cannot tell from the original, because only what is hidden from it is dealt again. */
export function otherWorld(state: ElfenlandState, seat: Seat, chance: Chance): ElfenlandState {
  const world = copyState(state)
  redealHands(world, seat, chance)
  redealTokens(world, seat, chance)
  redealTownCards(world, seat, chance)
  redealKept(world, seat, chance)
  return world
}

const othersOf = ({ own }: ElfenlandState, seat: Seat): Seat[] => [...own.keys()].filter((s) => s !== seat)

function redealHands({ own, secret }: ElfenlandState, seat: Seat, chance: Chance): void {
  const others = own.filter((_, other) => other !== seat).map(({ hand }) => hand)
  const sizes = others.map((hand) => hand.reduce((sum, count) => sum + count))
  const goldCards = at(secret.pile.counts, GOLD_CARD)
  for (let i = 0; i < goldCards; i++) takeNth(secret.pile, secret.pile.size - 1)
  for (const hand of others) {
    for (const [card, count] of hand.entries()) for (let i = 0; i < count; i++) putIn(secret.pile, card)
  }
  for (const [i, hand] of others.entries()) {
    hand.fill(0)
    for (let n = 0; n < at(sizes, i); n++) increase(hand, chance.draw(secret.pile))
  }
  for (let i = 0; i < goldCards; i++) putIn(secret.pile, GOLD_CARD)
}

function redealTokens(state: ElfenlandState, seat: Seat, chance: Chance): void {
  const { own, secret, open } = state
  const others = othersOf(state, seat)
  const drawing = others.filter((other) => at(own, other).drawn[0] !== NO_TOKEN)
  for (const other of others) {
    for (const [token, count] of at(own, other).hiddenTokens.entries())
      for (let i = 0; i < count; i++) putIn(secret.pool, token)
    for (const token of at(own, other).drawn) if (token !== NO_TOKEN) putIn(secret.pool, token)
  }
  for (const other of others) {
    at(own, other).hiddenTokens.fill(0)
    for (let i = 0; i < at(open.players, other).hiddenTokens; i++)
      increase(at(own, other).hiddenTokens, chance.draw(secret.pool))
  }
  for (const other of drawing) at(own, other).drawn = at(own, other).drawn.map(() => chance.draw(secret.pool))
}

function redealTownCards({ open, own }: ElfenlandState, seat: Seat, chance: Chance): void {
  if (!open.variant.townCards || open.phase === 'over') return
  const left = TOWNS.flatMap(({ townCard }, town) =>
    townCard && town !== at(own, seat).townCard ? [town] : [],
  )
  for (const [other, place] of own.entries()) {
    if (other !== seat) place.townCard = at(left.splice(chance.below(left.length), 1), 0)
  }
}

/** Replaces the tokens that other players have chosen to keep. */
function redealKept(state: ElfenlandState, seat: Seat, chance: Chance): void {
  const { open, own } = state
  if (open.phase !== 'roundEnd') return
  for (const other of othersOf(state, seat)) {
    const { kept } = at(own, other)
    const chosen = kept.filter((token) => token !== NO_TOKEN).length
    kept.fill(NO_TOKEN)
    for (let i = 0; i < chosen; i++) {
      const moves = roundEnd.legal({ seat: other, open, own: at(own, other) })
      const move = at(moves, chance.below(moves.length))
      if (move.type === 'keep') kept[i] = 2 * move.token + (move.hidden ? 1 : 0)
    }
  }
}

export const seenBy = (state: ElfenlandState, seat: Seat): string => JSON.stringify(viewOf(state, seat))
