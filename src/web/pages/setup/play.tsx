import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go } from '../../router.ts'
import { startAgainstBots, useBotSetup } from '../home/quick.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { BotFields } from './bot-fields.tsx'
import { FormPage } from './form-page.tsx'
import { OptionFields } from './option-fields.tsx'

/** Sets up a match against bots. */
export function PlayPage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  const { levels, setup, set } = useBotSetup(id)
  if (loaded === 'missing') return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading' || levels.length === 0) return <Waiting />
  const { cover, game } = loaded
  return (
    <FormPage cover={cover} title={shell.t('new.bots')}>
      <section class="paper opts">
        <BotFields cover={cover} levels={levels} setup={setup} change={set} />
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
