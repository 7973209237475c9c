import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import type { Recipient } from '../../../platform/manifest/notice.ts'

/** The part of an application that notifications about it store. */
export const storedApplication = z.object({ id: z.string(), jobId: z.string(), title: z.string() })

type StoredApplication = z.output<typeof storedApplication>
type Occasion = Pick<Recipient, 'mailedEachTime'>

interface ApplicationRow {
  readonly candidateId: string
  readonly companyId: string
  /** The login of the job's author; null if the author may not hire for the company. */
  readonly hirer: string | null
  readonly data: StoredApplication
}

/**
 * Returns the candidate, the company and the stored data of an application; undefined once the candidate's account is
 * erased.
 */
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

/** Returns the path of the candidate's own page of an application. */
export function ownPath({ id }: StoredApplication): string {
  return `/professional/jobs?application=${id}`
}

/** Returns the path of the team's page of an application. */
export function teamPath({ id, jobId }: StoredApplication): string {
  return `/company/jobs/${jobId}/applicants?applicant=${id}`
}

/** Returns the candidate as the recipient of a notification about the company; empty if the application isn't found. */
export async function toCandidate(
  tx: Tx,
  id: string,
  more: object = {},
  occasion: Occasion = {},
): Promise<Recipient[]> {
  const row = await findApplication(tx, id)
  if (!row) return []
  return [{ ...occasion, memberId: row.candidateId, aboutId: row.companyId, data: { ...row.data, ...more } }]
}

/**
 * Returns the company as the recipient of a notification about the candidate, which is emailed to the job's author;
 * empty if the application isn't found.
 */
export async function toCompany(tx: Tx, id: string, more: object = {}, occasion: Occasion = {}): Promise<Recipient[]> {
  const row = await findApplication(tx, id)
  if (!row) return []
  const { candidateId: aboutId, companyId: memberId, hirer, data } = row
  return [{ ...occasion, memberId, aboutId, ...(hirer !== null && { mailTo: hirer }), data: { ...data, ...more } }]
}
