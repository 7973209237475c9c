import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import type { FeedTab } from '@rise/contract/feed/kinds'
import type { FeedCursorPage, FeedPost } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import { placeOf } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { presentSlug } from '../catalogs/index.ts'
import { type ListDeeds, memberCardsIn, presentMemberCard } from '../connections/index.ts'
import { pollViewsOf } from '../polls/index.ts'
import { deedsAmong, deedsBetween, newestFirst, withDeedsAmong } from './feed-deeds.ts'
import { momentOf, newFromOf } from './feed-time.ts'
import { pickForYou } from './pick-for-you.ts'
import { type PickedPosts, pickFollowed, pickNewest, pickSaved } from './pick-posts.ts'
import { pollIdsOf, postRows } from './post-row.ts'
import { asShownTo, presentCard } from './present-post.ts'
import { readReader } from './read-reader.ts'

type FeedQuery = EndpointParsed<(typeof feedEndpoints)['GET /api/v1/posts']>['query']

const picks = { following: pickFollowed, newest: pickNewest, saved: pickSaved }

/**
 * Returns a page of the member's feed: posts, with followed members' activities between them except under hashtags and
 * in saved posts. Leaves out blocked and muted members. Admins follow no one.
 */
export async function listFeed(
  ctx: Context,
  member: SignedIn,
  listDeeds: ListDeeds,
  query: FeedQuery,
): Promise<FeedCursorPage> {
  const { db } = ctx
  const { actorId } = member
  const moment = momentOf(ctx, query)
  const { forYou, keys } = await readReader(db, actorId)
  const tab = usualTab(query, forYou)
  const newFrom = newFromOf(moment)
  const frame = {
    ...{ tab, forYou, readAt: moment.toISOString(), newFrom: newFrom.toISOString() },
    since: query.since ?? null,
  }
  const filter = { tag: presentTag(query), before: placeOf(query.before), until: moment }
  const hasDeeds = actorId !== null && query.tag === undefined && tab !== 'saved'
  const before = filter.before?.at ?? moment
  if (tab === 'for-you') {
    const since = query.since === undefined ? undefined : new Date(query.since)
    const pickedPosts = await pickForYou(db, actorId, { ...filter, keys, since })
    const [posts, deeds] = await Promise.all([
      presentPosts(ctx, member, pickedPosts, pickedPosts.whys),
      hasDeeds ? deedsAmong(db, { actorId, listDeeds, moment: before, start: pickedPosts.start }) : [],
    ])
    return { ...frame, items: withDeedsAmong(posts, deeds, pickedPosts), next: pickedPosts.next }
  }
  const pickedPosts = await picks[tab](db, actorId, filter)
  const [posts, deeds] = await Promise.all([
    presentPosts(ctx, member, pickedPosts),
    hasDeeds ? deedsBetween(db, { actorId, listDeeds, picked: pickedPosts, moment: before }) : [],
  ])
  return { ...frame, items: hasDeeds ? newestFirst(posts, deeds) : posts, next: pickedPosts.next }
}

/**
 * Returns the requested tab, or else the default one: For you, unless the member turned it off; for a hashtag, all
 * posts.
 */
export function usualTab({ tab, tag }: Pick<FeedQuery, 'tab' | 'tag'>, forYou: boolean): FeedTab {
  return tab ?? (forYou && tag === undefined ? 'for-you' : 'newest')
}

/** Returns the current slug of the query's hashtag, which may have been renamed; undefined without one. */
export function presentTag({ tag }: Pick<FeedQuery, 'tag'>): string | undefined {
  return tag === undefined ? undefined : presentSlug('tags', tag)
}

async function presentPosts(
  ctx: Context,
  member: SignedIn,
  { items }: PickedPosts,
  whys: ReadonlyMap<string, string> = new Map(),
): Promise<FeedPost[]> {
  if (items.length === 0) return []
  const { actorId } = member
  const ids = items.map(({ id }) => id)
  const rows = await postsWithAuthors(ctx.db, actorId, ids)
  const byId = new Map(rows.map((row) => [row.id, { ...asShownTo(ctx, actorId, row), authors: row.authors }]))
  const polls = await pollViewsOf(ctx, ctx.db, member, pollIdsOf(rows))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const [card] = row?.authors ?? []
    if (!row || !card) return []
    return [{ type: 'post', ...presentCard(row, presentMemberCard(card), polls), why: whys.get(id) ?? null }]
  })
}

/** Selects these posts with their authors' cards. A post whose author is hidden from the viewer has no card. */
const postsWithAuthors = compileOnce((db, viewerActorId: string | null, ids: readonly string[]) =>
  postRows(db, viewerActorId)
    .where(sql<boolean>`post.id = any(${ids}::uuid[])`)
    .select(memberCardsIn(db, viewerActorId, sql`array[post.actor_id]`).as('authors')),
)
