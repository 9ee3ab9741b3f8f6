// Silver & Gold as one would write it on boardgame.io: plain objects, moves that check and change G, shuffled piles.
// Same rules, same deck, same kinds of move as Vermeil's, so that moves per second can be compared.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core')

const TURNS = 28
const NONE = -1

const count = (cells) => {
  let n = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) n++
  return n
}

/** The game on a deck made ready by Vermeil: land, crosses, coins, palms … by card. */
export function silverAndGold(deck) {
  const palmsShown = (G) =>
    G.display.reduce((sum, card) => sum + (card === NONE ? 0 : count(deck.palms[card])), 0)

  const fillDisplay = (G) => {
    for (let place = 0; place < 4 && G.stock.length > 0; place++) {
      if (G.display[place] === NONE) G.display[place] = G.stock.pop()
    }
  }

  const reveal = (G, random) => {
    if (G.turn % 7 === 0) {
      G.pile = random.Shuffle(deck.patternCounts.flatMap((n, pattern) => Array(n).fill(pattern)))
    }
    G.expedition = G.pile.pop()
    G.palmValue = 1 + palmsShown(G)
    G.phase = 'mark'
    for (const player of G.players) player.done = (player.free[0] | player.free[1]) === 0
  }

  const mustPick = (G, player) =>
    player.cards.includes(NONE) &&
    G.turn < TURNS - 1 &&
    (G.stock.length > 0 || G.display.some((card) => card !== NONE))

  const resolve = (G, random) => {
    do {
      while (G.resolved < G.players.length) {
        const seat = (G.start + G.resolved) % G.players.length
        const player = G.players[seat]
        while (player.rows < Math.floor(player.coins / 4)) {
          player.trophies += G.trophy
          if (G.trophy > 0) G.trophy--
          player.rows++
        }
        for (const place of [0, 1]) {
          if (player.cards[place] === NONE || player.free[place] !== 0) continue
          player.finished.push(player.cards[place])
          player.cards[place] = NONE
        }
        if (mustPick(G, player)) {
          G.phase = 'pick'
          G.picking = seat
          return
        }
        G.resolved++
      }
      G.start = (G.start + 1) % G.players.length
      G.resolved = 0
      G.turn++
      if (G.turn === TURNS) {
        G.phase = 'over'
        return
      }
      reveal(G, random)
    } while (G.players.every(({ done }) => done))
  }

  const mark = (G, random, player, place, cells) => {
    player.marks[place] |= cells
    player.owed += count(cells & deck.crosses[player.cards[place]])
    if (((player.free[0] & ~player.marks[0]) | (player.free[1] & ~player.marks[1])) === 0) player.owed = 0
    if (player.owed > 0) return
    player.done = true
    if (!G.players.every(({ done }) => done)) return
    for (const marked of G.players) {
      for (const at of [0, 1]) {
        const card = marked.cards[at]
        if (card === NONE) continue
        marked.coins = Math.min(12, marked.coins + count(marked.marks[at] & deck.coins[card]))
        for (let i = count(marked.marks[at] & deck.palms[card]); i > 0 && marked.palms < 4; i--) {
          marked.palms++
          marked.palmPoints += G.palmValue
        }
        marked.free[at] &= ~marked.marks[at]
        marked.marks[at] = 0
      }
    }
    resolve(G, random)
  }

  const give = (G, random, card) => {
    const player = G.players[G.picking]
    const place = player.cards[0] === NONE ? 0 : 1
    player.cards[place] = card
    player.free[place] = deck.land[card]
    if (mustPick(G, player)) return
    fillDisplay(G)
    G.resolved++
    resolve(G, random)
  }

  const moves = {
    keep({ G, random, playerID }, card) {
      const player = G.players[playerID]
      if (G.phase !== 'keep' || player.done || !player.dealt.includes(card) || player.kept.includes(card))
        return INVALID_MOVE
      player.kept.push(card)
      if (player.kept.length < 2) return undefined
      player.done = true
      if (!G.players.every(({ done }) => done)) return undefined
      for (const keeper of G.players) {
        G.stock.push(...keeper.dealt.filter((dealt) => !keeper.kept.includes(dealt)))
        keeper.cards = [...keeper.kept]
        keeper.free = keeper.kept.map((kept) => deck.land[kept])
      }
      G.stock = random.Shuffle(G.stock)
      fillDisplay(G)
      G.start = random.Die(G.players.length) - 1
      reveal(G, random)
      return undefined
    },
    pattern({ G, random, playerID }, place, cells) {
      const player = G.players[playerID]
      if (G.phase !== 'mark' || player.done || player.owed > 0 || player.cards[place] === NONE)
        return INVALID_MOVE
      if (!deck.placements[player.cards[place]][G.expedition].includes(cells)) return INVALID_MOVE
      if ((cells & ~player.free[place]) !== 0) return INVALID_MOVE
      mark(G, random, player, place, cells)
      return undefined
    },
    cell({ G, random, playerID }, place, cell) {
      const player = G.players[playerID]
      if (G.phase !== 'mark' || player.done || player.cards[place] === NONE) return INVALID_MOVE
      if ((((player.free[place] & ~player.marks[place]) >> cell) & 1) === 0) return INVALID_MOVE
      if (player.owed > 0) player.owed--
      mark(G, random, player, place, 1 << cell)
      return undefined
    },
    take({ G, random, playerID }, card) {
      const place = G.display.indexOf(card)
      if (G.phase !== 'pick' || G.picking !== Number(playerID) || place < 0) return INVALID_MOVE
      G.display[place] = NONE
      give(G, random, card)
      return undefined
    },
    draw({ G, random, playerID }) {
      if (G.phase !== 'pick' || G.picking !== Number(playerID) || G.stock.length === 0) return INVALID_MOVE
      give(G, random, G.stock.pop())
      return undefined
    },
  }

  return {
    name: 'silver-and-gold',
    setup({ ctx, random }) {
      const stock = random.Shuffle([...Array(deck.cards).keys()])
      const players = Array.from({ length: ctx.numPlayers }, () => ({
        dealt: [stock.pop(), stock.pop(), stock.pop(), stock.pop()],
        kept: [],
        cards: [NONE, NONE],
        free: [0, 0],
        marks: [0, 0],
        owed: 0,
        done: false,
        coins: 0,
        rows: 0,
        trophies: 0,
        palms: 0,
        palmPoints: 0,
        finished: [],
      }))
      return {
        phase: 'keep',
        turn: 0,
        start: 0,
        resolved: 0,
        picking: 0,
        expedition: 0,
        palmValue: 0,
        trophy: 6,
        pile: [],
        stock,
        display: [NONE, NONE, NONE, NONE],
        players,
      }
    },
    turn: { activePlayers: { all: 'play' }, stages: {} },
    moves,
    endIf: ({ G }) => (G.phase === 'over' ? true : undefined),
  }
}

