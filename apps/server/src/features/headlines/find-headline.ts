import { mayEditAuthored, maySeeAuthored } from '@rise/contract/content/policy'
import { headlineErrors } from '@rise/contract/headlines/errors'
import type { Headline, HeadlineDraft, OwnHeadline } from '@rise/contract/headlines/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting, Requester, SignedIn } from '../../platform/http/requester.ts'
import { viewerOf } from '../connections/index.ts'
import { allowedRow, lockOf } from '../content/index.ts'
import { findRow, type HeadlineRow, rightsOfHeadline } from './headline-row.ts'
import { listMore } from './list-headlines.ts'
import { isPublished, presentInFull, presentOwn } from './present-headline.ts'

const MOST_RELATED = 3

/**
 * Returns the headline at a current or former address, if the viewer may see it. Its text is left out if it is for
 * another audience.
 *
 * @throws {Failure} `headline-not-found`
 */
export async function findHeadline({ db }: Context, viewer: Requester, slug: string): Promise<Headline> {
  const viewerActorId = viewerOf(viewer)
  const storedHeadline = await findRow(db, slug, viewerActorId)
  const judge = (row: HeadlineRow) => maySeeAuthored(viewer, rightsOfHeadline(row))
  const row = allowedRow(storedHeadline, judge, headlineErrors['headline-not-found'])
  if (!isPublished(row)) throw new Failure(headlineErrors['headline-not-found'])
  return {
    ...presentInFull(row, lockOf(viewer, rightsOfHeadline(row))),
    updatedAt: row.updated_at.toISOString(),
    more: await listMore(db, viewerActorId, row, MOST_RELATED),
    noindex: !row.listed || row.search_engines === false,
  }
}

/**
 * Returns a headline for editing, by a current or former address.
 *
 * @throws {Failure} `headline-not-found`, and the policy's refusals
 */
export async function ownHeadline({ db }: Context, member: SignedIn, slug: string): Promise<OwnHeadline> {
  return presentOwn(await findEditable(db, member, slug))
}

/** Returns the row of a headline that the member may edit. */
export async function findEditable(db: Database | Tx, member: SignedIn, slug: string): Promise<HeadlineRow> {
  const row = await findRow(db, slug, viewerOf(member))
  const judge = (row: HeadlineRow) => mayEditAuthored(member, rightsOfHeadline(row))
  return allowedRow(row, judge, headlineErrors['headline-not-found'])
}

/** Returns the row like `findEditable`, and locks it until the caller's transaction ends. */
export async function lockEditable(tx: Tx, member: SignedIn, slug: string): Promise<HeadlineRow> {
  await sql`
    select from headline where id = (select headline_id from headline_slug where slug = ${slug}) for update`.execute(tx)
  return findEditable(tx, member, slug)
}

/** Returns the author's drafts, last edited first. */
export async function listDrafts({ db }: Context, { actorId }: Acting): Promise<HeadlineDraft[]> {
  const rows = await db
    .selectFrom('headline')
    .innerJoin('headline_slug as address', (join) =>
      join.onRef('address.headline_id', '=', 'headline.id').on('address.present', '=', true),
    )
    .select(['headline.id', 'address.slug', 'headline.title', 'headline.updated_at'])
    .where('headline.actor_id', '=', actorId)
    .where('headline.published_at', 'is', null)
    .orderBy('headline.updated_at', 'desc')
    .orderBy('headline.id', 'desc')
    .execute()
  return rows.map(({ id, slug, title, updated_at }) => ({ _id: id, slug, title, updatedAt: updated_at.toISOString() }))
}
