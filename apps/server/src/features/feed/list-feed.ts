import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import type { FeedTab } from '@rise/contract/feed/kinds'
import type { FeedPost, FeedStretch } from '@rise/contract/feed/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeOf } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { type DeedSlot, memberCardsOf } from '../connections/index.ts'
import { pollViewsOf } from '../polls/index.ts'
import { hasForYou } from './feed-choice.ts'
import { deedsAmong, deedsBetween, newestFirst, withDeedsAmong } from './feed-deeds.ts'
import { pickForYou, type Why } from './pick-for-you.ts'
import { type Picked, pickFollowed, pickNewest, pickSaved } from './pick-posts.ts'
import { pollIdsOf, postRows } from './post-row.ts'
import { asShownTo, presentCard } from './present-post.ts'

type Asked = EndpointParsed<(typeof feedEndpoints)['GET /api/v1/posts']>['query']

const picks = { following: pickFollowed, newest: pickNewest, saved: pickSaved }

/**
 * Returns a stretch of the feed as the member sees it: posts, and between them what followed members did, which neither a
 * hashtag nor saved posts have. Blocked and muted members are left out. Admins follow no one.
 */
export async function listFeed(ctx: Context, member: SignedIn, slot: DeedSlot, asked: Asked): Promise<FeedStretch> {
  const { db } = ctx
  const { actorId } = member
  const moment = momentOf(ctx, asked)
  const forYou = await hasForYou(db, actorId)
  const tab = usualTab(asked, forYou)
  const frame = { tab, forYou, readAt: moment.toISOString(), since: asked.since ?? null }
  const narrowing = { tag: asked.tag, before: placeOf(asked.before), until: moment }
  const hasDeeds = actorId !== null && asked.tag === undefined && tab !== 'saved'
  const before = narrowing.before?.at ?? moment
  if (tab === 'for-you') {
    const since = asked.since === undefined ? undefined : new Date(asked.since)
    const picked = await pickForYou(db, actorId, { ...narrowing, since })
    const [posts, deeds] = await Promise.all([
      presentPosts(ctx, member, picked, picked.whys),
      hasDeeds ? deedsAmong(db, { actorId, slot, moment: before, start: picked.start }) : [],
    ])
    return { ...frame, items: withDeedsAmong(posts, deeds), next: picked.next }
  }
  const picked = await picks[tab](db, actorId, narrowing)
  const [posts, deeds] = await Promise.all([
    presentPosts(ctx, member, picked),
    hasDeeds ? deedsBetween(db, { actorId, slot, picked, moment: before }) : [],
  ])
  return { ...frame, items: hasDeeds ? newestFirst(posts, deeds) : posts, next: picked.next }
}

/** The clocks of browsers may be ahead. */
function momentOf({ clock }: Context, { at }: Asked): Date {
  const now = clock.now().getTime()
  return new Date(at === undefined ? now : Math.min(Date.parse(at), now))
}

/** Without a tab: For you, unless the member turned it off; all posts of a hashtag. */
export function usualTab({ tab, tag }: Pick<Asked, 'tab' | 'tag'>, forYou: boolean): FeedTab {
  return tab ?? (forYou && tag === undefined ? 'for-you' : 'newest')
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
  const rows = await postRows(ctx.db, actorId).where('post.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, asShownTo(ctx, actorId, row)]))
  const [authors, polls] = await Promise.all([
    authorsOf(ctx.db, actorId, rows),
    pollViewsOf(ctx, ctx.db, member, pollIdsOf(rows)),
  ])
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const author = row && authors.get(row.actor_id)
    if (!author) return []
    const why = whys.get(id) ?? null
    const words = why === 'followed' ? `You follow ${author.companyName ?? author.firstName}` : (why?.words ?? null)
    return [{ type: 'post', ...presentCard(row, author, polls), why: words }]
  })
}

function authorsOf(db: Database, actorId: string | null, rows: readonly { readonly actor_id: string }[]) {
  return memberCardsOf(
    db,
    actorId,
    rows.map((row) => row.actor_id),
  )
}
