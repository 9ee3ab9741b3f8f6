import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newMetrics } from '../metrics.ts'

const read = (path: string): string =>
  readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8')

/** Every series of a server, by its name in queries. */
async function seriesNames(): Promise<Set<string>> {
  const text = await newMetrics().registry.metrics()
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:vermeil|nodejs|process)_\w+/g)].map(([name]) => name)),
]

describe.each(['grafana/vermeil.json', 'prometheus/alerts.yml'])('deploy/%s', (path) => {
  test('names only metrics that a server has', async () => {
    const known = await seriesNames()
    const named = namesIn(read(path))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

test('the dashboard shows every metric of our own', async () => {
  const shown = new Set(namesIn(read('grafana/vermeil.json')))
  const own = [...(await seriesNames())].filter(
    (name) => name.startsWith('vermeil_') && !/_(sum|count)$/.test(name),
  )
  expect(own.filter((name) => !shown.has(name))).toEqual([])
})

test('the dashboard has a title, a place and a query for each panel', () => {
  const { panels } = JSON.parse(read('grafana/vermeil.json')) as {
    panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { title, gridPos, targets } of panels) {
    expect([title !== '', Object.keys(gridPos).length]).toEqual([true, 4])
    for (const { expr } of targets) expect(expr).toContain('job="$job"')
  }
})

test('every alert says how urgent it is, what happens and what to do', () => {
  const rules = read('prometheus/alerts.yml').split('- alert: ').slice(1)
  expect(rules.length).toBeGreaterThan(8)
  for (const rule of rules)
    expect(rule).toMatch(/severity: (page|ticket)[\s\S]*summary: .+\n\s+description: .+/)
})
