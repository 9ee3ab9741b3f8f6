import { cpus } from 'node:os'
import { printFigures } from './figures.ts'
import { silverAndGoldFigures } from './silver-and-gold.ts'

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians of nine blocks, one core`,
)
printFigures('Silver & Gold', silverAndGoldFigures())
