import { once } from 'node:events'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { type Bot, type Game, plainJson, samePlain } from '../../kernel/index.ts'

// The compiled package has .js files beside each other, the source has .ts files.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './program-worker.ts' : './program-worker.js',
  import.meta.url,
)

/** What a program has answered, or why it has not. */
export type Reply = { readonly line: string } | { readonly gone: string }

/** What the thread that runs the program is given. */
export interface ProgramData {
  readonly command: string
  /** Set to 1 and notified with every reply. */
  readonly flag: Int32Array
  readonly port: MessagePort
}

export interface ProgramOptions {
  /** A command line for the shell. */
  readonly command: string
  readonly game: Game
  /** How long the program may take for a move. */
  readonly milliseconds: number
}

/** The program has ended, or could not be started. */
export class ProgramGone extends Error {}

/**
 * A program that reads and writes lines of JSON, as a bot. Bots answer at once, so the calling thread waits while
 * another one talks to the program. An answer that is late or not a legal move is a fault: the first legal move is played
 * instead.
 */
export class ExternalProgram {
  readonly bot: Bot
  faults = 0
  readonly #flag = new Int32Array(new SharedArrayBuffer(4))
  readonly #port: MessagePort
  readonly #worker: Worker
  readonly #options: ProgramOptions
  #asked = 0

  constructor(options: ProgramOptions) {
    this.#options = options
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const workerData: ProgramData = { command: options.command, flag: this.#flag, port: port2 }
    this.#worker = new Worker(WORKER, { workerData, transferList: [port2] })
    const { game } = options
    this.bot = {
      name: 'program',
      observe: (_memory, view) => this.#send({ type: 'see', view }),
      choose: (view) => {
        const moves = game.legal(view)
        const { milliseconds } = this.#options
        const answer = this.#ask({ type: 'choose', view, moves, milliseconds })
        const move = moveIn(answer, moves)
        if (move !== undefined) return move
        this.faults++
        return moves[0]
      },
    }
  }

  begin(game: { readonly seats: number; readonly options: unknown; readonly index: number }): void {
    this.#send({ type: 'game', game: this.#options.game.id, ...game })
  }

  end(result: unknown): void {
    this.#send({ type: 'over', result })
  }

  /** The program's input ends; a program that does not end with it is stopped. */
  async close(): Promise<void> {
    this.#port.close()
    await once(this.#worker, 'exit')
  }

  #send(message: object): void {
    this.#port.postMessage(`${JSON.stringify(message)}\n`)
  }

  /** The answer to a question, parsed; undefined if it came too late or is not JSON. */
  #ask(question: object): unknown {
    const id = ++this.#asked
    this.#send({ id, ...question })
    const deadline = performance.now() + this.#options.milliseconds
    for (;;) {
      Atomics.store(this.#flag, 0, 0)
      const received: { readonly message: Reply } | undefined = receiveMessageOnPort(this.#port)
      if (received === undefined) {
        const left = deadline - performance.now()
        if (left <= 0 || Atomics.wait(this.#flag, 0, 0, left) === 'timed-out') return undefined
        continue
      }
      const { message } = received
      if ('gone' in message) throw new ProgramGone(message.gone)
      const answer = plainJson(message.line)
      // Answers to earlier questions came too late.
      if (typeof answer === 'object' && answer !== null && 'id' in answer && answer.id !== id) continue
      return answer
    }
  }
}

/** The legal move that an answer names: its index in the list, or the move itself. */
function moveIn(answer: unknown, moves: readonly unknown[]): unknown {
  if (typeof answer !== 'object' || answer === null || !('move' in answer)) return undefined
  const { move } = answer
  if (typeof move === 'number') return moves[move]
  return moves.find((legal) => samePlain(legal, move))
}
