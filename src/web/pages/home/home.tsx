import { useState } from 'preact/hooks'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { invitationCount } from '../../session/my-tables.ts'
import { awaitsPerson } from '../../session/my-turns.ts'
import { removeMatch, savedMatches } from '../../session/saved-matches.ts'
import { Top } from '../top.tsx'
import { Cartouche } from './cartouche.tsx'
import { COVER_SECTIONS, CoverSection } from './cover-section.tsx'
import { LearnAndPractise } from './learn-and-practise.tsx'
import { OpenTables, YourTables } from './table-lists.tsx'
import './home.css'

const loadInvitations = async () => (await import('../people/load.ts')).loadInvitations()

/** The invitations of the visitor, if there are any. */
function Invited() {
  const count = invitationCount.value
  return count > 0 ? <LazyPart load={loadInvitations} count={count} /> : undefined
}

/** The home page: one click leads to a table. */
export function HomePage() {
  useTitle(`Vermeil · ${shell.t('title')}`)
  const [local, setLocal] = useState(savedMatches)
  return (
    <div class="chart page home">
      <SeaChart
        roses={[
          [1230, 560, 0],
          [150, 690, 0],
        ]}
      />
      <Top home />
      <main class={`home-grid covers-${COVER_SECTIONS.length}`}>
        <Cartouche
          isNew={local.length === 0}
          last={local.find((match) => !match.over && !awaitsPerson(match))}
        />
        {COVER_SECTIONS.map(({ Cover, covers }, i) => (
          <CoverSection key={i} Cover={Cover} covers={covers} />
        ))}
        <div class="paper home-lists">
          <Invited />
          <YourTables
            local={local}
            forget={({ id }) => {
              removeMatch(id)
              setLocal(savedMatches())
            }}
          />
          <OpenTables />
          <LearnAndPractise />
        </div>
      </main>
    </div>
  )
}
