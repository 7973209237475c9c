import type { ConvoFolder } from '@rise/contract/convos/kinds'
import { type Message, msg, t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { type ConvosView, convoHref, folderHref } from './convo-address.ts'
import { ConvoItem } from './convo-item.tsx'
import { SearchField } from './search/search-field.tsx'
import { SearchResults } from './search/search-results.tsx'

const names: Readonly<Record<ConvoFolder, Message>> = {
  inbox: msg('Inbox'),
  requests: msg('Requests', 'a folder of messages'),
  archived: msg('Archived', 'a folder of messages'),
}

/** Requests are last, because their number is known late. */
const folders = ['inbox', 'archived', 'requests'] as const satisfies readonly ConvoFolder[]

interface Props {
  readonly view: ConvosView
  /** The id of the conversation that the page opened itself, because the address names none. */
  readonly unasked: string | undefined
  /** The page has one h1: the heading of the open conversation, if there is one. */
  readonly heading: 'h1' | 'h2'
  /** Whether the viewer answers for support. */
  readonly atDesk: boolean
}

/** A folder of conversations, with links to the others. */
export function ConvoList({ view, unasked, heading: Heading, atDesk }: Props) {
  const { folder, q, within, at, convo: openConvo } = view
  const isSearching = q !== '' || within !== undefined
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/convos', { query: { folder } }))
  const step = useLoadingStep(isPending)
  const [first] = data?.pages ?? []
  // A conversation that moved up between two requests may be on both pages.
  const items = [
    ...new Map(
      data?.pages.flatMap((page) => [...page.pinned, ...page.items]).map((convo) => [convo._id, convo]),
    ).values(),
  ]
  return (
    <section aria-label={t('Conversations')} className="flex min-h-0 grow flex-col">
      <div className="flex flex-col gap-3 border-b border-line px-4 py-4">
        <Heading className="text-h2">{atDesk ? t('Support') : t('Convos')}</Heading>
        <SearchField view={view} />
        {atDesk || isSearching ? null : (
          <nav aria-label={t('Folders')} className="flex flex-wrap gap-2">
            {folders.map((each) => (
              <ChipLink key={each} to={folderHref(each)} selected={each === folder}>
                {each === 'requests' && first && first.requests > 0
                  ? `${t(names.requests)} (${first.requests})`
                  : t(names[each])}
              </ChipLink>
            ))}
          </nav>
        )}
      </div>
      <div className="relative min-h-0 grow overflow-y-auto p-2">
        {isSearching ? (
          <SearchResults
            q={q.trim()}
            within={within}
            folder={folder}
            at={at === undefined ? undefined : `${within ?? openConvo} ${at}`}
          />
        ) : (
          <>
            {isError && !data ? (
              <FailedBlock
                title={t('Couldn’t load your convos')}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : null}
            {data && items.length === 0 ? <EmptyFolder folder={folder} /> : null}
            <ul className="flex flex-col gap-0_5">
              {items.map((convo) => (
                <li key={convo._id}>
                  <ConvoItem
                    convo={convo}
                    href={convoHref(convo, folder)}
                    isOpen={convo._id === unasked || isShown(view, convo)}
                  />
                </li>
              ))}
            </ul>
            {hasNextPage ? (
              <div className="p-2">
                <Button size="dense" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('Load more')}
                </Button>
              </div>
            ) : null}
            {step === 'nothing' || isError || data ? null : <ListSkeleton />}
          </>
        )}
      </div>
    </section>
  )
}

function isShown({ account, convo }: ConvosView, { _id, with: other }: { _id: string; with: { _id: string } | null }) {
  return convo === _id || (account !== undefined && other?._id === account)
}

function EmptyFolder({ folder }: { folder: ConvoFolder }) {
  if (folder === 'requests') {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No requests')}
        action={<ButtonLink to="/convos">{t('See your inbox')}</ButtonLink>}
      >
        {t('First messages from people you don’t follow will wait here.')}
      </EmptyState>
    )
  }
  if (folder === 'archived') {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('Nothing archived')}
        action={<ButtonLink to="/convos">{t('See your inbox')}</ButtonLink>}
      >
        {t('Conversations you archive will rest here until the next message.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No convos yet')}
      action={<ButtonLink to="/professionals">{t('Find people')}</ButtonLink>}
    >
      {t('Your conversations will appear here. Say hello to someone first.')}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your convos')}>
      <div className="flex flex-col gap-2">
        {['one', 'two', 'three', 'four', 'five'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
