/** The texts about playing with strangers. The keys come from English. */
export const texts = {
  running: 'Also join a match that has just begun',
  'running.hint': 'You take over from a bot in a match that is less than half over.',
  facts:
    'Anyone looking for the same game sits down with you. After half a minute, bots take the free seats and hand them over to people who come later.',
  clock: 'Not rated, with a few minutes on the clock.',
  find: 'Find players',
  finding: 'Finding players…',
  title: 'Looking for players',
  starts: { one: 'Starts in {n} second', other: 'Starts in {n} seconds' },
  starting: 'The match begins…',
  alone:
    'Nobody else is here yet. When the time is up, bots take the free seats, and people who come later can take over from them.',
  some: {
    one: '{n} seat is still free. A bot takes it when the time is up.',
    other: '{n} seats are still free. Bots take them when the time is up.',
  },
  now: 'Start now with bots',
  cancel: 'Stop looking',
  newcomer: '{name} takes over from a bot.',
}
