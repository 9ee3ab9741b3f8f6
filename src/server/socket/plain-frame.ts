/*
 * The frame of a text message from the server (RFC 6455, 5.2): not masked, not compressed, not fragmented. Almost
 * everything that is sent is ASCII: then a frame is a string of bytes, and all frames of one tick are one string that is
 * handed to the system in one call. This takes about a third of the time of two writes for each frame.
 */

const FINAL_TEXT = '\x81'
const TWO_BYTES = '\x7e'

/** Undefined for a text that is not ASCII, or whose length does not fit into two bytes. */
export function plainFrame(text: string): string | undefined {
  const { length } = text
  if (length > 0xffff || Buffer.byteLength(text) !== length) return undefined
  if (length < 126) return FINAL_TEXT + String.fromCharCode(length) + text
  return FINAL_TEXT + TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff) + text
}
