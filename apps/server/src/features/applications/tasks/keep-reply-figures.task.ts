import { LEAST_FOR_FIGURES } from '@rise/contract/applications/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/tasks.ts'
import { storeReplyFigures } from '../../jobs/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { type CountedReplies, figuresOf, replyCounts } from '../hiring/read-figures.ts'

type Row = CountedReplies & { readonly company_id: string; readonly job_id: string | null }

/** Counts how companies answer, for cards and pages that everyone sees. */
export async function countReplies({ clock }: Pick<Context, 'clock'>, tx: Tx): Promise<void> {
  const { rows } = await sql<Row>`
    with sent as (
      select application.*, page.job_id from application left join (
        select posting.company_id, posting.key, coalesce(job.joined_into, job.id) as job_id
        from job_source join posting on posting.source_id = job_source.id join job on job.id = posting.job_id
        where job_source.kind = ${WRITTEN_HERE}
      ) as page on page.company_id = application.company_id and page.key = application.written_job_id::text
    )
    select company_id, job_id, ${replyCounts(clock.now())} from sent
    group by grouping sets ((company_id), (company_id, job_id))
    having count(*) >= ${LEAST_FOR_FIGURES} and (grouping(job_id) = 1 or job_id is not null)`.execute(tx)
  const figures = rows.flatMap((row) => {
    const found = figuresOf(row)
    return found ? [{ companyId: row.company_id, jobId: row.job_id, ...found }] : []
  })
  await storeReplyFigures(tx, figures)
}

export const keepReplyFigures: Task<object> = {
  name: 'keep-reply-figures',
  data: z.object({}),
  schedule: '17 * * * *',
  async handle(ctx) {
    await ctx.db.transaction().execute((tx) => countReplies(ctx, tx))
  },
}
