/* Writes what training on a GPU needs of the project into a folder:
 *
 *   node scripts/train-silver-and-gold/gpu/deck.ts FOLDER
 *
 * `deck.txt` holds the cards in the order of the deck (colour, points, land, coins, palms, crosses, colour
 * and value of the seal) and the patterns (number of expedition cards, number of placements on the grid, the
 * placements). Cells are bit sets. `net-in-use.bin` holds the weights of the small net as 32-bit floats.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedWeights } from '../../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { type Deck, STANDARD_DECK } from '../../../src/games/silver-and-gold/rules/components/deck.ts'
import { placements } from '../../../src/games/silver-and-gold/rules/components/patterns.ts'

function deckLines(deck: Deck): (number | undefined)[][] {
  const columns = [
    deck.colour,
    deck.points,
    deck.land,
    deck.coins,
    deck.palms,
    deck.crosses,
    deck.sealColour,
    deck.sealValue,
  ]
  const cards = Array.from(deck.land, (_, card) => columns.map((column) => column[card]))
  const patterns = deck.file.expeditions.map(({ count, cells }) => {
    const laid = placements(cells).sort((a, b) => a - b)
    return [count, laid.length, ...laid]
  })
  return [[cards.length], ...cards, [patterns.length], ...patterns]
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node deck.ts FOLDER')
mkdirSync(folder, { recursive: true })
const lines = deckLines(STANDARD_DECK).map((numbers) => `${numbers.join(' ')}\n`)
writeFileSync(join(folder, 'deck.txt'), lines.join(''))
writeFileSync(join(folder, 'net-in-use.bin'), Float32Array.from(shippedWeights()))
