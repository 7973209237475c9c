import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminJob } from '@rise/contract/admin/jobs/shapes'
import { MOST_DAYS_FEATURED } from '@rise/contract/jobs/kinds'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { featureJob, lockCompanies } from '../../jobs/index.ts'
import { recordAct } from '../../session/index.ts'
import { adminJobs, presentAdminJob } from './job-rows.ts'

const DAY_MS = 86_400_000

/**
 * Features an open job until the end of a day (UTC): lists show it first. With null, stops featuring it.
 * @throws {Failure} `job-gone`, `job-not-open`, `featured-until`
 */
export function setFeatured(ctx: Context, admin: Admin, id: string, until: string | null): Promise<AdminJob> {
  return ctx.db.transaction().execute(async (tx) => {
    const find = async () => {
      const row = await adminJobs(tx).where('job.id', '=', id).executeTakeFirst()
      if (!row) throw new Failure(adminErrors['job-gone'])
      return row
    }
    await lockCompanies(tx, [(await find()).company_id])
    const row = await find()
    const end = until === null ? null : endOf(ctx.clock.now(), until)
    if (end !== null && row.closed_at !== null) throw new Failure(adminErrors['job-not-open'])
    if (end?.getTime() !== row.featured_until?.getTime()) {
      await featureJob(tx, id, end)
      await recordAct(ctx, tx, {
        act: end === null ? 'job.unfeatured' : 'job.featured',
        by: admin.loginId,
        subject: { id, name: row.title },
        before: { until: row.featured_until },
        after: { until: end },
      })
    }
    return presentAdminJob(await find())
  })
}

/**
 * Returns the end of the last day on which a job is featured.
 *
 * @throws {Failure} `featured-until`, at its field
 */
function endOf(now: Date, until: string): Date {
  const end = new Date(Date.parse(`${until}T00:00:00.000Z`) + DAY_MS)
  const days = (end.getTime() - now.getTime()) / DAY_MS
  if (days > 0 && days <= MOST_DAYS_FEATURED + 1) return end
  const error = adminErrors['featured-until']
  throw new Failure(error, { fields: { 'body.until': error.message() } })
}
