import { randomBytes } from 'node:crypto'

/** A random id. Never begins with a dash: a command line would take such an id for an option. */
export const newId = (): string => randomBytes(12).toString('base64url').replace(/^-/, '_')
