import { describe, expect, test } from 'vitest'
import { BannedNetworks, isWithin, networkText, parseNetwork } from './network.ts'

const ban = (target: string, until = 100) =>
  ({ id: target, kind: 'network', target, created: 0, until }) as const

describe('a network range', () => {
  test.each([
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8::1/48', '2001:db8::/48'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:1/128'],
    ['fe80::1%eth0/64', 'fe80::/64'],
  ])('%s is %s', (text, canonical) => {
    const network = parseNetwork(text)
    expect(network && networkText(network)).toBe(canonical)
    expect(parseNetwork(canonical)).toEqual(network)
  })

  test.each([
    '',
    '203.0.113',
    '203.0.113.0/33',
    '203.0.0.0/7',
    '::/0',
    '1.2.3.4/x',
    '1.2.3.4/8/8',
    'localhost',
  ])('%j is none', (text) => expect(parseNetwork(text)).toBeUndefined())

  test('contains its addresses, however they are written', () => {
    const network = parseNetwork('203.0.113.0/25')
    if (!network) throw new Error('no network')
    expect(isWithin('203.0.113.127', network)).toBe(true)
    expect(isWithin('::ffff:203.0.113.1', network)).toBe(true)
    expect(isWithin('203.0.113.128', network)).toBe(false)
    expect(isWithin('unknown', network)).toBe(false)
  })

  test('is found by an address, the longest ban first', () => {
    const banned = new BannedNetworks([
      ban('203.0.113.0/24', 50),
      ban('203.0.0.0/16', 90),
      ban('2001:db8::/32'),
    ])
    expect(banned.find('203.0.113.9', 0)?.until).toBe(90)
    expect(banned.find('203.0.113.9', 95)).toBeUndefined()
    expect(banned.find('2001:db8:ffff::1', 0)?.until).toBe(100)
    expect(banned.find('198.51.100.1', 0)).toBeUndefined()
  })
})
