import type { broadcastsEndpoints } from '@rise/contract/admin/broadcasts/endpoints'
import { type BroadcastAudience, broadcastAudience } from '@rise/contract/admin/broadcasts/fields'
import type { EndpointReply } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { mayGetNews } from '../../mailings/index.ts'
import { memberConditions } from '../members/member-conditions.ts'

type Preview = EndpointReply<(typeof broadcastsEndpoints)['GET /api/v1/admin/notifications/audience']>['result']

const PREVIEW_SIZE = 10

/** Returns the members that filters find, as a subquery: active ones, and never admins. */
export function membersOf(audience: unknown, now: Date): RawBuilder<{ member_id: string }> {
  return sql`
    select member_entry.actor_id as member_id from member_entry
    where ${inAudience(broadcastAudience.parse(audience), now)}`
}

/** Returns how many members an audience holds now. */
export async function countAudience(db: Database | Tx, audience: BroadcastAudience, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::int as count from (${membersOf(audience, now)}) as audience`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Returns the current size of an audience, how many of its members get news by email, and the names of the newest ten.
 */
export async function previewAudience({ db, clock }: Context, audience: BroadcastAudience): Promise<Preview> {
  const now = clock.now()
  const [count, mailable, first] = await Promise.all([
    countAudience(db, audience, now),
    sql<{ count: number }>`
      select count(distinct member_entry.actor_id)::int as count
      from member_entry join login on login.id = member_entry.login_id
      where ${inAudience(audience, now)} and ${mayGetNews}`.execute(db),
    sql<{ name: string }>`
      select coalesce(company.name, nullif(trim(concat(professional.first_name, ' ', professional.last_name)), ''), login.email) as name
      from (
        select (array_agg(login_id order by joined_at desc, login_id desc))[1] as login_id, actor_id, max(joined_at) as joined_at
        from member_entry where ${inAudience(audience, now)}
        group by actor_id order by max(joined_at) desc, actor_id desc limit ${PREVIEW_SIZE}
      ) as newest
      join login on login.id = newest.login_id
      left join professional on professional.actor_id = newest.actor_id
      left join company on company.actor_id = newest.actor_id
      order by newest.joined_at desc, newest.actor_id desc`.execute(db),
  ])
  return { count, mailable: mailable.rows[0]?.count ?? 0, first: first.rows.map(({ name }) => name) }
}

function inAudience(audience: BroadcastAudience, now: Date): RawBuilder<boolean> {
  return sql`member_entry.actor_id is not null and ${memberConditions({ ...audience, standing: 'active' }, now)}`
}
