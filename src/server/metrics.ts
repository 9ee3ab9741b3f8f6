import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { newBotMetrics } from './bots/bot-metrics.ts'

/** What `/metrics` exports to Prometheus. Each server has its own registry, so that two in one process do not mix. */
export function newMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })
  // These are counted on the busiest paths, so they are plain numbers until they are collected.
  const entries = new Map<string, number>()
  let frames = 0
  new Counter({
    name: 'vermeil_entries_total',
    help: 'Log entries stored, by type.',
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
      help: 'Appends that failed because another process had written first.',
      registers,
    }),
    notices: new Counter({
      name: 'vermeil_notices_total',
      help: 'Attempts to tell somebody that a table waits for them, by kind of channel and outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    sockets: new Gauge({ name: 'vermeil_sockets', help: 'Open sockets.', registers }),
    tables: new Gauge({ name: 'vermeil_tables_loaded', help: 'Tables in memory.', registers }),
    deleted: new Counter({
      name: 'vermeil_tables_deleted_total',
      help: 'Tables deleted because they were kept long enough, by status.',
      labelNames: ['status'],
      registers,
    }),
    stored: new Gauge({
      name: 'vermeil_stored_bytes',
      help: 'Bytes that the stored data takes up.',
      registers,
    }),
    quota: new Gauge({
      name: 'vermeil_quota_bytes',
      help: 'Bytes that the stored data may take up; 0 if there is no quota.',
      registers,
    }),
    diskUse: new Gauge({
      name: 'vermeil_disk_use_ratio',
      help: 'The share of the disk with the data folder that is in use.',
      registers,
    }),
    full: new Gauge({
      name: 'vermeil_new_tables_refused',
      help: '1 while new tables are refused because almost no space is left.',
      registers,
    }),
    ...newBotMetrics(registers),
  }
}

export type Metrics = ReturnType<typeof newMetrics>
