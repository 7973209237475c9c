import { SUPPORT } from '@rise/contract/convos/kinds'
import { PRESENCE_INTERVAL_SECONDS } from '@rise/contract/convos/limits'
import { actsForSupport, mayConverse } from '@rise/contract/convos/policy'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { WhatPlanOpens } from '../../app/frame/what-plan-opens.tsx'
import { useOnline } from '../../app/idle/use-online.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useCurrentUser, useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { Conversation } from './conversation.tsx'
import { type ConvosView, convosViewOf } from './convo-address.ts'
import { ConvoList } from './convo-list.tsx'
import { convoQuery, convoWithQuery } from './queries.ts'

/** Conversations: the list and the open one side by side, or one at a time where there is no room. */
export function ConvosPage() {
  const [search] = useSearchParams()
  const view = convosViewOf(search)
  const user = useCurrentUser()
  const principal = principalOf(useSession())
  const verdict = mayConverse(principal)
  const isWide = useWide()
  // The offline bar would cover the header of the conversation.
  const isOnline = useOnline()
  if (!user) return null
  if (verdict === 'forbidden') return <ErrorBody status={403} />
  // Support is open to everyone, and messages from an ended plan can still be read.
  if (verdict === 'upgrade' && view.account !== SUPPORT && !user.hasConvos) return <PlanMissing />
  const isOpen = view.account !== undefined || view.convo !== undefined
  // Where there is room for one column, a search replaces the open conversation until a result is chosen.
  const isSearching = (view.q !== '' || view.within !== undefined) && view.at === undefined
  return (
    <div
      className={cx(
        'mx-auto grid h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-1px)] max-w-shell grid-rows-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:border-x lg:border-line',
        !isOnline && 'pt-8',
      )}
    >
      {isOpen ? null : <PageHead title="Convos" noindex />}
      <div
        className={cx('flex min-h-0 flex-col lg:border-r lg:border-line', isOpen && !isSearching && 'max-lg:hidden')}
      >
        <ConvoList
          view={view}
          heading={isOpen && (isWide || !isSearching) ? 'h2' : 'h1'}
          atDesk={actsForSupport(principal)}
        />
      </div>
      <div className={cx('flex min-h-0 min-w-0 flex-col', (!isOpen || isSearching) && 'max-lg:hidden')}>
        {isOpen ? (
          <LoadedConvo key={view.account ?? view.convo} view={view} owner={user._id} />
        ) : (
          <NoConvoOpen view={view} />
        )}
      </div>
    </div>
  )
}

function PlanMissing() {
  return (
    <ErrorBody status={402}>
      <WhatPlanOpens access="connected" />
    </ErrorBody>
  )
}

function LoadedConvo({ view, owner }: { view: ConvosView; owner: string }) {
  const { account, convo: id } = view
  const api = useApi()
  const byAccount = useQuery({
    ...convoWithQuery(api, account ?? ''),
    enabled: account !== undefined,
    // Presence changes aren't sent over the socket.
    refetchInterval: PRESENCE_INTERVAL_SECONDS * 1_000,
  })
  const byId = useQuery({ ...convoQuery(api, id ?? ''), enabled: account === undefined })
  const { data, isError, isFetching, refetch } = account === undefined ? byId : byAccount
  if (data === null) return <ConvoNotFound />
  if (data === undefined) {
    return (
      <div className="p-4">
        <PageHead title="Convos" noindex />
        {isError ? (
          <FailedBlock title="Couldn’t load the conversation" retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
      </div>
    )
  }
  return <Conversation key={data._id} convo={data} account={account ?? data.with?._id} view={view} owner={owner} />
}

function ConvoNotFound() {
  return (
    <div className="flex grow items-center justify-center">
      <PageHead title="Conversation not found" noindex />
      <EmptyState
        kind="no-match"
        heading="h1"
        title="Conversation not found"
        action={<ButtonLink to="/convos">See convos</ButtonLink>}
      >
        This conversation isn’t here, or you can’t write to this member.
      </EmptyState>
    </div>
  )
}

function NoConvoOpen({ view: { folder } }: { view: ConvosView }) {
  const { data } = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/convos', { query: { folder } }))
  // The list shows the first step.
  if (data?.pages.every(({ items, pinned }) => items.length + pinned.length === 0))
    return <div className="grow bg-raised" />
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 bg-raised">
      <IconMark size={64}>
        <MessagesSquare size={24} />
      </IconMark>
      <p className="text-muted">Choose a conversation to read it here.</p>
    </div>
  )
}
