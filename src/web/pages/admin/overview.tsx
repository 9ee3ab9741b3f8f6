import { useEffect, useState } from 'preact/hooks'
import type { AdminOverview } from '../../../protocol/index.ts'
import { lookWhileVisible } from '../../../ui/hooks/polling.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import { fetchOverview } from '../../session/api/admin.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { ActDialog, type Order } from './act-dialog.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { adminWords as words, wordsFor } from './texts.ts'
import { TokenSection } from './token-section.tsx'

/** The server at a glance, and the switches. */
export function ServerOverview() {
  const [answer, setAnswer] = useState<ApiResult<AdminOverview> | undefined>(undefined)
  const [order, setOrder] = useState<Order | undefined>(undefined)
  const load = async (): Promise<void> => setAnswer(await fetchOverview())
  useEffect(() => lookWhileVisible(load), [])
  if (!answer) return <p class="waiting">{shell.t('loading')}</p>
  if (!answer.ok)
    return (
      <div class="paper admin-list">
        <p class="problem" role="alert">
          {rejectionWords(answer.rejection)}
        </p>
        <button type="button" class="btn" onClick={() => void load()}>
          {shell.t('retry')}
        </button>
      </div>
    )
  const { switches } = answer.value
  return (
    <>
      <Facts overview={answer.value} />
      <Switches switches={switches} order={setOrder} />
      <AnnouncementForm current={switches.announcement} order={setOrder} />
      <TokenSection who={answer.value.who} order={setOrder} />
      {order ? (
        <ActDialog order={order} close={() => setOrder(undefined)} done={() => void load()} />
      ) : undefined}
    </>
  )
}

function Facts({ overview }: { overview: AdminOverview }) {
  const { tables, people, bans, reports, storage, queues, started, who } = overview
  const { quotaMegabytes, disk } = storage
  const stored = [
    words.t('storage.megabytes', { n: storage.megabytes }),
    ...(quotaMegabytes === undefined ? [] : [words.t('storage.quota', { n: quotaMegabytes })]),
    ...(disk === undefined ? [] : [words.t('storage.disk', { n: Math.round(disk * 100) })]),
    ...(storage.full ? [words.t('storage.full')] : []),
  ]
  return (
    <section class="paper admin-list" aria-labelledby="admin-facts">
      <h2 id="admin-facts">{words.t('glance')}</h2>
      <dl class="admin-facts">
        <Fact name={words.t('facts.matches')} value={tables.playing} section="tables" />
        <Fact name={words.t('facts.lobbies')} value={tables.lobby} section="tables" />
        <Fact name={words.t('facts.people')} value={people.guests} section="people" />
        <Fact name={words.t('facts.sockets')} value={people.sockets} />
        <Fact name={words.t('facts.addresses')} value={people.addresses} />
        <Fact name={words.t('facts.reports')} value={reports} section="reports" />
        <Fact name={words.t('facts.bans')} value={bans} section="bans" />
      </dl>
      <dl class="admin-more">
        <dt>{words.t('storage')}</dt>
        <dd>{stored.join(' · ')}</dd>
        {queues.map(({ name, waiting, busy }) => (
          <div key={name}>
            <dt>{wordsFor(`queue.${name}`, name)}</dt>
            <dd>
              {[
                words.t('queue.waiting', { n: waiting }),
                ...(busy === undefined ? [] : [words.t('queue.busy', { n: busy })]),
              ].join(' · ')}
            </dd>
          </div>
        ))}
        <dt>{words.t('started')}</dt>
        <dd>{shownTime(started)}</dd>
        <dt>{words.t('who')}</dt>
        <dd>{who}</dd>
      </dl>
    </section>
  )
}

const shownNumber = (value: number): string => new Intl.NumberFormat(language.value).format(value)

function Fact({ name, value, section }: { name: string; value: number; section?: string }) {
  return (
    <div>
      <dt>{section ? <a href={to('admin', section)}>{name}</a> : name}</dt>
      <dd>{shownNumber(value)}</dd>
    </div>
  )
}

interface SwitchesProps {
  readonly switches: AdminOverview['switches']
  order(order: Order): void
}

function Switches({ switches: { newTables, readOnly }, order }: SwitchesProps) {
  const halted = readOnly !== undefined
  return (
    <section class="paper admin-list" aria-labelledby="admin-switches">
      <h2 id="admin-switches">{words.t('switches')}</h2>
      <ul>
        <SwitchRow
          name={words.t('newTables')}
          now={words.t(newTables ? 'newTables.on' : 'newTables.off')}
          title={words.t(newTables ? 'newTables.stop' : 'newTables.allow')}
          press={(title) =>
            order({
              title,
              words: words.t(newTables ? 'newTables.stopWords' : 'newTables.allowWords'),
              act: () => ({ act: 'newTables', on: !newTables }),
            })
          }
        />
        <SwitchRow
          name={words.t('readOnly')}
          now={halted ? words.t('readOnly.since', { time: shownTime(readOnly) }) : words.t('off')}
          title={words.t(halted ? 'readOnly.end' : 'readOnly.begin')}
          press={(title) =>
            order({
              title,
              words: words.t(halted ? 'readOnly.endWords' : 'readOnly.beginWords'),
              act: () => ({ act: 'readOnly', on: !halted }),
            })
          }
        />
      </ul>
    </section>
  )
}

interface SwitchRowProps {
  readonly name: string
  /** How it is switched now. */
  readonly now: string
  /** What its button does. */
  readonly title: string
  press(title: string): void
}

function SwitchRow({ name, now, title, press }: SwitchRowProps) {
  return (
    <li class="admin-row">
      <div>
        <b>{name}</b>
        <small>{now}</small>
      </div>
      <button type="button" class="btn" onClick={() => press(title)}>
        {title}
      </button>
    </li>
  )
}
