import { headToHead } from '../../../statistics/head-to-head.ts'
import type { ProfileMatch } from '../../../statistics/profile-match.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { personName } from '../../session/person-name.ts'
import { profileWords as words } from './texts.ts'

/** How many opponents are listed. */
const SHOWN = 20

/** How often the player finished ahead of each opponent. */
export function RivalList({ matches }: { matches: readonly ProfileMatch[] }) {
  const rivals = headToHead(matches).slice(0, SHOWN)
  if (rivals.length === 0) return undefined
  return (
    <section class="paper profile-rivals" aria-labelledby="profile-rivals">
      <h2 id="profile-rivals">{words.t('rivals')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.t('rival')}</th>
            <th scope="col">{words.t('played')}</th>
            <th scope="col">{words.t('ahead')}</th>
            <th scope="col">{words.t('level')}</th>
            <th scope="col">{words.t('behind')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ name, bot, matches: played, ahead, level, behind }) => (
            <tr key={`${name} ${bot}`}>
              <th scope="row">
                {bot === undefined ? personName(name ?? '') : words.t('rival.bot', { level: levelName(bot) })}
              </th>
              <td>{played}</td>
              <td>{ahead}</td>
              <td>{level}</td>
              <td>{behind}</td>
              <td class="rival-bar" aria-hidden="true">
                <span>
                  <span class="ahead" style={{ flexGrow: ahead }} />
                  <span class="level" style={{ flexGrow: level }} />
                  <span class="behind" style={{ flexGrow: behind }} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
