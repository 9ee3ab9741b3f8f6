import type { ComponentChildren, JSX } from 'preact'
import type { Seat } from '../../kernel/index.ts'

/** One of the shell's ink drawings; always beside a word or under a name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg class="ic" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** Each seat has an animal or thing of its own, so that nobody is told by colour alone. */
export const TOKENS = ['anchor', 'crab', 'whale', 'gull', 'turtle', 'lantern'] as const

export function Token({ seat }: { seat: Seat }) {
  return (
    <svg class={`tok tok-${seat + 1}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="21.3" r="18.3" class="tok-shadow" />
      <circle cx="20" cy="20" r="18.3" class="tok-disc" />
      <circle cx="20" cy="20" r="15.8" class="tok-ring" />
      <use
        href={`#tok-${TOKENS[seat % TOKENS.length]}`}
        x="7"
        y="7"
        width="26"
        height="26"
        class="tok-sign"
      />
    </svg>
  )
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
      <use href="#v-mark" />
    </svg>
  )
}

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'icon'>

export function IconButton({
  icon,
  label,
  ...rest
}: { icon: string; label: string; children?: ComponentChildren } & ButtonProps) {
  const { children, ...more } = rest
  return (
    <button type="button" class="ibtn" aria-label={label} data-explain={label} {...more}>
      <Icon name={icon} />
      {children}
    </button>
  )
}

/** One of a few: the chosen one is filled. */
export function Segments<Value extends string | number>(props: {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: ComponentChildren; readonly name?: string }[]
  choose(value: Value): void
}) {
  return (
    <div class="seg" role="group" aria-label={props.label}>
      {props.options.map(({ value, label, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          aria-label={name}
          onClick={() => props.choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** A box to tick, as one would with a pencil. */
export function Tick({
  label,
  checked,
  change,
}: {
  label: string
  checked: boolean
  change(checked: boolean): void
}) {
  return (
    <button
      type="button"
      class="tick"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      onClick={() => change(!checked)}
    >
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <rect x="3" y="3" width="24" height="24" rx="3" />
        {checked ? <path d="M7 16c3 1.5 5 4 6.5 7C17 15 22 8 31 1" class="tick-mark" /> : undefined}
      </svg>
    </button>
  )
}

/** The sheet that everything lies on: rhumb lines from two roses, the neat-line of degrees all round. */
export function Chart({ roses }: { roses: readonly (readonly [x: number, y: number, radius: number])[] }) {
  return (
    <>
      <svg class="rhumb" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {roses.map(([x, y, radius]) => (
          <g key={`${x} ${y}`}>
            {Array.from({ length: 32 }, (_, k) => {
              const [cos, sin] = [Math.cos((k * Math.PI) / 16), Math.sin((k * Math.PI) / 16)]
              return (
                <path
                  key={k}
                  d={`M${x + cos * radius} ${y + sin * radius}L${x + cos * 2200} ${y + sin * 2200}`}
                  class={k % 4 === 0 ? 'bearing main' : k % 2 === 1 ? 'bearing dashed' : 'bearing'}
                />
              )
            })}
            {radius > 0 ? (
              <use href="#d-rose" x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
            ) : undefined}
          </g>
        ))}
      </svg>
      <div class="neat" aria-hidden="true">
        <i class="n" />
        <i class="s" />
        <i class="w" />
        <i class="e" />
      </div>
    </>
  )
}
