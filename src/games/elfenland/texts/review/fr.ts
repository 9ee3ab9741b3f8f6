import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Pense à quelques cartes à la fois, pose ses jetons près de sa botte et hésite souvent.',
  'level.steady.how':
    'Connaît toute sa main et voyage bien, mais pose un jeton à la fois là où il aide tout de suite.',
  'level.sharp.how':
    'Prévoit tout le voyage avec tous ses jetons, enchérit pour ce qu’il lui faut et gêne le premier.',
  'level.master.how':
    'Prévoit toutes les manches à venir et essaie, dans des manches imaginées contre des mains qui s’accordent avec ce qu’il a vu, ce qui l’aide et ce qui gêne les autres.',
  'reason.lay':
    'Le plan demande ce jeton entre {from} et {to} : {token}. Le voyage atteint alors {towns} {towns:nouvelle ville|nouvelles villes}.',
  'reason.layGold': 'Le voyage va de {from} à {to} : l’or y compte double.',
  'reason.obstacle': 'Entre {from} et {to}, il coûte le plus au premier et rien au propre voyage.',
  'reason.double': 'Un second jeton entre {from} et {to} ouvre la route aux propres cartes.',
  'reason.exchange': 'L’échange apporte le jeton qu’il faut entre {from} et {to}.',
  'reason.pass': 'Rien de ce qu’on pourrait poser n’améliore le voyage : on garde ses jetons.',
  'reason.travel':
    'Le meilleur voyage d’ici atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
  'reason.stop': 'Aucune autre route ne vaut ses cartes.',
  'reason.counterPlan': 'C’est ce qui aide le plus le plan : {token}.',
  'reason.counter': 'Il va avec {n} des cartes en main : {token}.',
  'reason.drawCounter': 'Aucun jeton visible n’aide plus le plan qu’un jeton caché.',
  'reason.card': 'Cette carte sert le plus au prochain voyage : {card}.',
  'reason.drawCard': 'Aucune carte visible n’est meilleure que la pioche en moyenne.',
  'reason.goldPile': 'La pile d’or en vaut la peine : {gold} pièces d’or.',
  'reason.show': 'On montre le jeton qui vaut moins : {token}.',
  'reason.bid': 'Pour le plan, ce jeton vaut plus que {gold} {gold:pièce|pièces} d’or : {token}.',
  'reason.noBid': 'Le jeton ne vaut pas l’enchère suivante.',
  'reason.discard': 'Cette carte manquera le moins : {card}.',
  'reason.keep': 'Il servira le mieux avec cette main : {token}.',
  'reason.rewardGold': '{gold} pièces d’or valent plus que deux cartes.',
  'reason.rewardCards': 'Deux cartes valent plus que {gold} pièces d’or.',
  'happened.round.good':
    '{when} : la nouvelle main et les voyages des autres aident {seat} : {percent} points de pourcentage de chances en plus.',
  'happened.round.bad':
    '{when} : la nouvelle main et les voyages des autres gênent {seat} : {percent} points de pourcentage de chances en moins.',
  'happened.table.good':
    '{when} : ce qui arrive sur la table aide {seat} : {percent} points de pourcentage de chances en plus.',
  'happened.table.bad':
    '{when} : ce qui arrive sur la table gêne {seat} : {percent} points de pourcentage de chances en moins.',
  'happened.journey.good':
    '{when} : les voyages tournent bien pour {seat} : {percent} points de pourcentage de chances en plus.',
  'happened.journey.bad':
    '{when} : les voyages tournent mal pour {seat} : {percent} points de pourcentage de chances en moins.',
  'happened.end.good': 'Le dernier voyage décide : {seat} gagne {percent} points de pourcentage.',
  'happened.end.bad': 'Le dernier voyage décide : {seat} perd {percent} points de pourcentage.',
}
