import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Sieht nur wenige Karten zugleich, legt Plättchen neben den Stiefel und reist nach Lust und Laune.',
  'level.gentle.how': 'Denkt an wenige Karten zugleich, legt Plättchen nahe am Stiefel und zögert oft.',
  'level.curious.how': 'Sieht fast die ganze Hand, nimmt aber den ersten Weg, der gut aussieht.',
  'level.eager.how':
    'Nutzt die ganze Hand, schätzt Plättchen aber falsch ein und sieht nur Wege in der Nähe.',
  'level.steady.how':
    'Kennt die ganze Hand und reist gut, legt aber Plättchen einzeln, wo sie sofort helfen.',
  'level.attentive.how':
    'Plant die Reise und was dafür zu nehmen ist, verfolgt aber nicht jeden Weg bis zum Ende.',
  'level.clever.how':
    'Plant mit allen Plättchen und behindert, wer vorn liegt, aber nur wenige Schritte weit.',
  'level.sharp.how':
    'Plant die ganze Reise mit allen Plättchen, bietet für das, was der Plan braucht, und behindert, wer vorn liegt.',
  'level.seasoned.how':
    'Legt und reist auch für die nächsten Runden, bietet und zieht aber nur für die laufende.',
  'level.expert.how':
    'Plant alles für die nächsten Runden, probiert aber nicht aus, wie die anderen antworten könnten.',
  'level.master.how':
    'Plant für alle Runden, die noch kommen. Spielt vor jeder Entscheidung durch, was ihm nützt und was die Pläne anderer durchkreuzt.',
}
