import { connect } from 'node:net'

/** The response to a request that is written by hand. `head` has no empty line at its end. */
export async function rawRequest(
  url: string,
  head: string,
): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${head}\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => {
    text += data
    if (text.includes('}') || text.includes('</html>')) socket.end()
  })
  await new Promise((resolve) => socket.once('close', resolve))
  const [answer = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(answer.split(' ')[1]), head: answer, body }
}
