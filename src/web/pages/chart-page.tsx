import type { ComponentChildren, ComponentProps } from 'preact'
import { SeaChart } from '../../ui/components/pictures/sea-chart.tsx'
import { Top } from './top.tsx'

interface ChartPageProps extends ComponentProps<typeof SeaChart> {
  /** Where one is. */
  readonly crumb?: ComponentChildren
  /** Buttons in the header. */
  readonly buttons?: ComponentChildren
  readonly class?: string
  readonly children: ComponentChildren
}

/** A page on the sea chart, with the header that all of them share. */
export function ChartPage({ crumb, buttons, class: kind, children, ...chart }: ChartPageProps) {
  return (
    <div class={kind === undefined ? 'chart page' : `chart page ${kind}`}>
      <SeaChart {...chart} />
      <Top crumb={crumb}>{buttons}</Top>
      {children}
    </div>
  )
}
