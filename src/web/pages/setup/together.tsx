import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import type { Seat } from '../../../kernel/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go } from '../../router.ts'
import { usualLevel } from '../../session/bot-setup.ts'
import { botLevels } from '../../session/local/worker-client.ts'
import { newMatchId, startLocal } from '../../session/saved-matches.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { CountField } from './count-field.tsx'
import { FormPage } from './form-page.tsx'
import { LevelField } from './level-field.tsx'
import { OptionFields } from './option-fields.tsx'

interface Setup {
  readonly people: number
  readonly bots: number
  readonly level: string
  readonly names: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

const SetupSchema = v.object({
  people: v.number(),
  bots: v.number(),
  level: v.string(),
  names: v.array(v.string()),
  options: v.record(v.string(), v.unknown()),
})

/** Sets up a match of several people at one screen, with bots on other seats if they like. */
export function TogetherPage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  const { levels, setup, set } = useSetup(id)
  if (loaded === 'missing') return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading' || levels.length === 0) return <Waiting />
  const { cover, game } = loaded
  const { max } = cover.players
  const { people, level, names, options } = setup
  const bots = Math.min(setup.bots, max - people)
  const nameAt = (seat: number): string => names[seat]?.trim() || shell.t('new.person', { n: seat + 1 })

  function start(): void {
    writeStored(`together:${id}`, { ...setup, bots })
    const persons = Array.from({ length: people }, (_, seat) => ({ name: nameAt(seat) }))
    const others = Array.from({ length: bots }, (_, i) => ({ name: botNameAt(people + i), bot: level }))
    go('here', startLocal({ id: newMatchId(), game: id, options, seats: [...persons, ...others] }))
  }

  return (
    <FormPage cover={cover} title={shell.t('new.hotSeat')}>
      <section class="paper opts">
        <CountField
          label={shell.t('new.players')}
          value={people}
          min={2}
          max={max}
          choose={(value) => set({ ...setup, people: value })}
        />
        <NameFields
          count={people}
          names={names}
          Sign={game.Sign ?? SeatToken}
          change={(changed) => set({ ...setup, names: changed })}
        />
        {people < max ? (
          <CountField
            label={shell.t('new.chair.bots')}
            value={bots}
            min={0}
            max={max - people}
            choose={(value) => set({ ...setup, bots: value })}
          />
        ) : undefined}
        {bots > 0 ? (
          <LevelField
            game={id}
            levels={levels}
            level={level}
            choose={(value) => set({ ...setup, level: value })}
          />
        ) : undefined}
        <OptionFields
          game={game}
          options={options}
          change={(changed) => set({ ...setup, options: changed })}
        />
      </section>
      <div class="startbar">
        <button type="button" class="btn btn-gold" onClick={start}>
          {shell.t('new.start')}
        </button>
      </div>
    </FormPage>
  )
}

/** The setup of the last match at one screen, and the levels that its bots can have. */
function useSetup(id: string) {
  const [levels, setLevels] = useState<readonly string[]>([])
  const [setup, set] = useState<Setup>(
    () =>
      readStored(`together:${id}`, SetupSchema) ?? {
        people: 2,
        bots: 0,
        level: '',
        names: [settings.name.value],
        options: {},
      },
  )
  useEffect(() => {
    void botLevels(id).then((found) => {
      setLevels(found)
      set((now) => (found.includes(now.level) ? now : { ...now, level: usualLevel(id, found) }))
    })
  }, [])
  return { levels, setup, set }
}

function NameFields({
  count,
  names,
  Sign,
  change,
}: {
  count: number
  names: readonly string[]
  Sign: ComponentType<{ seat: Seat }>
  change(names: readonly string[]): void
}) {
  return (
    <div class="names" role="group" aria-label={shell.t('new.names')}>
      {Array.from({ length: count }, (_, seat) => (
        <label key={seat} class="name-field">
          <Sign seat={seat} />
          <span class="vh">{shell.t('new.person', { n: seat + 1 })}</span>
          <input
            value={names[seat] ?? ''}
            placeholder={shell.t('new.person', { n: seat + 1 })}
            maxLength={LIMITS.nameLength}
            autocomplete="off"
            onInput={(event) => {
              const next = Array.from({ length: Math.max(names.length, count) }, (_, i) => names[i] ?? '')
              next[seat] = event.currentTarget.value
              change(next)
            }}
          />
        </label>
      ))}
    </div>
  )
}
