import { checkBackups } from './check-backups.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkPort } from './check-port.ts'
import { checkProxy } from './check-proxy.ts'
import { checkPush } from './check-push.ts'
import { checkRatings } from './check-ratings.ts'
import { checkSettings } from './check-settings.ts'
import { type ExaminedServer, PROBES, type Probes } from './examined-server.ts'
import { CHECK_NAMES, type Finding } from './finding.ts'
import { lookAtDatabase } from './stored-database.ts'
import { lookAtFile } from './stored-file.ts'

/** Examines how a server is set up. It changes nothing, and the server may run meanwhile. */
export async function examine(server: ExaminedServer, probes: Probes = PROBES): Promise<readonly Finding[]> {
  const { database, data } = server
  const stored = database === undefined ? lookAtFile(data) : await lookAtDatabase(database, probes)
  const found = await Promise.all([
    checkSettings(server),
    checkPort(server, probes),
    checkProxy(server, probes),
    checkClock(stored, probes),
    checkDisk(server, stored, probes),
    checkDatabase(stored),
    checkRatings(stored),
    checkMail(server),
    checkPush(server, stored),
    checkBackups(server, probes),
  ])
  return found.toSorted((a, b) => CHECK_NAMES.indexOf(a.check) - CHECK_NAMES.indexOf(b.check))
}
