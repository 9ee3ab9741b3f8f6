import { type Finding, findingsOf } from './finding.ts'
import { DATABASE, type Stored } from './stored.ts'

const { ok, warn, fail } = findingsOf('database')

/** Whether this version can use the data. */
export function checkDatabase(stored: Stored): Finding {
  const { kind, place } = stored
  if (kind === 'unusable')
    return fail(
      `${sentence(place)} cannot be used: ${stored.reason}.`,
      place.startsWith(DATABASE)
        ? 'Check VERMEIL_DATABASE_URL, the password, and whether PostgreSQL runs and accepts connections from here.'
        : 'Check who owns the file. If it is damaged, restore the last backup (docs/hosting.md, "Restore").',
    )
  if (kind === 'none') return ok(`Nothing is stored in ${place} yet; the first start creates it.`)
  const { schema, known, dangers } = stored
  if (schema.oldest > known)
    return fail(
      `${sentence(place)} was written by a newer version of Vermeil.`,
      'Install that version again, or restore a backup from before the upgrade.',
    )
  const [danger] = dangers
  if (danger !== undefined)
    return fail(
      `In ${place}, ${danger}.`,
      'Repair that before anybody plays on; keep a copy of what is there first.',
    )
  if (schema.version < known)
    return warn(
      `${sentence(place)} has version ${schema.version} of the schema, and this program needs version ${known}.`,
      'Make a backup, then start the server: it brings the data up to date.',
    )
  if (schema.version > known)
    return warn(
      `${sentence(place)} has steps of a newer version of Vermeil, which only add something.`,
      'Upgrade this program, too, once the new version is meant to stay.',
    )
  return ok(`${sentence(place)} is up to date.`)
}

/** The place at the beginning of a sentence. A path stays as it is. */
const sentence = (place: string): string => (place.startsWith(DATABASE) ? `T${place.slice(1)}` : place)
