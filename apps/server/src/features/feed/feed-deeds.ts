import type { FeedDeed, FeedEntry, FeedPost } from '@rise/contract/feed/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Database } from '../../platform/database/database.ts'
import type { ListDeeds } from '../connections/index.ts'
import type { PickedPosts } from './pick-posts.ts'

const DAY_MS = 86_400_000
/** In For you, an activity follows every fifth post. */
const POSTS_BETWEEN = 5
const MOST_AMONG = PAGE_SIZE / POSTS_BETWEEN
const DAYS_AMONG = 14
/** The maximum number of activities per page, and how many days they go back on the last page. */
const MOST_BETWEEN = 10
const DAYS_AFTER = 60

interface DeedsQuery {
  readonly actorId: string
  readonly listDeeds: ListDeeds
  readonly picked: PickedPosts
  /** When the list was first read, or the time of the last post before this page. */
  readonly moment: Date
}

/** Returns followed members' activities within the time range of a page of posts, newest first. */
export function deedsBetween(db: Database, { actorId, listDeeds, picked, moment }: DeedsQuery): Promise<FeedDeed[]> {
  const last = picked.next === null ? undefined : picked.items.at(-1)
  const since = last?.at ?? new Date(moment.getTime() - DAYS_AFTER * DAY_MS)
  return asEntries(listDeeds(db, { actorId, since, until: moment, most: MOST_BETWEEN }))
}

/** Returns posts and activities, newest first. */
export function newestFirst(posts: readonly FeedPost[], deeds: readonly FeedDeed[]): FeedEntry[] {
  return [...posts, ...deeds].sort((a, b) => timeOf(b) - timeOf(a))
}

/**
 * Returns the followed members' activities that can be placed among the ranked posts up to the end of a page, newest
 * first.
 */
export async function deedsAmong(
  db: Database,
  { actorId, listDeeds, moment, start }: Omit<DeedsQuery, 'picked'> & { readonly start: number },
): Promise<FeedDeed[]> {
  const since = new Date(moment.getTime() - DAYS_AMONG * DAY_MS)
  const most = Math.floor(start / POSTS_BETWEEN) + MOST_AMONG
  return asEntries(listDeeds(db, { actorId, since, until: moment, most }))
}

/** The position of a page in the ranking. */
export interface RankedPage {
  /** The number of posts on earlier pages. */
  readonly start: number
  /** The number of new posts on all pages; they come first. */
  readonly newPosts: number
  /** The start of the period whose posts and activities count as new. */
  readonly newFrom: Date
}

/**
 * Returns a page of ranked posts with an activity after every fifth post, without the activities of earlier pages.
 * Only new activities follow new posts; older ones wait for the older posts.
 */
export function withDeedsAmong(
  posts: readonly FeedPost[],
  deeds: readonly FeedDeed[],
  { start, newPosts, newFrom }: RankedPage,
): FeedEntry[] {
  const remainingDeeds = [...deeds]
  const takeAfter = (index: number): FeedDeed[] => {
    const [deed] = remainingDeeds
    if (deed === undefined || (index + 1) % POSTS_BETWEEN !== 0) return []
    const isBetweenNew = index + 1 < newPosts
    return isBetweenNew && timeOf(deed) <= newFrom.getTime() ? [] : remainingDeeds.splice(0, 1)
  }
  for (let index = 0; index < start; index += 1) takeAfter(index)
  const among = posts.flatMap((post, index) => [post, ...takeAfter(start + index)])
  // A short last page also shows the remaining activities.
  return posts.length < PAGE_SIZE ? [...among, ...remainingDeeds] : among
}

async function asEntries(deeds: ReturnType<ListDeeds>): Promise<FeedDeed[]> {
  return (await deeds).map((deed) => ({ type: 'deed', ...deed }))
}

function timeOf(entry: FeedEntry): number {
  return new Date(entry.type === 'post' ? entry.publishedAt : entry.at).getTime()
}
