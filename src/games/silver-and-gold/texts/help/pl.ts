export const texts = {
  keep: '*Zatrzymaj dwie wyspy* i zapełniaj je: pełna daje tyle punktów, ile wynosi liczba w jej rogu.',
  mark: 'W tej turze wszyscy rysują *ten sam kształt*: narysuj go na jednej ze swoich dwóch wysp, żeby ją zapełniać.',
  pick: '*Weź nową wyspę*: pełna daje punkty i zwalnia miejsce.',
  rotate: 'Przed zatwierdzeniem możesz dowolnie *obracać i odbijać* kształt.',
  single: 'Gdy kształt nigdzie nie pasuje albo nic nie daje, możesz skreślić *jedno pole*.',
  cross: '*Krzyżyk* pozwala od razu skreślić jeszcze jedno pole na dowolnej wyspie, nawet kolejny krzyżyk.',
  coin: 'Każda *moneta* to punkt i jedna kratka, a pełny rząd czterech zdobywa puchar.',
  palm: '*Palma* punktuje od razu: 1 punkt i jeszcze 1 za każdą palmę na rynku.',
  trophy: 'Pełny rząd monet zdobywa *najwyższy z pozostałych pucharów*, więc warto się pospieszyć.',
  seal: '*Pieczęć* na ukończonej wyspie daje punkty za każdą ukończoną wyspę swojego koloru.',
  stock: 'Kartę ze *stosu dobierania* bierzesz w ciemno i nie możesz jej odłożyć.',
}
