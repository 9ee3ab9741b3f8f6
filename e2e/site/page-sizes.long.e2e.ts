import { it } from 'vitest'
import { expectJoining, expectOwnTable, expectRules } from './page-sizes.ts'

it.each([
  ['silver-and-gold', 151],
  ['elfenland', 186],
] as const)('a table of %s on this device keeps within %i kB', expectOwnTable)

it.each([
  ['silver-and-gold', 118],
  ['elfenland', 150],
  ['elfengold', 157],
] as const)('joining a table of %s on a server keeps within %i kB', expectJoining)

it.each([
  ['silver-and-gold', 61],
  ['elfenland', 76],
] as const)('the rules of %s keep within %i kB', expectRules)
