import { once } from 'node:events'
import { createServer } from 'node:net'
import { reasonOf } from '../reason-of.ts'
import type { ExaminedServer, Probes } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('port')

/** Whether a server can listen there, or already does. */
export async function checkPort(server: ExaminedServer, probes: Probes): Promise<Finding> {
  const { port, host } = server
  const code = await tryListening(port, host)
  if (code === undefined) return ok(port === 0 ? 'Any free port will be used.' : `Port ${port} is free.`)
  if (code === 'EADDRINUSE') return whoListens(server, probes)
  if (code === 'EACCES')
    return fail(
      `This user may not listen on port ${port}.`,
      'Use a port from 1024 on with --port, and let a proxy listen on 80 and 443.',
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return fail(
      `${host} is not an address of this machine.`,
      'Use one of its own addresses with --host, or leave --host out to listen on all of them.',
    )
  return fail(`Listening on port ${port} fails: ${code}.`, 'Try another port with --port.')
}

/** The code of the error; undefined if it works. */
async function tryListening(port: number, host = '0.0.0.0'): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return undefined
  } catch (problem) {
    return problem instanceof Error && 'code' in problem ? String(problem.code) : reasonOf(problem)
  } finally {
    server.close()
  }
}

/** The address at which the server can be asked from this machine. */
function localUrl({ port, host = '0.0.0.0' }: ExaminedServer): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function whoListens(server: ExaminedServer, { fetch }: Probes): Promise<Finding> {
  const { port } = server
  const stranger = fail(
    `Another program listens on port ${port}.`,
    `Stop it (ss -ltnp shows which one it is), or choose another port with --port.`,
  )
  try {
    const response = await fetch(`${localUrl(server)}/health`)
    const body: unknown = await response.json()
    const status = body instanceof Object && 'status' in body ? body.status : undefined
    if (status === 'ok') return ok(`Vermeil is running on port ${port} and is well.`)
    if (status === 'storageFull')
      return warn(
        `Vermeil is running on port ${port} and refuses new tables, because almost no space is left.`,
        'See disk below.',
      )
    if (status === 'storeAway')
      return fail(
        `Vermeil is running on port ${port} and cannot store anything.`,
        'See disk and database below, and the log of the server.',
      )
    return stranger
  } catch {
    return stranger
  }
}
