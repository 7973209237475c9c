import { ENDING_DAYS } from '@rise/contract/postings/limits'
import { z } from 'zod'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ id: z.string(), title: z.string() })

/** A job of the company closes by itself in a week; the email goes to its author while they are in the team. */
export const jobEnding: NotificationKind<'company.job-ending'> = {
  grouped: false,
  on: ['company.job-ending'],
  async tell(tx, { actorId, data }) {
    if (actorId === null) return []
    const job = await tx
      .selectFrom('written_job')
      .leftJoin('membership', (join) =>
        join
          .onRef('membership.login_id', '=', 'written_job.login_id')
          .onRef('membership.actor_id', '=', 'written_job.company_id'),
      )
      .select(['written_job.fields', 'written_job.state', 'membership.login_id'])
      .where('written_job.id', '=', data.writtenJobId)
      .executeTakeFirst()
    if (job?.state !== 'open') return []
    const { title } = job.fields
    const mailTo = job.login_id === null ? {} : { mailTo: job.login_id }
    return [{ memberId: actorId, ...mailTo, data: { id: data.writtenJobId, title } }]
  },
  say: ({ data }) => `“${kept.parse(data).title}” closes in ${ENDING_DAYS} days`,
  leadTo: ({ data }) => `/company/jobs/edit/${kept.parse(data).id}`,
}
