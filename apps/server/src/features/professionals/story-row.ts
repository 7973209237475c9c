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

/**
 * Selects professionals as `stories` does, with the other features' parts as the viewer (null for guests and admins)
 * sees them.
 */
function pages(db: Database, slot: StorySlot, viewerId: string | null) {
  return stories(db).select(slotColumns(slot, { db, ownerId: actorId, viewerId }))
}

/** Returns the row at a present or former address; undefined if there is none. */
export function findStoryRow(db: Database, slug: string): Promise<StoryRow | undefined> {
  return stories(db).where(isAt(slug)).executeTakeFirst()
}

/** Returns the row of the page at a present or former address. */
export function findPageRow(db: Database, slot: StorySlot, slug: string, viewerId: string | null) {
  return pages(db, slot, viewerId).where(isAt(slug)).executeTakeFirst()
}

/** Returns the row of a professional's page, by the actor's id, as a stranger sees it. */
export function findPageRowById(db: Database, slot: StorySlot, id: string) {
  return pages(db, slot, null).where('actor.id', '=', id).executeTakeFirst()
}

/**
 * Returns the name and visibility of the professional at a present or former address, for pages other than the story.
 * The row is much smaller than the full one.
 */
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

/** Returns the condition that this is a present or former address of the `actor`. */
function isAt(slug: string) {
  return sql<boolean>`actor.id = coalesce(
    (select id from actor as present where present.kind = 'professional' and present.slug = ${slug}),
    (select actor_id from former_slug where former_slug.kind = 'professional' and former_slug.slug = ${slug}))`
}

/** Returns the résumé of a row; an empty one if the stored document doesn't match the schema. */
export function resumeOf({ resume: kept }: Pick<StoryRow, 'resume'>): Resume {
  const parsedResume = resume.safeParse(kept ?? {})
  return parsedResume.success ? parsedResume.data : {}
}

/** Returns the row of a professional by the actor's id; undefined if there is none. */
export function findStoryRowById(db: Database | Tx, actorId: string): Promise<StoryRow | undefined> {
  return stories(db).where('actor.id', '=', actorId).executeTakeFirst()
}
