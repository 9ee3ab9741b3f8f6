/* Stores the weights of the wide net, by which Silver & Gold's master decides, in the module that it is loaded from:
 *
 *   node scripts/store-silver-and-gold-net.ts FILE
 *
 * FILE holds the weights as 32-bit floating-point numbers in the order that `wideNetOf` describes. They are rounded to 8
 * bits: each row, which is what one input or one neuron of the first layer sends to the next layer, has its own scale.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { hiddenOf, rowLengths } from '../src/games/silver-and-gold/bot/evaluation/wide-net.ts'

const MODULE = new URL('../src/games/silver-and-gold/bot/evaluation/wide-net-weights.ts', import.meta.url)
const HIGHEST = 127

/** The scales of all rows, then all weights. */
function rounded(weights: Float32Array): Buffer {
  const lengths = rowLengths(hiddenOf(weights.length))
  const scales = new Float32Array(lengths.length)
  const bytes = new Int8Array(weights.length)
  let at = 0
  for (const [row, length] of lengths.entries()) {
    const values = weights.subarray(at, at + length)
    const scale = Math.fround(Math.max(...values.map(Math.abs)) / HIGHEST)
    if (!Number.isFinite(scale)) throw new Error(`row ${row} has a weight that is not a number`)
    scales[row] = scale
    bytes.set(
      Array.from(values, (value) => (scale === 0 ? 0 : Math.round(value / scale))),
      at,
    )
    at += length
  }
  return Buffer.concat([Buffer.from(scales.buffer), Buffer.from(bytes.buffer)])
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file with the weights')
const content = readFileSync(file)
const weights = new Float32Array(
  content.buffer.slice(content.byteOffset, content.byteOffset + content.length),
)
const lines =
  rounded(weights)
    .toString('base64')
    .match(/.{1,100}/g) ?? []
const source = readFileSync(MODULE, 'utf8')
const literal = lines.map((line) => `  '${line}'`).join(' +\n')
writeFileSync(
  MODULE,
  `${source.slice(0, source.indexOf('export const'))}export const WIDE_NET_WEIGHTS =\n${literal}\n`,
)
console.log(`${weights.length} weights, ${hiddenOf(weights.length)} neurons in the first layer`)
