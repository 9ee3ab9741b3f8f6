import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Starts one request of an address in each turn of the event loop. An address may have hundreds of connections, and if
 * all requests that arrive at once were started at once, everybody else would wait until the last is answered.
 */
export function inTurns(
  listener: RequestListener,
  addressOf: (request: IncomingMessage) => string,
): RequestListener {
  const waiting = new Map<string, [IncomingMessage, ServerResponse][]>()

  function startNext(address: string): void {
    const requests = waiting.get(address)
    let next = requests?.shift()
    // Nobody waits for the answer any more.
    while (next?.[0].socket.destroyed) next = requests?.shift()
    if (next) {
      setImmediate(startNext, address)
      listener(...next)
    } else {
      waiting.delete(address)
    }
  }

  return (request, response) => {
    const address = addressOf(request)
    const requests = waiting.get(address)
    if (requests) {
      requests.push([request, response as ServerResponse])
      return
    }
    waiting.set(address, [])
    setImmediate(startNext, address)
    listener(request, response)
  }
}
