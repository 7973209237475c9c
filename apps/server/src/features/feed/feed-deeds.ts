import type { FeedDeed, FeedEntry, FeedPost } from '@rise/contract/feed/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Database } from '../../platform/database/database.ts'
import { type DeedSlot, type DeedsAsked, listDeeds } from '../connections/index.ts'

const DAY_MS = 86_400_000
/** In For you, one stands after every fifth post. */
const POSTS_BETWEEN = 5
const MOST_AMONG = PAGE_SIZE / POSTS_BETWEEN
const DAYS_AMONG = 14
/** Between the posts of one stretch, and how far back after the last post of all. */
const MOST_BETWEEN = 10
const DAYS_AFTER = 60

interface Asked {
  readonly actorId: string
  readonly slot: DeedSlot
  readonly posts: readonly FeedPost[]
}

/** Returns posts, newest first, and between them what followed members did in the same time. */
export async function deedsBetween(
  db: Database,
  { actorId, slot, posts, until, isLast }: Asked & { readonly until: Date; readonly isLast: boolean },
): Promise<FeedEntry[]> {
  const last = posts.at(-1)
  const since = isLast || !last ? new Date(until.getTime() - DAYS_AFTER * DAY_MS) : new Date(last.publishedAt)
  const deeds = await list(db, { actorId, sources: slot, since, until, most: MOST_BETWEEN })
  return [...posts, ...deeds].sort((a, b) => timeOf(b) - timeOf(a))
}

/** Returns ranked posts, and among them what followed members did, newest first. */
export async function deedsAmongRanked(
  db: Database,
  { actorId, slot, posts, moment, start }: Asked & { readonly moment: Date; readonly start: number },
): Promise<FeedEntry[]> {
  const since = new Date(moment.getTime() - DAYS_AMONG * DAY_MS)
  // Of the stretches before this one.
  const earlier = Math.floor(start / POSTS_BETWEEN)
  const deeds = await list(db, { actorId, sources: slot, since, until: moment, most: earlier + MOST_AMONG })
  const here = deeds.slice(earlier)
  const among = posts.flatMap((post, index) => {
    const deed = (index + 1) % POSTS_BETWEEN === 0 ? here.shift() : undefined
    return deed ? [post, deed] : [post]
  })
  // Few posts are no reason to hide what else there is.
  return posts.length < PAGE_SIZE ? [...among, ...here] : among
}

async function list(db: Database, asked: DeedsAsked): Promise<FeedDeed[]> {
  return (await listDeeds(db, asked)).map((deed) => ({ type: 'deed', ...deed }))
}

function timeOf(entry: FeedEntry): number {
  return new Date(entry.type === 'post' ? entry.publishedAt : entry.at).getTime()
}
