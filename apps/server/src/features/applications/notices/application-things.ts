import { excerpt, formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { EmailThing } from '../../../platform/mail/email-content.ts'
import type { MailedEntry, NoticeMail } from '../../../platform/manifest/notice.ts'
import { writtenJobThing } from '../../postings/index.ts'
import { interviewThing } from './interview-thing.ts'

interface StoredApplication {
  readonly id: string
  readonly jobId: string
  readonly title: string
}

type EmailEntry = MailedEntry<StoredApplication>

/** Returns the job of an application; if the job is gone, the title under which the candidate applied. */
export async function jobOf({ db, data }: MailedEntry<Omit<StoredApplication, 'id'>>): Promise<EmailThing> {
  return (await writtenJobThing(db, data.jobId)) ?? { title: data.title }
}

/** Returns the job with the number of its undecided applicants, for the company. */
async function applicantsOf(entry: EmailEntry): Promise<EmailThing> {
  const { all, received } = await entry.db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('stage', '=', 'received').as('received'))
    .where('written_job_id', '=', entry.data.jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  const job = await jobOf(entry)
  const [count, waiting] = [Number(all), Number(received)]
  const about =
    waiting === 0
      ? t('{count, plural, one {# applicant} other {# applicants}}', { count })
      : t('{count, plural, one {# applicant, {waiting} to review} other {# applicants, {waiting} to review}}', {
          count,
          waiting: formatInteger(waiting),
        })
  return { ...job, about }
}

/**
 * The email of a notice about an application. Its subject and preheader name neither the employer nor the job, because
 * a phone on a desk may show them to colleagues.
 */
export const applicationMail = {
  things: async (entry: EmailEntry) => [entry.role === 'professional' ? await jobOf(entry) : await applicantsOf(entry)],
  discreetSubject,
} satisfies NoticeMail<StoredApplication>

/**
 * The email of a notice about a message: the last one from the other side, and the job. Its subject is discreet, like
 * that of `applicationMail`.
 */
export const applicationMessageMail = {
  async things(entry: EmailEntry) {
    const { db, role, data } = entry
    const step = await db
      .selectFrom('application_step')
      .select('data')
      .where('application_id', '=', data.id)
      .where('kind', '=', 'message')
      .where('by_side', '=', role === 'professional' ? 'team' : 'candidate')
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst()
    const text = step?.data.text
    const words = text === undefined ? [] : [{ quote: excerpt(text) }]
    return [...words, await jobOf(entry)]
  },
  discreetSubject,
} satisfies NoticeMail<StoredApplication>

/**
 * The email of a notice about an interview: its times, and the job. Its subject is discreet, like that of
 * `applicationMail`.
 */
export const interviewMail = {
  async things(entry: EmailEntry) {
    const interview = await interviewThing(entry.db, entry.data.id)
    return [...(interview ? [interview] : []), await jobOf(entry)]
  },
  discreetSubject,
} satisfies NoticeMail<StoredApplication>

function discreetSubject({ aboutName, role }: MailedEntry<unknown>): string {
  if (role !== 'professional') return t('There’s news for your team')
  return aboutName === undefined ? t('A company has news for you') : t('{name} has news for you', { name: aboutName })
}
