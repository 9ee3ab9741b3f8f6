import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '../limits.ts'
import { Turns } from '../socket/tick.ts'
import { manualTime } from '../testing/server.ts'
import { ProgramSockets } from './program-sockets.ts'

test('people wait for one command of a program at most, and each program’s commands keep their order', async () => {
  const programs = new ProgramSockets(SERVER_LIMITS, manualTime())
  const people = new Turns(100)
  const done: string[] = []
  for (let i = 1; i <= 4; i++)
    programs.queue(() => {
      done.push(`program ${i}`)
      if (i === 2) people.add(() => done.push('person'))
    })
  expect(done).toEqual([])
  while (done.length < 5) await nextTurn()
  expect(done).toEqual(['program 1', 'program 2', 'person', 'program 3', 'program 4'])
})

test('an address that sends as much as it can does not keep the programs of other addresses from playing', () => {
  const time = manualTime()
  const programs = new ProgramSockets(SERVER_LIMITS, time)
  const { allProgramCommands, programCommands } = SERVER_LIMITS
  let crowd = 0
  for (let second = 0; second < 60; second++) {
    for (let i = 0; i < 10 * allProgramCommands.burst; i++) crowd += Number(programs.take('crowd'))
    for (let i = 0; i < programCommands.perSecond; i++) expect(programs.take('other')).toBe(true)
    time.advance(1000)
  }
  // What nobody else needs is theirs.
  expect(crowd).toBeGreaterThan(60 * (allProgramCommands.perSecond - 2 * programCommands.perSecond))
})
