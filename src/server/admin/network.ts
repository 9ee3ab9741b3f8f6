import { isIPv4, isIPv6 } from 'node:net'
import type { Ban } from '../../protocol/index.ts'

const BITS = { 4: 32, 6: 128 } as const
/** Larger ranges are refused: they would be a mistake. */
const SHORTEST = { 4: 8, 6: 16 } as const

interface IpAddress {
  readonly family: 4 | 6
  readonly value: bigint
}

export interface Network extends IpAddress {
  readonly prefix: number
}

/** An address as a number. An IPv4 address that is written as an IPv6 one is the IPv4 address. */
function parseAddress(text: string): IpAddress | undefined {
  const plain = text.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return { family: 4, value: joined(plain.split('.').map(Number), 8n) }
  if (!isIPv6(plain)) return undefined
  const groups = groupsOf(plain)
  const value = joined(groups, 16n)
  const isMapped = value >> 32n === 0xffffn
  return isMapped ? { family: 4, value: value & 0xffff_ffffn } : { family: 6, value }
}

const joined = (parts: readonly number[], bits: bigint): bigint =>
  parts.reduce((value, part) => (value << bits) | BigInt(part), 0n)

/** The eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
function groupsOf(text: string): number[] {
  const [head = '', tail] = text.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const numbers = (groups: readonly string[] | string = []): number[] =>
    [...groups].flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** A range such as `203.0.113.0/24` or `2001:db8::/48`; an address alone is a range of one. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.trim().split('/')
  const found = parseAddress(address)
  if (!found || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined
  const prefix = length === undefined ? BITS[found.family] : Number(length)
  if (prefix > BITS[found.family] || prefix < SHORTEST[found.family]) return undefined
  return { family: found.family, prefix, value: cut(found, prefix) }
}

const cut = ({ family, value }: IpAddress, prefix: number): bigint => value >> BigInt(BITS[family] - prefix)

/** A range as it is stored and shown, whichever of its addresses it was written with. */
export function networkText({ family, prefix, value }: Network): string {
  const whole = value << BigInt(BITS[family] - prefix)
  const bits = family === 4 ? 8n : 16n
  const count = family === 4 ? 4 : 8
  const parts = Array.from(
    { length: count },
    (_, i) => (whole >> (bits * BigInt(count - 1 - i))) & ((1n << bits) - 1n),
  )
  if (family === 4) return `${parts.join('.')}/${prefix}`
  const groups = parts.map((part) => part.toString(16)).join(':')
  return `${groups.replace(/(^|:)0(:0)+$/, '::')}/${prefix}`
}

export const isWithin = (text: string, network: Network): boolean => {
  const address = parseAddress(text)
  return address?.family === network.family && cut(address, network.prefix) === network.value
}

/** Bans by the range that they are about. A look-up takes as long as there are lengths of prefixes, not bans. */
export class BannedNetworks {
  readonly #bans = new Map<string, Ban>()
  readonly #prefixes = { 4: new Set<number>(), 6: new Set<number>() }

  constructor(bans: readonly Ban[]) {
    for (const ban of bans) {
      const network = parseNetwork(ban.target)
      if (!network) continue
      const key = keyOf(network)
      const other = this.#bans.get(key)
      if (!other || other.until < ban.until) this.#bans.set(key, ban)
      this.#prefixes[network.family].add(network.prefix)
    }
  }

  /** The ban of an address that lasts longest. */
  find(text: string, now: number): Ban | undefined {
    if (this.#bans.size === 0) return undefined
    const address = parseAddress(text)
    let found: Ban | undefined
    for (const prefix of address ? this.#prefixes[address.family] : []) {
      const ban = address && this.#bans.get(keyOf({ ...address, prefix, value: cut(address, prefix) }))
      if (ban && ban.until > now && ban.until > (found?.until ?? 0)) found = ban
    }
    return found
  }
}

const keyOf = ({ family, prefix, value }: Network): string => `${family}/${prefix}/${value}`
