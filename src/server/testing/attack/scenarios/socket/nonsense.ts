import type { Scenario } from '../../scenario.ts'

const deep = (brackets: number): string => '['.repeat(brackets) + ']'.repeat(brackets)

/** Commands that are almost right, or not at all. */
const MESSAGES: readonly string[] = [
  '',
  '{',
  'null',
  '{"type":"ping"}',
  '{"type":"ping","id":7}',
  '{"type":"ping","id":"\\u0000\\u202e"}',
  `{"type":"ping","id":"${'x'.repeat(15_000)}"}`,
  `{"type":"chat","id":"a","table":"aaaaaaaaaaaa","text":"${'\u{1F9DD}\u0301'.repeat(2_000)}"}`,
  `{"type":"play","id":"a","table":"aaaaaaaaaaaa","asked":1,"moves":[${deep(4_000)}]}`,
  `{"type":"play","id":"a","table":"aaaaaaaaaaaa","asked":1,"moves":[${'{},'.repeat(4_000)}{}]}`,
  `{"type":"play","id":"a","table":"aaaaaaaaaaaa","asked":1e308,"moves":[{"type":"__proto__"}]}`,
  `{"type":"join","id":"a","table":"${'\\u0061'.repeat(12)}","seen":9007199254740993}`,
  `{${Array.from({ length: 1_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
  `{"type":"constructor","id":"a","constructor":{"prototype":{}}}`,
]

/** Nonsense of every kind, as fast as the server reads it. */
export const nonsense: Scenario = {
  name: 'nonsense commands',
  defence: { refused: 50 },
  cost: { each: 'sent', milliseconds: 3 },
  async attack(attacker) {
    await attacker.each(8, async (index) => {
      const socket = await attacker.socket(index % 2 === 0 ? attacker.world.cookies[index] : undefined)
      for (let i = index; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
        attacker.send(socket, MESSAGES[i % MESSAGES.length] ?? '')
        if (i % 8 === 0) await attacker.pause(1)
      }
    })
  },
}
