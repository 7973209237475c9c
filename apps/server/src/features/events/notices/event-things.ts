import { dayOf } from '@rise/contract/events/words'
import { excerpt } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { EmailThing } from '../../../platform/mail/email-content.ts'
import type { MailedEntry } from '../../../platform/manifest/notice.ts'
import { firstLines } from '../../content/index.ts'
import { placeOf } from '../calendar/event-files.ts'
import { type EventRow, findRow } from '../event-row.ts'
import { timeInWords } from '../time/time-in-words.ts'

type MailedEvent = MailedEntry<{ readonly slug: string }>

/** Returns an event as emails show it: its day, time and place; undefined when the member no longer sees it. */
export async function eventThings(entry: MailedEvent): Promise<readonly EmailThing[] | undefined> {
  const row = await findPublished(entry)
  return row && [thingOf(row)]
}

/**
 * Returns an event as its hosts' emails show it: like `eventThings`, with the numbers of participants and of people
 * waiting.
 */
export async function hostedThings(entry: MailedEvent): Promise<readonly EmailThing[] | undefined> {
  const row = await findPublished(entry)
  if (!row) return undefined
  const { going, capacity, waiting } = row
  const places =
    capacity === null
      ? t('{going} going', { going }, 'a number of participants')
      : t('{going} of {capacity} places taken', { going, capacity })
  return [thingOf(row, waiting > 0 ? `${places} · ${t('{waiting} waiting', { waiting })}` : places)]
}

/** Returns an excerpt of the author's note about an event; undefined when there is none or the member can't see it. */
export async function noteThings(entry: MailedEvent): Promise<readonly EmailThing[] | undefined> {
  const row = await findPublished(entry)
  if (!row || row.note === '') return undefined
  return [{ quote: excerpt(firstLines(row.note)), about: row.title }]
}

async function findPublished({ db, memberId, data }: MailedEvent): Promise<EventRow | undefined> {
  const row = await findRow(db, data.slug, memberId)
  return row?.published_at ? row : undefined
}

function thingOf({ title, starts_local, zone, venue, city, manner }: EventRow, ...more: string[]): EmailThing {
  const where = placeOf({ venue, city, link: '' }) || (manner === 'online' ? t('Online') : '')
  return { date: dayOf(starts_local), title, lines: [timeInWords(starts_local, zone), where, ...more] }
}
