import { z } from 'zod'
import { lastDayInWords } from '../../../platform/words/day-in-words.ts'
import type { NotificationKind } from '../notification-kind.ts'

/** Older ones have no day. */
const stored = z.object({ id: z.string(), title: z.string(), endsAt: z.coerce.date().optional() })

type Back = 'company.job-changed' | 'company.job-turned'

/**
 * A job of the company closes soon; the email goes to its author while they are in the team. It names the day: a number of
 * days would age in the bell. A change of the job retracts it, because the day may have changed.
 */
export const jobEnding: NotificationKind<'company.job-ending', Back> = {
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
      .select(['written_job.fields', 'written_job.state', 'written_job.ends_at', 'membership.login_id'])
      .where('written_job.id', '=', data.writtenJobId)
      .executeTakeFirst()
    if (job?.state !== 'open' || job.ends_at === null) return []
    const { title } = job.fields
    const mailTo = job.login_id === null ? {} : { mailTo: job.login_id }
    const { writtenJobId: id } = data
    return [{ memberId: actorId, thingId: id, ...mailTo, data: { id, title, endsAt: job.ends_at } }]
  },
  takenBackOn: ['company.job-changed', 'company.job-turned'],
  takeBack: ({ actorId, data }) =>
    actorId === null ? undefined : { memberId: actorId, thingIds: [data.writtenJobId] },
  say({ data }) {
    const { title, endsAt } = stored.parse(data)
    return `“${title}” closes ${endsAt ? `on ${lastDayInWords(endsAt)}` : 'soon'}`
  },
  leadTo: ({ data }) => `/company/jobs/edit/${stored.parse(data).id}`,
}
