import { describe, expect, test } from 'vitest'
import { at, hasSeat, playTurn, startMatch, takeBack, viewOf } from '../../../kernel/index.ts'
import { NO_CARD } from './components/deck.ts'
import { silverAndGold } from './game.ts'

const seed = '5a'.repeat(32)

function started(seats: number) {
  const names = Array.from({ length: seats }, (_, seat) => `player ${seat}`)
  const match = startMatch(silverAndGold, { options: { memoryAid: false }, seats: names, seed })
  if ('code' in match) throw new Error(match.code)
  for (let seat = 0; seat < seats; seat++) {
    playTurn(
      match,
      seat,
      at(match.state.own, seat)
        .dealt.slice(0, 2)
        .map((card) => ({ type: 'keep', card })),
    )
  }
  return match
}

type Started = ReturnType<typeof started>
const legal = (match: Started, seat: number) => silverAndGold.legal(viewOf(match.state, seat))

function markOnce(match: Started, seat: number): void {
  const { turn } = match.state.open
  while (match.state.open.turn === turn && hasSeat(match.state.open.waiting, seat)) {
    const moves = legal(match, seat)
    expect(playTurn(match, seat, [moves.find(({ type }) => type === 'pattern') ?? moves[0]])).toBeUndefined()
  }
}

describe('R13: undo', () => {
  test('is allowed while marking, because marking reveals nothing hidden', () => {
    const match = started(2)
    const before = JSON.stringify(match.state)
    for (const move of legal(match, 0)) {
      expect(playTurn(match, 0, [move])).toBeUndefined()
      expect(takeBack(match, 0)).toBeUndefined()
      expect(JSON.stringify(match.state)).toBe(before)
    }
  })

  test('is not allowed after hidden information has been revealed', () => {
    const match = started(2)
    expect(takeBack(match, 0)).toEqual({ code: 'nothingToTakeBack' })
    markOnce(match, 0)
    markOnce(match, 1)
    expect(takeBack(match, 0)).toEqual({ code: 'nothingToTakeBack' })
    expect(takeBack(match, 1)).toEqual({ code: 'nothingToTakeBack' })
  })

  test('is allowed after taking a display card, as long as the display has not been refilled', () => {
    const { match, seat } = twoPicks()
    const before = JSON.stringify(match.state)
    const [first] = match.state.open.display
    expect(playTurn(match, seat, [{ type: 'take', card: first }])).toBeUndefined()
    expect(match.state.open.phase).toBe('pick')
    expect(takeBack(match, seat)).toBeUndefined()
    expect(JSON.stringify(match.state)).toBe(before)
  })

  test('is not allowed after a blind draw', () => {
    const { match, seat } = twoPicks()
    expect(playTurn(match, seat, [{ type: 'draw' }])).toBeUndefined()
    expect(match.state.open.phase).toBe('pick')
    expect(takeBack(match, seat)).toEqual({ code: 'nothingToTakeBack' })
  })

  /** A solo game in which both cards have just been put aside. */
  function twoPicks() {
    const match = started(1)
    const player = at(match.state.open.players, 0)
    player.cards = [NO_CARD, NO_CARD]
    player.free = [0, 0]
    match.state.open.phase = 'pick'
    match.snapshots.push({ at: match.log.length, state: silverAndGold.copy(match.state) })
    return { match, seat: 0 }
  }
})
