import { cpus } from 'node:os'
import { elfenlandFigures } from './elfenland.ts'
import { printFigures } from './figures.ts'
import { silverAndGoldFigures } from './silver-and-gold.ts'

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians of nine blocks, time on one core`,
)
printFigures('Silver & Gold', silverAndGoldFigures())
printFigures('Elfenland and Elfengold', elfenlandFigures())
