// Silver & Gold on a Colyseus server: the same rules, the same views, every move shown to all four players.
// With a file as argument every move is kept there before it is shown (SQLite, one transaction for each, as Colyseus
// has no store of its own), else nothing is kept.
import { DatabaseSync } from 'node:sqlite'
import { defineRoom, defineServer, Room } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { silverAndGold } from '../../../src/games/silver-and-gold/index.ts'
import { fairChance, newFairSeed, viewOf } from '../../../src/kernel/index.ts'

const [file] = process.argv.slice(2)
const keep = file === undefined ? () => undefined : keeper(file)

function keeper(path) {
  const db = new DatabaseSync(path)
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('create table moves (id integer primary key, room text, seat integer, move text)')
  const add = db.prepare('insert into moves (room, seat, move) values (?, ?, ?)')
  return (room, seat, move) => add.run(room, seat, JSON.stringify(move))
}

class Table extends Room {
  maxClients = 4
  patchRate = null

  onCreate() {
    this.chance = fairChance(newFairSeed())
    this.game = silverAndGold.setup({ memoryAid: false }, 4, this.chance)
    this.onMessage('play', (client, move) => {
      const { seat } = client.userData
      if (silverAndGold.play(this.game, seat, move, this.chance)) return client.send('refused', {})
      keep(this.roomId, seat, move)
      for (const other of this.clients) this.show(other, seat)
    })
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 }
    if (this.clients.length === 4) for (const other of this.clients) this.show(other, -1)
  }

  show(client, by) {
    client.send('view', { by, view: viewOf(this.game, client.userData.seat) })
  }
}

const transport = new WebSocketTransport()
const server = defineServer({
  rooms: { table: defineRoom(Table).filterBy(['match']) },
  transport,
  greet: false,
})
await server.listen(0)
process.stdout.write(`http://127.0.0.1:${transport.server.address().port}\n`)
