import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Kreuzt an, was ihm gefällt, übersieht viele Stellen und verliebt sich in eine Art von Schatz: eine erste Partie.',
  'level.carefree.how': 'Übersieht ab und zu eine gute Stelle und meint, für noch eine Insel sei immer Zeit.',
  'level.gentle.how':
    'Glaubt, jede Insel fertig zu bekommen, übersieht, was Kreuze auslösen, und macht oft kleine Fehler.',
  'level.curious.how': 'Übersieht noch, was Kreuze auslösen, wählt aber überlegter als ein Anfänger.',
  'level.eager.how': 'Nutzt Kreuze gut, ist aber oft unschlüssig und hängt an seinen Lieblingsschätzen.',
  'level.steady.how':
    'Kreuzt Zug für Zug vernünftig an, merkt sich aber nicht, welche Expeditionen schon kamen.',
  'level.attentive.how':
    'Kreuzt sorgfältig an und irrt selten, vergisst aber, welche Expeditionen schon kamen.',
  'level.sharp.how':
    'Sieht Ketten von Kreuzen, merkt sich die Expeditionen und vergeudet kaum einen Zug, schaut aber nicht voraus.',
  'level.seasoned.how': 'Wägt Inseln, Schätze und Zeit ab wie ein Meister, entscheidet aber auf einen Blick.',
  'level.master.how':
    'Schaut mit den noch möglichen Expeditionen einen Zug voraus und spielt knappe Entscheidungen vorher viele Male durch.',
}
