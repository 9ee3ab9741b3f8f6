import { levelName } from '../../../ui/board/levels.ts'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { useSentences } from '../../session/review/sentences.ts'
import './level-field.css'

/** The level of the bots, with a sentence on how such a bot plays. */
export function LevelField({
  game,
  levels,
  level,
  choose,
}: {
  game: string
  levels: readonly string[]
  level: string
  choose(level: string): void
}) {
  const how = useSentences(game)?.levelText(level)
  return (
    <div class="opt level-field">
      <div>
        {shell.t('new.level')}
        <small>{shell.t('new.level.hint')}</small>
      </div>
      <Segments
        label={shell.t('new.level')}
        value={level}
        options={levels.map((value) => ({ value, label: levelName(value) }))}
        choose={choose}
      />
      <p class="level-how" role="status">
        {how}
      </p>
    </div>
  )
}
