import { useEffect, useState } from 'preact/hooks'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go } from '../../router.ts'
import { botLevels } from '../../session/worker-client.ts'
import { type BotSetup, firstLevel, lastSetup, startAgainstBots } from '../home/quick.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { CountField } from './count-field.tsx'
import { FormPage } from './form-page.tsx'
import { LevelField } from './level-field.tsx'
import { OptionFields } from './option-fields.tsx'

/** Sets up a match against bots. */
export function PlayPage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  const [levels, setLevels] = useState<readonly string[]>([])
  const [setup, set] = useState<BotSetup>(() => ({ level: '', opponents: 2, options: {}, ...lastSetup(id) }))
  useEffect(() => {
    void botLevels(id).then((found) => {
      setLevels(found)
      set((now) => (found.includes(now.level) ? now : { ...now, level: firstLevel(found) }))
    })
  }, [])
  if (loaded === 'missing') return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading' || levels.length === 0) return <Waiting />
  const { cover, game } = loaded
  const { min, max } = cover.players
  return (
    <FormPage cover={cover} title={shell.t('new.bots')}>
      <section class="paper opts">
        <CountField
          label={shell.t('new.opponents')}
          hint={setup.opponents === 0 ? shell.t('new.solo') : undefined}
          value={setup.opponents}
          min={Math.max(1, min) - 1}
          max={max - 1}
          choose={(opponents) => set({ ...setup, opponents })}
        />
        <LevelField
          game={id}
          levels={levels}
          level={setup.level}
          choose={(level) => set({ ...setup, level })}
        />
        <OptionFields game={game} options={setup.options} change={(options) => set({ ...setup, options })} />
      </section>
      <div class="startbar">
        <button type="button" class="btn btn-gold" onClick={() => go('here', startAgainstBots(id, setup))}>
          {shell.t('home.play')}
        </button>
      </div>
    </FormPage>
  )
}
