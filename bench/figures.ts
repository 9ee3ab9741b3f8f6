/** One measured figure, with its goal if there is one. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, unit, goal } of figures) {
    const number = (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)).padStart(11)
    console.log(`  ${name.padEnd(width)} ${number} ${unit}${goal === undefined ? '' : `   (goal ${goal})`}`)
  }
}
