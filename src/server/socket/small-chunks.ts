import type { Readable } from 'node:stream'

/**
 * Hands on what arrives in pieces of at most `size` bytes. A reader cannot pause within a piece, and the system hands
 * over 64 kB at once, which may hold ten thousand small frames.
 */
export function splitChunks(stream: Readable, size: number): void {
  const push = stream.push.bind(stream)
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!Buffer.isBuffer(chunk) || chunk.length <= size) return push(chunk, encoding)
    let wantsMore = true
    for (let start = 0; start < chunk.length; start += size)
      wantsMore = push(chunk.subarray(start, start + size))
    return wantsMore
  }
}
