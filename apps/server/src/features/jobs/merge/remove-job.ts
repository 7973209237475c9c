import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockCompanies } from './lock-companies.ts'
import { remergeJobs } from './remerge-jobs.ts'

/** Closes a job permanently, or lets its postings decide its state again. Does nothing if the job was deleted. */
export async function removeJob(ctx: Context, tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  const job = await tx.selectFrom('job').select('company_id').where('id', '=', id).executeTakeFirst()
  if (!job) return
  await lockCompanies(tx, [job.company_id])
  const removedColumns = { removed_at: isRemoved ? ctx.clock.now() : null }
  await tx.updateTable('job').set(removedColumns).where('id', '=', id).execute()
  await remergeJobs(ctx, tx, [id])
}
