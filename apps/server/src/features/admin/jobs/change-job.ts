import type { AdminAct } from '@rise/contract/admin/acts'
import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminJob } from '@rise/contract/admin/jobs/shapes'
import { jobErrors } from '@rise/contract/jobs/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { lockCompanies, removeJob } from '../../jobs/index.ts'
import { joinJobs, NotOneJob, splitJob } from '../../postings/index.ts'
import { recordAct } from '../../session/index.ts'
import { adminJobs, presentAdminJob } from './job-rows.ts'

async function findJob({ db }: Context, id: string): Promise<AdminJob> {
  const row = await adminJobs(db).where('job.id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(adminErrors['job-gone'])
  return presentAdminJob(row)
}

/**
 * Closes a job permanently, or lets its postings determine its state again.
 *
 * @throws {Failure} `job-gone`; `changed-since` if it is already in that state
 */
export async function setRemoved(
  ctx: Context,
  admin: Admin,
  { id, removed }: { id: string; removed: boolean },
): Promise<AdminJob> {
  const { title, company } = await findJob(ctx, id)
  await ctx.db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [company._id])
    const job = await tx.selectFrom('job').select('removed_at').where('id', '=', id).executeTakeFirst()
    if (!job) throw new Failure(adminErrors['job-gone'])
    if ((job.removed_at !== null) === removed) throw new Failure(adminErrors['changed-since'])
    await removeJob(ctx, tx, id, removed)
    await recordJobAct(ctx, tx, admin, {
      ...{ act: removed ? 'job.removed' : 'job.restored', id, name: title },
      ...{ before: { removed: !removed }, after: { removed } },
    })
  })
  return findJob(ctx, id)
}

/**
 * Joins another listing into a job.
 *
 * @throws {Failure} `job-gone`, `not-one-job`
 */
export async function joinAnother(
  ctx: Context,
  admin: Admin,
  { id, other }: { id: string; other: string },
): Promise<AdminJob> {
  const { slug, title } = await findJob(ctx, id)
  const joinedSlug = slugOf(other)
  await attempt(() => joinJobs(ctx, slug, joinedSlug))
  await ctx.db
    .transaction()
    .execute((tx) =>
      recordJobAct(ctx, tx, admin, { act: 'job.joined', id, name: title, after: { joined: joinedSlug } }),
    )
  return findJob(ctx, id)
}

/**
 * Splits a job into one job per posting; returns their slugs.
 *
 * @throws {Failure} `job-gone`, `not-one-job`
 */
export async function split(ctx: Context, admin: Admin, id: string): Promise<{ jobs: string[] }> {
  const { slug, title } = await findJob(ctx, id)
  const jobs = await attempt(() => splitJob(ctx, slug))
  await ctx.db
    .transaction()
    .execute((tx) => recordJobAct(ctx, tx, admin, { act: 'job.split', id, name: title, after: { jobs } }))
  return { jobs }
}

/** Returns the slug in a job's address or path, such as `/jobs/cook-at-table-1234`. Also accepts a bare slug. */
function slugOf(given: string): string {
  const parts = given.replace(/[?#].*$/, '').split('/')
  return (
    parts
      .filter((part) => part !== '')
      .at(-1)
      ?.toLowerCase() ?? ''
  )
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof NotOneJob) throw new Failure(adminErrors['not-one-job'], { message: error.message })
    const isMissing = error instanceof Failure && error.declaration.code === jobErrors['job-not-found'].code
    throw isMissing ? new Failure(adminErrors['job-gone']) : error
  })
}

interface JobAct {
  readonly act: AdminAct
  readonly id: string
  readonly name: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

function recordJobAct(ctx: Context, tx: Tx, admin: Admin, { id, name, ...act }: JobAct): Promise<void> {
  return recordAct(ctx, tx, { ...act, by: admin.loginId, subject: { id, name } })
}
