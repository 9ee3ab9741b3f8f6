import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  end: 'Arrêter la partie',
  'end.words': 'Si tout le monde est d’accord, la partie s’arrête maintenant, sans résultat.',
  'end.offered': 'D’accord pour l’instant : {names}. La proposition expire à {when}.',
  'end.offer': 'Proposer d’arrêter',
  'end.agree': 'Accepter d’arrêter',
  'end.decline': 'Continuer à jouer',
  'end.withdraw': 'Retirer',
  'end.alone': 'Arrêter la partie',
  'remove.title': 'Exclure {name} ?',
  'remove.words':
    'Sa place se libère. Cette personne ne pourra revenir à cette table que si vous l’y autorisez.',
  reason: 'Motif',
  'reason.hint': 'facultatif, visible par toute la table',
  remove: 'Exclure',
  removed: 'Exclus de cette table',
  readmit: 'Laisser revenir {name}',
  'ousted.host': 'L’hôte vous a exclu de cette table.',
  'ousted.admin': 'L’administration vous a exclu de cette table.',
  'ousted.reason': 'Motif : {reason}',
}
