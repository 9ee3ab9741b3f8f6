import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Jeden Tag eine Mischung. Alle haben dasselbe Glück und einen Versuch.',
  next: 'Nächste Mischung in {time}, um {clock} Uhr deiner Zeit',
  'next.soon': 'Gleich kommt die nächste Mischung.',
  'next.new': 'Ein neuer Tag hat begonnen, mit einer neuen Mischung.',
  time: '{hours} Std. {minutes} Min.',
  streak: { one: '{n} Tag in Folge', other: '{n} Tage in Folge' },
  'luck.title': 'Dasselbe Glück für alle',
  luck: 'Jeder Stapel liegt bei allen in derselben Reihenfolge, was auch immer du tust.',
  'try.title': 'Ein Versuch zählt',
  try: 'Deine erste Partie zählt. Du kannst sie bis Mitternacht (UTC) unterbrechen und fortsetzen, aber nicht neu beginnen.',

  alone: 'allein, um Punkte',
  bots: { one: 'gegen {n} Bot: {levels}', other: 'gegen {n} Bots: {levels}' },
  start: 'Heutige Mischung spielen',
  continue: 'Fortsetzen',
  open: 'Deine Partie ansehen',
  practise: 'Üben',
  'practise.again': 'Noch einmal üben',
  running: 'Dein Versuch läuft.',
  late: 'Der Tag war vor deiner Partie zu Ende.',
  you: 'Du',
  master: 'Meister',
  'master.playing': 'Der Meister spielt dieselbe Mischung …',
  'master.none': 'Der Meister ist mit dieser Mischung noch nicht fertig.',
  ahead: { one: '{n} Punkt vor dem Meister', other: '{n} Punkte vor dem Meister' },
  level: 'gleichauf mit dem Meister',
  behind: { one: '{n} Punkt hinter dem Meister', other: '{n} Punkte hinter dem Meister' },
  first: 'Bisher ist sonst niemand fertig.',
  place: 'Bisher Platz {place} von {n}',
  finished: 'Bisher fertig: {n}',

  'practice.offline': 'Hier gibt es keinen Server, deshalb ist das eine Übung: Sie zählt nicht.',
  'practice.off': 'Dieser Server hat keine Tagesaufgabe, deshalb ist das eine Übung: Sie zählt nicht.',
  'practice.words':
    'Ihre Mischung ist öffentlich und wechselt täglich. Es ist nicht die, die auf einem Server zählt.',
  'practice.sealed':
    'Die heutige Mischung bleibt bis Mitternacht (UTC) versiegelt. Zum Üben bekommst du eine andere.',
  'practice.mark': 'Übung',

  share: 'Ergebnis teilen',
  'share.select': 'Diesen Text kopieren:',

  proof: 'Beweis',
  'proof.words':
    'Die Prüfsumme jeder Mischung wird am Tag davor veröffentlicht, ihr Startwert, wenn der Tag vorbei ist. So können alle prüfen, dass die Mischung nie geändert wurde.',
  'proof.today': 'Heute',
  'proof.tomorrow': 'Morgen',
  'proof.seed': 'Startwert',
  'proof.hash': 'Prüfsumme',
  'proof.published': 'veröffentlicht am {time}',
  'proof.check': 'Prüfen',
  'proof.checkOf': '{game}, {day} prüfen',
  'proof.fits': 'Stimmt: Der Startwert hat die veröffentlichte Prüfsumme.',
  'proof.noted': 'Stimmt: Der Startwert hat die Prüfsumme, die dieses Gerät vorher notiert hat.',
  'proof.wrong': 'Falsch: Der Startwert hat nicht die veröffentlichte Prüfsumme.',
  'proof.changed': 'Falsch: Dieses Gerät hatte für diesen Tag eine andere Prüfsumme notiert.',

  earlier: 'Frühere Tage',
  'earlier.none': 'Hier erscheinen die Mischungen früherer Tage.',
  'earlier.notPlayed': 'nicht gespielt',
  'earlier.masterGame': 'Partie des Meisters',
  'earlier.ownGame': 'Deine Partie',
  'earlier.practise': 'Diese Mischung üben',
}
