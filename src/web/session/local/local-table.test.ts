import { describe, expect, test } from 'vitest'
import { GAMES as LISTED } from '../../../games/all.ts'
import { findGame, type GameManifest, rulesIn } from '../../../games/manifest.ts'
import { pearlDiversManifest } from '../../../games/pearl-divers/manifest.ts'
import {
  fastChance,
  fastSeed,
  forkMatch,
  newFairSeed,
  readMatch,
  viewOf,
  writeMatch,
} from '../../../kernel/index.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'
import { type LocalTable, openLocalTable } from './local-table.ts'

/** The game that new ones begin as is in no list. It needs the defaults of its options. */
const GAMES = [...LISTED, pearlDiversManifest]

const BUDGET = { iterations: 4 }

const tableGame = (id: string): GameManifest | undefined => findGame(GAMES, id)

function opened(match: NewLocalMatch | SavedMatch): LocalTable {
  const table = openLocalTable(match, tableGame)
  if ('code' in table) throw new Error(table.code)
  return table
}

const setup = (game: string): NewLocalMatch => ({
  id: 'abc',
  game,
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Calypso', bot: 'gentle' }],
})

const chance = fastChance(fastSeed(3))

/** The person in seat 0 makes any legal move. */
function playAny(table: LocalTable): void {
  const { match } = table
  const legal = match.game.legal(viewOf(match.state, 0))
  expect(table.play(0, [legal[chance.below(legal.length)]])).toBeUndefined()
}

function playOn(table: LocalTable, turns: number): void {
  for (let count = 0; count < turns && !table.saved().over; count++) {
    while (table.moveBot(BUDGET));
    if (!table.saved().over) playAny(table)
  }
}

/** The levels of which stored matches tell since there were only four, in games that have levels. */
const levelNames = (game: string): readonly string[] =>
  LISTED.some((listed) => listed.game.id === game) ? ['gentle', 'steady', 'sharp', 'master'] : []

describe.each(GAMES.map(({ game }) => game.id))('%s on this device', (game) => {
  test('is played to its end against a bot, and its file is proven', () => {
    const table = opened(setup(game))
    playOn(table, 1000)
    while (table.moveBot(BUDGET));
    const read = readMatch(writeMatch(table.match), rulesIn(GAMES))
    expect(read).toMatchObject({ ok: true, proven: true })
    expect(table.saved()).toMatchObject({ over: true, waiting: 0 })
    expect(table.match.header.seats).toEqual(['Ada', 'Calypso'])
  })

  test.each(levelNames(game))('goes on against the old level %s', (bot) => {
    const saved = JSON.stringify({ ...setup(game), seats: [{ name: 'Ada' }, { name: 'Calypso', bot }] })
    const table = opened(JSON.parse(saved))
    playOn(table, 2)
    expect(table.saved().turns.some(({ seat }) => seat === 1)).toBe(true)
  })

  test('goes on after a reload exactly where it was', () => {
    const table = opened(setup(game))
    playOn(table, 5)
    const saved: SavedMatch = JSON.parse(JSON.stringify(table.saved()))
    const again = opened(saved)
    expect(again.match.state).toEqual(table.match.state)
    expect(again.match.undoLimit).toBe(table.match.undoLimit)
    expect(again.saved().turns).toEqual(saved.turns)
    expect(again.mayTakeBack()).toEqual(table.mayTakeBack())
    playOn(again, 3)
    expect(again.saved().turns.length).toBeGreaterThan(saved.turns.length)
  })

  test('can leave a match at any turn, and does not take back what was played before', () => {
    const table = opened(setup(game))
    playOn(table, 8)
    const turns = table.match.log.length
    const fork = writeMatch(forkMatch(table.match, turns, newFairSeed()))
    const forked = opened({ ...setup(game), id: 'fork', fork })
    expect(forked.match.log).toHaveLength(turns)
    expect(forked.mayTakeBack()).toEqual([])
    expect(forked.takeBack(0)).toEqual({ code: 'nothingToTakeBack' })
    playOn(forked, 2)
    expect(forked.saved().turns.length).toBe(forked.match.log.length - turns)
    const again = opened(JSON.parse(JSON.stringify(forked.saved())))
    expect(again.match.state).toEqual(forked.match.state)
  })
})

