import { fairPlayWords } from './texts.ts'

export const loadRemoval = async () => {
  const [{ RemovalPart }] = await Promise.all([import('./removal.tsx'), fairPlayWords.ready()])
  return RemovalPart
}

export const loadOusted = async () => {
  const [{ OustedPart }] = await Promise.all([import('./removal.tsx'), fairPlayWords.ready()])
  return OustedPart
}
