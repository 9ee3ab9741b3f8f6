import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package is pinned with its hash, the Node binary of each platform included', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const source = readFileSync(new URL('../scripts/own-node.js', import.meta.url), 'utf8')
  const binaries = [...source.matchAll(/'\w+ \w+': '(node-[\w-]+)'/g)].map(([, name = '']) => name)
  const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> }
  expect(binaries.sort()).toEqual(Object.keys(optionalDependencies).sort())
  for (const name of binaries)
    expect(packages[`node_modules/${name}`]?.version).toBe(optionalDependencies[name])
})

test('no package runs a script when it is installed', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})
