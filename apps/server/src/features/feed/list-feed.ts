import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import type { FeedTab } from '@rise/contract/feed/kinds'
import type { FeedPost, FeedStretch } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import { placeOf } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { presentSlug } from '../catalogs/index.ts'
import { type ListDeeds, memberCardsIn, presentMemberCard } from '../connections/index.ts'
import { pollViewsOf } from '../polls/index.ts'
import { deedsAmong, deedsBetween, newestFirst, withDeedsAmong } from './feed-deeds.ts'
import { pickForYou, type Why } from './pick-for-you.ts'
import { type Picked, pickFollowed, pickNewest, pickSaved } from './pick-posts.ts'
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
): Promise<FeedStretch> {
  const { db } = ctx
  const { actorId } = member
  const moment = momentOf(ctx, query)
  const { forYou, keys } = await readReader(db, actorId)
  const tab = usualTab(query, forYou)
  const frame = { tab, forYou, readAt: moment.toISOString(), since: query.since ?? null }
  const narrowing = { tag: presentTag(query), before: placeOf(query.before), until: moment }
  const hasDeeds = actorId !== null && query.tag === undefined && tab !== 'saved'
  const before = narrowing.before?.at ?? moment
  if (tab === 'for-you') {
    const since = query.since === undefined ? undefined : new Date(query.since)
    const picked = await pickForYou(db, actorId, { ...narrowing, keys, since })
    const [posts, deeds] = await Promise.all([
      presentPosts(ctx, member, picked, picked.whys),
      hasDeeds ? deedsAmong(db, { actorId, listDeeds, moment: before, start: picked.start }) : [],
    ])
    return { ...frame, items: withDeedsAmong(posts, deeds), next: picked.next }
  }
  const picked = await picks[tab](db, actorId, narrowing)
  const [posts, deeds] = await Promise.all([
    presentPosts(ctx, member, picked),
    hasDeeds ? deedsBetween(db, { actorId, listDeeds, picked, moment: before }) : [],
  ])
  return { ...frame, items: hasDeeds ? newestFirst(posts, deeds) : posts, next: picked.next }
}

/** The latest time that a client may send; browsers' clocks may be ahead. */
function momentOf({ clock }: Context, { at }: FeedQuery): Date {
  const now = clock.now().getTime()
  return new Date(at === undefined ? now : Math.min(Date.parse(at), now))
}

/** Returns the default tab: For you, unless the member turned it off; for a hashtag, all posts. */
export function usualTab({ tab, tag }: Pick<FeedQuery, 'tab' | 'tag'>, forYou: boolean): FeedTab {
  return tab ?? (forYou && tag === undefined ? 'for-you' : 'newest')
}

/** Returns the current slug of the hashtag, which may have been renamed. */
export function presentTag({ tag }: Pick<FeedQuery, 'tag'>): string | undefined {
  return tag === undefined ? undefined : presentSlug('tags', tag)
}

async function presentPosts(
  ctx: Context,
  member: SignedIn,
  { items }: Picked,
  whys: ReadonlyMap<string, Why> = new Map(),
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
    const author = presentMemberCard(card)
    const why = whys.get(id) ?? null
    const words = why === 'followed' ? `You follow ${author.companyName ?? author.firstName}` : (why?.words ?? null)
    return [{ type: 'post', ...presentCard(row, author, polls), why: words }]
  })
}

/** Returns posts with their authors' cards, without posts whose author is hidden. */
const postsWithAuthors = compileOnce((db, viewerActorId: string | null, ids: readonly string[]) =>
  postRows(db, viewerActorId)
    .where(sql<boolean>`post.id = any(${ids}::uuid[])`)
    .select(memberCardsIn(db, viewerActorId, sql`array[post.actor_id]`).as('authors')),
)
