import { SUPPORT } from '@rise/contract/convos/kinds'
import { PRESENCE_INTERVAL_SECONDS } from '@rise/contract/convos/limits'
import { actsForSupport, mayConverse } from '@rise/contract/convos/policy'
import { t } from '@rise/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
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

/** Conversations, for members who may have some. */
export function ConvosPage() {
  const [search] = useSearchParams()
  const view = convosViewOf(search)
  const user = useCurrentUser()
  const principal = principalOf(useSession())
  const verdict = mayConverse(principal)
  if (!user) return null
  if (verdict === 'forbidden') return <ErrorBody status={403} />
  // Anyone can write to support, and members can still read their messages after their plan has ended.
  if (verdict === 'upgrade' && view.account !== SUPPORT && !user.hasConvos) return <PlanMissing />
  return <Panes view={view} owner={user._id} atDesk={actsForSupport(principal)} />
}

/** The list and the open conversation side by side, or one at a time where there is no room. */
function Panes({ view, owner, atDesk }: { view: ConvosView; owner: string; atDesk: boolean }) {
  const isWide = useWide()
  // While offline, leaves room for the offline bar, which would otherwise cover the conversation's header.
  const isOnline = useOnline()
  const inbox = useFolder(view)
  const newestId = useNewest(inbox)
  const isOpen = view.account !== undefined || view.convo !== undefined
  const unasked = isWide && !isOpen && view.folder === 'inbox' ? newestId : undefined
  // Where there is room for one column, a search replaces the open conversation until a result is chosen.
  const isSearching = (view.q !== '' || view.within !== undefined) && view.at === undefined
  // If the inbox is empty, its first step takes the whole width.
  const isEmpty = !isOpen && inbox?.every(({ items, pinned }) => items.length + pinned.length === 0)
  return (
    <div
      className={cx(
        'mx-auto h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-1px)] max-w-shell lg:px-gutter',
        !isOnline && 'max-sm:pb-8 sm:pt-8',
      )}
    >
      {isOpen ? null : <PageHead title={t('Convos')} noindex />}
      <div
        className={cx(
          'grid h-full grid-rows-[minmax(0,1fr)] lg:border-x lg:border-line',
          !isEmpty && 'lg:grid-cols-[22rem_minmax(0,1fr)]',
        )}
      >
        <div
          className={cx('flex min-h-0 flex-col lg:border-e lg:border-line', isOpen && !isSearching && 'max-lg:hidden')}
        >
          <ConvoList
            view={view}
            unasked={unasked}
            heading={isOpen && (isWide || !isSearching) ? 'h2' : 'h1'}
            atDesk={atDesk}
          />
        </div>
        {isEmpty ? null : (
          <div className={cx('flex min-h-0 min-w-0 flex-col', (!isOpen || isSearching) && 'max-lg:hidden')}>
            {isOpen ? (
              <LoadedConvo key={view.account ?? view.convo} view={view} owner={owner} />
            ) : unasked !== undefined ? (
              <LoadedConvo key={unasked} view={{ ...view, convo: unasked }} owner={owner} unasked />
            ) : (
              <NoConvoOpen />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** Returns the loaded pages of the folder. */
function useFolder({ folder }: ConvosView) {
  const { data } = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/convos', { query: { folder } }))
  return data?.pages
}

/**
 * Returns the conversation that had the newest message when the page was opened. It stays the same while other
 * conversations move up.
 */
function useNewest(pages: ReturnType<typeof useFolder>): string | undefined {
  const [newestId, setNewest] = useState<string>()
  const [first] = pages ?? []
  if (newestId === undefined && first !== undefined) {
    const [last] = [...first.pinned, ...first.items].sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
    if (last !== undefined) setNewest(last._id)
  }
  return newestId
}

function PlanMissing() {
  return (
    <ErrorBody status={402}>
      <WhatPlanOpens access="connected" />
    </ErrorBody>
  )
}

function LoadedConvo({ view, owner, unasked = false }: { view: ConvosView; owner: string; unasked?: boolean }) {
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
  // A missing conversation is an error only if the member opened it; the page's own choice is replaced by the hint.
  if (data === null) return unasked ? <NoConvoOpen /> : <ConvoNotFound />
  if (data === undefined) {
    return (
      <div className="p-4">
        {unasked ? null : <PageHead title={t('Convos')} noindex />}
        {isError ? (
          <FailedBlock
            title={t('Couldn’t load the conversation')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
      </div>
    )
  }
  return (
    <Conversation
      key={data._id}
      convo={data}
      account={account ?? data.with?._id}
      view={view}
      owner={owner}
      unasked={unasked}
    />
  )
}

function ConvoNotFound() {
  return (
    <div className="flex grow items-center justify-center">
      <PageHead title={t('Conversation not found')} noindex />
      <EmptyState
        kind="no-match"
        heading="h1"
        title={t('Conversation not found')}
        action={<ButtonLink to="/convos">{t('See convos')}</ButtonLink>}
      >
        {t('This conversation isn’t here, or you can’t write to this member.')}
      </EmptyState>
    </div>
  )
}

function NoConvoOpen() {
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 bg-raised">
      <IconMark size={64}>
        <MessagesSquare size={24} />
      </IconMark>
      <p className="text-muted">{t('Choose a conversation to read it here.')}</p>
    </div>
  )
}
