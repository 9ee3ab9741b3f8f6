import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, fastChance, fastSeed, newFairSeed, type Seat, viewOf } from '../../kernel/index.ts'
import { apply, botsToMove, decide, isDecision, newTable, type TableState } from '../../table/index.ts'
import { botJob } from './bot-job.ts'
import { encodeJob } from './remote/wire.ts'

const CONTEXT = { now: 0, newSeed: newFairSeed, chance: { below: () => 0 } }

function act(table: TableState, action: Parameters<typeof decide>[1]): void {
  const outcome = decide(table, action, CONTEXT)
  if (!isDecision(outcome)) throw new Error(outcome.code)
  for (const entry of outcome.entries) apply(table, entry, outcome.prepared)
}

/** A match in which bots have all seats. */
function tableOf(manifest: GameManifest): TableState {
  const { game, bots } = manifest
  const { name } = at(bots, bots.length - 1)
  const table = newTable(
    {
      id: 'the-table',
      created: 0,
      game: game.id,
      options: {},
      listed: false,
      clock: { kind: 'none' },
      startWhenFull: true,
      seats: Array.from({ length: Math.max(3, game.seats.min) }, () => ({ kind: 'bot' as const, bot: name })),
    },
    manifest,
  )
  act(table, { type: 'open' })
  return table
}

/** The same to this seat, and another world: other hands, piles, seeds, logs, memories of others, ids and guests. */
function elsewhere(table: TableState, seat: Seat): TableState {
  const { match, record, botMemory } = table
  if (!match) throw new Error('no match')
  const hidden = <T>(values: readonly T[]): T[] =>
    values.map((value, n) => (n === seat ? value : ('hidden' as T)))
  const { state } = match
  return {
    ...table,
    record: { ...record, id: 'another-table', created: 99 },
    seed: newFairSeed(),
    botMemory: {
      ...botMemory,
      steps: botMemory.steps.map((step) => ({ ...step, memories: step.memories.map(hidden) })),
    },
    match: { ...match, log: [], state: { ...state, own: hidden(state.own), secret: 'hidden' } },
  }
}

const sent = (table: TableState, seat: Seat, owner: string): string => {
  const view = JSON.stringify(table.match && viewOf(table.match.state, seat))
  return encodeJob({ ...botJob(table, seat, view), owner }, 1_000)
}

describe.each(GAMES.map((manifest) => ({ id: manifest.game.id, manifest })))('$id', ({ manifest }) => {
  test('two worlds that look the same to a seat send the same to another process', () => {
    const table = tableOf(manifest)
    const chance = fastChance(fastSeed(4))
    let compared = 0
    for (let turns = 0; turns < 60; turns++) {
      const [seat] = botsToMove(table)
      if (seat === undefined || !table.match) break
      const text = sent(table, seat, 'ada')
      expect(sent(elsewhere(table, seat), seat, 'bob')).toBe(text)
      expect(text).not.toContain(table.seed)
      expect(text).not.toContain('the-table')
      compared++
      const move = at(manifest.bots, 0).choose(viewOf(table.match.state, seat), chance)
      act(table, { type: 'botMove', seat, asked: table.asked[seat] ?? 0, move })
    }
    expect(compared).toBeGreaterThan(20)
  })

  test('knows which answers the table would accept, and accepts anything once the table has gone on', () => {
    const table = tableOf(manifest)
    const [seat = 0] = botsToMove(table)
    const view = table.match && viewOf(table.match.state, seat)
    if (!view) throw new Error('no match')
    const { isLegal } = botJob(table, seat, '')
    const before = table.length
    for (const garbage of [undefined, null, 7, [], { type: 'win' }]) expect(isLegal?.(garbage)).toBe(false)
    const move = at(manifest.game.legal(view), 0)
    expect(isLegal?.(move)).toBe(true)
    expect(table.length).toBe(before)
    act(table, { type: 'botMove', seat, asked: table.asked[seat] ?? 0, move })
    expect(isLegal?.({ type: 'win' })).toBe(true)
  })
})
