import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Visitor } from './client.ts'

/** What an authenticator is told, as far as this one reads it. */
export interface CeremonyOptions {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

interface Signed {
  readonly type?: string
  readonly origin?: string
  readonly rpId?: string
}

interface Made {
  readonly certificate?: string
  /** The id of the passkey within what is signed. */
  readonly signedId?: Uint8Array
}

const hash = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url')
const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

/** An authenticator in software: it has one passkey with an elliptic curve key, and can also lie. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #origin: string
  readonly #rpId: string
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  #user = ''
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#rpId = new URL(origin).hostname
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** The answer to the options for a new passkey. */
  create({ challenge, user }: CeremonyOptions, more: Signed & Made = {}) {
    this.#user = user?.id ?? ''
    const { certificate, signedId = this.id } = more
    const id = base64url(this.id)
    const length = Buffer.from([signedId.length >> 8, signedId.length & 0xff])
    const credential = Buffer.concat([Buffer.alloc(16), length, signedId, this.#publicKey()])
    const data = this.#authenticatorData(HAS_CREDENTIAL, credential, more)
    const statement =
      certificate === undefined
        ? Buffer.concat([text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])])
        : Buffer.concat([
            ...[text('fmt'), text('packed'), text('attStmt'), Buffer.from([0xa3])],
            ...[text('alg'), Buffer.from([0x26]), text('sig'), bytes(randomBytes(64))],
            ...[text('x5c'), Buffer.from([0x81]), bytes(Buffer.from(certificate))],
          ])
    const attestationObject = Buffer.concat([Buffer.from([0xa3]), statement, text('authData'), bytes(data)])
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, more),
        attestationObject: base64url(attestationObject),
      },
    }
  }

  /** The answer to the options for signing in. */
  get({ challenge }: CeremonyOptions, more: Signed = {}) {
    this.counter++
    const id = base64url(this.id)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, more)
    const data = this.#authenticatorData(0, Buffer.alloc(0), more)
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = createSign('sha256').update(signed).sign(this.#key.privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.#user,
      },
    }
  }

  #clientData(type: string, challenge: string, more: Signed): string {
    return base64url(
      JSON.stringify({ type: more.type ?? type, challenge, origin: more.origin ?? this.#origin }),
    )
  }

  #authenticatorData(flags: number, credential: Uint8Array, { rpId = this.#rpId }: Signed): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([hash(rpId), Buffer.from([USER_PRESENT | flags]), counter, credential])
  }

  /** As a COSE key: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }
}

/** A short text in CBOR. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])

/** Bytes in CBOR. */
const bytes = (value: Uint8Array): Buffer => {
  const { length } = value
  const head =
    length < 24 ? [0x40 | length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), value])
}

/** Makes a passkey for a visitor, as a browser does. */
export async function registerPasskey(visitor: Visitor, authenticator: Authenticator) {
  const begun = await visitor.request('POST', '/api/me/passkeys/begin')
  const { options } = begun.body as { readonly options: CeremonyOptions }
  return visitor.request('POST', '/api/me/passkeys', { response: authenticator.create(options) })
}

/** Signs in with a passkey, as a browser does. */
export async function signInWith(visitor: Visitor, authenticator: Authenticator, more: object = {}) {
  const begun = await visitor.request('POST', '/api/sign-in/begin')
  const { options } = begun.body as { readonly options: CeremonyOptions }
  return visitor.request('POST', '/api/sign-in', { response: authenticator.get(options), ...more })
}
