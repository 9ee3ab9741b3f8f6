import type { GameCover } from '../../../ui/board/game-board.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import type { BotSetup } from '../home/quick.ts'
import { CountField } from './count-field.tsx'
import { LevelField } from './level-field.tsx'

/** How many bots play, and how well. */
export function BotFields({
  cover: { id, players },
  levels,
  setup,
  change,
}: {
  cover: GameCover
  levels: readonly string[]
  setup: BotSetup
  change(setup: BotSetup): void
}) {
  return (
    <>
      <CountField
        label={shell.t('new.opponents')}
        hint={setup.opponents === 0 ? shell.t('new.solo') : undefined}
        value={setup.opponents}
        min={Math.max(1, players.min) - 1}
        max={players.max - 1}
        choose={(opponents) => change({ ...setup, opponents })}
      />
      <LevelField
        game={id}
        levels={levels}
        level={setup.level}
        choose={(level) => change({ ...setup, level })}
      />
    </>
  )
}
