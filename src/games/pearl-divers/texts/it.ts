import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  pearl: 'La perla',
  'pearl.worth': { one: 'Una perla da {n} punto', other: 'Una perla da {n} punti' },
  'pearl.none': 'Le perle sono finite',
  dive: 'L’ultima immersione',
  'dive.none': 'Nessuno si è ancora immerso.',
  'dive.won': '*{name}* prende la perla da {pearl}.',
  'dive.lost': 'Nessuno si è immerso da solo: la perla da {pearl} affonda.',
  divers: 'Pescatori',
  'diver.depth': '{name}: profondità {depth}',
  'diver.chosen': 'ha scelto',
  'diver.thinks': 'sta scegliendo',
  'diver.points': { one: '{n} punto', other: '{n} punti' },
  hand: 'Le tue carte',
  card: 'Immergiti a profondità {depth}',
  chosen: 'Ti immergi a profondità {depth} appena tutti hanno scelto.',
  takeBack: 'Scegli di nuovo',
  asked: 'A che profondità ti immergi?',
  waiting: 'Gli altri stanno scegliendo.',
  over: 'La partita è finita.',
  progress: 'Perla {round} di {rounds}',
  'log.pearl': 'Perla {round}, da {pearl}',
  'log.depth': '{name} si immerge a profondità {depth}',
  total: 'Punti',
  'part.pearls': 'Perle',
  'option.rounds': 'Perle',
  'option.rounds.hint': 'quante se ne pescano',
  'refused.notInHand': 'Non hai una carta di profondità {depth}.',
  'rules.lead': 'Chi scende più a fondo prende la perla, purché nessun altro abbia la stessa idea.',
  'rules.deal':
    'Ognuno ha quattro carte con profondità da 1 a 10. Una perla da 1 a 6 punti è visibile a tutti.',
  'rules.choose':
    'Tutti scelgono una carta e la mettono *coperta*. Finché qualcuno sta scegliendo, puoi riprendere la tua.',
  'rules.show':
    'Le carte si scoprono insieme. Chi è più a *fondo* e vi si trova da *solo* prende la perla. Se nessuno è da solo, affonda.',
  'rules.draw': 'Poi ognuno pesca una carta e si scopre la perla successiva.',
  'rules.end': 'Dopo l’ultima perla vince chi ha più punti. In caso di parità è davanti chi ha più perle.',
}
