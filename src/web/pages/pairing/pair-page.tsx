import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { takeName } from '../../session/api/me.ts'
import { pair } from '../../session/api/pairing.ts'
import { strangerName } from '../../session/own-name.ts'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import { FIRST_GAME } from '../home/first-game.ts'
import { LostPage } from '../lost.tsx'
import { CountField } from '../setup/count-field.tsx'
import { enterTable } from '../setup/enter-table.ts'
import { FormPage } from '../setup/form-page.tsx'
import { NameField } from '../setup/name-field.tsx'
import { pairingWords as words } from './texts.ts'
import { FEWEST, lastWish, rememberWish, type Wish, wishFor } from './wish.ts'
import './pairing.css'

/** Play with whoever is around: a game, a number of players, and one press. */
export function PairPage({ game }: { game: string }) {
  const last = lastWish()
  const cover = game === '' ? (findCover(last?.game ?? '') ?? FIRST_GAME) : findCover(game)
  return cover ? <WishForm cover={cover} last={last} /> : <LostPage words={shell.t('error.page')} />
}

function WishForm({ cover, last }: { cover: GameCover; last: Wish | undefined }) {
  const [wish, setWish] = useState(() => wishFor(cover.id, cover.players.max, last))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function find(): Promise<void> {
    setBusy(true)
    setProblem('')
    rememberWish(wish)
    const rejection = await sitDown(wish)
    if (rejection === undefined) return
    setProblem(rejectionWords(rejection))
    setBusy(false)
  }

  return (
    <FormPage cover={cover} title={shell.t('new.strangers')}>
      <section class="paper opts">
        <NameField />
        <CountField
          label={shell.t('new.players')}
          value={wish.seats}
          min={FEWEST}
          max={cover.players.max}
          choose={(seats) => setWish({ ...wish, seats })}
        />
        <CheckboxRow
          label={words.t('running')}
          hint={words.t('running.hint')}
          checked={wish.running}
          change={(running) => setWish({ ...wish, running })}
        />
        <p class="pairing-words">
          {words.t('facts')} {words.t('clock')}
        </p>
      </section>
      <div class="startbar">
        <p class="problem" role="alert">
          {problem}
        </p>
        <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void find()}>
          {words.t(busy ? 'finding' : 'find')}
        </button>
      </div>
    </FormPage>
  )
}

/** Goes to the table that the server has found or made. */
const sitDown = (wish: Wish) =>
  enterTable(async () => {
    // The server does not pair people of the same name.
    const named = settings.name.value.trim() === '' ? await takeName(strangerName()) : undefined
    if (named?.ok === false) return named
    // The first name makes this browser known to the server.
    tableSocket().reconnect()
    return pair(wish)
  })
