import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful': 'Figlarny',
  'level.carefree': 'Beztroski',
  'level.gentle': 'Łagodny',
  'level.curious': 'Ciekawski',
  'level.eager': 'Gorliwy',
  'level.steady': 'Solidny',
  'level.attentive': 'Uważny',
  'level.clever': 'Sprytny',
  'level.sharp': 'Bystry',
  'level.seasoned': 'Doświadczony',
  'level.expert': 'Wytrawny',
  'level.master': 'Mistrz',
  'mark.inaccuracy': 'niedokładność',
  'mark.mistake': 'błąd',
  'mark.blunder': 'poważny błąd',
  'when.turn': 'Tura {turn}',
  'when.round': 'Runda {round}',
  'turningPoint.strong':
    '{when}: {seat} znajduje mocny ruch, a szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'turningPoint.others.good':
    '{when}: ruch gracza {by} pomaga graczowi {seat}, którego szansa na wygraną rośnie o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'turningPoint.others.bad':
    '{when}: ruch gracza {by} szkodzi graczowi {seat}, którego szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'turningPoint.inaccuracy':
    '{when}: {seat} przeocza nieco lepszy ruch, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'turningPoint.mistake':
    '{when}: {seat} popełnia błąd, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
  'turningPoint.blunder':
    '{when}: {seat} popełnia poważny błąd, a szansa na wygraną spada o {percent} {percent:punkt procentowy|punkty procentowe|punktów procentowych}.',
}
