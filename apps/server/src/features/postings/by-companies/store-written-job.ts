import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { TeamCompany } from '../../companies/index.ts'
import { lockCompanies, remergeJobs } from '../../jobs/index.ts'
import type { Posting } from '../posting.ts'
import { companySource } from '../store/board-sources.ts'
import { writePostingsIn } from '../store/write-postings.ts'

/** The kind of source for jobs that a company's team writes here. */
export const WRITTEN_HERE = 'rise'

type Company = Pick<TeamCompany, 'id' | 'name'>

/** Stores a posting under its key among the company's written jobs; it is merged with the same job on other boards. */
export async function storePosting(ctx: Context, tx: Tx, company: Company, posting: Posting): Promise<void> {
  const id = await companySource(ctx, tx, { kind: WRITTEN_HERE }, company.id)
  await writePostingsIn(ctx, tx, [{ posting, source: { id, companyId: company.id, companyName: company.name } }])
}

/** Closes the posting with this key; its job closes unless it is also on another board. */
export async function closePosting(ctx: Context, tx: Tx, company: Company, key: string): Promise<void> {
  const sourceId = await companySource(ctx, tx, { kind: WRITTEN_HERE }, company.id)
  await lockCompanies(tx, [company.id])
  const closedPostings = await tx
    .updateTable('posting')
    .set({ closed_at: ctx.clock.now() })
    .where('source_id', '=', sourceId)
    .where('key', '=', key)
    .where('closed_at', 'is', null)
    .returning('job_id')
    .execute()
  await remergeJobs(
    ctx,
    tx,
    closedPostings.map(({ job_id }) => job_id),
  )
}