/** A legal move at random for whoever is waited for first, as name and arguments. */
export function randomMove(G, deck, below) {
  if (G.phase === 'pick') {
    const shown = G.display.filter((card) => card !== NONE)
    const nth = below(shown.length + (G.stock.length > 0 ? 1 : 0))
    return nth === shown.length ? [G.picking, 'draw', []] : [G.picking, 'take', [shown[nth]]]
  }
  const seat = G.players.findIndex(({ done }) => !done)
  const player = G.players[seat]
  if (G.phase === 'keep') {
    const left = player.dealt.filter((card) => !player.kept.includes(card))
    return [seat, 'keep', [left[below(left.length)]]]
  }
  const free = [player.free[0] & ~player.marks[0], player.free[1] & ~player.marks[1]]
  if (player.owed === 0) {
    const laid = [0, 1].map((place) =>
      free[place] === 0 ? [] : deck.placements[player.cards[place]][G.expedition],
    )
    const cells = count(free[0]) + count(free[1])
    for (;;) {
      const nth = below(laid[0].length + laid[1].length + cells)
      if (nth >= laid[0].length + laid[1].length) break
      const place = nth < laid[0].length ? 0 : 1
      const pattern = laid[place][place === 0 ? nth : nth - laid[0].length]
      if ((pattern & ~free[place]) === 0) return [seat, 'pattern', [place, pattern]]
    }
  }
  let nth = below(count(free[0]) + count(free[1]))
  const place = nth < count(free[0]) ? 0 : 1
  if (place === 1) nth -= count(free[0])
  let rest = free[place]
  while (nth-- > 0) rest &= rest - 1
  return [seat, 'cell', [place, 31 - Math.clz32(rest & -rest)]]
}
