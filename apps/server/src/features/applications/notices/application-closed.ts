import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { applicationMail, jobOf } from './application-things.ts'

const storedData = z.object({ jobId: z.string(), title: z.string() })

/**
 * A job was closed or has expired: candidates without a decision learn that they may never get one. Sent once per job.
 */
export const applicationClosed = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['company.job-turned'],
  crowd: {
    thingOf: ({ data }) => data.writtenJobId,
    async find(tx, jobId) {
      const job = await tx
        .selectFrom('written_job')
        .innerJoin('application', 'application.written_job_id', 'written_job.id')
        .innerJoin('application_receipt', 'application_receipt.application_id', 'application.id')
        .select(['written_job.company_id', 'application_receipt.job_title'])
        .where('written_job.id', '=', jobId)
        .where('written_job.state', 'in', ['closed', 'expired'])
        .where('application.ended_at', 'is', null)
        .orderBy('application.applied_at', 'desc')
        .limit(1)
        .forKeyShare(['written_job'])
        .executeTakeFirst()
      return job && { aboutId: job.company_id, data: { jobId, title: job.job_title }, reachesMuters: true }
    },
    members: ({ data }) => sql<{ member_id: string }>`
      select actor_id as member_id from application
      where written_job_id = ${data.jobId} and ended_at is null and actor_id is not null`,
  },
  text: ({ data: { title } }) => t('closed “{title}”, which you applied for', { title }),
  action: msg('See your applications'),
  path: () => '/professional/jobs?show=applied',
  mail: {
    things: async (entry) => [await jobOf(entry)],
    discreetSubject: applicationMail.discreetSubject,
  },
})
