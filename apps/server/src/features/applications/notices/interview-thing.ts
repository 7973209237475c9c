import { dayOf } from '@rise/contract/events/words'
import { currentLanguage, t } from '@rise/texts'
import { formatLanguage, formatters } from '@rise/texts/formatters'
import type { Database } from '../../../platform/database/database.ts'
import type { EmailThing } from '../../../platform/mail/email-content.ts'

/** The maximum number of offered times that an email lists. */
const MOST_TIMES = 3

/**
 * Returns an application's latest interview as emails show it: its time, the times to choose from, or that it is
 * cancelled. Undefined if there is none.
 */
export async function interviewThing(db: Database, applicationId: string): Promise<EmailThing | undefined> {
  const interview = await db
    .selectFrom('application_interview')
    .select(['times', 'picked', 'zone', 'minutes', 'place', 'cancelled_at'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!interview) return undefined
  const { times, picked, zone, minutes, place, cancelled_at } = interview
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  const format = formatters.getDateTimeFormat(formatLanguage(currentLanguage()), { ...options, timeZone: zone })
  const inWords = (time: Date) => `${format.format(time)}, ${zone}`
  const where = [t('{minutes} minutes', { minutes }), place].filter(Boolean).join(' · ')
  if (cancelled_at !== null) return { title: t('Cancelled'), lines: [picked === null ? '' : inWords(picked), where] }
  if (picked === null)
    return { title: t('Times to choose from'), lines: [...times.slice(0, MOST_TIMES).map(inWords), where] }
  return { date: dayOf(localDay(picked, zone)), title: inWords(picked), lines: [where] }
}

/** Returns the day of a time in a zone: `2027-06-10`. */
function localDay(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)
}
