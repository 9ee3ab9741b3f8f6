import { round } from './coast.ts'

/** The ids of the symbols by their letter in the deck's drawings. */
export const SYMBOL_IDS: Partial<Record<string, string>> = { C: 'sg-coin', P: 'sg-palm', X: 'sg-cross' }

export function Use({ of, x, y, size, height = size, class: name }: UseProps) {
  return (
    <use href={`#${of}`} x={round(x)} y={round(y)} width={round(size)} height={round(height)} class={name} />
  )
}

interface UseProps {
  of: string
  x: number
  y: number
  size: number
  height?: number
  class?: string | undefined
}
