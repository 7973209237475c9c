import type { FeedDeed, FeedEntry, FeedPost, FeedStretch } from '@rise/contract/feed/shapes'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { EmptyFeed } from './empty-feed.tsx'
import { FeedDeeds } from './feed-deeds.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import { ForYouChoice } from './for-you-choice.tsx'
import { NewPosts } from './new-posts.tsx'
import type { FeedView } from './posts/feed-address.ts'
import { PostCard } from './posts/post-card.tsx'
import { feedQuery } from './posts/queries.ts'

/** The distance from its end at which the list loads more automatically. */
const LOAD_MARGIN = '1200px'

/** The number of posts rendered at first: more than fits on a phone's first screen. */
const MOST_AT_FIRST = 3
/**
 * Whether no list has been rendered since the page loaded. Later, the whole list is rendered at once, so that a member
 * who returns finds the same position.
 */
let isFirstList = true

const SKIP_OFFSCREEN = '[content-visibility:auto]'
const SETTLED_MS = 500

/** A part of the feed, which loads more near its end and by a button. */
export function FeedList({ view }: { view: FeedView }) {
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(feedQuery(useApi(), useQueryClient(), view))
  // Rendered in steps, because twenty posts together would block a phone: first only those in view before scrolling.
  const [begins] = useState(isFirstList)
  useEffect(() => {
    isFirstList = false
  }, [])
  const rendered = useDeferredValue<typeof data | null>(data, begins ? null : data)
  const shownData = rendered ?? (data && beginningOf(data))
  const step = useLoadingStep(isPending)
  const list = useRef<HTMLElement>(null)
  const isSettled = useSettled()
  // Loaded posts are rendered before more is fetched: until then, the end looks as near as before.
  const isDrawn = shownData === data
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isError && isDrawn,
    shownData,
    () => void fetchNextPage(),
  )
  const first = shownData?.pages[0]
  // Newly published posts shift loaded ones to the next page.
  const entries = [
    ...new Map(shownData?.pages.flatMap(({ items }) => items.map((entry) => [entry._id, entry] as const))).values(),
  ]
  return (
    <>
      <FeedTabs view={view} shown={first} />
      {first ? <ForYouChoice tab={first.tab} forYou={first.forYou} tag={view.tag} /> : null}
      <section ref={list} tabIndex={-1} aria-label="Posts" className="flex flex-col gap-4 outline-none">
        <h2 className="sr-only">Posts</h2>
        <NewPosts view={view} readAt={first?.readAt} list={list} />
        {isError && !data ? (
          <FailedBlock title="Couldn’t load the posts" retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {first && entries.length === 0 && !hasNextPage ? <EmptyFeed tab={first.tab} tag={view.tag} /> : null}
        {blocksOf(entries).map((block) =>
          Array.isArray(block) ? (
            <FeedDeeds key={block[0]?._id} deeds={block} />
          ) : (
            <Entry key={block._id} post={block} settled={isSettled} />
          ),
        )}
        {hasNextPage && rendered ? (
          <div ref={end} className="flex flex-col items-start gap-2">
            {isError ? <p className="text-small text-danger">Couldn’t load more posts. Try again.</p> : null}
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load more
            </Button>
          </div>
        ) : null}
        {step === 'nothing' || isError ? null : <ListSkeleton />}
      </section>
    </>
  )
}

type Stretches = InfiniteData<FeedStretch>

function beginningOf({ pages: [first], pageParams }: Stretches): Stretches {
  return { pages: first ? [{ ...first, items: first.items.slice(0, MOST_AT_FIRST) }] : [], pageParams }
}

interface EntryProps {
  readonly post: FeedPost
  readonly settled: RefObject<boolean>
}

/**
 * Rerendered only when it changes: a list of hundreds grows by twenty. A post far from the view is neither laid out nor
 * painted: from the start for posts that are added below, otherwise once its height is known and reserved, so that a
 * feed that the member returns to has the same length.
 */
const Entry = memo(function Entry({ post, settled }: EntryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isBelow] = useState(settled.current)
  useEffect(() => {
    if (isBelow) return
    const timer = setTimeout(() => box.current?.classList.add(SKIP_OFFSCREEN), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isBelow])
  return (
    <div
      ref={box}
      className={cx('[contain-intrinsic-size:auto_20rem] [overflow-clip-margin:3rem]', isBelow && SKIP_OFFSCREEN)}
    >
      <PostCard post={post} why={post.why} />
    </div>
  )
})

/** Becomes true shortly after the list was first rendered. */
function useSettled(): RefObject<boolean> {
  const settledRef = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      settledRef.current = true
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return settledRef
}

/** Combines adjacent activities into one block. */
function blocksOf(entries: readonly FeedEntry[]): (FeedPost | FeedDeed[])[] {
  const blocks: (FeedPost | FeedDeed[])[] = []
  for (const entry of entries) {
    const last = blocks.at(-1)
    if (entry.type === 'post') blocks.push(entry)
    else if (Array.isArray(last)) last.push(entry)
    else blocks.push([entry])
  }
  return blocks
}

/**
 * Returns the ref of the list's end: `load` is called when it comes near the view, and again if it is still near after
 * `drawn` changes.
 */
function useNearEnd(enabled: boolean, drawn: unknown, load: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  useEffect(() => {
    if (!enabled || drawn === undefined || !end.current || typeof IntersectionObserver === 'undefined') return
    const loadIfNear = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latestLoad.current()
    }
    const observer = new IntersectionObserver(loadIfNear, { rootMargin: LOAD_MARGIN })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [enabled, drawn])
  return end
}

function ListSkeleton() {
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
