import { shell } from '../../../../ui/text/shell/index.ts'
import { TERRAINS, type TerrainName, TRANSPORTS, tableCost } from '../../rules/components/transport.ts'
import type { Kind } from '../art/pieces.tsx'
import type { Stop } from '../parts/tracker.tsx'
import { el } from '../texts.ts'
import { kindWords } from '../words.ts'

/** What a card or token is good for: what each terrain costs with it, or a sentence. */
export function kindExplained(kind: Kind): string {
  const note = `note.${kind}`
  const text = el.has(note) ? el.t(note) : costWords(kind)
  return text === '' ? kindWords(kind) : shell.t('labelled', { label: kindWords(kind), text })
}

function costWords(kind: Kind): string {
  const transport = (TRANSPORTS as readonly Kind[]).indexOf(kind)
  return TERRAINS.flatMap((terrain, i) => {
    const words = transport < 0 ? '' : cardsOn(transport, i)
    return words === '' ? [] : [`${el.t(`terrain.${terrain}`)} ${words}`]
  }).join(', ')
}

/** The price of a terrain; on a river downstream and upstream. */
function cardsOn(transport: number, terrain: number): string {
  const [down, up] = [tableCost(transport, terrain, false), tableCost(transport, terrain, true)]
  if (down === undefined) return ''
  return down === up ? String(down) : `${down} ${el.t('costs.down')}, ${up} ${el.t('costs.up')}`
}

/** A terrain of the legend, and which cards lead over it. */
export function terrainExplained(terrain: TerrainName): string {
  const cards = TRANSPORTS.flatMap((transport, kind) => {
    const words = cardsOn(kind, TERRAINS.indexOf(terrain))
    return words === '' ? [] : [`${kindWords(transport)} ${words}`]
  })
  return shell.t('labelled', { label: el.t(`terrain.${terrain}`), text: cards.join(', ') })
}

/** A phase of the round, and what happens in it. */
export const phaseExplained = (stop: Stop): string =>
  shell.t('labelled', { label: el.t(`phase.${stop}`), text: el.t(`phase.about.${stop}`) })
