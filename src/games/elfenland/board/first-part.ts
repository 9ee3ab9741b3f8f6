import type { Move } from '../rules/moves.ts'

/**
 * The first road of a journey, or the token that is laid without its road. A bid is pointed out without its amount;
 * whatever is a single choice has no parts.
 */
export function firstPart(moves: readonly Move[]): readonly Move[] | undefined {
  const [first] = moves
  switch (first?.type) {
    case 'travel':
    case 'caravan':
    case 'magicFlight':
      return moves.some(({ type }, index) => index > 0 && type !== 'stop') ? [first] : undefined
    case 'lay':
      return [{ type: 'keep', token: first.token, hidden: first.hidden }]
    case 'bid':
      return [{ type: 'bid', gold: 1 }]
    default:
      return undefined
  }
}
