import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What `/metrics` tells Prometheus. A registry for each server, so that two in one process do not mix. */
export function newMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })
  // Counted on the busiest paths, so they are plain numbers until somebody asks.
  const entries = new Map<string, number>()
  let frames = 0
  new Counter({
    name: 'vermeil_entries_total',
    help: 'Entries stored, by type: a turn is a move that was taken.',
    labelNames: ['type'],
    registers,
    collect() {
      this.reset()
      for (const [type, count] of entries) this.inc({ type }, count)
    },
  })
  new Counter({
    name: 'vermeil_frames_sent_total',
    help: 'Messages sent on sockets.',
    registers,
    collect() {
      this.reset()
      this.inc(frames)
    },
  })
  return {
    registry,
    countEntry(type: string): void {
      entries.set(type, (entries.get(type) ?? 0) + 1)
    },
    countFrame(): void {
      frames++
    },
    refused: new Counter({
      name: 'vermeil_refused_total',
      help: 'Commands and requests refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    conflicts: new Counter({
      name: 'vermeil_append_conflicts_total',
      help: 'Appends that came too late, because another process had written.',
      registers,
    }),
    sockets: new Gauge({ name: 'vermeil_sockets', help: 'Open sockets.', registers }),
    tables: new Gauge({ name: 'vermeil_tables_loaded', help: 'Tables in memory.', registers }),
    botSeconds: new Histogram({
      name: 'vermeil_bot_seconds',
      help: 'How long bots thought.',
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10],
      registers,
    }),
    botFallbacks: new Counter({
      name: 'vermeil_bot_fallbacks_total',
      help: 'Moves that were played at random because a bot failed.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof newMetrics>
