import type { GameCover } from '../../../ui/board/game-board.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import type { BotSetup } from '../../session/bot-setup.ts'
import { challengeLevel } from '../../session/challenge.ts'
import { CountField } from './count-field.tsx'
import { LevelField } from './level-field.tsx'

/** How many bots play, and how well: at a level that is chosen here, or at the one that suits the player. */
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
  /** In a challenge the results of the player choose the level, for each number of seats. */
  function set(next: BotSetup): void {
    const follows = next.challenge && next.opponents > 0
    const level = follows ? challengeLevel(id, next.opponents + 1, levels, next.level) : next.level
    change({ ...next, level })
  }
  return (
    <>
      <CountField
        label={shell.t('new.opponents')}
        hint={setup.opponents === 0 ? shell.t('new.solo') : undefined}
        value={setup.opponents}
        min={Math.max(1, players.min) - 1}
        max={players.max - 1}
        choose={(opponents) => set({ ...setup, opponents })}
      />
      <LevelField
        game={id}
        levels={levels}
        level={setup.level}
        choose={(level) => set({ ...setup, level, challenge: false })}
      />
      {levels.length !== 1 ? (
        <CheckboxRow
          label={shell.t('new.challenge')}
          hint={shell.t('new.challenge.hint')}
          class="challenge-field"
          checked={setup.challenge === true}
          change={(challenge) => set({ ...setup, challenge })}
        />
      ) : undefined}
    </>
  )
}
