import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'roads.title': 'Il primo viaggio',
  'roads.boot': 'Questo è il tuo stivale. Vince chi visita più città.',
  'roads.pig':
    'Un maiale gigante aspetta sulla pianura verso Lapphalia. Tocca la città, poi *Parti*: costa una carta maiale.',
  'roads.pig.other': 'Buona idea per dopo. Prima solo fino a Lapphalia.',
  'roads.stay': 'Puoi restare, ma ogni nuova città ti dà un segnalino. Continua!',
  'roads.dragon': 'Nel bosco il drago è lento: proseguire fino a Rivinia costa due carte drago.',
  'roads.dragon.caravan':
    'Andrebbero bene anche tre carte qualsiasi, ma due draghi costano meno. Vai a Rivinia.',
  'roads.dragon.other': 'Questo viene dopo. Prima solo fino a Rivinia.',
  'roads.raft': 'Fiumi e laghi non richiedono tessere: con la corrente, a Tichih basta una carta zattera.',
  'roads.raft.other': 'Il segnalino di Lapphalia ce l’hai già. Scendi fino a Tichih.',
  'roads.pieces': 'Tre città, tre segnalini. In venti città ce n’è uno per te.',

  'counters.title': 'Carte e tessere',
  'counters.dragon': 'Sulla terra serve una tessera adatta alle tue carte. Hai tre draghi: prendi il drago.',
  'counters.dragon.other': 'Non va con nessuna delle tue carte. Prendi il drago.',
  'counters.gamble': 'Alla cieca è un azzardo, e quella giusta è qui, scoperta.',
  'counters.pig': 'Al suo posto arriva un maiale gigante. Hai due maiali: prendi anche questa tessera.',
  'counters.pig.other': 'Non va con nessuna delle tue carte. Prendi il maiale gigante.',
  'counters.blind': 'Qui non va più bene niente: pesca la terza tessera alla cieca.',
  'counters.blind.other': 'Nessuna va con le tue carte. Tenta la sorte alla cieca.',
  'counters.hidden': 'Ogni round ricevi anche una tessera nascosta. Solo tu sai che è un maiale.',

  'planning.title': 'La pianificazione',
  'planning.pig': 'Prepara la strada: scegli il maiale, tocca la pianura verso Lapphalia, poi *Piazza qui*.',
  'planning.pig.other': 'Comincia dal tuo stivale: un maiale sulla pianura da Elvenhold a Lapphalia.',
  'planning.tooEarly': 'Dopo aver passato puoi ancora piazzare. Ma la tua strada non è finita.',
  'planning.shared': 'Le tessere servono a tutti: il maiale del rivale ti porterà fino a Feodor.',
  'planning.dragon': 'Un drago attraversa il deserto con una carta: piazzalo sulla strada per Al’Baran.',
  'planning.dragon.other': 'È fuori dal tuo percorso. Piazza il drago tra Feodor e Al’Baran.',
  'planning.pass': 'La tua strada è pronta: *Passa*. La fase finisce quando tutti passano di seguito.',
  'planning.pass.other': 'In questo round non ti serve altro. Tieni la tessera e passa.',
  'planning.go': 'Tocca Al’Baran: la mappa trova tutto il percorso. Poi *Parti*.',
  'planning.go.other': 'Le tue carte ti portano più lontano: tocca Al’Baran.',
  'planning.limit': 'Dopo il viaggio tieni quattro carte. Scegli la meno utile, poi *Scarta*.',

  'obstacles.title': 'Alberi e carovane',
  'obstacles.lay':
    'Il rivale va verso Throtmanni. Piazza il tuo albero su quella strada: a tutti costa una carta in più.',
  'obstacles.tooEarly': 'Non passare ancora: il tuo albero può rallentare il rivale.',
  'obstacles.lay.other': 'Piazza l’albero dove vuole andare il rivale: tra Rivinia e Throtmanni.',
  'obstacles.pass': 'In cambio il rivale piazza un albero sulla tua strada. *Passa*, e i viaggi cominciano.',
  'obstacles.pass.other': 'In questo round non ti serve. Passa.',
  'obstacles.caravan':
    'Nessuna carta carro dei troll? Tre carte qualsiasi fanno una carovana: vai così a Parundia.',
  'obstacles.caravan.all': 'Prima solo fino a Parundia, e tieni i due maiali per la strada dopo.',
  'obstacles.caravan.other': 'Prova la carovana: tocca Parundia.',
  'obstacles.tree': 'L’albero rincara la strada: due carte maiale invece di una. Vai a Wylhién.',
  'obstacles.tree.other': 'Bella gita, ma prova la strada con l’albero: vai a Wylhién.',
  'obstacles.keep': 'Il round è finito e la mappa si svuota. Scegli una tessera, poi *Tieni*.',
  'obstacles.round': 'Le mani tornano a otto carte. Una partita ha quattro round così.',

  'end.title': 'L’ultimo round',
  'end.score': 'Ultimo round: il rivale ha finito con 13 segnalini. Tu ne hai 10.',
  'end.go':
    'Tre zattere con la corrente, poi una nuvola magica: tocca Yttar e visita quattro città in un colpo.',
  'end.stay': 'Così vince il rivale. A valle ti aspettano ancora quattro città!',
  'end.go.other': 'Non basta ancora. Tocca Yttar per visitarle tutte e quattro.',
  'end.won': '14 a 13: vinci tu! In caso di parità vince chi ha più carte in mano.',
}
