import { companyJobsErrors } from '@rise/contract/postings/errors'
import { EXTENSION_DAYS } from '@rise/contract/postings/limits'
import { canExtend } from '@rise/contract/postings/policy'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { lockActor } from '../../session/index.ts'
import { refusePastClosing } from './end-of-job.ts'
import { changeJob, wholeFields } from './save-written-job.ts'
import { refuseRemoved } from './turn-written-job.ts'
import { loadWrittenJob, presentWrittenJob } from './written-job-row.ts'

const DAY_MS = 86_400_000

/**
 * Moves the end of an open or paused job by 30 days, or up to a day less, because it then ends with a day (UTC). That
 * day becomes the job's closing date, which its form and its page show. `endsAt` is the end that the member saw: if the
 * end has moved since, nothing changes, so pressing twice extends the job once.
 *
 * @throws {Failure} `written-job-not-found`, `written-job-state`, `written-job-removed`, `invalid-input` for an end
 * more than a year ahead, and the errors of `companyForAct`
 */
export async function extendWrittenJob(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, endsAt }: { readonly id: string; readonly endsAt: string },
): Promise<WrittenJob> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    const job = await loadWrittenJob(tx, companyId, id, { lock: true })
    if (!canExtend(job.state) || job.ends_at === null) throw new Failure(companyJobsErrors['written-job-state'])
    if (job.ends_at.getTime() !== Date.parse(endsAt)) return presentWrittenJob(tx, companyId, id)
    await refuseRemoved(tx, companyId, id)
    const closesOn = dayOf(job.ends_at.getTime() + (EXTENSION_DAYS - 1) * DAY_MS)
    refusePastClosing(ctx, closesOn)
    const { version, guessed } = job
    const fields = wholeFields({ ...job.fields, closesOn })
    await changeJob(ctx, tx, { company, member }, { id, version, guessed, fields })
    return presentWrittenJob(tx, companyId, id)
  })
}

/** Returns the day (UTC) that contains this time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
