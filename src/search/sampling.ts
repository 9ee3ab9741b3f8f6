import { type Chance, type ChanceStream, fastChance, fastSeed } from '../kernel/index.ts'

/**
 * The chance of one sampled game. Bags with a different number of kinds have a stream each, so that an extra card from
 * one pile does not change what is drawn from another: compared games then differ by the decision alone.
 */
export function sampleChance(series: number, sample: number): Chance {
  const streams: ChanceStream[] = []
  const stream = (kinds: number): ChanceStream => {
    streams[kinds] ??= fastChance(fastSeed(series + 0x9e37 * kinds, sample))
    return streams[kinds]
  }
  return {
    below: (n) => stream(0).below(n),
    draw: (bag) => stream(bag.counts.length).draw(bag),
  }
}
