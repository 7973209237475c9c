import { applicationErrors } from '@rise/contract/applications/errors'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../../companies/index.ts'
import type {} from '../tables.ts'
import { readRecord } from './read-applicant.ts'

export interface ApplicantOfTeam {
  readonly slug: string
  readonly id: string
}

export type LockedApplicant = Awaited<ReturnType<typeof lockApplicant>>

/** The member who changes an application, and the member's company. */
interface ApplicantAccess {
  readonly company: TeamCompany
  readonly member: SignedIn
}

/**
 * Locks and changes an application of the company, and returns it. Refused once the application is hidden from the
 * company, or the candidate's account is erased.
 *
 * @throws {Failure} `application-not-found`, and the errors of `companyForAct` and `work`
 */
export function changeApplicant(
  ctx: Context,
  member: Acting,
  { slug, id }: ApplicantOfTeam,
  work: (tx: Tx, application: LockedApplicant, by: ApplicantAccess) => Promise<void>,
): Promise<ApplicantRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    const application = await lockApplicant(tx, company.id, id)
    await work(tx, application, { company, member })
    return readRecord(tx, { companyId: company.id, loginId: member.loginId, id })
  })
}

async function lockApplicant(tx: Tx, companyId: string, id: string) {
  const application = await applicantsOf(tx, companyId).where('application.id', '=', id).executeTakeFirst()
  if (!application) throw new Failure(applicationErrors['application-not-found'])
  return application
}

/** An application's id and the version that the caller has seen. */
export interface VersionedId {
  readonly id: string
  readonly version: number
}

/** Locks and returns the applications of a company that are unchanged since the given versions and not withdrawn. */
export async function lockApplicants(
  tx: Tx,
  companyId: string,
  items: readonly VersionedId[],
): Promise<LockedApplicant[]> {
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  const rows = await applicantsOf(tx, companyId)
    .where('application.id', 'in', [...versions.keys()])
    .where('application.stage', '!=', 'withdrawn')
    .orderBy('application.id')
    .execute()
  return rows.filter(({ id, version }) => versions.get(id) === version)
}

/** Locks and returns the undecided applicants of a job, oldest first. */
export function lockOpenApplicants(tx: Tx, companyId: string, jobId: string, most: number): Promise<LockedApplicant[]> {
  return applicantsOf(tx, companyId)
    .where('application.written_job_id', '=', jobId)
    .where('application.ended_at', 'is', null)
    .orderBy('application.applied_at')
    .orderBy('application.id')
    .limit(most)
    .execute()
}

/** Returns the number of undecided applicants of a job. */
export async function countOpenApplicants(tx: Tx, jobId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('written_job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .where('forgotten_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

function applicantsOf(tx: Tx, companyId: string) {
  return tx
    .selectFrom('application')
    .innerJoin('application_receipt', 'application_receipt.application_id', 'application.id')
    .select(['application.id', 'application.stage', 'application.stage_id', 'application.version'])
    .select(['application.actor_id', 'application.opened_at', 'application.answered_at', 'application.ended_at'])
    .select(['application_receipt.job_title', 'application_receipt.content'])
    .where('application.company_id', '=', companyId)
    .where('application.forgotten_at', 'is', null)
    .forUpdate('application')
}

/** Returns the columns that every answer of the team updates. */
export function answeredColumns({ answered_at }: LockedApplicant, now: Date) {
  return { answered_at: answered_at ?? now, changed_at: now }
}
