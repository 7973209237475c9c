import type { Stage } from '@rise/contract/applications/kinds'
import type { Applicant, SentApplication } from '@rise/contract/applications/shapes'
import { type RawBuilder, sql } from 'kysely'
import { photoPath } from '../../session/index.ts'
import type {} from '../tables.ts'

/**
 * An application in the company's view. `content`, `match`, `slug` and `photo` are null once it is hidden from the
 * company or the candidate's account is erased.
 */
export interface ApplicantRow {
  readonly id: string
  readonly written_job_id: string
  readonly company_id: string
  readonly version: number
  readonly stage: Stage
  readonly stage_id: string | null
  readonly match: number | null
  readonly knocked_out: boolean
  readonly applied_at: Date
  readonly opened_at: Date | null
  readonly changed_at: Date
  readonly answered_at: Date | null
  readonly content: SentApplication | null
  readonly slug: string | null
  readonly photo: string | null
  readonly rating: number | null
  readonly notes: number
}

export const applicantColumns = sql`
  application.id, application.written_job_id, application.company_id, application.version, application.stage, application.stage_id,
  application.knocked_out, application.applied_at, application.opened_at, application.changed_at, application.answered_at,
  case when application.forgotten_at is null then receipt.content end as content,
  case when application.forgotten_at is null then receipt.match end as match,
  case when application.forgotten_at is null and actor.listed then actor.slug end as slug,
  case when application.forgotten_at is null and actor.listed then ${photoPath} end as photo,
  (select round(avg(stars), 1)::float from application_rating where application_id = application.id) as rating,
  (select count(*)::int from application_note where application_id = application.id) as notes`

export const applicantTables: RawBuilder<unknown> = sql`
  application
  left join application_receipt as receipt on receipt.application_id = application.id
  left join actor on actor.id = application.actor_id`

export function presentApplicant(row: ApplicantRow): Applicant {
  return {
    _id: row.id,
    version: row.version,
    stage: row.stage,
    stageId: row.stage_id,
    match: row.match,
    name: row.content?.name ?? null,
    headline: row.content?.headline ?? null,
    slug: row.slug,
    photo: row.photo,
    knockedOut: row.knocked_out,
    appliedAt: row.applied_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    answered: row.answered_at !== null,
    rating: row.rating,
    notes: row.notes,
  }
}
