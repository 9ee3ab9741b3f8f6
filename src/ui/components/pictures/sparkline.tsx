interface SparklineProps {
  readonly class: string
  readonly label: string
  readonly values: readonly number[]
  readonly height: number
}

const WIDTH = 240

/** Two or more values in their order as a line, without axes. */
export function Sparkline({ class: look, label, values, height }: SparklineProps) {
  const low = Math.min(...values)
  const range = Math.max(1, Math.max(...values) - low)
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH
    return `${x.toFixed(1)},${(height - ((value - low) / range) * height).toFixed(1)}`
  })
  return (
    <svg
      class={look}
      viewBox={`-3 -3 ${WIDTH + 6} ${height + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
