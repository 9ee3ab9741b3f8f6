import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  'mark.title': 'Skreśl kształt',
  'mark.first': 'To twoja wyspa. Skreśl kształt na *podświetlonych polach* i zatwierdź.',
  'mark.first.otherwise': 'Tak też wolno. Na razie skreśl trzy podświetlone pola.',
  'mark.next': 'Co turę jest nowy kształt, *dla wszystkich ten sam*. Skreśl go na drugiej wyspie.',
  'mark.next.otherwise': 'Niezłe miejsce, ale tym razem skreśl podświetlone pola.',
  'mark.anywhere': 'Teraz narożnik. *Skreśl go tam, gdzie się mieści.*',
  'mark.anywhere.otherwise': 'Jedno pole też wolno, ale mieści się cały narożnik. Spróbuj jeszcze raz.',
  'mark.rounds': 'Runda to *siedem kształtów*, a po *czterech rundach* partia się kończy.',

  'rotate.title': 'Obróć i odbij',
  'rotate.rotate': 'Tak się nie mieści. *Obróć kształt*, a potem skreśl podświetlone pola.',
  'rotate.flip': 'Obrót tu nie pomoże. *Odbij kształt*, a potem skreśl podświetlone pola.',
  'rotate.otherwise': 'Tam też się mieści. Tym razem skreśl podświetlone pola.',

  'single.title': 'Jedno pole',
  'single.nowhere': 'Kwadrat nigdzie się nie mieści. Wtedy wystarczy *jedno pole*: skreśl monetę.',
  'single.nowhere.otherwise': 'Każde pole jest dozwolone. Weź to z monetą.',
  'single.choice':
    'Zamiast kształtu zawsze wolno skreślić jedno pole. *Wybierz „Jedno pole”* i weź tę monetę.',
  'single.choice.pattern': 'Kształt się mieści, ale moneta zostaje. Wybierz jedno pole.',
  'single.choice.otherwise': 'Prawie: weź pole z monetą.',

  'cross.title': 'Krzyżyki i łańcuchy',
  'cross.one': 'Zakryj *krzyżyk*: daje *dodatkowe pole*. Skreśl nim monetę.',
  'cross.one.otherwise': 'Zakryj krzyżyk kształtem, a jako dodatkowe pole skreśl monetę.',
  'cross.chain': 'Krzyżyk prowadzi do następnego: skreśl kształt, *drugi krzyżyk*, a potem monetę.',
  'cross.chain.otherwise': 'Od krzyżyka do krzyżyka: drugi daje jeszcze jedno pole.',

  'coins.title': 'Monety i puchary',
  'coins.mark': 'Masz trzy *monety*, każda to 1 punkt. Skreśl kształt tak, by zakryć czwartą.',
  'coins.mark.otherwise': 'Tam nie ma monety. Zakryj tę podświetloną.',
  'coins.row': 'Cztery monety wypełniają rząd i zdobywają *najwyższy puchar*: 6 punktów dla ciebie!',
  'coins.again': 'Zaczyna się nowy rząd. *Skreśl kolejną monetę.*',
  'coins.again.otherwise': 'Tak wolno. Ale najpierw weź podświetloną monetę.',
  'coins.race': 'Następny pełny rząd przy stole da tylko 5, potem 4. *To wyścig.*',

  'palms.title': 'Palmy',
  'palms.mark': 'Na rynku są trzy *palmy*, więc palma daje teraz *1 + 3 = 4 punkty*. Skreśl ją!',
  'palms.mark.otherwise': 'Palma jest teraz warta 4 punkty. Zakryj ją kształtem.',
  'palms.box': 'Twoje *4 punkty* są już bezpieczne w pierwszej kratce.',
  'palms.gone': 'Nereus bierze palmę z rynku: *teraz jedna jest warta 3*. Skreślaj, gdzie chcesz.',
  'palms.gone.otherwise': 'Kształt się mieści. Skreśl go na jednej z wysp.',

  'finish.title': 'Ukończ wyspę',
  'finish.last': 'Zostały tylko dwa pola. *Ukończ wyspę!*',
  'finish.last.otherwise': 'Najpierw ukończ wyspę: jej ostatnie dwa pola są podświetlone.',
  'finish.pick': 'Daje *8 punktów*, tyle, ile na tabliczce. *Weź nową wyspę* z rynku.',
  'finish.pick.otherwise': 'W ciemno też wolno. Dziś weź wyspę, którą widać.',
  'finish.on': 'Małe wyspy są szybkie, duże dają więcej. *Skreśl narożnik tam, gdzie się mieści.*',
  'finish.on.otherwise': 'Narożnik się mieści. Skreśl go w całości.',

  'score.title': 'Pieczęcie i wynik',
  'score.seal':
    'Ostatnia tura! Ta *pieczęć* daje 2 punkty za każdą ukończoną pomarańczową wyspę. Ukończ wyspę.',
  'score.seal.otherwise': 'Liczą się tylko ukończone wyspy. Skreśl dwa ostatnie pola.',
  'score.pays': 'Masz ukończone *dwie pomarańczowe wyspy*, więc pieczęć daje *4 punkty*.',
  'score.total':
    'Monety, puchary, palmy, wyspy i pieczęcie się sumują. *Wygrywa ten, kto ma najwięcej punktów.*',
  'score.start': 'Partia zaczyna się od czterech wysp: *zatrzymujesz dwie*. Teraz znasz grę!',
}
