import { textOf } from '../../platform/rich-text/text-of.ts'
import { notBlocked, viewerOf } from '../connections/index.ts'
import type { Reportable } from '../content/index.ts'
import { removeJob } from './merge/remove-job.ts'

/** Lets members report a job. Only a moderator can remove the job; removing closes it. */
export const reportableJob: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await tx
      .selectFrom('job')
      .innerJoin('actor', 'actor.id', 'job.company_id')
      .select(['job.slug', 'job.title', 'job.description', 'job.apply_url', 'job.company_id', 'job.updated_at'])
      .where('job.id', '=', id)
      .where(notBlocked(viewerOf(reporter), 'actor.id'))
      .executeTakeFirst()
    if (!row) return undefined
    const { company_id: authorId, title, updated_at: changedAt } = row
    const text = [title, textOf(row.description), row.apply_url ?? ''].filter((part) => part !== '').join('\n\n')
    const copiedLine = { authorId, text, at: changedAt, reported: true }
    return { authorId, title, path: `/jobs/${row.slug}`, changedAt, lines: [copiedLine] }
  },
  conceal: (ctx, tx, id, as) => removeJob(ctx, tx, id, as !== null),
  acts: { reported: ['remove'], held: [] },
  hiddenByReports: false,
}
