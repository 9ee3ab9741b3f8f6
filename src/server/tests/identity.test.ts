import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { Identity, Recovery, TablePage } from '../../protocol/index.ts'
import { Authenticator, type CeremonyOptions, registerPasskey, signInWith } from '../testing/authenticator.ts'
import { Visitor } from '../testing/client.ts'
import { openSeats, seatPeople } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
/** Passkeys belong to a name, not to an address. */
let url: string
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time })
  url = server.url.replace('127.0.0.1', 'localhost')
})
afterEach(() => server.close())

const meOf = async (visitor: Visitor) => (await visitor.request('GET', '/api/me')).body
const identityOf = async (visitor: Visitor) =>
  (await visitor.request('GET', '/api/me/identity')).body as Identity
const codeOf = ({ body }: { body: unknown }) => (body as { rejection?: { code: string } }).rejection?.code
const tablesOf = async (visitor: Visitor) =>
  ((await visitor.request('GET', '/api/tables/mine')).body as TablePage).tables
const beginSignIn = async (visitor: Visitor) =>
  (await visitor.request('POST', '/api/sign-in/begin')).body as { options: CeremonyOptions; leaves?: number }
const beginPasskey = async (visitor: Visitor) =>
  ((await visitor.request('POST', '/api/me/passkeys/begin')).body as { options: CeremonyOptions }).options
const newCode = async (visitor: Visitor) =>
  ((await visitor.request('POST', '/api/me/recovery')).body as Recovery).code
const recover = (visitor: Visitor, code: string, more: object = {}) =>
  visitor.request('POST', '/api/sign-in/recovery', { code, ...more })

async function withPasskey(name: string): Promise<{ visitor: Visitor; authenticator: Authenticator }> {
  const visitor = await Visitor.named(url, name)
  const authenticator = new Authenticator(url)
  expect((await registerPasskey(visitor, authenticator)).status).toBe(201)
  return { visitor, authenticator }
}

const createTable = (visitor: Visitor) =>
  visitor.create({ game: entry.game.id, seats: openSeats(entry.game.seats.min) })

describe('a passkey', () => {
  test('brings back all seats on a browser that knows nothing any more', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    const table = await createTable(visitor)
    const wiped = new Visitor(url)
    const answer = await signInWith(wiped, authenticator)
    expect(answer).toEqual({ status: 200, body: { name: 'Ada' } })
    expect((await tablesOf(wiped)).map((one) => one.table)).toEqual([table])
    expect((await tablesOf(wiped))[0]?.you).toBe(0)
  })

  test('works after the cookie has expired', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    time.advance(200 * DAY)
    expect(await meOf(visitor)).toEqual({})
    expect(await signInWith(new Visitor(url), authenticator)).toMatchObject({ body: { name: 'Ada' } })
  })

  test('can be one of several, each of which is listed and can be removed', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    const second = new Authenticator(url)
    await registerPasskey(visitor, second)
    const { passkeys, passkeysWork } = await identityOf(visitor)
    expect(passkeysWork).toBe(true)
    expect(passkeys).toHaveLength(2)
    const id = authenticator.id.toString('base64url')
    expect((await visitor.request('DELETE', '/api/me/passkeys', { id })).status).toBe(200)
    expect(codeOf(await signInWith(new Visitor(url), authenticator))).toBe('passkeyUnknown')
    expect(await signInWith(new Visitor(url), second)).toMatchObject({ body: { name: 'Ada' } })
  })

  test('of somebody else cannot be removed, taken over or listed', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    const mallory = await Visitor.named(url, 'Mallory')
    const id = authenticator.id.toString('base64url')
    expect(codeOf(await mallory.request('DELETE', '/api/me/passkeys', { id }))).toBe('noSuchPasskey')
    // An authenticator that claims to have made a credential with the same id.
    const liar = new Authenticator(url)
    Object.assign(liar, { id: authenticator.id })
    expect(codeOf(await registerPasskey(mallory, liar))).toBe('passkeyRefused')
    expect((await identityOf(mallory)).passkeys).toEqual([])
    expect((await identityOf(visitor)).passkeys).toHaveLength(1)
    expect(codeOf(await signInWith(new Visitor(url), liar))).toBe('passkeyRefused')
    expect(await signInWith(new Visitor(url), authenticator)).toMatchObject({ body: { name: 'Ada' } })
  })

  test('whose owner is named differently by the authenticator is refused', async () => {
    const { authenticator } = await withPasskey('Ada')
    const wiped = new Visitor(url)
    const { options } = await beginSignIn(wiped)
    const answer = authenticator.get(options)
    const response = { ...answer, response: { ...answer.response, userHandle: 'TWFsbG9yeQ' } }
    expect(codeOf(await wiped.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
  })

  test('with another id in what the authenticator has signed is refused, however long that is', async () => {
    const visitor = await Visitor.named(url, 'Ada')
    for (const length of [32, 8_000]) {
      const options = await beginPasskey(visitor)
      const response = new Authenticator(url).create(options, { signedId: randomBytes(length) })
      expect(codeOf(await visitor.request('POST', '/api/me/passkeys', { response }))).toBe('passkeyRefused')
    }
    expect((await identityOf(visitor)).passkeys).toEqual([])
  })

  test('is not offered by a host without https', async () => {
    const plain = await Visitor.named(server.url, 'Ada')
    expect((await identityOf(plain)).passkeysWork).toBe(false)
    expect(codeOf(await plain.request('POST', '/api/me/passkeys/begin'))).toBe('passkeysUnavailable')
    expect(codeOf(await plain.request('POST', '/api/sign-in/begin'))).toBe('passkeysUnavailable')
  })

  test('is limited in number', async () => {
    const visitor = await Visitor.named(url, 'Ada')
    for (let n = 0; n < 20; n++) await registerPasskey(visitor, new Authenticator(url))
    expect(codeOf(await visitor.request('POST', '/api/me/passkeys/begin'))).toBe('tooManyPasskeys')
  })
})

