import type { Notification } from '@rise/contract/notifications/shapes'
import { excerpt } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'
import type { Emails } from '../../../platform/mail/emails.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import { emailActor } from '../../connections/index.ts'
import type { WaitingSummary } from '../emails.ts'
import { readerOf } from '../mail-member.ts'
import { noticeOf } from '../notices.ts'
import { presentNotifications } from '../present.ts'
import { sentenceOf } from '../push/push-message.ts'
import { everyEntry } from '../queries.ts'

/** The maximum number of entries in an email; further ones are only counted. */
const MOST_LISTED = 20

type Summary = Emails['notification-summary']

/** Lists the entries when the email is sent, without those that were retracted since. */
export const summaryLetter: LateEmail<'notification-summary'> = {
  name: 'notification-summary',
  async fill(ctx, waiting: WaitingSummary | FilledEarlier) {
    return 'entryIds' in waiting ? fill(ctx, waiting) : fillEarlier(waiting)
  },
}

async function fill(ctx: Context, { loginId, memberId, why, entryIds }: WaitingSummary): Promise<Summary | undefined> {
  const { publicUrl } = ctx.config
  if (!(await readerOf(ctx.db, memberId, loginId))) return undefined
  const rows = await everyEntry(ctx.db, memberId)
    .where('notification.member_id', '=', memberId)
    .where('notification.id', 'in', entryIds)
    .orderBy('notification.at', 'desc')
    .orderBy('notification.id', 'desc')
    .execute()
  const entries = presentNotifications(rows)
  const [first] = entries
  if (!first) return undefined
  const items = entries.map((entry) => itemOf(entry, publicUrl))
  // Entries of different days may have the same text.
  const distinctItems = [...new Map(items.map((item) => [`${item.title} ${item.url}`, item])).values()]
  return {
    why,
    items: distinctItems.slice(0, MOST_LISTED),
    more: Math.max(0, distinctItems.length - MOST_LISTED),
    isDiscreet: noticeOf(first.name)?.mail?.discreetSubject !== undefined,
    url: `${publicUrl}/notifications`,
  }
}

function itemOf(entry: Notification, publicUrl: string): Summary['items'][number] {
  const { user, reply, answer, title: thing = '' } = entry
  const title = sentenceOf(entry, (name) => nameToShow(name) ?? t('Someone'))
  const words = excerpt(reply ?? answer ?? thing)
  return {
    title,
    url: publicUrl + entry.to,
    face: user ? emailActor(user) : null,
    words: title.includes(words) ? '' : words,
  }
}

interface FilledEarlier {
  readonly why: 'quiet' | 'daily'
  readonly items: readonly { readonly title: string; readonly url: string }[]
  readonly more: number
  readonly url: string
}

/** Returns the email as an earlier version of the server has stored it: complete, without faces. */
function fillEarlier({ why, items, more, url }: FilledEarlier): Summary {
  return { why, more, url, isDiscreet: true, items: items.map((item) => ({ ...item, face: null, words: '' })) }
}
