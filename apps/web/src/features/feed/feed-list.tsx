import type { FeedCursorPage, FeedPost } from '@rise/contract/feed/shapes'
import { t } from '@rise/texts'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type RefCallback, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { EmptyFeed } from './empty-feed.tsx'
import { blocksOf, untilEnding } from './feed-blocks.ts'
import { FeedDeeds } from './feed-deeds.tsx'
import { FeedEnding } from './feed-ending.tsx'
import { PostBoxes } from './feed-skeleton.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import { ForYouChoice } from './for-you-choice.tsx'
import { NewPosts } from './new-posts.tsx'
import { useEarlierPosts } from './opened-feeds.ts'
import { FeedPick } from './picks/feed-pick.tsx'
import { endsAfterNew, type FeedView } from './posts/feed-address.ts'
import { PostCard } from './posts/post-card.tsx'
import { feedQuery, picksQuery } from './posts/queries.ts'
import { useWelcome } from './use-welcome.ts'

/** The distance from its end at which the list loads more automatically. */
const LOAD_MARGIN = '1200px'

/** The number of posts rendered at first: more than fits on a phone's first screen. */
const INITIAL_COUNT = 3
/**
 * Whether no list has been rendered since the page loaded. Later, the whole list is rendered in one step, so that a
 * member who returns finds the same position.
 */
let isFirstList = true

const SKIP_OFFSCREEN = 'skip-offscreen'
const SETTLED_MS = 500

/** The posts of a part of the feed. Loads more near its end, and when the button is pressed. */
export function FeedList({ view }: { view: FeedView }) {
  const api = useApi()
  const { data, isError, isFetching, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(feedQuery(api, useQueryClient(), view))
  const role = useCurrentUser()?.role
  // Rendered in steps, because twenty posts together would block a phone: first only those visible without scrolling.
  const [begins] = useState(isFirstList)
  useEffect(() => {
    isFirstList = false
  }, [])
  const renderedData = useDeferredValue<typeof data | null>(data, begins ? null : data)
  const shownData = renderedData ?? (data && firstPageOf(data))
  // A new member's first steps are above the list, and must not push it down.
  const { isPending: isWelcomePending } = useWelcome()
  const step = useLoadingStep(isPending || isWelcomePending)
  const list = useRef<HTMLElement>(null)
  // Renders the loaded posts before fetching more: until then, the end looks as near as before.
  const isDrawn = shownData === data
  const first = shownData?.pages[0]
  const isMember = role === 'professional' || role === 'employer'
  const ends = isMember && endsAfterNew(view)
  const picks = useQuery({ ...picksQuery(api), enabled: ends })
  const [isOpen, openEarlier] = useEarlierPosts(view, first?.readAt)
  const allBlocks = blocksOf(shownData?.pages ?? [], { picks: picks.data, ends, hasNextPage })
  const blocks = isOpen ? allBlocks : untilEnding(allBlocks)
  const isEnded = !isOpen && blocks.at(-1)?.type === 'ending'
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isError && isDrawn && !isEnded,
    shownData,
    () => void fetchNextPage(),
  )
  if (step !== 'nothing' && !isError) {
    return (
      <SkeletonGroup label={t('Loading posts')}>
        <div className="flex flex-col gap-6">
          <PostBoxes />
        </div>
      </SkeletonGroup>
    )
  }
  return (
    <>
      <FeedTabs view={view} shown={first} />
      {first && !first.forYou ? <ForYouChoice tab={first.tab} forYou={false} tag={view.tag} /> : null}
      <section ref={list} tabIndex={-1} aria-label={t('Posts')} className="flex flex-col gap-4 outline-none">
        <h2 className="sr-only">{t('Posts')}</h2>
        <NewPosts view={view} readAt={first?.readAt} list={list} />
        {isError && !data ? (
          <FailedBlock title={t('Couldn’t load the posts')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {first && blocks.length === 0 && !hasNextPage ? <EmptyFeed tab={first.tab} tag={view.tag} /> : null}
        {blocks.map((block) => {
          if (block.type === 'post') return <Entry key={block.post._id} post={block.post} />
          if (block.type === 'deeds') return <FeedDeeds key={block.deeds[0]?._id} deeds={block.deeds} />
          if (block.type !== 'ending') return <FeedPick key={block.id} pick={block} />
          const { hasNew, hasEarlier } = block
          return (
            <FeedEnding
              key="ending"
              {...{ hasNew, hasEarlier, isOpen }}
              onOpen={openEarlier}
              picks={picks.data}
              isPending={picks.isPending && !picks.isError}
            />
          )
        })}
        {hasNextPage && renderedData && !isEnded ? (
          <div ref={end} className="flex flex-col items-start gap-2">
            {isError ? <p className="text-small text-danger">{t('Couldn’t load more posts. Try again.')}</p> : null}
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('Load more')}
            </Button>
          </div>
        ) : null}
      </section>
      {first?.forYou ? <ForYouChoice tab={first.tab} forYou tag={view.tag} /> : null}
    </>
  )
}

type FeedPages = InfiniteData<FeedCursorPage>

function firstPageOf({ pages: [first], pageParams }: FeedPages): FeedPages {
  return { pages: first ? [{ ...first, items: first.items.slice(0, INITIAL_COUNT) }] : [], pageParams }
}

/**
 * A post in the list. It is rerendered only when it changes, because a list of hundreds grows by twenty. A post far
 * from the view is neither laid out nor painted, but only once its height is known and reserved: the feed keeps its
 * length, so that a member who returns finds the same position.
 */
const Entry = memo(function Entry({ post }: { readonly post: FeedPost }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      // For a post in view, the browser would count a layout shift, although nothing moves.
      if (box.current && !isInView(box.current)) box.current.classList.add(SKIP_OFFSCREEN)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={box} className="[contain-intrinsic-size:auto_20rem] [overflow-clip-margin:3rem]">
      <PostCard post={post} why={post.why} />
    </div>
  )
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Returns the ref of the list's end. Calls `load` when the end comes near the view, and again if it is still near the
 * view after `drawnData` changes.
 */
function useNearEnd(isEnabled: boolean, drawnData: unknown, load: () => void): RefCallback<HTMLDivElement> {
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  // Observes when the end is rendered: it may be rendered later than the list is ready to load more.
  return useCallback(
    (end: HTMLDivElement) => {
      if (!isEnabled || drawnData === undefined || typeof IntersectionObserver === 'undefined') return
      const loadIfNear = (entries: readonly IntersectionObserverEntry[]) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latestLoad.current()
      }
      const observer = new IntersectionObserver(loadIfNear, { rootMargin: LOAD_MARGIN })
      observer.observe(end)
      return () => observer.disconnect()
    },
    [isEnabled, drawnData],
  )
}
