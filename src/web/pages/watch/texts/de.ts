import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Bei diesen Partien dürfen alle zuschauen.',
  none: 'Gerade gibt es nichts zum Zuschauen. Sobald an einem Tisch für alle gespielt wird, steht er hier.',
  top: 'Hier zuschauen',
  picture: '{game}: so steht es gerade',
  round: 'Runde {now} von {of}',
  watching: { one: '{n} schaut zu', other: '{n} schauen zu' },
  turn: '{name} ist am Zug',
  'turn.many': 'Mehrere sind am Zug',
  watch: 'Zuschauen',
  open: 'Bei {game} zuschauen: {names}',
  bots: 'Lass Bots spielen und schau ihnen zu:',
  botTable: 'Nur Bots spielen, und du schaust zu. Sie spielen weiter, solange jemand zuschaut.',
}
