import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { TERRAINS, TRANSPORTS, tableCost } from '../../rules/components/transport.ts'
import { Picture, TerrainGlyph } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import { kindWords } from '../words.ts'

/** The cards that each road costs; for rivers downstream and upstream. */
export function CostTable() {
  return (
    <table class="ef-table">
      <thead>
        <tr>
          <td />
          {TERRAINS.map((terrain) => (
            <th key={terrain} scope="col">
              <TerrainGlyph of={terrain} />
              <span>{el.t(`terrain.${terrain}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TRANSPORTS.map((transport, kind) => (
          <tr key={transport}>
            <th scope="row">
              <Picture of={transport} />
              <span>{kindWords(transport)}</span>
            </th>
            {TERRAINS.map((terrain, i) => {
              const [down, up] = [tableCost(kind, i, false), tableCost(kind, i, true)]
              const words = down === undefined ? '' : terrain === 'river' ? `${down}/${up}` : String(down)
              return <td key={terrain}>{words}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function CostDialog({ close }: { close(): void }) {
  return (
    <Dialog title={el.t('costs.title')} close={close} class="ef-dialog">
      <CostTable />
      <p>{el.t('costs.hint')}</p>
      <p>
        {shell.t('labelled', {
          label: el.t('terrain.river'),
          text: `${el.t('costs.down')} / ${el.t('costs.up')}`,
        })}
      </p>
    </Dialog>
  )
}
