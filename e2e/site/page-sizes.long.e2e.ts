import { it } from 'vitest'
import { expectJoining, expectOwnTable, expectRules } from './page-sizes.ts'

it('a table of elfenland on this device keeps within 186 kB', () => expectOwnTable('elfenland', 186))

it('joining a table of elfengold on a server keeps within 157 kB', () => expectJoining('elfengold', 157))

it('the rules of silver-and-gold keep within 61 kB', () => expectRules('silver-and-gold', 61))
