import { useEffect, useRef, useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import type { NewChannel, NoticeSettings } from '../../../protocol/index.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { addChannel, dropChannel, fetchNotices, testChannel } from '../../session/api/notices.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { ChannelRow } from './channel-row.tsx'
import { EmailForm } from './email-form.tsx'
import { PushRow } from './push-row.tsx'
import { noticeWords as words } from './texts.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WhenRows } from './when-rows.tsx'
import '../setup/form.css'
import './notice-panel.css'

/** How and when the player is told that a table waits for them. With `shown`, the page was opened for it. */
export function NoticePanel({ shown }: { shown: boolean }) {
  const [notices, setNotices] = useState<NoticeSettings | undefined>(undefined)
  const [problem, setProblem] = useState<Rejection | undefined>(undefined)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  const take = (answer: ApiResult<NoticeSettings>): boolean => {
    if (answer.ok) setNotices(answer.value)
    setProblem(answer.ok ? undefined : answer.rejection)
    return answer.ok
  }
  const change = async (request: Promise<ApiResult<NoticeSettings>>, done: string): Promise<boolean> => {
    setMessage('')
    const ok = take(await request)
    if (ok) setMessage(done)
    return ok
  }
  const add = (channel: NewChannel): Promise<boolean> => {
    const sent = channel.kind === 'email' && !isConfirmed(notices, channel.address)
    return change(
      addChannel(channel),
      sent ? words.t('email.sent', { address: channel.address }) : words.t('added'),
    )
  }
  const remove = async (id: string): Promise<void> => {
    // The button that had the focus is gone.
    if (await change(dropChannel(id), words.t('removed'))) heading.current?.focus()
  }
  const test = async (id: string): Promise<void> => {
    setMessage('')
    const answer = await testChannel(id)
    setProblem(answer.ok ? undefined : answer.rejection)
    if (answer.ok) setMessage(words.t('test.done'))
  }
  const load = async (): Promise<void> => void take(await fetchNotices())
  useEffect(() => void load(), [])
  const loaded = notices !== undefined || problem !== undefined
  useEffect(() => {
    if (!shown || !loaded) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [loaded])

  if (!loaded) return undefined
  return (
    <section class="paper opts notice-panel" aria-labelledby="notice-panel">
      <h2 id="notice-panel" ref={heading} tabIndex={-1}>
        {words.t('title')}
      </h2>
      <p class="notice-lead">{words.t(problem?.code === 'nameFirst' ? 'nobody' : 'lead')}</p>
      {notices ? (
        <Channels notices={notices} add={add} remove={remove} test={test} fail={setMessage} />
      ) : undefined}
      {notices && notices.channels.length > 0 ? <WhenRows notices={notices} change={change} /> : undefined}
      <p class="problem" role="alert">
        {problem && problem.code !== 'nameFirst' ? rejectionWords(problem) : ''}
      </p>
      {!notices && problem?.code !== 'nameFirst' ? (
        <button type="button" class="btn small" onClick={() => void load()}>
          {words.t('retry')}
        </button>
      ) : undefined}
      <p class="notice-message" role="status">
        {message}
      </p>
    </section>
  )
}

const isConfirmed = (notices: NoticeSettings | undefined, address: string): boolean =>
  notices?.channels.some(({ label, confirmed }) => label === address && confirmed) === true

interface ChannelsProps {
  readonly notices: NoticeSettings
  add(channel: NewChannel): Promise<boolean>
  remove(id: string): Promise<void>
  test(id: string): Promise<void>
  fail(words: string): void
}

/** The channels that there are, and what is needed to add one. */
function Channels({ notices, add, remove, test, fail }: ChannelsProps) {
  const { channels, pushKey, email } = notices
  const own = channels.find(({ kind, current }) => kind === 'push' && current)
  const listed = (kind: string) =>
    channels
      .filter((channel) => channel.kind === kind && channel !== own)
      .map((channel) => (
        <ChannelRow
          key={channel.id}
          channel={channel}
          test={() => void test(channel.id)}
          remove={() => void remove(channel.id)}
        />
      ))
  return (
    <>
      <PushRow
        channel={own}
        pushKey={pushKey}
        add={add}
        test={() => own && void test(own.id)}
        remove={() => (own ? remove(own.id) : Promise.resolve())}
        fail={fail}
      />
      {listed('push')}
      <EmailForm offered={email} channels={channels.filter(({ kind }) => kind === 'email')} add={add} />
      {listed('email')}
      <WebhookForm add={add} />
      {listed('webhook')}
    </>
  )
}
