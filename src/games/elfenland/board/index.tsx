import './frame.css'
import type { GameBoard, OptionField } from '../../../ui/board/game-board.ts'
import { TOKENS } from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import { loadArt } from './art/art.ts'
import { SeatSign } from './art/pieces.tsx'
import { askedKey } from './panels/small.tsx'
import { Score } from './parts/score.tsx'
import { stopOf } from './parts/tracker.tsx'
import { describe, linger } from './story/log.ts'
import { named, tellMoves } from './story/telling.ts'
import { Table } from './table.tsx'
import { el } from './texts.ts'
import { asElf, seated } from './view.ts'
import { kindWords } from './words.ts'

/** What the two games of the family bring to the table frame; they differ in their options alone. */
function tableWith(options: readonly OptionField[]): GameBoard {
  return {
    texts: {
      ready: () => Promise.all([el.ready(), loadArt()]),
      has: el.has,
      word: (key, parameters) => (el.has(key) ? el.t(key, parameters) : ''),
    },
    options,
    Sign: SeatSign,
    colour: (seat) => `var(--ef-seat-${seat})`,
    Board: Table,
    Score,
    describe,
    displayTime: linger,
    prompt(view) {
      const { open } = asElf(view)
      const words = el.t(`asked.${askedKey(open)}`)
      return open.phase === 'auction' ? `${words} (${kindWords(TOKENS[open.row[open.lot]])})` : words
    },
    describeMoves(view, moves) {
      const own = seated(asElf(view))
      return own ? tellMoves(own, moves as readonly Move[]) : ''
    },
    nameOf: named,
    hintRow: true,
    progress(view) {
      const { round, variant, phase } = asElf(view).open
      return phase === 'over'
        ? el.t('phase.over')
        : el.t('progress', { round, of: variant.rounds, phase: el.t(`phase.${stopOf(phase)}`) })
    },
    // Everybody holds cards that the others must not see.
    handOver: (view) => asElf(view).open.phase !== 'over',
  }
}

const toggle = (name: string, initial = false): OptionField => ({ name, kind: 'toggle', default: initial })

export const elfenlandTable = tableWith([
  { name: 'rounds', kind: 'choice', values: [3, 4], default: 4 },
  toggle('townCards'),
])

export const elfengoldTable = tableWith([
  toggle('townCards'),
  toggle('freeValues'),
  toggle('wizards'),
  toggle('handLimit', true),
  toggle('overbids', true),
])
