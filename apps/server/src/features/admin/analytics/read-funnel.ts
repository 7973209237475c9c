import { MOST_FOLLOWED } from '@rise/contract/admin/analytics/limits'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isSignUp } from './count-day.ts'

/**
 * Returns how many of the members who signed up between two times have reached each step by now. Every step counts the
 * same people, so the numbers come from accounts instead of daily figures. Limited to the newest `MOST_FOLLOWED`
 * sign-ups.
 */
export async function readFunnel(db: Database, from: Date, to: Date): Promise<Analytics['funnel']> {
  const { rows } = await sql<Analytics['funnel']>`
    with newcomer as (
      select id from login where created_at >= ${from} and created_at < ${to} and ${isSignUp} and deleted_at is null
      order by created_at desc, id desc limit ${MOST_FOLLOWED}
    ), step as (
      select newcomer.id,
        bool_or(exists (select from story where story.actor_id = membership.actor_id)) as began,
        bool_or(exists (
          select from application_receipt sent where sent.actor_id = membership.actor_id)) as applied,
        bool_or(exists (
          select from application_receipt sent
          join application_step on application_step.application_id = sent.application_id
          where sent.actor_id = membership.actor_id and application_step.kind = 'moved'
            and application_step.data ->> 'to' = 'hired')) as hired
      from newcomer left join membership on membership.login_id = newcomer.id group by newcomer.id
    )
    select count(*) as "signedUp", count(*) filter (where began) as "beganStory",
      count(*) filter (where applied) as applied, count(*) filter (where hired) as hired from step`.execute(db)
  return rows[0] ?? { signedUp: 0, beganStory: 0, applied: 0, hired: 0 }
}
