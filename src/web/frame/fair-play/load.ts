import { fairPlayWords } from './texts.ts'

export const loadRemoval = async () => {
  const [{ RemovalPart }] = await Promise.all([import('./removal.tsx'), fairPlayWords.ready()])
  return RemovalPart
}
