import { levelName } from '../../../ui/board/levels.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { useLevelText } from '../../session/level-texts.ts'
import './level-field.css'

/** The level of the bots as a number, with its name and a sentence on how such a bot plays. */
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
  const how = useLevelText(game, level)
  const n = levels.indexOf(level) + 1
  return (
    <OptionRow label={shell.t('new.level')} hint={shell.t('new.level.hint')} class="level-field">
      <Segments
        label={shell.t('new.level')}
        value={level}
        options={levels.map((value, index) => ({
          value,
          label: index + 1,
          name: shell.t('labelled', { label: index + 1, text: levelName(value) }),
        }))}
        choose={choose}
      />
      <p class="level-how" role="status">
        {n > 0 ? (
          <b>{shell.t('new.level.chosen', { n, all: levels.length, level: levelName(level) })}</b>
        ) : undefined}
        {how}
      </p>
    </OptionRow>
  )
}
