import { platformErrors } from '@rise/contract/errors'
import type { HeadlineAuthor } from '@rise/contract/headlines/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { pictureColumn } from '../pictures/index.ts'
import { presentAuthor } from './present-headline.ts'

/** Returns the author with this actor id; undefined if it isn't a professional. */
export async function findAuthor(db: Database | Tx, actorId: string): Promise<HeadlineAuthor | undefined> {
  const row = await db
    .selectFrom('actor')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(['actor.id as actor_id', 'actor.slug as author_slug', 'professional.first_name', 'professional.last_name'])
    .select([
      sql<string | null>`story.resume #>> '{basics,label}'`.as('label'),
      pictureColumn(db, sql.ref<string>('actor.id'), 'photo').as('photo'),
    ])
    .where('actor.id', '=', actorId)
    .executeTakeFirst()
  return row && presentAuthor(row)
}

/**
 * Serialises an author's new drafts and publications. Returns the author's actor.
 *
 * @throws {Failure} `not-found` if it isn't a professional
 */
export async function lockAuthor(tx: Tx, { actorId }: Acting): Promise<string> {
  const professional = await tx
    .selectFrom('professional')
    .select('actor_id')
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (!professional) throw new Failure(platformErrors['not-found'])
  return professional.actor_id
}
