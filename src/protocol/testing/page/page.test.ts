import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../../../games/all.ts'
import { fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { reference } from '../../reference/reference.ts'
import { type Blocks, blocksIn, fillBlocks } from './blocks.ts'
import { GAME_BLOCKS } from './games.ts'
import { rates } from './rates.ts'
import { fieldsIn } from './source.ts'

const PAGE = new URL('../../../../docs/protocol.md', import.meta.url)

const BLOCKS: Blocks = { ...GAME_BLOCKS, rates, reference: () => reference().join('\n\n') }

test('the protocol page says what the schemas, the rules and the limits say (UPDATE_DOCS=1 writes it)', () => {
  const page = readFileSync(PAGE, 'utf8')
  const filled = fillBlocks(page, BLOCKS)
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, filled)
  else expect(page).toBe(filled)
  expect(blocksIn(page).sort()).toEqual(Object.keys(BLOCKS).sort())
})

test.each(GAMES.map(({ game }) => [game.id, game] as const))(
  'the view of %s has the fields that the page lists, and no others',
  (id, game) => {
    const rules = `games/${id === 'silver-and-gold' ? id : 'elfenland'}/rules/state.ts`
    const state = game.setup({}, game.seats.max, fastChance(fastSeed(1)))
    const { open, own } = viewOf(state, 0)
    const keys = (value: unknown): string[] => Object.keys(value as object).sort()
    const [player] = (open as { players: unknown[] }).players
    expect(keys(open)).toEqual(fieldsIn(rules, 'Open').sort())
    expect(keys(own)).toEqual(fieldsIn(rules, 'Own').sort())
    expect(keys(player)).toEqual(fieldsIn(rules, 'Player').sort())
  },
)
