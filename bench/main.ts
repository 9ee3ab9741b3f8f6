import { cpus } from 'node:os'
import { installedChromium } from '../e2e/browser/chromium.ts'
import { botFigures } from './bots.ts'
import { elfenlandFigures } from './elfenland.ts'
import { printFigures } from './figures.ts'
import { silverAndGoldFigures } from './silver-and-gold.ts'
import { webFigures } from './web.ts'
import { webElfenlandFigures } from './web-elfenland.ts'

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians of nine blocks, CPU time`,
)
printFigures('Silver & Gold', await silverAndGoldFigures())
printFigures('Elfenland and Elfengold', elfenlandFigures())
if (installedChromium() === undefined)
  console.log('\nBrowser\n  not measured: no Chromium found (set CHROMIUM=/path/to/chromium)')
else printFigures('Browser', [...(await webFigures()), ...(await webElfenlandFigures())])
printFigures('Bots and reviews', botFigures())
