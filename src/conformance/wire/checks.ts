import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { GameManifest } from '../../games/manifest.ts'
import {
  at,
  commitmentTo,
  earlierView,
  fairChance,
  type Match,
  openMatch,
  playTurn,
  type Seat,
  stateAt,
  takeBack,
  viewOf,
} from '../../kernel/index.ts'
import { applyDifference, MessageSchema } from '../../protocol/index.ts'
import { seatOf, type Viewer } from '../../table/index.ts'
import type { ConformanceCheck } from '../check.ts'
import { plainText } from '../samples.ts'
import { type RecordedTable, recordedPeople, recordTable } from './record.ts'
import { checkHiddenChoices, checkSameBytes } from './same-bytes.ts'

/** What a server sends of a match: to each viewer what the kernel shows them, and not a byte more. */
export function wireChecks(manifest: GameManifest): ConformanceCheck[] {
  // A table on a server has at least two players.
  if (recordedPeople(manifest) < 2) return []
  let recorded: Promise<RecordedTable> | undefined
  const check = (name: string, run: (table: RecordedTable) => void): ConformanceCheck => ({
    area: 'wire',
    name,
    run: async () => {
      recorded ??= recordTable(manifest)
      run(await recorded)
    },
  })
  return WIRE_CHECKS.map(({ name, run }) => check(name, (table) => run(table, manifest)))
}

interface WireCheck {
  readonly name: string
  run(table: RecordedTable, manifest: GameManifest): void
}

/** The checks by themselves, for a table that was recorded. */
export const WIRE_CHECKS: readonly WireCheck[] = [
  { name: 'every message has exactly the fields of the protocol', run: checkFields },
  { name: 'every view is exactly what the kernel shows that seat at that point', run: checkViews },
  {
    name: 'the history sent to a late viewer is exactly what the kernel shows them at each point',
    run: checkHistory,
  },
  {
    name: 'a turn whose effect a viewer cannot see is neither sent to them nor counted in their numbers',
    run: checkUnseenTurns,
  },
  { name: 'the seed is never sent before the end, and its hash is sent at the start', run: checkSeed },
  { name: 'no guest id and no cookie is ever sent to anyone', run: checkSecrets },
  {
    name: 'two worlds that differ only in what a viewer cannot know give that viewer the same bytes',
    run: checkSameBytes,
  },
  {
    name: 'a different hidden choice of one seat does not change a byte that the others are sent',
    run: checkHiddenChoices,
  },
]

/** The match after each log entry, computed by the kernel alone. */
export function matchesAfter(
  { stored: { record, entries, seed = '' } }: RecordedTable,
  { game }: GameManifest,
): Match[] {
  const header = {
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: ['host', ...entries.flatMap((entry) => (entry.type === 'sat' ? [entry.name] : []))],
    source: 'fair',
    commitment: commitmentTo(seed),
  } as const
  const match = openMatch(game, header, fairChance(seed), seed)
  return entries.map((entry) => {
    const rejection =
      entry.type === 'turn'
        ? playTurn(match, entry.seat, entry.moves)
        : entry.type === 'tookBack'
          ? takeBack(match, entry.seat)
          : undefined
    assert(!rejection, `what the server stored is refused when it is replayed: ${plainText(rejection)}`)
    const { log, snapshots, state } = match
    return { ...match, log: log.slice(), snapshots: snapshots.slice(0, 1), state: game.copy(state) }
  })
}

const asSent = (value: unknown): unknown => JSON.parse(plainText(value))

/** The log entries that a viewer is told of. */
const visibleTo = ({ stored }: RecordedTable, viewer: Viewer): number[] =>
  stored.entries.flatMap((one, index) => (!('seen' in one) || (one.seen >> viewer) & 1 ? [index] : []))

