import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { memberName } from './member-name.ts'

const MOST_INVITED = 50

const names = [
  'actor.slug',
  'actor.kind',
  'professional.first_name',
  'professional.last_name',
  'company.name as company_name',
] as const

/** Returns the member who invited a login's owner; null if there was no invitation or the member is not listed. */
export async function inviterOfLogin(db: Database, loginId: string): Promise<AccountSettings['invitedBy']> {
  const row = await db
    .selectFrom('sign_up')
    .innerJoin('actor', 'actor.id', 'sign_up.invited_by')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(names)
    .where('sign_up.login_id', '=', loginId)
    .where('actor.listed', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return { slug: row.slug, role: row.kind === 'professional' ? 'professional' : 'employer', name: memberName(row) }
}

/** Returns confirmed members who joined by an actor's invitation and allow that to be shown, newest first. */
export async function listInvited(db: Database, actorId: string | null): Promise<AccountSettings['invited']> {
  if (actorId === null) return []
  const rows = await db
    .selectFrom('sign_up')
    .innerJoin('login', 'login.id', 'sign_up.login_id')
    // A login with several actors is shown as its first one.
    .innerJoin('actor', (join) =>
      join.on(
        'actor.id',
        '=',
        sql<string>`(select actor_id from membership where login_id = login.id order by created_at, actor_id limit 1)`,
      ),
    )
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select([...names, 'sign_up.created_at'])
    .where('sign_up.invited_by', '=', actorId)
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.show_inviter', '=', true)
    .where('actor.listed', '=', true)
    .orderBy('sign_up.created_at', 'desc')
    .orderBy('login.id', 'desc')
    .limit(MOST_INVITED)
    .execute()
  return rows.map((row) => ({ slug: row.slug, name: memberName(row), joinedAt: row.created_at.toISOString() }))
}
