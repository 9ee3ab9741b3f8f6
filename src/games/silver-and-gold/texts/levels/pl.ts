import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful.how':
    'Skreśla, co mu się podoba, nie widzi wielu miejsc i zakochuje się w jednym rodzaju skarbu, jak w pierwszej partii.',
  'level.carefree.how':
    'Czasem nie zauważa dobrego miejsca i wierzy, że na kolejną wyspę zawsze starczy czasu.',
  'level.gentle.how':
    'Wierzy, że ukończy każdą wyspę, nie widzi, co dają krzyżyki, i często popełnia drobne błędy.',
  'level.curious.how': 'Nie widzi jeszcze, co dają krzyżyki, ale wybiera staranniej niż początkujący.',
  'level.eager.how': 'Dobrze korzysta z krzyżyków, ale często się waha i trzyma się ulubionych skarbów.',
  'level.steady.how': 'Skreśla rozsądnie tura po turze, ale nie pamięta, które wyprawy już były.',
  'level.attentive.how': 'Skreśla starannie i rzadko się myli, ale zapomina, które wyprawy już były.',
  'level.sharp.how':
    'Widzi łańcuchy krzyżyków, pamięta wyprawy i prawie nie traci tur, ale nie patrzy naprzód.',
  'level.seasoned.how': 'Waży wyspy, skarby i czas jak mistrz, ale decyduje na pierwszy rzut oka.',
  'level.master.how':
    'Myśli turę naprzód, licząc się z wyprawami, które mogą jeszcze przyjść, a trudne wybory przed decyzją rozgrywa wiele razy.',
}
