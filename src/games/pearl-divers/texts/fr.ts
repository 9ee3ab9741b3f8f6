import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  pearl: 'La perle',
  'pearl.worth': { one: 'Une perle à {n} point', other: 'Une perle à {n} points' },
  'pearl.none': 'Il n’y a plus de perles',
  dive: 'La dernière plongée',
  'dive.none': 'Personne n’a encore plongé.',
  'dive.won': '*{name}* remporte la perle à {pearl}.',
  'dive.lost': 'Personne n’a plongé seul : la perle à {pearl} coule.',
  divers: 'Plongeurs',
  'diver.depth': '{name} : profondeur {depth}',
  'diver.chosen': 'a choisi',
  'diver.thinks': 'choisit encore',
  'diver.points': { one: '{n} point', other: '{n} points' },
  hand: 'Vos cartes',
  card: 'Plonger à la profondeur {depth}',
  chosen: 'Vous plongerez à la profondeur {depth} dès que tout le monde aura choisi.',
  takeBack: 'Choisir à nouveau',
  asked: 'À quelle profondeur plongez-vous ?',
  waiting: 'Les autres choisissent encore.',
  over: 'La partie est terminée.',
  progress: 'Perle {round} sur {rounds}',
  'log.pearl': 'Perle {round}, à {pearl}',
  'log.depth': '{name} plonge à la profondeur {depth}',
  total: 'Points',
  'part.pearls': 'Perles',
  'option.rounds': 'Perles',
  'option.rounds.hint': 'combien il y en a à pêcher',
  'refused.notInHand': 'Vous n’avez pas de carte de profondeur {depth}.',
  'rules.lead': 'La perle va à qui plonge le plus profond, sauf si quelqu’un d’autre a la même idée.',
  'rules.deal':
    'Chacun tient quatre cartes de profondeur 1 à 10. Une perle de 1 à 6 points est posée face visible.',
  'rules.choose':
    'Chacun choisit une carte et la pose *face cachée*. Tant que quelqu’un n’a pas choisi, vous pouvez reprendre la vôtre.',
  'rules.show':
    'Les cartes sont dévoilées ensemble. Le joueur le plus *profond* qui y est *seul* prend la perle. Si personne n’est seul, elle coule.',
  'rules.draw': 'Puis chacun pioche une carte, et la perle suivante est dévoilée.',
  'rules.end':
    'Après la dernière perle, le joueur qui a le plus de points l’emporte. En cas d’égalité, le nombre de perles départage.',
}
