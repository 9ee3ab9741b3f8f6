import { CostTable } from '../parts/costs.tsx'
import { ExampleJourney } from './pictures.tsx'
import { book } from './texts.ts'

/** What both games share: how a boot travels. */
export function Travelling({ gold }: { gold: boolean }) {
  return (
    <section>
      <h2>{book.t('travel.title')}</h2>
      <ExampleJourney gold={gold} />
      <p>{book.rich('travel.land')}</p>
      <p>{book.rich('travel.caravan')}</p>
      <p>{book.rich('travel.water')}</p>
      <p>{book.rich('travel.obstacle')}</p>
      <p>{book.rich('travel.piece')}</p>
      <div class="ef-figure">
        <CostTable />
      </div>
    </section>
  )
}
