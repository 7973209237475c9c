import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../../session/index.ts'

/**
 * The jobs that a professional saved, hid and saw, and the companies that they hid, for the download of their data.
 * Erasing an account deletes these marks.
 */
export const savedJobsData: AccountDataPart = {
  name: 'keptJobs',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const { rows } = await sql`
      select 'saved' as kept, job.slug, saved_job.note, saved_job.next_on::text, saved_at as at
        from saved_job join job on job.id = job_id where actor_id = ${actorId}
      union all
      select 'hidden', job.slug, null, null, hidden_at from hidden_job join job on job.id = job_id where actor_id = ${actorId}
      union all
      select 'hidden company', actor.slug, null, null, hidden_at
        from hidden_company join actor on actor.id = company_id where actor_id = ${actorId}
      union all
      select 'seen', job.slug, null, null, seen_at from seen_job join job on job.id = job_id where actor_id = ${actorId}
      order by at`.execute(db)
    return asJson(rows)
  },
}
