import { expect, test } from 'vitest'
import { serverPlace } from './serve-options.ts'

test('the environment says where a server is', () => {
  expect(
    serverPlace(
      {},
      {
        VERMEIL_PORT: '9000',
        VERMEIL_HOST: '127.0.0.1',
        VERMEIL_DATA: '/data',
        VERMEIL_BASE: '/games',
        VERMEIL_TRUST_PROXY: 'on',
        VERMEIL_ORIGIN: 'https://games.example.org, http://pi.local',
      },
    ),
  ).toEqual({
    port: 9000,
    host: '127.0.0.1',
    data: '/data',
    base: '/games',
    trustProxy: true,
    origins: ['https://games.example.org', 'http://pi.local'],
  })
})

test('options are stronger than the environment, and an empty variable says nothing', () => {
  expect(
    serverPlace({ port: '1', data: 'here' }, { VERMEIL_PORT: '2', VERMEIL_DATA: 'there' }),
  ).toMatchObject({
    port: 1,
    data: 'here',
  })
  const empty = { VERMEIL_PORT: '', VERMEIL_HOST: '', VERMEIL_DATA: '', VERMEIL_ORIGIN: '' }
  expect(serverPlace({}, { ...empty, VERMEIL_TRUST_PROXY: '' })).toEqual({
    port: 8080,
    data: 'data',
    base: '',
    trustProxy: false,
    origins: [],
  })
})

test('nonsense in the environment is refused', () => {
  expect(() => serverPlace({}, { VERMEIL_PORT: 'eighty' })).toThrow('whole number')
  expect(() => serverPlace({}, { VERMEIL_TRUST_PROXY: 'yes' })).toThrow(
    'VERMEIL_TRUST_PROXY must be on or off',
  )
  for (const origin of ['games.example.org', 'ftp://games.example.org'])
    expect(() => serverPlace({}, { VERMEIL_ORIGIN: origin })).toThrow('--origin must look like')
})
