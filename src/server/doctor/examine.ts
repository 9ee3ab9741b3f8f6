import { checkBackups } from './check-backups.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkPort } from './check-port.ts'
import { checkProxy } from './check-proxy.ts'
import { checkPush } from './check-push.ts'
import { checkRatings } from './check-ratings.ts'
import { CHECK_NAMES, type Finding } from './finding.ts'
import { INSTRUMENTS, type Instruments, type Patient } from './patient.ts'
import { lookAtDatabase } from './stored-database.ts'
import { lookAtFile } from './stored-file.ts'

/** Examines how a server is set up. It changes nothing, and the server may run meanwhile. */
export async function examine(
  patient: Patient,
  instruments: Instruments = INSTRUMENTS,
): Promise<readonly Finding[]> {
  const { database, data } = patient
  const stored = database === undefined ? lookAtFile(data) : await lookAtDatabase(database, instruments)
  const found = await Promise.all([
    checkPort(patient, instruments),
    checkProxy(patient, instruments),
    checkClock(stored, instruments),
    checkDisk(patient, stored, instruments),
    checkDatabase(stored),
    checkRatings(stored),
    checkMail(patient),
    checkPush(patient, stored),
    checkBackups(patient, instruments),
  ])
  return found.toSorted((a, b) => CHECK_NAMES.indexOf(a.check) - CHECK_NAMES.indexOf(b.check))
}
