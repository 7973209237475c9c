import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { lastDayInWords } from '../../../platform/words/day-in-words.ts'
import { emailActor, memberCardsOf } from '../../connections/index.ts'
import { writtenJobThing } from '../by-companies/written-job-thing.ts'

/** Older notifications lack `endsAt`. */
const storedData = z.object({ id: z.string(), title: z.string(), endsAt: z.coerce.date().optional() })

/**
 * A job of the company closes soon. The email goes to the job's author while they are in the team. The text states the
 * date rather than a number of days, which would become wrong in the bell. A change to the job or its state retracts
 * the notification, because the date may have changed.
 */
export const jobEnding = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['company.job-ending'],
  async recipients(tx, { actorId, data }) {
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
  retractedOn: ['company.job-changed', 'company.job-turned'],
  retract: ({ actorId, data }) => (actorId === null ? undefined : { memberId: actorId, thingIds: [data.writtenJobId] }),
  text({ data: { title, endsAt } }) {
    return endsAt
      ? t('“{title}” closes on {day}', { title, day: lastDayInWords(endsAt) })
      : t('“{title}” closes soon', { title })
  },
  action: msg('Extend the job'),
  path: ({ data }) => `/company/jobs/edit/${data.id}`,
  mail: {
    async things({ db, memberId, data }) {
      const job = await writtenJobThing(db, data.id)
      const company = (await memberCardsOf(db, memberId, [memberId])).get(memberId)
      if (!job) return undefined
      return [company ? { ...job, face: emailActor(company) } : job]
    },
  },
})
