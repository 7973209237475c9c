import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * For data downloads: a professional's files and applications, sent here or elsewhere, and a team member's notes,
 * ratings and exports of applicants.
 */
export const applicationsData: AccountDataPart = {
  name: 'applications',
  async collect({ db }, { actorId, loginId }) {
    const { rows: sent } = await sql`
      select receipt.company_name, receipt.job_title, receipt.content, application.stage, application.applied_at,
        memo.note as own_note, memo.next_on::text, (
        select json_agg(json_build_object('kind', kind, 'by', by_side, 'data', data, 'at', at) order by place)
        from application_step where application_step.application_id = application.id
      ) as steps
      from application join application_receipt as receipt on receipt.application_id = application.id
      left join application_memo as memo on memo.application_id = application.id
      where application.actor_id = ${actorId} order by application.applied_at`.execute(db)
    const { rows: elsewhere } = await sql`
      select title, company_name, url, stage, applied_on::text, note, next_on::text
      from outside_application where actor_id = ${actorId} order by applied_on, id`.execute(db)
    const { rows: files } = await sql`
      select name, bytes, kept, created_at from resume_file where actor_id = ${actorId} order by created_at`.execute(db)
    const { rows: notes } = await sql`
      select text, at from application_note where login_id = ${loginId} order by at`.execute(db)
    const { rows: ratings } = await sql`
      select application_id, stars from application_rating where login_id = ${loginId} order by application_id`.execute(
      db,
    )
    const { rows: exports } = await sql`
      select written_job_id, applicants, at from application_export where login_id = ${loginId} order by at`.execute(db)
    return asJson({ sent, elsewhere, files, notes, ratings, exports })
  },
}
