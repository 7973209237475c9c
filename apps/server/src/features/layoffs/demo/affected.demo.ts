import { AFFECTED_DAYS } from '@rise/contract/layoffs/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const DAY_MS = 86_400_000
const SHOWN_MEMBERS = 3

/**
 * Adds a few affected people who want to be visible, and an employer on Pro with jobs for them, unless the database has
 * affected people.
 */
export function loadPeople(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('layoff_person').select('actor_id').limit(1).executeTakeFirst()) return 0
    const layoff = await tx
      .selectFrom('layoff')
      .select('id')
      .where('company_name', '=', 'Babelfin')
      .where('state', '=', 'public')
      .executeTakeFirst()
    if (!layoff) return 0
    const now = ctx.clock.now()
    const endsAt = new Date(now.getTime() + AFFECTED_DAYS * DAY_MS)
    const { rows } = await sql<{ actor_id: string }>`
      insert into layoff_person (layoff_id, actor_id, audience, ends_at, created_at)
      select ${layoff.id}, actor.id, 'everyone', ${endsAt}::timestamptz, ${now}::timestamptz
      from actor join professional on professional.actor_id = actor.id join story on story.actor_id = actor.id
      where actor.listed and story.resume -> 'skills' <> '[]' and not exists (
        select from membership join login on login.id = membership.login_id
        where membership.actor_id = actor.id and login.email in ('pia@demo.example', 'paul@demo.example'))
      order by actor.slug limit ${sql.lit(SHOWN_MEMBERS)} returning actor_id`.execute(tx)
    await sql`
      insert into layoff_hiring (layoff_id, company_id, words, jobs, created_at)
      select ${layoff.id}, actor.id, ${offer}, jobs, ${now}::timestamptz
      from actor, lateral (
        select array_agg(id) as jobs from (
          select id from job where company_id = actor.id and closed_at is null order by posted_at desc limit 3
        ) as job) as open
      where actor.slug = 'lumenfield' and actor.kind = 'company' and jobs is not null`.execute(tx)
    return rows.length
  })
}

const offer =
  'We know your work from the other side of the table. Write to us: the first talk is with the team, not a form.'
