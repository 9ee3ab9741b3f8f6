import { WebSocket } from 'ws'
import { at, type View } from '../../src/kernel/index.ts'
import { Visitor } from '../../src/server/testing/client.ts'
import { type Driver, type Player, SEATS } from './driver.ts'

const GAME = 'silver-and-gold'
const AT_ONCE = 20

/**
 * Vermeil under load. Each player has their own socket and parses only the necessary part of a frame. With several
 * processes, the players of a table are distributed over all of them.
 */
export async function vermeilDriver(
  url: string,
  ...others: readonly string[]
): Promise<Driver & { bytes(): number; seatWithBots(tables: number, bot: string): Promise<Player[][]> }> {
  const urls = [url, ...others]
  const visitors: Visitor[] = []
  for (let seat = 0; seat < SEATS; seat++) visitors.push(await Visitor.named(url, `Load ${seat}`))
  const counted = { frames: 0, bytes: 0 }

  async function seatOne(): Promise<Player[]> {
    const seats = visitors.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
    const table = await at(visitors, 0).create({ game: GAME, seats })
    const guests = await Promise.all(
      visitors.map((visitor, seat) => connect(at(urls, seat % urls.length), visitor, table, counted)),
    )
    await Promise.all(guests.map((guest) => guest.ask('{"type":"join"')))
    for (const guest of guests.slice(1)) await guest.ask('{"type":"sit"')
    await at(guests, 0).ask('{"type":"start"')
    return guests.map(({ player }) => player)
  }

  async function seatOneWithBots(bot: string): Promise<Player[]> {
    const bots = Array.from({ length: SEATS - 1 }, () => ({ kind: 'bot' as const, bot }))
    const visitor = at(visitors, 0)
    const seats = [{ kind: 'me' as const }, ...bots]
    const table = await visitor.create({ game: GAME, seats, startWhenFull: true })
    const guest = await connect(url, visitor, table, counted)
    await guest.ask('{"type":"join"')
    return [guest.player]
  }

  return {
    name: 'Vermeil',
    async seatWithBots(tables, bot) {
      const all: Player[][] = []
      while (all.length < tables) all.push(await seatOneWithBots(bot))
      return all
    },
    frames: () => counted.frames,
    bytes: () => counted.bytes,
    async seat(tables) {
      const all: Player[][] = []
      while (all.length < tables) {
        all.push(
          ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - all.length) }, seatOne))),
        )
      }
      return all
    },
  }
}

interface Connected {
  readonly player: Player
  ask(command: string): Promise<void>
}

let ids = 0

function connect(
  url: string,
  visitor: Visitor,
  table: string,
  counted: { frames: number; bytes: number },
): Promise<Connected> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie: visitor.cookie ?? '' },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
  /** `asked` of the last answer, `asked` of the current position, and the text that contains the current view. */
  let answered = 0
  let asked = 0
  let seen: string | undefined
  let unanswered = false
  const player: Player = {
    onAsked: () => undefined,
    onAnswered: () => undefined,
    send(move) {
      answered = asked
      unanswered = true
      ids++
      socket.send(
        `{"type":"play","id":"b${ids}","table":"${table}","asked":${asked},"moves":[${JSON.stringify(move)}]}`,
      )
    },
    held: () => (seen === undefined || unanswered || asked === answered ? undefined : viewIn(seen)),
    close: () => socket.close(),
  }

  function next(): void {
    if (seen === undefined || unanswered || asked === answered) return
    player.onAsked()
  }

  socket.on('message', (data) => {
    const text = String(data)
    counted.frames++
    counted.bytes += text.length
    if (text.startsWith('{"type":"refused"')) throw new Error(text)
    if (text.startsWith('{"type":"done"')) {
      unanswered = false
      player.onAnswered()
      next()
      return
    }
    const at = text.lastIndexOf('"asked":')
    if (at < 0) return
    asked = Number.parseInt(text.slice(at + 8, at + 18), 10)
    seen = text
    next()
  })
  const ask = (command: string): Promise<void> =>
    new Promise((resolve) => {
      player.onAnswered = resolve
      socket.send(`${command},"id":"j${++ids}","table":"${table}"}`)
    })
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => resolve({ player, ask }))
  })
}

function viewIn(text: string): View {
  const { position } = JSON.parse(text) as { position: { view: View } }
  return position.view
}
