import { adminErrors } from '@rise/contract/admin/errors'
import type { jobFactsBody } from '@rise/contract/admin/jobs/fields'
import type { JobFacts } from '@rise/contract/admin/jobs/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { type Corrections, correctJob, deleteCorrections, lockCompanies } from '../../jobs/index.ts'
import { placesOfTexts } from '../../postings/index.ts'
import { recordAct } from '../../session/index.ts'

type FactsInput = z.output<typeof jobFactsBody>

/**
 * Returns the facts of a job that admins can correct, and which of them are corrected.
 *
 * @throws {Failure} `job-gone`
 */
export async function readJobFacts(db: Database | Tx, id: string): Promise<JobFacts> {
  return (await findFacts(db, id)).facts
}

async function findFacts(db: Database | Tx, id: string) {
  const row = await db
    .selectFrom('job')
    .leftJoin('job_correction', 'job_correction.job_id', 'job.id')
    .select(['title', 'company_id', 'closed_at', 'work_type', 'employment_type', 'job_correction.facts'])
    .select(['pay_min', 'pay_max', 'pay_currency', 'pay_period'])
    .select(
      sql<string[]>`array(
        select place.name from job_place join place on place.id = job_place.place_id
        where job_place.job_id = job.id order by job_place.position)`.as('places'),
    )
    .where('job.id', '=', id)
    .where('joined_into', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Failure(adminErrors['job-gone'])
  const { title, places, work_type: workType, employment_type: employmentType, pay_currency, pay_period } = row
  const pay =
    pay_currency === null || pay_period === null
      ? null
      : { min: row.pay_min, max: row.pay_max, currency: pay_currency, period: pay_period }
  const facts: JobFacts = { title, places, workType, employmentType, pay, corrected: Object.keys(row.facts ?? {}) }
  return { facts, companyId: row.company_id, open: row.closed_at === null }
}

/**
 * Corrects facts of an open job: only those that differ from what the job shows. Later readings of its board don't
 * change them.
 *
 * @throws {Failure} `job-gone`, `job-not-open`
 */
export function correctFacts(ctx: Context, admin: Admin, id: string, given: FactsInput): Promise<JobFacts> {
  return withOpenJob(ctx, id, async (tx, before) => {
    const corrections = await differences(ctx, tx, before, given)
    if (Object.keys(corrections).length === 0) return
    await correctJob(ctx, tx, id, corrections)
    const pickCorrected = (facts: object) =>
      Object.fromEntries(Object.entries(facts).filter(([name]) => name in corrections))
    await recordAct(ctx, tx, {
      act: 'job.corrected',
      by: admin.loginId,
      subject: { id, name: before.title },
      before: pickCorrected(before),
      after: pickCorrected(given),
    })
  })
}

/**
 * Removes the corrections of an open job. The job then shows the facts of its postings.
 *
 * @throws {Failure} `job-gone`, `job-not-open`
 */
export function undoCorrections(ctx: Context, admin: Admin, id: string): Promise<JobFacts> {
  return withOpenJob(ctx, id, async (tx, before) => {
    if (before.corrected.length === 0) return
    await deleteCorrections(ctx, tx, id)
    const subject = { id, name: before.title }
    await recordAct(ctx, tx, { act: 'job.uncorrected', by: admin.loginId, subject, before: { ...before } })
  })
}

function withOpenJob(ctx: Context, id: string, work: (tx: Tx, before: JobFacts) => Promise<void>): Promise<JobFacts> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [(await findFacts(tx, id)).companyId])
    const { facts, open } = await findFacts(tx, id)
    if (!open) throw new Failure(adminErrors['job-not-open'])
    await work(tx, facts)
    return readJobFacts(tx, id)
  })
}

async function differences(ctx: Context, tx: Tx, before: JobFacts, given: FactsInput): Promise<Corrections> {
  const { title, workType, employmentType, pay, places } = given
  const isMoved = JSON.stringify(places) !== JSON.stringify(before.places)
  const isPaidOther = JSON.stringify(payOf(pay)) !== JSON.stringify(payOf(before.pay))
  return {
    ...(title !== before.title && { title }),
    ...(workType !== before.workType && { workType }),
    ...(employmentType !== before.employmentType && { employmentType }),
    ...(isMoved && { places: await placesOfTexts(ctx, tx, places) }),
    ...(isPaidOther && { pay }),
  }
}

/** Returns the parts of pay in a fixed order, for comparison. */
function payOf(pay: JobFacts['pay']) {
  return pay && [pay.min, pay.max, pay.currency, pay.period]
}
