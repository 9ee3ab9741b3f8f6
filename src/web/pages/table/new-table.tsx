import { useEffect, useState } from 'preact/hooks'
import type { ClockSettings, CreateTable } from '../../../protocol/index.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { go } from '../../router.ts'
import { createTable, serverGames, takeName } from '../../session/api.ts'
import { firstLevel } from '../home/quick.ts'
import { LostPage } from '../lost.tsx'
import { useGame } from '../use-game.ts'
import { ClockFields } from './clock-fields.tsx'
import { FormPage } from './form-page.tsx'
import { LevelField } from './level-field.tsx'
import { NameField } from './name-field.tsx'
import { OptionFields } from './option-fields.tsx'

/** A table on the server: for friends with the link, for strangers, with bots on the rest. */
export function NewTablePage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  const [levels, setLevels] = useState<readonly string[] | undefined>(undefined)
  const [level, setLevel] = useState('')
  const [chairs, setChairs] = useState(3)
  const [bots, setBots] = useState(0)
  const [clock, setClock] = useState<ClockSettings>({ kind: 'none' })
  const [listed, setListed] = useState(false)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void serverGames().then((answer) => {
      const found = answer.ok ? (answer.value.games.find((game) => game.id === id)?.bots ?? []) : []
      if (!answer.ok) setProblem(rejectionWords(answer.rejection))
      setLevels(found)
      setLevel(firstLevel(found))
    })
  }, [])
  if (loaded === 'missing') return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading' || levels === undefined) return <Waiting />
  const { cover, game } = loaded
  const { max } = cover.players
  const seated = Math.min(bots, chairs - 1)

  async function create(): Promise<void> {
    setBusy(true)
    const name = settings.name.value || shell.t('name.otherwise')
    const named = await takeName(name)
    if (named.ok) {
      const table: CreateTable = {
        game: id,
        options,
        listed,
        clock,
        seats: [
          { kind: 'me' },
          ...Array.from({ length: chairs - 1 - seated }, () => ({ kind: 'open' as const })),
          ...Array.from({ length: seated }, () => ({ kind: 'bot' as const, bot: level })),
        ],
      }
      const made = await createTable(table)
      if (made.ok) return go('t', made.value.table)
      setProblem(rejectionWords(made.rejection))
    } else setProblem(rejectionWords(named.rejection))
    setBusy(false)
  }

  return (
    <FormPage cover={cover} title={shell.t('new.table')}>
      <section class="paper opts">
        <NameField />
        <div class="opt">
          <div>
            {shell.t('new.people')}
            <small>{shell.t('new.people.hint')}</small>
          </div>
          <Segments
            label={shell.t('new.people')}
            value={chairs}
            options={range(2, max)}
            choose={(value) => setChairs(value)}
          />
        </div>
        <div class="opt">
          <div>{shell.t('new.chair.bots')}</div>
          <Segments
            label={shell.t('new.chair.bots')}
            value={seated}
            options={range(0, chairs - 1)}
            choose={(value) => setBots(value)}
          />
        </div>
        {seated > 0 ? <LevelField game={id} levels={levels} level={level} choose={setLevel} /> : undefined}
        <ClockFields clock={clock} change={setClock} />
        <OptionFields game={game} options={options} change={setOptions} />
        <div class="opt">
          <div>
            {shell.t('new.listed')}
            <small>{shell.t('new.listed.hint')}</small>
          </div>
          <Checkbox label={shell.t('new.listed')} checked={listed} change={setListed} />
        </div>
        <p class="problem" role="alert">
          {problem}
        </p>
      </section>
      <div class="startbar">
        <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void create()}>
          {shell.t('new.create')}
        </button>
      </div>
    </FormPage>
  )
}

const range = (from: number, to: number): { value: number; label: number }[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: from + i }))
