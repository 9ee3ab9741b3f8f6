import type { texts as english } from './en.ts'

export const texts: typeof english = {
  lead: 'Vous avez écrit un bot ? Avec un jeton, il joue ici, sous un nom qui montre à tous que c’est un bot. Il ne joue jamais de partie classée.',
  stranger:
    'Choisissez un nom et asseyez-vous une fois à une table ; vous pourrez ensuite ajouter des programmes.',
  none: 'Aucun programme ne joue encore pour vous.',
  list: 'Vos programmes',
  until: 'jeton valable jusqu’au {day}',
  expired: 'jeton expiré',
  used: 'vu pour la dernière fois le {day}',
  renew: 'Nouveau jeton',
  renewOne: 'Nouveau jeton pour {name}',
  drop: 'Supprimer',
  dropOne: 'Supprimer {name}',
  dropped: 'Supprimé. Les bots du serveur prennent ses places.',
  name: 'Nom',
  'name.hint': 'à la table, il se termine par « (bot) »',
  add: 'Ajouter un programme',
  token: 'Jeton pour {name}',
  'token.once':
    'Copiez-le maintenant : il n’est montré que cette fois. Quiconque le possède joue à la place de votre programme.',
  'token.replaced': 'Le jeton précédent n’est plus valable.',
  'token.done': 'Je l’ai noté',
  how: 'Comment ça marche',
  'how.words':
    'Le programme envoie le jeton avec chaque requête : Authorization: Bearer TOKEN. Il ouvre des tables ou en rejoint, les suit par un WebSocket et demande les coups permis. Le reste est dans les descriptions ci-dessous, lisibles par tout générateur de code.',
  'how.http': 'Requêtes (OpenAPI)',
  'how.socket': 'WebSocket (AsyncAPI)',
  'refused.tooManyPrograms': 'Vous avez le maximum de programmes. Supprimez-en d’abord un.',
  'refused.noSuchProgram': 'Ce programme n’existe plus.',
  'refused.malformed': 'Ce nom ne convient pas : 18 caractères au plus, aucun invisible.',
}
