import type { FeedTab } from '@rise/contract/feed/kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink, RemovableChip } from '../../ui/base/chip.tsx'
import { EmptyState } from '../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/feedback/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { type FeedView, feedHref, feedViewOf } from './feed-address.ts'
import { FeedAside } from './feed-aside.tsx'
import { PostCard } from './post-card.tsx'
import { postsQuery } from './queries.ts'
import { WritePost } from './write-post.tsx'

const tabs: Readonly<Record<FeedTab, string>> = { newest: 'Newest', following: 'Following' }

/** The community: what members post, and beside it what else those one follows do. The address says which part. */
export function FeedPage() {
  const [search] = useSearchParams()
  const view = feedViewOf(search)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title="Community" noindex />
      <h1 className="text-h1">Community</h1>
      <div className="mt-6 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <WritePost />
          <Tabs view={view} />
          <Posts key={feedHref(view)} view={view} />
        </div>
        <Suspense fallback={null}>
          <FeedAside />
        </Suspense>
      </div>
    </div>
  )
}

function Tabs({ view: { tab, tag } }: { view: FeedView }) {
  return (
    <nav aria-label="Parts of the feed" className="flex flex-wrap items-center gap-2">
      {(Object.keys(tabs) as FeedTab[]).map((each) => (
        <ChipLink key={each} to={feedHref({ tab: each, tag })} selected={each === tab}>
          {tabs[each]}
        </ChipLink>
      ))}
      {tag === undefined ? null : (
        <RemovableChip to={feedHref({ tab, tag: undefined })} noun="hashtag">{`#${tag}`}</RemovableChip>
      )}
    </nav>
  )
}

function Posts({ view }: { view: FeedView }) {
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(postsQuery(useApi(), view))
  const step = useLoadingStep(isPending)
  // What was published meanwhile moves what is known to the next stretch.
  const posts = [
    ...new Map(data?.pages.flatMap(({ items }) => items.map((post) => [post._id, post] as const))).values(),
  ]
  return (
    <section aria-label="Posts" className="flex flex-col gap-4">
      <h2 className="sr-only">Posts</h2>
      {isError && !data ? (
        <FailedBlock title="Couldn’t load the posts" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data && posts.length === 0 && !hasNextPage ? <NoPosts view={view} /> : null}
      {posts.map((post) => (
        <PostCard key={post._id} post={post} />
      ))}
      {hasNextPage ? (
        <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      ) : null}
      {step === 'nothing' || isError ? null : <OnTheirWay />}
    </section>
  )
}

function NoPosts({ view: { tab, tag } }: { view: FeedView }) {
  const seesPeople = useVerdict({ access: 'connected' }) === 'allowed'
  if (tag !== undefined) {
    return (
      <EmptyState
        kind="no-match"
        title={`No posts with #${tag}`}
        action={<ButtonLink to={feedHref({ tab: 'newest', tag: undefined })}>See all posts</ButtonLink>}
      >
        Posts with this hashtag will appear here.
      </EmptyState>
    )
  }
  if (tab === 'following') {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No posts here yet"
        action={
          seesPeople ? (
            <ButtonLink to="/professionals">Find people</ButtonLink>
          ) : (
            <ButtonLink to="/companies">See companies</ButtonLink>
          )
        }
      >
        Posts by people and companies you follow will appear here, along with your own.
      </EmptyState>
    )
  }
  return (
    <EmptyState kind="nothing-yet" title="No posts yet" action={<ButtonLink to="/real-talk">See questions</ButtonLink>}>
      Be the first: say hello, and tell people what you do.
    </EmptyState>
  )
}

function OnTheirWay() {
  return (
    <SkeletonGroup label="Loading posts">
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} className="h-24 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
