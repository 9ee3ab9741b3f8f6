import { describe, expect, test } from 'vitest'
import { at, sum } from '../../../kernel/index.ts'
import { allCards, allTokens, cardsInTheBox, goldAfter, tokensInTheBox } from '../testing/conservation.ts'
import { chooseByKind, everyGame, GAME_SETUPS, playGame } from '../testing/random-play.ts'
import { PIECE_TOWNS } from './components/map.ts'
import { TREE_OBSTACLE } from './components/tokens.ts'
import { type ElfenlandState, PHASES } from './state.ts'

describe('whole games', () => {
  test('E17: two players use the same material and play the same number of rounds', () => {
    for (const table of GAME_SETUPS) {
      const state = playGame(table, 2, 5, chooseByKind)
      expect(allCards(state)).toEqual(cardsInTheBox(state.open))
      expect(state.open.round).toBe(state.open.variant.rounds)
    }
  })

  test('every phase with decisions and every kind of move occurs', () => {
    const phases = new Set<string>()
    const types = new Set<string>()
    everyGame(5, ({ before, move }) => {
      phases.add(before.open.phase)
      types.add(move.type)
    })
    const automatic = ['deal', 'hiddenCounter', 'income', 'over']
    expect([...phases].sort()).toEqual(PHASES.filter((phase) => !automatic.includes(phase)).sort())
    expect(types.size).toBe(18)
  })
})

describe('after every move of random games', () => {
  test('no card is lost or added', () => {
    everyGame(3, ({ state }) => {
      expectSame(allCards(state), cardsInTheBox(state.open), 'cards')
      expectSame([state.open.pile], [state.secret.pile.size], 'the size of the pile')
      expectSame([sum(state.secret.pile.counts)], [state.secret.pile.size], 'the pile')
    })
  })

  test('no token is lost or added, except that used obstacles leave the game in Elfenland', () => {
    everyGame(3, ({ before, state, move }) => {
      const tokens = allTokens(state)
      if (state.open.variant.game === 'elfenland') {
        const left = unusedObstacles(state) + obstaclesOnMap(state)
        const had = unusedObstacles(before) + obstaclesOnMap(before)
        const roundEnded = obstaclesOnMap(state) === 0
        if (left > had || (left < had && !roundEnded))
          throw new Error(`wrong number of obstacles after ${move.type}`)
        tokens[TREE_OBSTACLE] = 0
      }
      expectSame(tokens, tokensInTheBox(state.open), 'tokens')
      expectSame([state.open.pool], [state.secret.pool.size], 'the size of the pool')
      expectSame([sum(state.secret.pool.counts)], [state.secret.pool.size], 'the pool')
    })
  })

  test('the public counts match the hidden cards and tokens (E8)', () => {
    everyGame(3, ({ state: { open, own } }) => {
      for (const [seat, player] of open.players.entries()) {
        const { hand, hiddenTokens } = at(own, seat)
        expectSame([player.cards, player.hiddenTokens], [sum(hand), sum(hiddenTokens)], 'public numbers')
        if ([...hand, ...hiddenTokens, ...player.tokens].some((count) => count < 0))
          throw new Error('negative count')
        if (hand.some((count, card) => at(player.seenCards, card) > count))
          throw new Error('a seen card is not in the hand')
      }
    })
  })

  test('gold changes only as the rules say', () => {
    everyGame(6, ({ before, seat, move, state }) => {
      const gold = state.open.players.map((player) => player.gold)
      expectSame(gold, goldAfter(before.open, seat, move, state.open), `gold after ${move.type}`)
      if (gold.some((coins) => coins < 0 || !Number.isInteger(coins))) throw new Error('negative count')
    })
  })

  test('a piece is taken by entering its town, and is never lost', () => {
    everyGame(3, ({ before, seat, state }) => {
      for (const [other, { pieces, boot }] of state.open.players.entries()) {
        const had = at(before.open.players, other)
        const taken = pieces & ~had.pieces
        if ((had.pieces & ~pieces) !== 0 || (pieces & ~PIECE_TOWNS) !== 0) throw new Error('a piece was lost')
        if (taken !== 0 && (other !== seat || taken !== 1 << boot))
          throw new Error('a piece was taken in another town')
        if (boot !== had.boot && ((pieces | ~PIECE_TOWNS) & (1 << boot)) === 0)
          throw new Error('a piece was not taken')
      }
    })
  })
})

const unusedObstacles = ({ open }: ElfenlandState): number =>
  sum(open.players.map(({ tokens }) => at(tokens, TREE_OBSTACLE)))

const obstaclesOnMap = ({ open }: ElfenlandState): number => sum(open.roads.map((load) => (load >> 6) & 1))

function expectSame(found: readonly number[], wanted: readonly number[], what: string): void {
  if (found.length === wanted.length && found.every((value, i) => value === wanted[i])) return
  throw new Error(`${what}: got ${found.join(' ')}, expected ${wanted.join(' ')}`)
}