describe('a challenge', () => {
  test('works once: an answer that is sent again is refused', async () => {
    const { authenticator } = await withPasskey('Ada')
    const wiped = new Visitor(url)
    const { options } = await beginSignIn(wiped)
    const cookie = wiped.cookie
    const response = authenticator.get(options)
    expect((await wiped.request('POST', '/api/sign-in', { response })).status).toBe(200)
    const thief = new Visitor(url)
    thief.cookie = cookie
    expect(codeOf(await thief.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
    expect(await meOf(thief)).toEqual({})
  })

  test('is used up by a wrong answer too', async () => {
    const { authenticator } = await withPasskey('Ada')
    const wiped = new Visitor(url)
    const { options } = await beginSignIn(wiped)
    const wrong = authenticator.get({ challenge: 'AAAA' })
    expect(codeOf(await wiped.request('POST', '/api/sign-in', { response: wrong }))).toBe('passkeyRefused')
    const right = authenticator.get(options)
    expect(codeOf(await wiped.request('POST', '/api/sign-in', { response: right }))).toBe('passkeyRefused')
  })

  test('of another browser is refused', async () => {
    const { authenticator } = await withPasskey('Ada')
    const { options } = await beginSignIn(new Visitor(url))
    const response = authenticator.get(options)
    const other = new Visitor(url)
    expect(codeOf(await other.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
    await beginSignIn(other)
    expect(codeOf(await other.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
  })

  test('for a new passkey does not sign in, belongs to its guest, and the other way round', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    const forPasskey = await beginPasskey(visitor)
    const response = authenticator.get(forPasskey)
    expect(codeOf(await visitor.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')

    const mallory = await Visitor.named(url, 'Mallory')
    const { options } = await beginSignIn(mallory)
    const made = new Authenticator(url).create(options)
    expect(codeOf(await mallory.request('POST', '/api/me/passkeys', { response: made }))).toBe(
      'passkeyRefused',
    )

    const forAda = await beginPasskey(visitor)
    const challenge = visitor.cookie?.split('; ').find((one) => one.startsWith('vermeil-challenge='))
    mallory.cookie = [mallory.cookie?.split('; ')[0], challenge].join('; ')
    const planted = { response: new Authenticator(url).create(forAda) }
    expect(codeOf(await mallory.request('POST', '/api/me/passkeys', planted))).toBe('passkeyRefused')
  })

  test('expires after five minutes', async () => {
    const { authenticator } = await withPasskey('Ada')
    const wiped = new Visitor(url)
    const { options } = await beginSignIn(wiped)
    time.advance(5 * MINUTE)
    const response = authenticator.get(options)
    expect(codeOf(await wiped.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
  ])('signed for %s is refused', async (_, more) => {
    const { authenticator } = await withPasskey('Ada')
    const wiped = new Visitor(url)
    const { options } = await beginSignIn(wiped)
    const response = authenticator.get(options, more)
    expect(codeOf(await wiped.request('POST', '/api/sign-in', { response }))).toBe('passkeyRefused')
  })

  test('answered with a counter that does not grow is refused: the authenticator was copied', async () => {
    const { authenticator } = await withPasskey('Ada')
    await signInWith(new Visitor(url), authenticator)
    authenticator.counter--
    expect(codeOf(await signInWith(new Visitor(url), authenticator))).toBe('passkeyRefused')
  })

  test('answered with certificates is refused, so that the server fetches nothing that they name', async () => {
    const visitor = await Visitor.named(url, 'Ada')
    const options = await beginPasskey(visitor)
    const response = new Authenticator(url).create(options, { certificate: 'a certificate' })
    expect(codeOf(await visitor.request('POST', '/api/me/passkeys', { response }))).toBe('passkeyRefused')
  })

  test.each([
    ['nothing', {}],
    ['a text', { response: 'x' }],
    ['an id with spaces', { response: { id: 'a b', rawId: 'a b', type: 'public-key', response: {} } }],
    ['a giant id', { response: { id: 'a'.repeat(5_000), rawId: 'a', type: 'public-key', response: {} } }],
    ['an unknown field', { response: {}, admin: true }],
  ])('answered with %s is malformed', async (_, body) => {
    const visitor = await Visitor.named(url, 'Ada')
    for (const path of ['/api/sign-in', '/api/me/passkeys'])
      expect(codeOf(await visitor.request('POST', path, body))).toBe('malformed')
  })
})

describe('signing in where somebody else plays', () => {
  test('switches at once if that guest has no seats, and nobody is merged', async () => {
    const { visitor, authenticator } = await withPasskey('Ada')
    const table = await createTable(visitor)
    const other = await Visitor.named(url, 'Bea')
    expect((await beginSignIn(other)).leaves).toBeUndefined()
    expect(await signInWith(other, authenticator)).toMatchObject({ body: { name: 'Ada' } })
    expect((await tablesOf(other)).map((one) => one.table)).toEqual([table])
  })

  test('asks first if that guest would have no way back to their seats', async () => {
    const { authenticator } = await withPasskey('Ada')
    const other = await Visitor.named(url, 'Bea')
    const cookie = other.cookie
    await createTable(other)
    expect((await beginSignIn(other)).leaves).toBe(1)
    const refused = await signInWith(other, authenticator)
    expect(refused.body).toEqual({ rejection: { code: 'seatsHere', count: 1 } })
    expect(await meOf(other)).toEqual({ name: 'Bea' })
    expect(await signInWith(other, authenticator, { leave: true })).toMatchObject({ body: { name: 'Ada' } })
    // The seat is still Bea's, and the old cookie leads nowhere.
    const old = new Visitor(url)
    old.cookie = cookie
    expect(await meOf(old)).toEqual({})
    expect(await tablesOf(other)).toEqual([])
  })

  test('does not ask if that guest has a recovery code', async () => {
    const { authenticator } = await withPasskey('Ada')
    const other = await Visitor.named(url, 'Bea')
    const table = await createTable(other)
    const code = await newCode(other)
    expect(await signInWith(other, authenticator)).toMatchObject({ body: { name: 'Ada' } })
    expect(await recover(other, code)).toMatchObject({ body: { name: 'Bea' } })
    expect((await tablesOf(other)).map((one) => one.table)).toEqual([table])
  })
})

describe('a recovery code', () => {
  test('brings back all seats, also on a host without https', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await createTable(ada)
    const code = await newCode(ada)
    expect(code).toMatch(/^([A-Z]{5} ){8}[A-Z]{5}$/)
    const wiped = new Visitor(server.url)
    expect(await recover(wiped, code)).toEqual({ status: 200, body: { name: 'Ada' } })
    expect((await tablesOf(wiped)).map((one) => one.table)).toEqual([table])
    // It is printed, so it works again.
    expect((await recover(new Visitor(server.url), code.toLowerCase())).status).toBe(200)
  })

  test('that was replaced or revoked does not work any more', async () => {
    const ada = await Visitor.named(url, 'Ada')
    const [first, second] = [await newCode(ada), await newCode(ada)]
    expect(codeOf(await recover(new Visitor(url), first))).toBe('recoveryUnknown')
    expect((await recover(new Visitor(url), second)).status).toBe(200)
    await ada.request('DELETE', '/api/me/recovery')
    expect(codeOf(await recover(new Visitor(url), second))).toBe('recoveryUnknown')
    expect((await identityOf(ada)).recovery).toBeUndefined()
  })

  test('with a typing error is told apart from one that is unknown', async () => {
    const ada = await Visitor.named(url, 'Ada')
    const words = (await newCode(ada)).split(' ')
    const changed = words.with(3, words[3] === 'MILOT' ? 'BAKEN' : 'MILOT').join(' ')
    for (const typed of [
      changed,
      words.slice(1).join(' '),
      words.toReversed().join(' '),
      '',
      'x'.repeat(270),
    ])
      expect(codeOf(await recover(new Visitor(url), typed))).toBe('recoveryMistyped')
    expect(codeOf(await recover(new Visitor(url), 'x'.repeat(271)))).toBe('malformed')
  })

  test('is not stored, only its hash', async () => {
    const ada = await Visitor.named(url, 'Ada')
    const code = await newCode(ada)
    const { body } = await ada.request('GET', '/api/me/data')
    expect(JSON.stringify(body)).not.toContain(code.slice(0, 11))
    expect(JSON.stringify(await identityOf(ada))).not.toContain(code.slice(0, 11))
  })

  test('cannot be guessed quickly', async () => {
    const limited = await testServer({ time, limits: { wrongCodes: { perSecond: 0.001, burst: 3 } } })
    const ada = await Visitor.named(limited.url, 'Ada')
    const codes = [await newCode(ada), await newCode(ada), await newCode(ada), await newCode(ada)]
    await ada.request('DELETE', '/api/me/recovery')
    const answers = []
    for (const code of codes) answers.push(codeOf(await recover(new Visitor(limited.url), code)))
    expect(answers).toEqual(['recoveryUnknown', 'recoveryUnknown', 'recoveryUnknown', 'tooManyCodes'])
    await limited.close()
  })

  test('signs out the device that was not used for longest when there are too many', async () => {
    const ada = await Visitor.named(url, 'Ada')
    const code = await newCode(ada)
    const socket = await ada.connect()
    for (let n = 0; n < 20; n++) {
      time.advance(MINUTE)
      expect((await recover(new Visitor(url), code)).status).toBe(200)
    }
    expect(await meOf(ada)).toEqual({})
    expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
  })
})

describe('a handle', () => {
  const setHandle = (visitor: Visitor, handle?: string) =>
    visitor.request('PUT', '/api/me/handle', handle === undefined ? {} : { handle })

  test('is not given up by a request whose body is a list', async () => {
    const ada = await Visitor.named(url, 'Ada')
    expect((await setHandle(ada, 'Wanderer-11')).status).toBe(200)
    const refused = { status: 400, body: { rejection: { code: 'malformed', place: '' } } }
    expect(await ada.request('PUT', '/api/me/handle', [])).toEqual(refused)
    expect(await identityOf(ada)).toMatchObject({ handle: 'Wanderer-11' })
  })

  test('is optional and unique, and one that looks like it is taken too', async () => {
    const [ada, bea] = [await Visitor.named(url, 'Ada'), await Visitor.named(url, 'Ada')]
    expect(await identityOf(ada)).not.toHaveProperty('handle')
    expect((await setHandle(ada, 'Wanderer-10')).body).toMatchObject({ handle: 'Wanderer-10' })
    for (const taken of [
      'Wanderer-10',
      'wanderer-10',
      'wanderer10',
      'wanderer-l0',
      'wanderer-1O',
      'vvanderer10',
    ])
      expect([taken, codeOf(await setHandle(bea, taken))]).toEqual([taken, 'handleTaken'])
    expect((await setHandle(bea, 'Wanderer-20')).status).toBe(200)
    // The owner may change its spelling, and gives it up for others.
    expect((await setHandle(ada, 'wanderer10')).status).toBe(200)
    expect((await setHandle(ada)).body).not.toHaveProperty('handle')
    expect((await setHandle(bea, 'Wanderer-10')).status).toBe(200)
    expect((await setHandle(ada, 'wanderer-20')).status).toBe(200)
  })

  test('is written without a capital I, which looks like the small l of somebody else', async () => {
    await setHandle(await Visitor.named(url, 'Ada'), 'alicja')
    const other = await Visitor.named(url, 'Bea')
    expect((await setHandle(other, 'aIicja')).body).toMatchObject({ handle: 'aiicja' })
  })

  test.each(['', 'ab', 'a'.repeat(21), '-ada', 'ada--x', 'ada x', 'àda', 'аda', 'ada\u200b', '<b>'])(
    '%s is malformed',
    async (handle) => {
      expect(codeOf(await setHandle(await Visitor.named(url, 'Ada'), handle))).toBe('malformed')
    },
  )

  test('cannot be enumerated: few attempts are answered, per guest and per address', async () => {
    const limited = await testServer({ time, limits: { handles: { perSecond: 0.001, burst: 5 } } })
    const owner = await Visitor.named(limited.url, 'Ada')
    await setHandle(owner, 'wanted')
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push(codeOf(await setHandle(await Visitor.named(limited.url, `M ${n}`), 'wanted')))
    expect(answers).toEqual([...Array(4).fill('handleTaken'), 'tooFast', 'tooFast'])
    await limited.close()
  })
})

describe('everything about signing in', () => {
  test('needs a visitor where it is about one', async () => {
    const nobody = new Visitor(url)
    for (const [method, path, body] of [
      ['GET', '/api/me/identity', undefined],
      ['PUT', '/api/me/handle', {}],
      ['POST', '/api/me/passkeys/begin', undefined],
      ['DELETE', '/api/me/passkeys', { id: 'x' }],
      ['POST', '/api/me/recovery', undefined],
      ['DELETE', '/api/me/recovery', undefined],
      ['GET', '/api/me/data', undefined],
      ['DELETE', '/api/me', undefined],
    ] as const)
      expect([path, codeOf(await nobody.request(method, path, body))]).toEqual([path, 'nameFirst'])
  })

  test('is limited per address', async () => {
    const limited = await testServer({ time, limits: { signIns: { perSecond: 0.001, burst: 5 } } })
    const home = limited.url.replace('127.0.0.1', 'localhost')
    const ada = await Visitor.named(home, 'Ada')
    const paths = ['/api/me/passkeys/begin', '/api/sign-in/begin', '/api/me/recovery']
    for (let n = 0; n < 5; n++) await ada.request('POST', at(paths, n % 3))
    for (const path of paths) expect(codeOf(await ada.request('POST', path))).toBe('tooFast')
    expect(codeOf(await recover(ada, 'x'))).toBe('tooFast')
    await limited.close()
  })

  test('closes the sockets of the guest who was signed in here before', async () => {
    const { authenticator } = await withPasskey('Ada')
    const other = await Visitor.named(url, 'Bea')
    const socket = await other.connect()
    await signInWith(other, authenticator)
    expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
  })

  test('lets a player go on in the middle of a match', async () => {
    const seated = await seatPeople(url, entry, Math.max(2, entry.game.seats.min))
    const authenticator = new Authenticator(url)
    await registerPasskey(seated.visitors[1], authenticator)
    const wiped = new Visitor(url)
    await signInWith(wiped, authenticator)
    const socket = await wiped.connect()
    await socket.join(seated.table)
    expect(socket.positions.get(seated.table)?.view.seat).toBe(1)
  })
})
