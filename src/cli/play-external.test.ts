import { describe, expect, test } from 'vitest'
import { vermeil } from './testing/vermeil.ts'

/** A program for node that answers every question with this expression of the question `q`. */
const answering = (answer: string): string =>
  `node -e "require('readline').createInterface({ input: process.stdin }).on('line', (line) => { const q = JSON.parse(line); if (q.type === 'choose') console.log(JSON.stringify(${answer})) })"`

const play = (game: string, ...args: string[]) =>
  vermeil('play-external', game, '--against', 'random', ...args)

describe('vermeil play-external', () => {
  test.each(['silver-and-gold', 'elfenland', 'elfengold'])('plays %s with a program', async (game) => {
    const cmd = answering('{ id: q.id, move: q.moves.length - 1 }')
    const { status, stdout } = await play(game, '--cmd', cmd, '--games', '2', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      games: 2,
      faults: 0,
      contest: { bots: ['program', 'random'] },
    })
  })

  test('takes the move itself as an answer, whatever the order of its keys', async () => {
    const cmd = answering('{ id: q.id, move: Object.fromEntries(Object.entries(q.moves[0]).reverse()) }')
    const { stdout } = await play('elfenland', '--cmd', cmd, '--games', '1', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ faults: 0 })
  })

  test.each([
    ['no legal move', '{ id: q.id, move: { type: 9 } }'],
    ['a number beyond the list', '{ id: q.id, move: 10000 }'],
    ['something that is not an answer', '[1, 2]'],
  ])('counts %s as a fault and plays on', async (_what, answer) => {
    const { status, stdout } = await play('elfenland', '--cmd', answering(answer), '--games', '1', '--json')
    expect(status).toBe(0)
    const { faults, standings } = JSON.parse(stdout)
    expect(faults).toBe(standings.find(({ bot }: { bot: string }) => bot === 'program').moves)
  })

  test('counts late answers as faults, and does not take them for answers to the next question', async () => {
    const cmd = answering('{ id: q.id - 1, move: 0 }')
    const { stdout } = await play('elfenland', '--cmd', cmd, '--games', '1', '--milliseconds', '3', '--json')
    const { faults, standings } = JSON.parse(stdout)
    expect(faults).toBe(standings.find(({ bot }: { bot: string }) => bot === 'program').moves)
  })

  test.each([
    [['--cmd', 'exit 3'], 'the program ended after 0 games: it ended with code 3'],
    [[], 'say how to start the program'],
    [['--cmd', 'true', '--games', '0'], '--games'],
  ])('refuses %j', async (args, problem) => {
    const { status, stderr } = await play('elfenland', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(problem)
  })
})
