import { type Chance, type ChanceStream, fastChance, fastSeed } from '../kernel/index.ts'

/**
 * The luck of one imagined game. Bags of different size-of-choice have luck of their own, so that one card more from
 * one pile does not change what comes from another: what is compared then differs by the decision alone.
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
