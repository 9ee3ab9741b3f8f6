/** Tokens begin with this, so that tools that look for leaked secrets find them. */
const PREFIX = 'vermeil_'

export const tokenText = (secret: string): string => PREFIX + secret

/** The secret in an `Authorization` header. Other schemes are ignored, because a proxy may use them. */
export function tokenOf(header: string | undefined): string | undefined {
  const [scheme = '', token = ''] = header?.split(' ') ?? []
  return scheme.toLowerCase() === 'bearer' && token.startsWith(PREFIX)
    ? token.slice(PREFIX.length)
    : undefined
}
