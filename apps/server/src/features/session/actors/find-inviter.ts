import { platformErrors } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { memberName } from './member-name.ts'

/**
 * Returns the member behind an invitation link (`/i/{slug}`). Pending, suspended and deleted members can't invite.
 *
 * @throws {Failure} `not-found`
 */
export async function findInviter(
  { db }: Context,
  slug: string,
): Promise<{ slug: string; name: string; role: string }> {
  const row = await inviters(db).where('actor.slug', '=', slug.toLowerCase()).executeTakeFirst()
  if (!row) throw new Failure(platformErrors['not-found'])
  const role = row.kind === 'professional' ? 'professional' : 'employer'
  return { slug: row.slug, name: memberName(row), role }
}

/** Returns the id of the actor whose link was followed; null without one. */
export async function inviterOf(tx: Tx, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null
  const inviter = await inviters(tx).where('actor.slug', '=', slug).executeTakeFirst()
  return inviter?.id ?? null
}

/** Listed members. If a professional and a company have the same slug, the person comes first. */
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
