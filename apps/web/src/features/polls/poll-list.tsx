import type { Poll } from '@rise/contract/polls/shapes'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { AppContext } from '../../app/base/app-context.ts'
import { pagesOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { memberName } from '../connections/index.ts'
import { Byline } from '../content/index.ts'
import { CommentCount, ReactionSummary } from '../discussion/index.ts'
import { PollCard } from './cards/poll-card.tsx'
import { NEW_POLL, pollHref } from './cards/polls-address.ts'

/** Open and recent polls, each with its vote form. */
export function PollList() {
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/polls'),
  )
  // Newly published polls shift loaded ones to the next page.
  const polls = [
    ...new Map(data?.pages.flatMap(({ items }) => items.map((poll) => [poll._id, poll] as const))).values(),
  ]
  return (
    <div className="flex flex-col gap-4">
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load the polls')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data && polls.length === 0 ? (
        <EmptyState kind="nothing-yet" title={t('No polls yet')} action={<NewPollLink />}>
          {t('Quick questions with a few options will appear here.')}
        </EmptyState>
      ) : null}
      {polls.map((poll) => (
        <PollInList key={poll._id} poll={poll} />
      ))}
      {hasNextPage ? (
        <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      ) : null}
    </div>
  )
}

function PollInList({ poll }: { poll: Poll }) {
  const { productName } = useSettings()
  const { _id, author, publishedAt, editedAt, reactions, comments, post } = poll
  const authorName = author ? memberName(author) : productName
  return (
    <Card as="article" aria-label={t('Poll by {name}', { name: authorName })} className="flex min-w-0 flex-col gap-4">
      <Byline author={author} at={publishedAt} changedAt={editedAt} />
      <PollCard poll={poll} heading="h2" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-subtle">
        <ReactionSummary reactions={reactions} />
        {comments > 0 ? <CommentCount count={comments} /> : null}
        <TextLink to={post ?? pollHref(_id)}>{post ? t('Read the post') : t('Discuss')}</TextLink>
      </div>
    </Card>
  )
}

/** The link to the new poll's form, for professionals and employers with a confirmed email. */
export function NewPollLink() {
  const verdict = useVerdict({ access: 'auth', confirmed: true })
  if (verdict !== 'allowed') return null
  return (
    <ButtonLink to={NEW_POLL} variant="primary" icon={<Plus size={16} aria-hidden />}>
      {t('New poll')}
    </ButtonLink>
  )
}

export function loadPolls({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureInfiniteQueryData(pagesOf(api, 'GET /api/v1/polls'))
}
