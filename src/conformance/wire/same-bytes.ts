import assert from 'node:assert/strict'
import type { GameManifest } from '../../games/manifest.ts'
import { at, scriptedChance, viewOf } from '../../kernel/index.ts'
import { type RenderedEvent, Renderer, shortText, wholeText } from '../../server/tables/following/render.ts'
import {
  historyFor,
  type LogEntry,
  replay,
  type StoredTable,
  type TableState,
  type Viewer,
} from '../../table/index.ts'
import { plainText } from '../samples.ts'
import { matchesAfter } from './checks.ts'
import type { RecordedTable } from './record.ts'

export function checkSameBytes({ stored, recordings }: RecordedTable, { game }: GameManifest): void {
  const viewers = recordings.map(({ viewer }) => viewer)
  replay(stored, { game, bots: [] }, (table, one) => {
    if (!table.match || table.status === 'over') return
    for (const viewer of viewers) {
      const other = otherWorld(table, viewer)
      assert.equal(eventText(other, one, viewer), eventText(table, one, viewer))
      assert.equal(tableText(other, viewer), tableText(table, viewer))
    }
  })
}

const MAX_COMPARED = 60

export function checkHiddenChoices(recorded: RecordedTable, manifest: GameManifest): void {
  const { game } = manifest
  const { stored, recordings } = recorded
  const after = matchesAfter(recorded, manifest)
  let compared = 0
  for (const [index, one] of stored.entries.entries()) {
    if (one.type !== 'turn' || compared >= MAX_COMPARED) continue
    const before = at(after, index - 1).state
    const open = plainText(at(after, index).state.open)
    const hidden = game.legal(viewOf(before, one.seat)).filter((choice) => {
      const state = game.copy(before)
      const rejection = game.play(state, one.seat, choice, scriptedChance(one.chance ?? []))
      // A choice that everyone can see is not hidden.
      return !rejection && plainText(state.open) === open
    })
    for (const choice of hidden.slice(0, 4)) {
      const world = stored.entries.slice(0, index + 1)
      const here = followed({ ...stored, entries: world }, manifest)
      const other = followed({ ...stored, entries: world.with(index, { ...one, moves: [choice] }) }, manifest)
      if (!here || !other) continue
      for (const { viewer } of recordings) {
        if (viewer === one.seat) continue
        assert.equal(tableText(other, viewer), tableText(here, viewer))
        assert.deepEqual(historyFor(other, viewer), historyFor(here, viewer))
        assert.equal(eventText(other, one, viewer), eventText(here, one, viewer))
        compared++
      }
    }
  }
}

const eventText = (table: TableState, entry: LogEntry, viewer: Viewer): string =>
  bothForms(new Renderer().event(table, entry)(viewer))

/** What clients of both kinds are sent. */
const bothForms = (event: RenderedEvent): string => wholeText(event) + shortText(event)

const tableText = (table: TableState, viewer: Viewer): string =>
  [false, true]
    .map((constantsOnce) =>
      new Renderer().table(table, viewer, {
        muted: [],
        silent: [],
        now: 1,
        history: undefined,
        kept: undefined,
        constantsOnce,
      }),
    )
    .join('')

/** The same table, with everything changed that the viewer may not know. */
function otherWorld(table: TableState, viewer: Viewer): TableState {
  const { match } = table
  if (!match) return table
  const own = match.state.own.map((mine, seat) => (seat === viewer ? mine : { another: 'world' }))
  const state = { open: match.state.open, own, secret: { another: 'world' } }
  return { ...table, match: { ...match, seed: 'another', state, setup: [], snapshots: [] } }
}

function followed(stored: StoredTable, { game }: GameManifest): TableState | undefined {
  try {
    return replay(stored, { game, bots: [] })
  } catch {
    return undefined
  }
}
