import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * A professional's digest settings and past digests, for the download of their own data. Erasing an account deletes
 * them.
 */
export const digestData: AccountDataPart = {
  name: 'digest',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const settings = await db
      .selectFrom('digest_turn')
      .select(['rhythm', 'weekday', 'minute', 'zone', 'paused_until', 'due_at', 'mailed_at'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    const { rows: sent } = await sql`
      select basis, made_at, sent_at, looked_at, best_match, (
        select coalesce(json_agg(json_build_object('job', job.slug, 'match', match, 'why', why) order by position), '[]')
        from digest_job join job on job.id = digest_job.job_id where digest_job.digest_id = digest.id
      ) as jobs
      from digest where actor_id = ${actorId} order by made_at, id`.execute(db)
    return asJson({ settings: settings ?? null, sent })
  },
}
