import { announce } from '../../../ui/components/overlays/announce.tsx'
import { pairingWords } from './texts.ts'

/** The page for finding strangers to play with. */
export const loadPairing = async () => {
  const [{ PairPage }] = await Promise.all([import('./pair-page.tsx'), pairingWords.ready()])
  return PairPage
}

/** What is shown beside the table until the match begins. */
export const loadPairingLobby = async () => {
  const [{ PairingLobby }] = await Promise.all([import('./pairing-lobby.tsx'), pairingWords.ready()])
  return PairingLobby
}

/** Somebody plays on for a bot. */
export async function announceNewcomer(name: string): Promise<void> {
  await pairingWords.ready()
  announce(pairingWords.t('newcomer', { name }))
}
