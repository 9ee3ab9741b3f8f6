import { COLOURS, type Colour, type DeckFile } from './deck-file.ts'

/** Parses a deck drawn as text; vermeil-deck.ts shows the format. Its islands and patterns are not checked. */
export function parseDrawing(treasureCards: string, expeditions: string): DeckFile {
  return {
    treasureCards: treasureCards
      .trim()
      .split(/\n\n/)
      .flatMap(inheritColour())
      .map(([colour, id, seal, ...grid]) => ({
        id,
        colour: colourOf(colour),
        points: grid.join('').replaceAll('.', '').length,
        grid,
        seal:
          seal === '-' ? null : { colour: colourOf(seal.split('+')[0]), value: Number(seal.split('+')[1]) },
      })),
    expeditions: columns(expeditions.trim().split('\n')).map(([id, count, ...rows]) => ({
      id,
      cells: rows.flatMap((row, y) =>
        [...row].flatMap((symbol, x) => (symbol === '#' ? [[y, x] as [number, number]] : [])),
      ),
      count: Number(count.slice(1)),
    })),
  }
}

/** A block may start with its colour; otherwise it has the colour of the block before it. */
function inheritColour(): (block: string) => string[][] {
  let colour = ''
  return (block) => {
    const lines = block.split('\n')
    if (!lines[0].startsWith(' ')) colour = lines.shift() ?? ''
    return columns(lines).map((column) => [colour, ...column])
  }
}

function columns(lines: readonly string[]): string[][] {
  const rows = lines.map((line) => line.trim().split(/\s+/))
  return rows[0].map((_, x) => rows.map((row) => row[x]))
}

function colourOf(text: string): Colour {
  const colour = COLOURS.find((known) => known === text)
  if (!colour) throw new Error(`the drawn deck has an unknown colour: ${text}`)
  return colour
}
