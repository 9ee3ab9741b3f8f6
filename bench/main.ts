import { cpus } from 'node:os'
import { installedChromium } from '../e2e/chromium.ts'
import { botFigures } from './bots.ts'
import { elfenlandFigures } from './elfenland.ts'
import { printFigures } from './figures.ts'
import { silverAndGoldFigures } from './silver-and-gold.ts'
import { webFigures } from './web.ts'
import { webElfenlandFigures } from './web-elfenland.ts'

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians of nine blocks, time on one core`,
)
printFigures('Silver & Gold', silverAndGoldFigures())
printFigures('Elfenland and Elfengold', elfenlandFigures())
if (installedChromium() === undefined)
  console.log('\nBrowser\n  not measured: there is no Chromium here (CHROMIUM=/path/to/chromium names one)')
else printFigures('Browser', [...(await webFigures()), ...(await webElfenlandFigures())])
printFigures('Bots and reviews', botFigures())
