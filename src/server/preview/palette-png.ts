import { crc32, deflateSync } from 'node:zlib'

const MAX_COLOURS = 256
/** Colours are counted with five bits for each channel. */
const BUCKETS = 1 << 15
const bucketOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

/** Some of the counted colours, which share one colour of the palette. */
interface Box {
  readonly buckets: number[]
  /** The channel with the widest range, as a shift, and that range times the number of pixels. */
  readonly shift: number
  readonly weight: number
}

const channelOf = (bucket: number, shift: number): number => (bucket >> shift) & 31

function boxOf(buckets: number[], counts: Uint32Array): Box {
  let [shift, widest, pixels] = [0, -1, 0]
  for (const bucket of buckets) pixels += counts[bucket] ?? 0
  for (const candidate of [0, 5, 10]) {
    let [low, high] = [31, 0]
    for (const bucket of buckets) {
      const value = channelOf(bucket, candidate)
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
    if (high - low > widest) [shift, widest] = [candidate, high - low]
  }
  return { buckets, shift, weight: widest * Math.sqrt(pixels) }
}

/** Median cut: the box that spreads most is halved until there are enough. */
function cut(counts: Uint32Array): Box[] {
  const used = Array.from(counts.keys()).filter((bucket) => (counts[bucket] ?? 0) > 0)
  const boxes = [boxOf(used, counts)]
  while (boxes.length < MAX_COLOURS) {
    const most = boxes.reduce((best, box, at) => (box.weight > (boxes[best]?.weight ?? 0) ? at : best), 0)
    const box = boxes[most]
    if (!box || box.weight <= 0) break
    const sorted = box.buckets.toSorted((a, b) => channelOf(a, box.shift) - channelOf(b, box.shift))
    const half = sorted.reduce((sum, bucket) => sum + (counts[bucket] ?? 0), 0) / 2
    let [at, sum] = [0, 0]
    while (at < sorted.length - 2 && sum + (counts[sorted[at] ?? 0] ?? 0) <= half)
      sum += counts[sorted[at++] ?? 0] ?? 0
    boxes.splice(most, 1, boxOf(sorted.slice(0, at + 1), counts), boxOf(sorted.slice(at + 1), counts))
  }
  return boxes
}

/** The mean colour of each box, and for each bucket the index of its box. */
function paletteOf(pixels: Uint8Array): { palette: Buffer; indexOf: Uint8Array } {
  const counts = new Uint32Array(BUCKETS)
  const sums = new Float64Array(3 * BUCKETS)
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const bucket = bucketOf(red, green, blue)
    counts[bucket] = (counts[bucket] ?? 0) + 1
    for (const [channel, value] of [red, green, blue].entries())
      sums[3 * bucket + channel] = (sums[3 * bucket + channel] ?? 0) + value
  }
  const boxes = cut(counts)
  const palette = Buffer.alloc(3 * boxes.length)
  const indexOf = new Uint8Array(BUCKETS)
  for (const [index, { buckets }] of boxes.entries()) {
    const count = buckets.reduce((sum, bucket) => sum + (counts[bucket] ?? 0), 0)
    for (let channel = 0; channel < 3; channel++) {
      const sum = buckets.reduce((total, bucket) => total + (sums[3 * bucket + channel] ?? 0), 0)
      palette[3 * index + channel] = Math.round(sum / count)
    }
    for (const bucket of buckets) indexOf[bucket] = index
  }
  return { palette, indexOf }
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/**
 * An opaque picture as PNG with a palette. With all its colours, the picture of a map has a megabyte, which is more than
 * some messengers accept for a preview.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexOf } = paletteOf(pixels)
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      rows[y * (width + 1) + 1 + x] =
        indexOf[bucketOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)] ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
