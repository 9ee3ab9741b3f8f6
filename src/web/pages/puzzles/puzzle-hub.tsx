import { COVERS } from '../../../games/boards.ts'
import { PUZZLE_KINDS, type PuzzleIndex } from '../../../puzzle/puzzle-file.ts'
import { DIFFICULTIES } from '../../../puzzle/rating.ts'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { ChartPage } from '../chart-page.tsx'
import { exerciseTexts as texts } from '../exercise/texts.ts'
import type { LoadedGame } from '../use-game.ts'
import { type ListedPuzzle, wantedPuzzles } from './next-puzzle.ts'
import type { PuzzleRecord } from './record.ts'
import '../setup/form.css'
import '../setup/startbar.css'
import './puzzles.css'

interface PuzzleHubProps {
  readonly loaded: LoadedGame
  readonly index: PuzzleIndex
  readonly puzzles: readonly ListedPuzzle[]
  readonly record: PuzzleRecord
  change(update: (record: PuzzleRecord) => PuzzleRecord): void
  next(): void
}

/** The puzzles of a game: how the player is doing, which puzzles they want, and the next one. */
export function PuzzleHub({ loaded, index, puzzles, record, change, next }: PuzzleHubProps) {
  const { cover } = loaded
  const { Cover } = cover
  useTitle(`${texts.t('puzzle.titles')} · ${cover.name} · Vermeil`)
  const wanted = wantedPuzzles(puzzles, record)
  const left = wanted.filter(({ id }) => record.times[id] === undefined).length
  const kinds = PUZZLE_KINDS.filter((kind) => (index.kinds[kind] ?? 0) > 0)
  return (
    <ChartPage crumb={cover.name}>
      <main class="form-page">
        <div class="form-land">
          <div class="form-cover">
            <Cover />
          </div>
          <nav class="ways" aria-label={shell.t('new.games')}>
            {COVERS.filter(({ puzzles: has }) => has).map(({ id, name }) => (
              <a key={id} href={to('puzzles', id)} aria-current={id === cover.id ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <div class="form-main">
          <h1>{texts.t('puzzle.titles')}</h1>
          <p class="puzzle-lead">{texts.t('puzzle.lead')}</p>
          <Standing record={record} />
          <section class="paper opts puzzle-wishes">
            <div class="opt">
              <span class="puzzle-wish">{texts.t('puzzle.kind')}</span>
              <Segments
                label={texts.t('puzzle.kind')}
                value={record.kind}
                options={(['all', ...kinds] as const).map((kind) => ({
                  value: kind,
                  label: texts.t(`puzzle.kind.${kind}`),
                }))}
                choose={(kind) => change((now) => ({ ...now, kind }))}
              />
            </div>
            <div class="opt">
              <span class="puzzle-wish">{texts.t('puzzle.difficulty')}</span>
              <Segments
                label={texts.t('puzzle.difficulty')}
                value={record.difficulty}
                options={(['all', ...DIFFICULTIES] as const).map((difficulty) => ({
                  value: difficulty,
                  label: texts.t(`puzzle.difficulty.${difficulty}`),
                }))}
                choose={(difficulty) => change((now) => ({ ...now, difficulty }))}
              />
            </div>
            <p class="puzzle-left" role="status">
              {wanted.length === 0
                ? texts.t('puzzle.noneWanted')
                : texts.t('puzzle.left', { n: left, of: wanted.length })}
            </p>
          </section>
          {wanted.length === 0 ? undefined : (
            <div class="startbar">
              <button type="button" class="btn btn-gold" onClick={next} data-do="next">
                <Icon name="play" />
                {texts.t(record.answered === 0 ? 'puzzle.start' : 'puzzle.next')}
              </button>
            </div>
          )}
        </div>
      </main>
    </ChartPage>
  )
}

/** The player's rating, streaks and share of puzzles solved at once. */
function Standing({ record: { rating, streak, bestStreak, answered, solved } }: { record: PuzzleRecord }) {
  const figures = [
    ['puzzle.rating', Math.round(rating)],
    ['puzzle.streak', streak],
    ['puzzle.bestStreak', bestStreak],
    ['puzzle.solvedAtOnce', answered === 0 ? '–' : `${solved} / ${answered}`],
  ] as const
  return (
    <dl class="paper puzzle-standing">
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{texts.t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
