import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Rejection } from '../../../kernel/index.ts'
import type { Identity, RouteBody } from '../../../protocol/index.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { addPasskey, beginPasskey, beginSignIn, signInWithPasskey } from '../../session/api/identity.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { identityWords as words } from './texts.ts'

/** Whether this browser has passkeys at all. */
export const canUsePasskeys = browserSupportsWebAuthn

/** Why a passkey or recovery code did not work. */
export const identityProblem = (rejection: Rejection): string => rejectionWords(rejection, words)

/** What happened: a value, or words about why there is none. */
export type Answered<Value> = { readonly value: Value } | { readonly problem: string }

export const inWords = <Value>(answer: ApiResult<Value>): Answered<Value> =>
  answer.ok ? { value: answer.value } : { problem: identityProblem(answer.rejection) }

/** Makes a passkey on this device. */
export async function makePasskey(): Promise<Answered<Identity>> {
  const begun = await beginPasskey()
  if (!begun.ok) return inWords(begun)
  const optionsJSON = begun.value.options as PublicKeyCredentialCreationOptionsJSON
  const made = await asked(() => startRegistration({ optionsJSON }))
  if ('problem' in made) return made
  return inWords(
    await addPasskey(made.value as RouteBody<'addPasskey'>['response'] & RegistrationResponseJSON),
  )
}

/** Begins to sign in: the options for the device, and how many seats would be left behind. */
export const prepareSignIn = async () => inWords(await beginSignIn())

/** Signs in with a passkey of this device. */
export async function usePasskey(
  options: object,
  leave: boolean,
): Promise<Answered<{ readonly name?: string }>> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const used = await asked(() => startAuthentication({ optionsJSON }))
  if ('problem' in used) return used
  return inWords(
    await signInWithPasskey(
      used.value as RouteBody<'signIn'>['response'] & AuthenticationResponseJSON,
      leave,
    ),
  )
}

/** What the browser asked the person for. They may have declined, or taken too long. */
async function asked<Value>(ask: () => Promise<Value>): Promise<Answered<Value>> {
  try {
    return { value: await ask() }
  } catch (problem) {
    const exists = problem instanceof Error && problem.name === 'InvalidStateError'
    return { problem: words.t(exists ? 'passkey.exists' : 'passkey.cancelled') }
  }
}
