import { headlineErrors } from '@rise/contract/headlines/errors'
import type { HeadlineAuthor, HeadlineCard } from '@rise/contract/headlines/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Page, toPage } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { blockedIds, mutedOrBlockedIds, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { findProfessionalName } from '../professionals/index.ts'
import { findAuthor } from './authors.ts'
import { headlineCards } from './headline-row.ts'
import { isPublished, presentCard } from './present-headline.ts'

/** From this many headlines on, the total is cached for some seconds. */
const CACHED_FROM = 500
const CACHE_SECONDS = 10

interface ListQuery {
  readonly page: number
  /** The slug of the author to list; all authors if absent. */
  readonly author?: string | undefined
}

interface HeadlineFilter {
  readonly authorId: string | undefined
  /** Ids of authors hidden from the viewer. */
  readonly hidden: readonly string[]
}

/**
 * Returns a page of the published headlines that the viewer can see, newest first.
 *
 * @throws {Failure} `story-not-found` for an unknown author, `headlines-page-not-found` past the end
 */
export async function listHeadlines(
  ctx: Context,
  viewer: Requester,
  { page, author }: ListQuery,
): Promise<Page<HeadlineCard> & { author: HeadlineAuthor | null }> {
  const { db } = ctx
  const authorId = author === undefined ? undefined : (await findProfessionalName(ctx, viewer, author)).id
  const filter = { authorId, hidden: await hiddenFrom(db, viewerOf(viewer), authorId !== undefined) }
  const [items, count, listAuthor] = await Promise.all([
    findPage(db, viewerOf(viewer), filter, page),
    countHeadlines(ctx, filter),
    authorId === undefined ? undefined : findAuthor(db, authorId),
  ])
  if (items.length === 0 && page > 1) throw new Failure(headlineErrors['headlines-page-not-found'])
  return { ...toPage(items, page, count), author: listAuthor ?? null }
}

/** Returns other headlines by the same author, newest first, at most `most`. */
export async function listMore(
  db: Database,
  viewerActorId: string | null,
  { id, actor_id }: { readonly id: string; readonly actor_id: string },
  most: number,
): Promise<HeadlineCard[]> {
  const rows = await headlineCards(db, viewerActorId)
    .where('headline.actor_id', '=', actor_id)
    .where('headline.published_at', 'is not', null)
    .where('headline.id', '!=', id)
    .orderBy('headline.published_at', 'desc')
    .orderBy('headline.id', 'desc')
    .limit(most)
    .execute()
  return rows.filter(isPublished).map(presentCard)
}

async function findPage(
  db: Database,
  viewerActorId: string | null,
  narrowing: HeadlineFilter,
  page: number,
): Promise<HeadlineCard[]> {
  // The ids are selected first, so that the rows before the page are not built.
  const idsOfPage = sql`(
    select headline.id ${isVisible(narrowing)}
    order by headline.published_at desc, headline.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})`
  const rows = await headlineCards(db, viewerActorId)
    .where(sql<boolean>`headline.id in ${idsOfPage}`)
    .orderBy('headline.published_at', 'desc')
    .orderBy('headline.id', 'desc')
    .execute()
  return rows.filter(isPublished).map(presentCard)
}

const countHeadlines = ttlCache(
  CACHE_SECONDS,
  async ({ db }: Context, narrowing: HeadlineFilter) => {
    const { rows } = await sql<{ headlines: number }>`
      select count(*)::int as headlines from (select ${isVisible(narrowing)} limit ${COUNT_CAP + 1}) as counted`.execute(
      db,
    )
    return rows[0]?.headlines ?? 0
  },
  { nameOf: (narrowing) => JSON.stringify(narrowing), isKept: (count) => count >= CACHED_FROM },
)

/** Selects published headlines by listed authors, without those hidden from the viewer. */
function isVisible({ authorId, hidden }: HeadlineFilter): RawBuilder<unknown> {
  return sql`
    from headline join actor on actor.id = headline.actor_id and actor.listed
    where headline.published_at is not null and ${notConcealed(null, 'headline.id')}
      ${authorId === undefined ? sql`` : sql`and headline.actor_id = ${authorId}`}
      ${hidden.length === 0 ? sql`` : sql`and headline.actor_id <> all(${[...hidden]}::uuid[])`}`
}

/** Returns the authors to hide. A muted author's headlines are shown when the viewer opens that author's list. */
async function hiddenFrom(db: Database, viewerActorId: string | null, isNarrowed: boolean): Promise<readonly string[]> {
  if (viewerActorId === null) return []
  const ids = isNarrowed ? blockedIds(viewerActorId) : mutedOrBlockedIds(viewerActorId)
  const { rows } = await ids.execute(db)
  return rows.map(({ id }) => id).sort()
}
