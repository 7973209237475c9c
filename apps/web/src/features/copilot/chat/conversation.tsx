import type { CopilotOpening, CopilotState } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useRef } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { type CopilotRequest, copilotMessageKey } from '../copilot-message.ts'
import { FirstSteps } from '../opening/first-steps.tsx'
import { SuggestedJobs } from '../opening/suggested-jobs.tsx'
import { guideModalKey } from '../queries.ts'
import { Asks } from './asks.tsx'
import { Composer } from './composer.tsx'
import { useAsk } from './use-ask.ts'

const MessageView = lazy(async () => ({ default: (await import('./message-view.tsx')).MessageView }))
const Intro = lazy(async () => ({ default: (await import('../intro.tsx')).Intro }))

interface Props {
  readonly chatId: string | null
  readonly state: CopilotState
  /** The content of a new chat; undefined if it couldn't be loaded. */
  readonly opening: CopilotOpening | undefined
}

/** A chat with the copilot. A new one opens with suggested jobs or first steps. Needs a Suspense around it. */
export function Conversation({ chatId, state, opening }: Props) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/copilot/chats/{id}', { params: { id: chatId ?? '' } }),
    enabled: chatId !== null,
  })
  const { ask, pendingText, failure } = useAsk(chatId, state.agreed)
  const end = useRef<HTMLDivElement>(null)
  const messages = chatId === null ? [] : (query.data?.messages ?? [])
  const last = messages.at(-1)?._id

  // A request that another page or the search left for the copilot.
  const { data: request } = useQuery<CopilotRequest | null>({
    queryKey: copilotMessageKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: isGuiding } = useQuery({
    queryKey: guideModalKey,
    queryFn: () => false,
    initialData: !state.introduced,
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
  if (chatId !== null && query.isPending) {
    return (
      <SkeletonGroup label={t('Loading the chat')}>
        <Skeleton className="h-[16rem]" />
      </SkeletonGroup>
    )
  }
  const isNew = chatId === null && pendingText === undefined
  const isAnswered = opening !== undefined && opening.jobs.length > 0
  const asksFirst = isNew && isGuiding && !isAnswered
  const intro = isGuiding ? <Intro state={state} isPrimary={asksFirst} /> : null
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isNew && isAnswered ? <SuggestedJobs {...opening} /> : null}
      {isNew && opening && !isAnswered && !(asksFirst && opening.steps.length === 0) ? (
        <FirstSteps {...opening} />
      ) : null}
      {asksFirst ? intro : null}
      <section aria-labelledby="chat" className="flex min-w-0 flex-col gap-4">
        <h2 id="chat" className="sr-only">
          {t('Chat')}
        </h2>
        <ol aria-label={t('Messages')} aria-live="polite" className="mb-2 flex flex-col gap-6 empty:hidden">
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
                <Spinner /> {t('Looking…')}
              </p>
            </li>
          )}
        </ol>
        {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
        <div ref={end} />
        <Composer onAsk={ask} busy={pendingText !== undefined} quiet={asksFirst} />
        {isNew && opening ? <Asks chips={opening.followUps} onAsk={ask} /> : null}
        <p className="text-small text-subtle">
          {t('The copilot answers from your story and open jobs. It never makes things up and never sends anything.')}
        </p>
      </section>
      {isNew && isAnswered ? intro : null}
    </div>
  )
}
