import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * A professional's preferences and refused jobs, for the download of their own data. Erasing an account deletes them.
 */
export const matchData: AccountDataPart = {
  name: 'match',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const wish = await db
      .selectFrom('match_wish')
      .select(['pay_amount', 'pay_currency', 'employment_types', 'move_to', 'wished_at'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    const { rows } = await sql`
      select job.slug, reason, refused_at from match_refusal join job on job.id = job_id where actor_id = ${actorId}
      order by refused_at`.execute(db)
    return asJson({ wish: wish ?? null, notForMe: rows })
  },
}
