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
    'Prévoit toutes les manches à venir. Avant de décider, il joue en pensée ce qui l’aide et ce qui gêne les autres.',
  'when.drawing': 'Manche {round}, pioche',
  'when.auction': 'Manche {round}, enchère {lot}',
  'when.planning': 'Manche {round}, planification',
  'when.journeys': 'Manche {round}, voyages',
  'when.roundEnd': 'Fin de la manche {round}',
  'reason.towns':
    'Le voyage prévu atteint alors {towns} {towns:nouvelle ville|nouvelles villes}, sinon {without}.',
  'reason.townsOnly':
    'Le voyage prévu atteint alors {towns} {towns:nouvelle ville|nouvelles villes}, sinon aucune.',
  'reason.gold': 'Le voyage prévu rapporte alors {gold} {gold:pièce|pièces} d’or de plus.',
  'reason.cards':
    'Le voyage prévu économise alors {cards} {cards:carte|cartes} de plus pour la prochaine manche.',
  'reason.near':
    'Le voyage prévu finit alors à {town} : {near} des villes qui vous manquent {near:est|sont} à deux routes au plus, sinon {without}.',
  'reason.secret':
    'Le voyage prévu finit alors à {town}, à {roads} {roads:route|routes} de {secret}, sinon à {without}.',
  'reason.lay': 'Le voyage prévu utilise {token} entre {from} et {to}.',
  'reason.layGold': 'Le voyage prévu passe entre {from} et {to} : l’or y compte double.',
  'reason.road': 'Le voyage prévu passe entre {from} et {to}.',
  'reason.spare': 'Le voyage prévu n’en a pas besoin.',
  'reason.block':
    'Votre plan n’utilise pas {token}. Entre {from} et {to}, cela gêne {by} ; aucun rival n’a plus de marqueurs.',
  'reason.obstacle':
    '{by} veut sans doute passer entre {from} et {to}, ce qui coûte une carte de plus ; aucun rival n’a plus de marqueurs. Votre plan n’emprunte pas cette route.',
  'reason.pass': 'Vos jetons ne rendent possible aucun voyage vers plus de villes.',
  'reason.passWait':
    'Vos jetons peuvent encore ajouter {n} {n:ville|villes} au voyage ; attendre montre d’abord ce que posent les autres.',
  'reason.passKeep':
    'Un jeton pourrait ajouter {n} {n:ville|villes} au voyage, mais le plan est meilleur sans lui.',
  'reason.travel': 'Le voyage atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
  'reason.travelWithoutTowns': 'Le meilleur voyage d’ici finit à {town}. Il n’atteint aucune nouvelle ville.',
  'reason.stop':
    'Continuer pourrait apporter {towns} {towns:ville|villes} de plus, mais coûterait plus que cela ne vaut.',
  'reason.stopNone': 'Aucune nouvelle ville n’est plus accessible.',
  'reason.counterPlan': 'En moyenne, il aide plus que les autres jetons visibles.',
  'reason.counter': '{n} {n:carte en main va|cartes en main vont} avec.',
  'reason.drawCounter': 'En moyenne, un jeton pioché à l’aveugle aide plus que tout jeton visible.',
  'reason.card': 'En moyenne, elle aide plus que les autres cartes proposées.',
  'reason.drawCard': 'Aucune carte visible n’est meilleure que la pioche en moyenne.',
  'reason.goldPile': 'La pile d’or en vaut la peine : {gold} pièces d’or.',
  'reason.show': 'L’autre jeton vaut davantage et reste caché.',
  'reason.showSame': 'Les deux jetons sont pareils.',
  'reason.bid': 'Pour le plan, ce jeton vaut au moins {gold} {gold:pièce|pièces} d’or.',
  'reason.noBid': 'L’enchère suivante serait de {bid} {bid:pièce|pièces} d’or : c’est trop.',
  'reason.noBidTowns':
    'Il mettrait {n} {n:ville|villes} de plus à votre portée, mais l’enchère suivante serait de {bid} {bid:pièce|pièces} d’or : c’est trop.',
  'reason.noGold': 'L’enchère suivante serait de {bid} {bid:pièce|pièces} d’or, et vous en avez {gold}.',
  'reason.discard': 'C’est ce qui manquera le moins lors des prochains voyages.',
  'reason.keep': 'C’est ce qui aide le plus en moyenne.',
  'reason.rewardGold': '{gold} pièces d’or valent plus que deux cartes.',
  'reason.rewardCards': 'Deux cartes valent plus que {gold} pièces d’or.',
  'more.plan': 'Le voyage prévu atteint {towns} {towns:nouvelle ville|nouvelles villes} et finit à {town}.',
  'more.towns': 'Il atteint {towns} {towns:nouvelle ville|nouvelles villes}.',
  'more.givesUp': 'Cela renonce à {n} {n:ville accessible|villes accessibles} pendant cette manche.',
  'more.for.gold': 'Cela rapporte {gold} {gold:pièce|pièces} d’or de plus.',
  'more.for.cards': 'Cela économise {cards} {cards:carte|cartes} de plus pour la prochaine manche.',
  'more.for.near':
    'La fin est à {town} : {near} des villes qui vous manquent {near:est|sont} à deux routes au plus, sinon {without}.',
  'more.for.secret': 'La fin est à {town}, à {roads} {roads:route|routes} de {secret}, sinon à {without}.',
  'more.saves': 'Vous gardez {n} × {card} pour la prochaine manche.',
  'more.worth': 'Pour le plan, cela vaut au moins {gold} {gold:pièce|pièces} d’or.',
  'more.gold': 'Vous avez alors {gold} {gold:pièce|pièces} d’or.',
  'happened.round.good':
    '{when} : la nouvelle main et les voyages des autres aident {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.round.bad':
    '{when} : la nouvelle main et les voyages des autres gênent {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.table.good':
    '{when} : ce qui arrive sur la table aide {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.table.bad':
    '{when} : ce qui arrive sur la table gêne {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.journey.good':
    '{when} : les voyages tournent bien pour {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.journey.bad':
    '{when} : les voyages tournent mal pour {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.end.good':
    'Le dernier voyage décide : {seat} gagne {percent} {percent:point|points} de pourcentage.',
  'happened.end.bad':
    'Le dernier voyage décide : {seat} perd {percent} {percent:point|points} de pourcentage.',
}
