import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Telling } from '../../notification-kind.ts'

/** The part of an application that notifications about it store. */
export const storedApplication = z.object({ id: z.string(), jobId: z.string(), title: z.string() })

type Occasion = Pick<Telling, 'urgent'>

interface ApplicationRow {
  readonly candidateId: string
  readonly companyId: string
  /** Who wrote the job, while they may hire for the company. */
  readonly hirer: string | null
  readonly data: z.output<typeof storedApplication>
}

/** Returns both sides of an application; undefined once the candidate is gone. */
async function findApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  const row = await tx
    .selectFrom('application')
    .innerJoin('application_receipt', 'application_receipt.application_id', 'application.id')
    .innerJoin('written_job', 'written_job.id', 'application.written_job_id')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.actor_id', '=', 'application.company_id')
        .onRef('membership.login_id', '=', 'written_job.login_id')
        .on(sql<boolean>`membership.role <> 'editor'`),
    )
    .select(['application.actor_id', 'application.company_id', 'application.written_job_id', 'membership.login_id'])
    .select('application_receipt.job_title')
    .where('application.id', '=', id)
    .executeTakeFirst()
  if (!row || row.actor_id === null) return undefined
  const data = { id, jobId: row.written_job_id, title: row.job_title }
  return { candidateId: row.actor_id, companyId: row.company_id, hirer: row.login_id, data }
}

/** The candidate's own page of an application. */
export function ownPath(data: unknown): string {
  return `/professional/jobs?application=${storedApplication.parse(data).id}`
}

/** The team's page of an application. */
export function teamPath(data: unknown): string {
  const { id, jobId } = storedApplication.parse(data)
  return `/company/jobs/${jobId}/applicants?applicant=${id}`
}

/** A notification to the candidate, about the company. */
export async function tellCandidate(
  tx: Tx,
  id: string,
  more: object = {},
  occasion: Occasion = {},
): Promise<Telling[]> {
  const found = await findApplication(tx, id)
  if (!found) return []
  return [{ ...occasion, memberId: found.candidateId, aboutId: found.companyId, data: { ...found.data, ...more } }]
}

/** A notification to the company, about the candidate; by email to who wrote the job. */
export async function tellCompany(tx: Tx, id: string, more: object = {}, occasion: Occasion = {}): Promise<Telling[]> {
  const found = await findApplication(tx, id)
  if (!found) return []
  const { candidateId: aboutId, companyId: memberId, hirer } = found
  return [
    { ...occasion, memberId, aboutId, ...(hirer !== null && { mailTo: hirer }), data: { ...found.data, ...more } },
  ]
}
