import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ClockSettings, TableRest } from '../../../protocol/index.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { Waiting } from '../../lazy.tsx'
import { createTable, serverGames } from '../../session/api/tables.ts'
import { usualLevel } from '../../session/bot-setup.ts'
import { LostPage } from '../lost.tsx'
import { loadRatedTerms } from '../ratings/load.ts'
import { useGame } from '../use-game.ts'
import { loadBotTableTerms } from '../watch/load.ts'
import { ClockFields, usualClock } from './clock-fields.tsx'
import { CountField } from './count-field.tsx'
import { enterTable } from './enter-table.ts'
import { FormPage } from './form-page.tsx'
import { JoinByCode } from './join-by-code.tsx'
import { LevelField } from './level-field.tsx'
import { NameField } from './name-field.tsx'
import { OptionFields } from './option-fields.tsx'

/**
 * Opens a table on the server, for friends with the link or for everyone, with bots on other seats. With bots on all of
 * them, its maker watches; `watched` begins with that choice.
 */
export function NewTablePage({ game: id, watched = false }: { game: string; watched?: boolean }) {
  const loaded = useGame(id)
  const [seats, setSeats] = useState(3)
  const [bots, setBots] = useState(watched ? MOST_SEATS : 0)
  const [clock, setClock] = useState<ClockSettings>({ kind: 'none' })
  const [listed, setListed] = useState(watched)
  const [rest, setRest] = useState<TableRest>({})
  const [spectators, setSpectators] = useState(true)
  const [rated, setRated] = useState(false)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { levels, level, setLevel } = useServerLevels(id, setProblem)
  if (loaded === 'missing') return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading' || levels === undefined) return <Waiting />
  const { cover, game } = loaded
  const botCount = Math.min(bots, seats)
  const botsOnly = botCount === seats

  /** A rated table needs a clock. */
  function rate(on: boolean): void {
    setRated(on)
    if (on && clock.kind === 'none') setClock(usualClock())
  }

  async function create(): Promise<void> {
    setBusy(true)
    const common = { game: id, listed, language: language.value, seats: seatsOf(seats, botCount, level) }
    const terms = { ...(rated ? { rated } : { options }), spectators, ...clockTerms(clock, rest) }
    const rejection = await enterTable(() => createTable({ ...common, ...(botsOnly ? { options } : terms) }))
    if (rejection === undefined) return
    setProblem(rejectionWords(rejection))
    setBusy(false)
  }

  return (
    <FormPage cover={cover} title={shell.t('new.table')}>
      <section class="paper opts">
        <NameField />
        <CountField
          label={shell.t('new.people')}
          hint={shell.t('new.people.hint')}
          value={seats}
          min={2}
          max={cover.players.max}
          choose={setSeats}
        />
        <CountField label={shell.t('new.chair.bots')} value={botCount} min={0} max={seats} choose={setBots} />
        {botsOnly ? <LazyPart load={loadBotTableTerms} /> : undefined}
        {botCount > 0 ? <LevelField game={id} levels={levels} level={level} choose={setLevel} /> : undefined}
        {botsOnly ? undefined : (
          <>
            <ClockFields clock={clock} change={setClock} rest={rest} changeRest={setRest} />
            <CheckRow text="new.rated" checked={rated} change={rate}>
              {rated ? <LazyPart load={loadRatedTerms} /> : undefined}
            </CheckRow>
          </>
        )}
        {rated && !botsOnly ? undefined : <OptionFields game={game} options={options} change={setOptions} />}
        <CheckRow text="new.listed" checked={listed} change={setListed} />
        {botsOnly ? undefined : (
          <CheckRow text="new.spectators" checked={spectators} change={setSpectators} />
        )}
      </section>
      <div class="startbar">
        <p class="problem" role="alert">
          {problem}
        </p>
        <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void create()}>
          {shell.t('new.create')}
        </button>
      </div>
      <JoinByCode />
    </FormPage>
  )
}

const clockTerms = (clock: ClockSettings, rest: TableRest) =>
  clock.kind === 'correspondence' ? { clock, rest } : { clock }

/** The seats of a new table: its maker, if a seat is left for them, then open ones, then bots. */
const seatsOf = (count: number, bots: number, level: string) =>
  Array.from({ length: count }, (_, seat) =>
    seat >= count - bots
      ? { kind: 'bot' as const, bot: level }
      : { kind: seat === 0 ? ('me' as const) : ('open' as const) },
  )

interface CheckRowProps {
  text: 'new.rated' | 'new.listed' | 'new.spectators'
  checked: boolean
  change(checked: boolean): void
  /** What stands below the hint. */
  children?: ComponentChildren
}

function CheckRow({ text, checked, change, children }: CheckRowProps) {
  return (
    <CheckboxRow
      label={shell.t(text)}
      hint={shell.t(`${text}.hint`)}
      more={children}
      checked={checked}
      change={change}
    />
  )
}

/** More than any game has. */
const MOST_SEATS = 12

/** The bot levels that the server offers for a game; undefined until it has answered. */
function useServerLevels(game: string, report: (problem: string) => void) {
  const [levels, setLevels] = useState<readonly string[] | undefined>(undefined)
  const [level, setLevel] = useState('')
  useEffect(() => {
    void serverGames().then((answer) => {
      const found = answer.ok ? (answer.value.games.find(({ id }) => id === game)?.bots ?? []) : []
      if (!answer.ok) report(rejectionWords(answer.rejection))
      setLevels(found)
      setLevel(usualLevel(game, found))
    })
  }, [])
  return { levels, level, setLevel }
}
