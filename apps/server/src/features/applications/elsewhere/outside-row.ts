import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { photoPath } from '../../session/index.ts'
import type {} from '../tables.ts'

export interface OutsideRow {
  readonly id: string
  readonly title: string
  readonly company_name: string
  readonly url: string
  readonly stage: OutsideStage
  readonly applied_on: string
  readonly note: string
  readonly next_on: string | null
  readonly changed_at: Date
  readonly job_slug: string | null
  readonly company_slug: string | null
  readonly logo: string | null
}

/** Returns a professional's applications made elsewhere that meet a condition, last changed first. */
export async function outsideRows(
  db: Database | Tx,
  actorId: string,
  where: RawBuilder<unknown>,
  limit = 1,
): Promise<OutsideRow[]> {
  const { rows } = await sql<OutsideRow>`
    select outside.id, outside.title, outside.company_name, outside.url, outside.stage, outside.applied_on::text,
      outside.note, outside.next_on::text, outside.changed_at, coalesce(other.slug, job.slug) as job_slug,
      case when actor.listed then actor.slug end as company_slug,
      case when actor.listed then ${photoPath} end as logo
    from outside_application as outside
    left join job on job.id = outside.job_id
    left join job as other on other.id = job.joined_into
    left join actor on actor.id = job.company_id
    where outside.actor_id = ${actorId} and ${where}
    order by outside.changed_at desc, outside.id desc limit ${limit}`.execute(db)
  return rows
}

export function presentOutside(row: OutsideRow): ListedApplication {
  return {
    _id: row.id,
    job: {
      slug: row.job_slug,
      title: row.title,
      companyName: row.company_name,
      companySlug: row.company_slug,
      logo: row.logo,
    },
    stage: row.stage,
    // Noon UTC falls on the same day in most time zones.
    appliedAt: `${row.applied_on}T12:00:00.000Z`,
    openedAt: null,
    changedAt: row.changed_at.toISOString(),
    daysUnanswered: null,
    reason: null,
    closed: false,
    memo: { note: row.note, nextOn: row.next_on },
    elsewhere: { url: row.url, appliedOn: row.applied_on },
  }
}
