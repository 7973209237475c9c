import type { FeedDeed, FeedEntry, FeedPost } from '@rise/contract/feed/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Database } from '../../platform/database/database.ts'
import type { ListDeeds } from '../connections/index.ts'
import type { Picked } from './pick-posts.ts'

const DAY_MS = 86_400_000
/** In For you, an activity follows every fifth post. */
const POSTS_BETWEEN = 5
const MOST_AMONG = PAGE_SIZE / POSTS_BETWEEN
const DAYS_AMONG = 14
/** The maximum number of activities per page, and how many days they go back after the very last post. */
const MOST_BETWEEN = 10
const DAYS_AFTER = 60

interface DeedsQuery {
  readonly actorId: string
  readonly listDeeds: ListDeeds
  readonly picked: Picked
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
 * Returns followed members' activities for a page of ranked posts, newest first, skipping those of the first `start`
 * posts.
 */
export async function deedsAmong(
  db: Database,
  { actorId, listDeeds, moment, start }: Omit<DeedsQuery, 'picked'> & { readonly start: number },
): Promise<FeedDeed[]> {
  const since = new Date(moment.getTime() - DAYS_AMONG * DAY_MS)
  // Skips the activities on earlier pages.
  const earlier = Math.floor(start / POSTS_BETWEEN)
  const deeds = await asEntries(listDeeds(db, { actorId, since, until: moment, most: earlier + MOST_AMONG }))
  return deeds.slice(earlier)
}

/** Returns ranked posts with an activity after every fifth post. */
export function withDeedsAmong(posts: readonly FeedPost[], deeds: readonly FeedDeed[]): FeedEntry[] {
  const remaining = [...deeds]
  const among = posts.flatMap((post, index) => {
    const deed = (index + 1) % POSTS_BETWEEN === 0 ? remaining.shift() : undefined
    return deed ? [post, deed] : [post]
  })
  // On a short last page, shows the remaining activities, too.
  return posts.length < PAGE_SIZE ? [...among, ...remaining] : among
}

async function asEntries(deeds: ReturnType<ListDeeds>): Promise<FeedDeed[]> {
  return (await deeds).map((deed) => ({ type: 'deed', ...deed }))
}

function timeOf(entry: FeedEntry): number {
  return new Date(entry.type === 'post' ? entry.publishedAt : entry.at).getTime()
}
