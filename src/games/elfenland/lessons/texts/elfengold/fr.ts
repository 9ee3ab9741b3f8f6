import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'gold.title': 'L’or',
  'gold.values': 'Dans Elfengold, les villes paient : la pièce de Feodor indique 4.',
  'gold.piece': 'Un jeton Or double cette somme. Posez le vôtre entre Lapphalia et Feodor.',
  'gold.piece.pass': 'Posez d’abord le jeton Or : il rapporte 4 pièces de plus.',
  'gold.piece.other': 'Entre Lapphalia et Feodor, il rapporte davantage.',
  'gold.go': 'Touchez Feodor, puis *En route* : Lapphalia paie 2 au passage, Feodor deux fois 4.',
  'gold.go.other': 'Cela rapporte moins. Touchez Feodor et allez jusqu’au bout.',
  'gold.stay': 'On ne paie que les voyageurs. En avant !',
  'gold.reward':
    'Après un voyage, choisissez : l’or de ses villes ou deux cartes. Cette fois, *Prendre l’or*.',
  'gold.reward.other': 'Deux cartes, c’est souvent bien, mais il vous faut de l’or.',
  'gold.purse': 'Vous avez 18 pièces d’or. Elles achètent des jetons aux enchères.',

  'auction.title': 'Les enchères',
  'auction.pile': 'Deux cartes Or sont sorties. Prenez-les à la place d’une carte : 3 pièces d’or chacune.',
  'auction.pile.other': 'Une carte irait aussi, mais six pièces valent mieux. Prenez la pile d’or.',
  'auction.show': 'Vous avez pioché deux jetons : choisissez celui que tous peuvent voir, puis *Montrer*.',
  'auction.open': 'Les jetons se vendent un par un. Ouvrez pour le dragon avec une offre de 1.',
  'auction.open.pass': 'Si vous passez, vous quittez la vente de ce jeton. Offrez 1.',
  'auction.open.other': 'Commencez bas : 1 suffit pour l’instant.',
  'auction.raise': 'Votre rival offre 3. Vous avez des cartes dragon : offrez 4.',
  'auction.raise.pass': 'Vos cartes ont besoin de ce dragon. Offrez 4.',
  'auction.raise.other': 'Ne payez pas plus qu’il ne faut : 4 suffit.',
  'auction.next': 'Il est à vous pour 4. Voici une licorne : offrez 1.',
  'auction.over': 'Votre rival offre 20 et n’a que 12 pièces ! Choisissez *Passer* et regardez.',
  'auction.over.other': 'Vous ne pourriez pas payer non plus. Passez.',
  'auction.again':
    'Un joueur qui ne peut pas payer perd tout son or et quitte la vente. Prenez la licorne pour 1.',
  'auction.again.other': 'Elle ne coûte que 1. Offrez 1.',
  'auction.end': 'Deux jetons pour 5 pièces ! Le reste de la rangée se vend de même.',

  'monsters.title': 'Les monstres marins',
  'monsters.lay': 'Votre rival veut descendre de Virst à Ixara. Posez votre monstre marin sur cette rivière.',
  'monsters.lay.pass': 'Posez d’abord votre monstre marin.',
  'monsters.lay.other': 'Il gêne davantage entre Virst et Ixara.',
  'monsters.go':
    'Un monstre nage aussi dans votre rivière : Tichih coûte deux radeaux au lieu d’un. Allez-y.',
  'monsters.go.other': 'Cette ville ne rapporte rien. Allez à Tichih.',
  'monsters.reward': 'Tichih ne paie que 3. Cette fois, *Prendre deux cartes*.',
  'monsters.reward.other': 'Trois pièces, c’est peu. Prenez plutôt les cartes.',
  'monsters.end': 'Votre rival a payé deux radeaux aussi. À contre-courant ou sur un lac, ce serait trois.',

  'spells.title': 'Les deux sortilèges',
  'spells.double':
    'Pas de chariot troll pour Lapphalia ? Double transport y ajoute votre cochon : choisissez le sortilège, la route, puis *Lancer le sortilège*.',
  'spells.double.first': 'Ce sortilège vient ensuite. Commencez par Double transport.',
  'spells.double.other':
    'Avec le sortilège, posez le cochon à côté du chariot troll, sur la route de Lapphalia.',
  'spells.pass': 'Lancez d’abord votre sortilège : il ouvre la voie.',
  'spells.exchange':
    'Échange intervertit deux jetons : le dragon devant Feodor et la licorne devant Kihromah.',
  'spells.exchange.other': 'Échangez le dragon de la route de Feodor et la licorne de la route de Kihromah.',
  'spells.go': 'Un cochon, puis une licorne : la voie est libre. Allez à Feodor.',
  'spells.go.other': 'Vous pouvez aller plus loin : touchez Feodor.',
  'spells.reward': 'Bien joué ! Les deux villes paient 6 pièces : *Prendre l’or*.',
  'spells.reward.other': 'Des cartes iraient aussi. Cette fois, prenez l’or.',

  'wizards.title': 'Les sorciers et la fin',
  'wizards.flight':
    'Si l’on joue avec les sorciers, l’un d’eux vous emmène en volant n’importe où pour 3 pièces. Touchez Virst.',
  'wizards.flight.other': 'Volez jusqu’à Virst : une rivière en repart.',
  'wizards.monster':
    'Pour 1 pièce, un sorcier passe aussi le monstre marin : un radeau suffit. Allez à Ixara.',
  'wizards.monster.other': 'C’est plus cher que la rivière vers Ixara : 1 radeau, 1 sorcier et 1 pièce.',
  'wizards.reward':
    'Le vol ne rapporte rien, Ixara 3 pièces. *Prendre l’or* : il départage les joueurs à égalité.',
  'wizards.reward.other': 'C’est la dernière manche, les cartes ne servent plus. Prenez l’or.',
  'wizards.won': 'Six manches, 15 marqueurs chacun, mais vous avez plus d’or : vous gagnez !',
}
