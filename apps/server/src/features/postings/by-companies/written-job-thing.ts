import { formatPay } from '@rise/contract/jobs/words'
import type { Database } from '../../../platform/database/database.ts'
import type { EmailThing } from '../../../platform/mail/email-content.ts'

/**
 * Returns a job that a company wrote here as emails show it: its title, places, work type and pay. Undefined if the job
 * no longer exists.
 */
export async function writtenJobThing(db: Database, id: string): Promise<EmailThing | undefined> {
  const job = await db.selectFrom('written_job').select('fields').where('id', '=', id).executeTakeFirst()
  if (!job) return undefined
  const { title, places = [], workType, payFrom = null, payTo = null, payCurrency = '', payPeriod } = job.fields
  const isPaid = (payFrom ?? payTo) !== null && payCurrency !== '' && payPeriod !== undefined
  const where = [places.join(', '), workType === 'Unknown' ? '' : (workType ?? '')].filter(Boolean).join(' · ')
  return {
    ...{ title, lines: [where] },
    pay: isPaid ? formatPay({ min: payFrom, max: payTo, currency: payCurrency, period: payPeriod }) : undefined,
  }
}
