import { copilotTools } from '@rise/contract/copilot/kinds'
import { LONGEST_REQUEST } from '@rise/contract/copilot/limits'
import type { CopilotState } from '@rise/contract/copilot/shapes'
import { toolNames } from '@rise/contract/copilot/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { type CopilotRequest, copilotMessageKey } from '../copilot-message.ts'
import { MessageView } from './message-view.tsx'
import { useAsk } from './use-ask.ts'

interface Props {
  readonly chatId: string | null
  readonly state: CopilotState
}

/** A chat with the copilot. */
export function Conversation({ chatId, state }: Props) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/copilot/chats/{id}', { params: { id: chatId ?? '' } }),
    enabled: chatId !== null,
  })
  const { ask, pendingText, failure } = useAsk(chatId, state.agreed)
  const end = useRef<HTMLDivElement>(null)
  const messages = chatId === null ? [] : (query.data?.messages ?? [])
  const last = messages.at(-1)?._id

  // A request from another page, or from the search.
  const { data: request } = useQuery<CopilotRequest | null>({
    queryKey: copilotMessageKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!request) return
    queryClient.setQueryData(copilotMessageKey, null)
    void ask(request)
  }, [queryClient, request, ask])
  useEffect(() => {
    if (last !== undefined || pendingText !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, pendingText])

  if (chatId !== null && query.isError && !query.data) {
    return <FailedBlock title={query.error.message} onRetry={() => void query.refetch()} />
  }
  return (
    <section aria-labelledby="chat" className="flex min-w-0 flex-col gap-6">
      <h2 id="chat" className="sr-only">
        Chat
      </h2>
      {messages.length === 0 && pendingText === undefined ? <Welcome onAsk={ask} /> : null}
      <ol aria-label="Messages" aria-live="polite" className="flex flex-col gap-6 empty:hidden">
        {messages.map((message) => (
          <MessageView
            key={message._id}
            message={message}
            isLast={message._id === last && pendingText === undefined}
            onAsk={ask}
          />
        ))}
        {pendingText === undefined ? null : (
          <li className="flex flex-col gap-6">
            <p className="max-w-[85%] self-end rounded-card bg-brand-soft px-4 py-2 whitespace-pre-wrap text-on-brand-soft wrap-anywhere">
              {pendingText}
            </p>
            <p className="flex items-center gap-2 text-muted">
              <Spinner /> Looking…
            </p>
          </li>
        )}
      </ol>
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <div ref={end} />
      <Composer onAsk={ask} busy={pendingText !== undefined} />
    </section>
  )
}

type Ask = (request: CopilotRequest) => Promise<boolean>

function Welcome({ onAsk }: { onAsk: Ask }) {
  return (
    <div>
      <p>What can I help with? Everything I say comes from your story and the jobs here.</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {copilotTools.map((tool) => (
          <li key={tool}>
            <Button size="dense" onClick={() => void onAsk({ text: toolNames[tool], tool, jobs: [] })}>
              {toolNames[tool]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Composer({ onAsk, busy }: { onAsk: Ask; busy: boolean }) {
  const [text, setText] = useState('')
  async function send() {
    const request = text.trim()
    if (busy || request === '') return
    setText('')
    if (!(await onAsk({ text: request, tool: null, jobs: [] }))) setText(request)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <TextArea
        label="Message to the copilot"
        placeholder="Find remote jobs as …"
        rows={1}
        maxLength={LONGEST_REQUEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        className="grow"
      />
      <Button type="submit" variant="primary" busy={busy}>
        Send
      </Button>
    </form>
  )
}
