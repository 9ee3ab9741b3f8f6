import { useEffect, useRef, useState } from 'preact/hooks'
import { COVERS, findCover } from '../../../games/boards.ts'
import type { PuzzleFile, PuzzleIndex } from '../../../puzzle/puzzle-file.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go, replace } from '../../router.ts'
import { requestWorker } from '../../session/local/worker-client.ts'
import { useSentences } from '../../session/review/sentences.ts'
import { exerciseTexts as texts } from '../exercise/texts.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { type ListedPuzzle, listedPuzzles, nextPuzzle } from './next-puzzle.ts'
import { PuzzleExercise } from './puzzle-exercise.tsx'
import { PuzzleHub } from './puzzle-hub.tsx'
import { loadPuzzleFile, loadPuzzleIndex } from './puzzle-source.ts'
import { type PuzzleRecord, storedRecord, storeRecord } from './record.ts'

/** Puzzles: the choice of a game's puzzles, or one of them on the board. */
export function PuzzlesPage({ game, id }: { game: string; id: string }) {
  const first = COVERS.find(({ puzzles }) => puzzles)
  useEffect(() => {
    if (game === '' && first) replace('puzzles', first.id)
  }, [game])
  return game === '' ? <Waiting /> : <GamePuzzles key={game} game={game} id={id} />
}

function GamePuzzles({ game, id }: { game: string; id: string }) {
  const loaded = useGame(game)
  const sentences = useSentences(game)
  const index = useIndex(game)
  const { record, change } = useRecord(game)
  if (!findCover(game) || index === 'none') return <LostPage words={shell.t('error.page')} />
  if (index === 'failed') return <LostPage words={texts.t('puzzle.offline')} retry />
  if (loaded === 'missing') return <LostPage words={shell.t('error.load')} retry />
  if (index === 'loading' || loaded === 'loading' || !sentences) return <Waiting />
  const puzzles = listedPuzzles(index)
  const next = (): void => {
    const chosen = nextPuzzle(puzzles, storedRecord(game), Math.random(), id)
    if (chosen) go('puzzles', game, chosen.id)
  }
  if (id === '') return <PuzzleHub {...{ loaded, index, puzzles, record, change, next }} />
  const listed = puzzles.find((puzzle) => puzzle.id === id)
  if (!listed) return <LostPage words={texts.t('puzzle.missing')} />
  return (
    <LoadedPuzzle key={id} game={game} listed={listed}>
      {(file, steps) => (
        <PuzzleExercise {...{ loaded, sentences, file, steps, listed, record, change, next }} />
      )}
    </LoadedPuzzle>
  )
}

/** The list of a game's puzzles, once it is loaded. */
function useIndex(game: string): PuzzleIndex | 'loading' | 'none' | 'failed' {
  const [index, set] = useState<PuzzleIndex | 'loading' | 'none' | 'failed'>('loading')
  useEffect(() => {
    loadPuzzleIndex(game).then(
      (found) => set(found ?? 'none'),
      () => set('failed'),
    )
  }, [game])
  return index
}

/** What the device knows about the player; another page may have changed it, so every change starts from the store. */
function useRecord(game: string) {
  const [record, set] = useState(() => storedRecord(game))
  const change = (update: (record: PuzzleRecord) => PuzzleRecord): void => {
    const changed = update(storedRecord(game))
    storeRecord(game, changed)
    set(changed)
  }
  return { record, change }
}

interface LoadedPuzzleProps {
  readonly game: string
  readonly listed: ListedPuzzle
  children(file: PuzzleFile, steps: readonly SessionStep[]): preact.JSX.Element
}

/** A puzzle with the steps of its match, or why there is none. */
type ReplayedPuzzle =
  | { readonly file: PuzzleFile; readonly steps: readonly SessionStep[] }
  | { problem(): string }

/** Loads the file of a puzzle and has its match replayed. */
function LoadedPuzzle({ game, listed, children }: LoadedPuzzleProps) {
  const [found, set] = useState<ReplayedPuzzle | undefined>(undefined)
  const gone = useRef(false)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const file = await loadPuzzleFile(game, listed.file)
      if (!file) throw new Error('no such file')
      const steps = await requestWorker().send({ type: 'puzzleSteps', file, puzzle: listed.id })
      if (gone.current) return
      set('code' in steps ? { problem: () => rejectionWords(steps) } : { file, steps })
    }
    load().catch(() => gone.current || set({ problem: () => texts.t('puzzle.offline') }))
    return () => {
      gone.current = true
    }
  }, [])
  if (found === undefined) return <Waiting />
  return 'problem' in found ? <LostPage words={found.problem()} retry /> : children(found.file, found.steps)
}
