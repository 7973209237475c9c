import { type Resume, resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { slotColumns } from '../../platform/slot.ts'
import { pictureColumn } from '../pictures/index.ts'
import type { StorySlot } from './story-slot.ts'

export type StoryRow = NonNullable<Awaited<ReturnType<ReturnType<typeof stories>['executeTakeFirst']>>>

const actorId = sql.ref<string>('actor.id')

/**
 * Selects professionals with their stories and pictures; the columns of an unwritten story are null. Callers add
 * conditions.
 */
export function stories(db: Database | Tx) {
  return db
    .selectFrom('actor')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select([
      'actor.id',
      'actor.slug',
      'actor.listed',
      'professional.first_name',
      'professional.last_name',
      'professional.created_at as joined_at',
      'professional.updated_at as renamed_at',
      'story.resume',
      'story.time_zone',
      'story.open_to_work',
      'story.sought_roles',
      'story.sought_work_types',
      'story.hidden_from',
      'story.expertises',
      'story.hats',
      'story.sought_values',
      'story.sought_benefits',
      'story.interests',
      'story.mentoring_topics',
      'story.email_shown_to',
      'story.phone_shown_to',
      'story.search_engines',
      'story.shown_at_work',
      'story.version',
      'story.updated_at',
    ])
    .select([pictureColumn(db, actorId, 'photo').as('photo'), pictureColumn(db, actorId, 'cover').as('cover')])
}

/** As above, with the other features' parts as the viewer (null for guests and admins) sees them. */
function pages(db: Database, slot: StorySlot, viewerId: string | null) {
  return stories(db).select(slotColumns(slot, { db, ownerId: actorId, viewerId }))
}

/** The row at a present or former address. */
export function findStoryRow(db: Database, slug: string): Promise<StoryRow | undefined> {
  return stories(db).where(isAt(slug)).executeTakeFirst()
}

/** As above, for the page. */
export function findPageRow(db: Database, slot: StorySlot, slug: string, viewerId: string | null) {
  return pages(db, slot, viewerId).where(isAt(slug)).executeTakeFirst()
}

/** The row for the page of a professional by the actor's id, as a stranger sees it. */
export function findPageRowById(db: Database, slot: StorySlot, id: string) {
  return pages(db, slot, null).where('actor.id', '=', id).executeTakeFirst()
}

/** The professional at a present or former address, for the other parts of the page: a tenth of the full row. */
export function findNameRow(db: Database, slug: string) {
  return db
    .selectFrom('actor')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(['actor.id', 'actor.slug', 'actor.listed', 'professional.first_name', 'professional.last_name'])
    .select('story.search_engines')
    .where(isAt(slug))
    .executeTakeFirst()
}

/** The condition on `actor` that this is its present or former address. */
function isAt(slug: string) {
  return sql<boolean>`actor.id = coalesce(
    (select id from actor as present where present.kind = 'professional' and present.slug = ${slug}),
    (select actor_id from former_slug where former_slug.kind = 'professional' and former_slug.slug = ${slug}))`
}

/** The résumé of a row, read leniently: values that don't match the schema are dropped. */
export function resumeOf({ resume: kept }: Pick<StoryRow, 'resume'>): Resume {
  const read = resume.safeParse(kept ?? {})
  return read.success ? read.data : {}
}

/** The row of a professional by the actor's id. */
export function findStoryRowById(db: Database | Tx, actorId: string): Promise<StoryRow | undefined> {
  return stories(db).where('actor.id', '=', actorId).executeTakeFirst()
}