describe('the practice deal of a day', () => {
  const practice = (game: string, day = '2026-11-16'): NewLocalMatch => ({
    ...setup(game),
    seats: [{ name: 'Ada' }, { name: 'Circe', bot: 'sharp' }, { name: 'Calypso', bot: 'steady' }],
    practice: day,
  })
  /** The person in seat 0 always makes the first legal move. */
  function playFirst(table: LocalTable, turns: number): void {
    for (let count = 0; count < turns; count++) {
      while (table.moveBot({ milliseconds: 0 }));
      const [move] = table.match.game.legal(viewOf(table.match.state, 0))
      expect(table.play(0, [move])).toBeUndefined()
    }
  }

  test('is the same for everybody, and another one the next day', () => {
    const [one, other] = [opened(practice('elfengold')), opened(practice('elfengold'))]
    const tomorrow = opened(practice('elfengold', '2026-11-17'))
    expect(other.match.setup).toEqual(one.match.setup)
    expect(tomorrow.match.setup).not.toEqual(one.match.setup)
    expect(one.match.header.source).toBe('fixed')
  })

  test('has bots that answer the same play in the same way, also after a reload', () => {
    const [one, other] = [opened(practice('elfengold')), opened(practice('elfengold'))]
    playFirst(one, 12)
    playFirst(other, 5)
    const reloaded = opened(other.saved())
    playFirst(reloaded, 7)
    expect(reloaded.match.log).toEqual(one.match.log)
  })
})

test('a turn is taken back and played again', () => {
  const table = opened({ ...setup('silver-and-gold'), seats: [{ name: 'Ada' }, { name: 'Bo' }] })
  const before = structuredClone(table.match.state)
  playAny(table)
  expect(table.mayTakeBack()).toEqual([0])
  expect(table.takeBack(0)).toBeUndefined()
  expect(table.match.state).toEqual(before)
  playAny(table)
  expect(table.saved().turns).toHaveLength(1)
})

test('what is not legal is refused and changes nothing', () => {
  const table = opened(setup('silver-and-gold'))
  const before = structuredClone(table.match.state)
  expect(table.play(0, [{ type: 'nonsense' }])).toMatchObject({ code: 'malformedMove' })
  expect(table.play(5, [{}])).toMatchObject({ code: expect.any(String) })
  expect(table.match.state).toEqual(before)
})

test('unknown games, rules and forks are refused with a code', () => {
  const saved = opened(setup('silver-and-gold')).saved()
  expect(openLocalTable({ ...setup('chess') }, tableGame)).toEqual({ code: 'unknownGame' })
  expect(openLocalTable({ ...saved, rules: 99 }, tableGame)).toEqual({ code: 'unknownRules' })
  expect(openLocalTable({ ...setup('silver-and-gold'), fork: '{}' }, tableGame)).toMatchObject({
    code: expect.any(String),
  })
})

test('a level that no longer exists is replaced by another bot', () => {
  const table = opened({
    ...setup('silver-and-gold'),
    seats: [{ name: 'Ada' }, { name: 'Old', bot: 'retired' }],
  })
  playAny(table)
  expect(table.moveBot(BUDGET)).toBe(true)
})

test.each([
  [
    'throws',
    (): never => {
      throw new Error('no idea')
    },
  ],
  ['plays an illegal move', () => ({ type: 'nonsense' })],
])('a bot that %s does not keep the match from ending', (_, choose) => {
  const failing = (id: string): GameManifest | undefined => {
    const manifest = tableGame(id)
    return manifest && { ...manifest, bots: [{ name: 'failing', choose }] }
  }
  const seats = [{ name: 'Ada' }, { name: 'Bo', bot: 'failing' }]
  const table = openLocalTable({ ...setup('silver-and-gold'), seats }, failing)
  if ('code' in table) throw new Error(table.code)
  playOn(table, 1000)
  expect(table.saved().over).toBe(true)
})