function checkFields({ recordings }: RecordedTable): void {
  for (const { messages } of recordings) {
    for (const message of messages) {
      const read = v.safeParse(MessageSchema, message)
      assert(read.success, `${plainText(message)}: ${plainText(read.issues?.[0]?.message)}`)
      // The schema drops fields that it does not know.
      assert.deepEqual(read.output, message)
      if (message.type === 'event' && message.event.type === 'turn')
        assert.deepEqual(Object.keys(message.event).sort(), ['seat', 'type'])
    }
  }
}

function checkViews(recorded: RecordedTable, manifest: GameManifest): void {
  const after = matchesAfter(recorded, manifest)
  let views = 0
  for (const { viewer, messages } of recorded.recordings) {
    const visible = visibleTo(recorded, viewer)
    const events = messages.filter((message) => message.type === 'event')
    for (const { position, number } of events) {
      if (!position) continue
      const { state } = at(after, at(visible, number - 1))
      assert.deepEqual(position.view, asSent(viewOf(state, seatOf(viewer))))
      views++
    }
    const joinedAt = messages.find((message) => message.type === 'table')?.number ?? 0
    assert.deepEqual(
      events.map(({ number }) => number),
      visible.map((_, index) => index + 1).filter((number) => number > joinedAt),
    )
  }
  assert(views > 0, 'no view was sent')
}

function checkHistory(recorded: RecordedTable, manifest: GameManifest): void {
  const after = matchesAfter(recorded, manifest)
  let views = 0
  for (const { viewer, messages } of recorded.recordings) {
    const table = messages.find((message) => message.type === 'table' && message.history !== undefined)
    if (table?.type !== 'table') continue
    // The entry after which the viewer joined, counted in entries visible to that viewer.
    const match = at(after, at(visibleTo(recorded, viewer), table.number - 1))
    const shown = shownTo(match, seatOf(viewer))
    let view: unknown
    const turns = (table.history ?? []).filter(({ back }) => !back)
    const sent = turns.map((step) => {
      view = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
      return view
    })
    assert.deepEqual(sent, shown)
    assert.deepEqual(sent.at(-1), table.position?.view)
    views += sent.length
  }
  assert(views > 0, 'no history was sent')
}

/** What a viewer saw of a match so far, without turns whose effect they could not see. */
function shownTo(match: Match, seat: Seat | undefined): unknown[] {
  const viewAt = (turns: number): unknown =>
    asSent(earlierView(match.game, viewOf(stateAt(match, turns), seat), match.state.open))
  const shown: unknown[] = [viewAt(0)]
  for (let turns = 1; turns <= match.log.length; turns++) {
    const view = viewAt(turns)
    if (match.log[turns - 1]?.seat === seat || plainText(view) !== plainText(shown.at(-1))) shown.push(view)
  }
  return shown
}

function checkUnseenTurns(recorded: RecordedTable, manifest: GameManifest): void {
  const after = matchesAfter(recorded, manifest)
  for (const [index, one] of recorded.stored.entries.entries()) {
    if (one.type !== 'turn' && one.type !== 'tookBack') continue
    const [was, is] = [at(after, index - 1).state, at(after, index).state]
    for (const { viewer } of recorded.recordings) {
      const seat = seatOf(viewer)
      const changed = plainText(viewOf(was, seat)) !== plainText(viewOf(is, seat))
      assert.equal(((one.seen >> viewer) & 1) === 1, changed || seat === one.seat)
    }
  }
}

function checkSeed({ stored: { seed = '' }, recordings }: RecordedTable): void {
  for (const { raw } of recordings) {
    const first = raw.findIndex((one) => one.includes(seed))
    assert(!raw.slice(0, first).some((one) => one.includes('"over"')), 'the seed is sent late')
    assert(raw[first]?.includes('"over"'), 'the seed is sent before the end')
    const hash = raw.findIndex((one) => one.includes(commitmentTo(seed)))
    assert(hash >= 0 && hash <= first, 'the hash of the seed is not sent at the start')
  }
}

function checkSecrets({ recordings, secrets }: RecordedTable): void {
  for (const { raw } of recordings) {
    const all = raw.join('\n')
    for (const secret of secrets) assert(!all.includes(secret), 'an id or a cookie is sent')
  }
}
