import { findProgram, NATS, POSTGRES, PYTHON } from '../../src/server/testing/parts/programs.ts'
import { findChromium } from './chromium.ts'

/* Installs what the tests need and may install, beside the first steps of `npm test`: it mostly waits for downloads. */

for (const program of [POSTGRES, NATS, PYTHON]) findProgram(program)
try {
  findChromium()
} catch {
  // The tests that need a browser say how to install one.
}
