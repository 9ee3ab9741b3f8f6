import { useEffect, useRef, useState } from 'preact/hooks'
import type { NewToken, Programs } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { CopyButton } from '../../../ui/components/controls/copy-button.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { addProgram, dropProgram, fetchPrograms, renewProgram } from '../../session/api/programs.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { ChartPage } from '../chart-page.tsx'
import { useCopy } from '../use-copy.ts'
import { programWords as words } from './texts.ts'
import '../settings.css'
import './programs.css'

type Program = Programs['programs'][number]

/** A token that was just made, and for which program. */
interface Fresh {
  readonly name: string
  readonly token: string
  readonly replaced: boolean
}

/** The programs that play for the visitor, and their tokens. */
export function ProgramsPage() {
  const [answer, setAnswer] = useState<ApiResult<Programs> | undefined>(undefined)
  const load = async (): Promise<void> => setAnswer(await fetchPrograms())
  useEffect(() => void load(), [])
  useTitle(`${shell.t('programs')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('programs')} roses={[[1100, 620, 110]]}>
      <main class="settings-page programs-page">
        <h1>{shell.t('programs')}</h1>
        <p class="programs-lead">{words.t('lead')}</p>
        {answer === undefined ? (
          <p class="waiting">{shell.t('loading')}</p>
        ) : answer.ok ? (
          <Workshop programs={answer.value.programs} reload={load} />
        ) : (
          <p class="paper programs-none" role="status">
            {answer.rejection.code === 'nameFirst' ? words.t('stranger') : rejectionWords(answer.rejection)}
          </p>
        )}
        <section class="paper programs-how" aria-labelledby="programs-how">
          <h2 id="programs-how">{words.t('how')}</h2>
          <p>{words.t('how.words')}</p>
          <p class="programs-links">
            <a href="api/openapi.json">{words.t('how.http')}</a>
            <a href="api/asyncapi.json">{words.t('how.socket')}</a>
          </p>
        </section>
      </main>
    </ChartPage>
  )
}

function Workshop({ programs, reload }: { programs: readonly Program[]; reload(): Promise<void> }) {
  const [fresh, setFresh] = useState<Fresh | undefined>(undefined)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const refused = (answer: ApiResult<unknown>): string =>
    answer.ok ? '' : rejectionWords(answer.rejection, words)

  async function show(
    request: Promise<ApiResult<NewToken>>,
    name: string,
    replaced: boolean,
  ): Promise<boolean> {
    const answer = await request
    setMessage(refused(answer))
    if (answer.ok) setFresh({ name, token: answer.value.token, replaced })
    await reload()
    return answer.ok
  }

  async function drop({ id }: Program): Promise<void> {
    const answer = await dropProgram(id)
    setMessage(answer.ok ? words.t('dropped') : refused(answer))
    await reload()
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  return (
    <section class="paper opts device-list" aria-labelledby="programs-list">
      <h2 id="programs-list" ref={heading} tabIndex={-1}>
        {words.t('list')}
      </h2>
      {programs.length === 0 ? <p class="device-words">{words.t('none')}</p> : undefined}
      <ul>
        {programs.map((program) => (
          <Row
            key={program.id}
            program={program}
            renew={() => void show(renewProgram(program.id), program.name, true)}
            drop={() => void drop(program)}
          />
        ))}
      </ul>
      <p class="device-words" role="status">
        {message}
      </p>
      {programs.length < LIMITS.programsPerGuest ? (
        <AddForm add={(name) => show(addProgram(name), name, false)} />
      ) : undefined}
      {fresh ? <TokenDialog fresh={fresh} close={() => setFresh(undefined)} /> : undefined}
    </section>
  )
}

function Row({ program, renew, drop }: { program: Program; renew(): void; drop(): void }) {
  const { name, until, used } = program
  const notes = [
    until === undefined ? words.t('expired') : words.t('until', { day: shownDay(until) }),
    ...(used === undefined ? [] : [words.t('used', { day: shownDay(used) })]),
  ]
  return (
    <OptionRow as="li" label={name} hint={notes.join(' · ')}>
      <RowButton words={words.t('renew')} label={words.t('renewOne', { name })} press={renew} />
      <RowButton words={words.t('drop')} label={words.t('dropOne', { name })} press={drop} />
    </OptionRow>
  )
}

/** Names have room for the mark that the server adds. */
const NAME_LENGTH = 18

function AddForm({ add }: { add(name: string): Promise<boolean> }) {
  const [name, setName] = useState('')
  return (
    <form
      class="opt programs-add"
      onSubmit={(event) => {
        event.preventDefault()
        void add(name.trim()).then((added) => added && setName(''))
      }}
    >
      <label>
        {words.t('name')}
        <small>{words.t('name.hint')}</small>
        <input
          class="field"
          value={name}
          maxLength={NAME_LENGTH}
          required
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn btn-gold">
        {words.t('add')}
      </button>
    </form>
  )
}

function TokenDialog({ fresh, close }: { fresh: Fresh; close(): void }) {
  const { shown, copied, copy } = useCopy<HTMLElement>(fresh.token)
  return (
    <Dialog title={words.t('token', { name: fresh.name })} close={close} class="narrow">
      <p>{words.t('token.once')}</p>
      {fresh.replaced ? <p>{words.t('token.replaced')}</p> : undefined}
      <code ref={shown} class="programs-token" translate={false}>
        {fresh.token}
      </code>
      <div class="btns">
        <CopyButton copied={copied} copy={copy} />
        <button type="button" class="btn btn-gold" onClick={close}>
          {words.t('token.done')}
        </button>
      </div>
    </Dialog>
  )
}
