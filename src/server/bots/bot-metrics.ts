import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10]

/** What the metrics say about bots. */
export function newBotMetrics(registers: Registry[]) {
  let botLoad = (): { readonly busy: number; readonly waiting: number } => ({ busy: 0, waiting: 0 })
  new Gauge({
    name: 'vermeil_bots_thinking',
    help: 'Bots that think now, here or in other processes.',
    registers,
    collect() {
      this.set(botLoad().busy)
    },
  })
  new Gauge({
    name: 'vermeil_bots_waiting',
    help: 'Bots that wait for a thread, here or in other processes.',
    registers,
    collect() {
      this.set(botLoad().waiting)
    },
  })
  return {
    /** Where the gauges of bots come from. */
    watchBots(load: typeof botLoad): void {
      botLoad = load
    },
    botSeconds: new Histogram({
      name: 'vermeil_bot_seconds',
      help: 'How long bots in threads of the server took to move.',
      buckets: BUCKETS,
      registers,
    }),
    remoteBotSeconds: new Histogram({
      name: 'vermeil_remote_bot_seconds',
      help: 'How long bots in other processes took to move, from asking to the answer.',
      buckets: BUCKETS,
      registers,
    }),
    remoteBotFallbacks: new Counter({
      name: 'vermeil_remote_bot_fallbacks_total',
      help: 'Bot moves left to the threads of the server although other processes were there, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    botProcesses: new Gauge({
      name: 'vermeil_bot_processes',
      help: 'Bot processes that this server hears of.',
      registers,
    }),
    botFallbacks: new Counter({
      name: 'vermeil_bot_fallbacks_total',
      help: 'Random moves played because a bot failed.',
      registers,
    }),
  }
}
