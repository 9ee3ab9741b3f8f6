import { useEffect, useState } from 'preact/hooks'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go } from '../../router.ts'
import { botLevels } from '../../session/worker-client.ts'
import { type BotSetup, firstLevel, lastSetup, startAgainstBots } from '../home/quick.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { FormPage } from './form-page.tsx'
import { LevelField } from './level-field.tsx'
import { OptionFields } from './option-fields.tsx'

/** Against bots: how many, how strong. */
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
  const counts = Array.from({ length: max - Math.max(1, min) + 1 }, (_, i) => Math.max(1, min) + i - 1)
  return (
    <FormPage cover={cover} title={shell.t('new.bots')}>
      <section class="paper opts">
        <div class="opt">
          <div>
            {shell.t('new.opponents')}
            {setup.opponents === 0 ? <small>{shell.t('new.solo')}</small> : undefined}
          </div>
          <Segments
            label={shell.t('new.opponents')}
            value={setup.opponents}
            options={counts.map((value) => ({ value, label: value }))}
            choose={(opponents) => set({ ...setup, opponents })}
          />
        </div>
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
