import type { SentApplication, SentMatch } from '@rise/contract/applications/shapes'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type {} from '../tables.ts'
import type { Opening } from './find-opening.ts'

export interface NewRow {
  readonly id: string
  readonly stepId: string
  readonly actorId: string
  readonly opening: Opening
  readonly content: SentApplication
  readonly match: SentMatch | null
  readonly fileId: string | null
  readonly now: Date
}

/** Stores an application with its receipt and its first step, in one statement, because the applicant waits for it. */
export async function storeApplication(
  tx: Tx,
  { id, stepId, actorId, opening, content, match, fileId, now }: NewRow,
): Promise<void> {
  const isKnockedOut = content.answers.some(({ missed }) => missed)
  await sql`
    with sent as (
      insert into application (id, written_job_id, company_id, actor_id, knocked_out, applied_at, changed_at)
      values (${id}, ${opening.writtenJobId}, ${opening.companyId}, ${actorId}, ${isKnockedOut}, ${now}, ${now})
    ), receipt as (
      insert into application_receipt (
        application_id, actor_id, resume_file_id, job_title, company_name, content, match, match_parts)
      values (${id}, ${actorId}, ${fileId}, ${opening.title}, ${opening.companyName}, ${JSON.stringify(content)}::jsonb,
        ${match?.score ?? null}, ${match ? JSON.stringify(match.parts) : null}::jsonb)
    )
    insert into application_step (id, application_id, kind, by_side, at)
    values (${stepId}, ${id}, 'applied', 'candidate', ${now})`.execute(tx)
}
