import { platformErrors } from '@rise/contract/errors'
import type { Invitation } from '@rise/contract/session/visits/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { memberName } from './member-name.ts'
import { photoPath } from './member-query.ts'

const MOST_ACQUAINTANCES = 2
/**
 * The maximum number of follows from which acquaintances are chosen: the newest. Following thousands then costs no
 * more.
 */
const NEWEST_FOLLOWS = 200
/** The minimum width of the inviter's photo in pixels. Of a smaller photo, the largest version is shown. */
const PHOTO_WIDTH = 192

/**
 * Returns the member behind an invitation link (`/i/{slug}`), as a guest sees them. Pending, suspended and deleted
 * members can't invite, nor can companies without a team.
 *
 * @throws {Failure} `not-found`
 */
export async function findInviter({ db }: Context, slug: string): Promise<Invitation> {
  const row = await inviters(db)
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('actor.slug', '=', slug.toLowerCase())
    .select([
      'company.tagline',
      largePhotoPath.as('photo'),
      sql<string | null>`story.resume #>> '{basics,label}'`.as('label'),
    ])
    .executeTakeFirst()
  if (!row) throw new Failure(platformErrors['not-found'])
  const isPerson = row.kind === 'professional'
  return {
    slug: row.slug,
    name: memberName(row),
    shortName: (isPerson && row.first_name) || memberName(row),
    role: isPerson ? 'professional' : 'employer',
    photo: row.photo,
    headline: (isPerson ? row.label : row.tagline) || null,
    acquaintances: isPerson ? await acquaintancesOf(db, row.id) : [],
  }
}

/**
 * Returns the id of the actor whose invitation link was followed; null if there was none, or the actor can't invite.
 */
export async function inviterOf(tx: Tx, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null
  const inviter = await inviters(tx).where('actor.slug', '=', slug).executeTakeFirst()
  return inviter?.id ?? null
}

const largePhotoPath = sql<string | null>`(
  select '/pictures/' || picture_id || '/' || coalesce(
    (select min(width) from unnest(picture.widths) as width where width >= ${sql.lit(PHOTO_WIDTH)}),
    (select max(width) from unnest(picture.widths) as width)
  ) || '.webp'
  from actor_picture join picture on picture.id = picture_id and picture.hidden_at is null
  where actor_picture.actor_id = actor.id and kind = 'photo'
)`

/**
 * Returns listed professionals whom a member follows and who follow back; those with a photo and a headline first. A
 * one-sided follow stays between the two members.
 */
async function acquaintancesOf(db: Context['db'], actorId: string): Promise<Invitation['acquaintances']> {
  const rows = await db
    .selectFrom(
      sql<{ id: string; at: Date }>`(
        select followed_id as id, created_at as at from follow where follower_id = ${actorId}
        order by created_at desc, followed_id desc limit ${sql.lit(NEWEST_FOLLOWS)})`.as('followed'),
    )
    .innerJoin('follow as back', (join) =>
      join.onRef('back.follower_id', '=', 'followed.id').on('back.followed_id', '=', actorId),
    )
    .innerJoin('actor', 'actor.id', 'followed.id')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('actor.listed', '=', true)
    .where('professional.first_name', '<>', '')
    .select([
      'actor.slug',
      'actor.kind',
      'professional.first_name',
      'professional.last_name',
      photoPath.as('photo'),
      sql<string | null>`story.resume #>> '{basics,label}'`.as('headline'),
    ])
    .orderBy(sql`(${photoPath} is null)`)
    .orderBy(sql`coalesce(story.resume #>> '{basics,label}', '') = ''`)
    .orderBy('followed.at', 'desc')
    .orderBy('actor.id')
    .limit(MOST_ACQUAINTANCES)
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    name: memberName({ ...row, company_name: null }),
    photo: row.photo,
    headline: row.headline || null,
  }))
}

/** Selects listed members. If a professional and a company have the same slug, the professional comes first. */
function inviters(db: Context['db'] | Tx) {
  return db
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .where('actor.listed', '=', true)
    .orderBy('actor.kind', 'desc')
    .select([
      'actor.id',
      'actor.kind',
      'actor.slug',
      'professional.first_name',
      'professional.last_name',
      'company.name as company_name',
    ])
}
