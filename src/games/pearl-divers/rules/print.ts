import type { View } from '../../../kernel/index.ts'
import type { Open, Own } from './state.ts'

/** A view as text, for `vermeil replay` and for debugging. */
export function print(view: View, names: readonly string[]): string {
  const { open, own } = view as View<Open, Own>
  const { pearl, round, rounds, pearls, last } = open
  return [
    pearl > 0 ? `Pearl ${round} of ${rounds}, worth ${pearl}` : 'The match is over',
    ...(last ? [`Last dive: ${last.depths.map((depth, seat) => `${names[seat]} ${depth}`).join(', ')}`] : []),
    ...pearls.map((mine, seat) => `${names[seat]}: ${mine.join(' ') || 'no pearls'}`),
    ...(own ? [`Your cards: ${own.hand.join(' ')}`] : []),
  ].join('\n')
}
