import type { Notification } from '@rise/contract/notifications/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'
import { greetingName } from '../../session/index.ts'
import type {} from '../emails.ts'
import { readerOf } from '../mail-member.ts'
import { sentenceOf } from '../push/push-message.ts'
import { type MailToStop, stopLinks } from '../stop-mails.ts'

/** The maximum number of entries in an email; further ones are only counted. */
const MOST_LISTED = 20

interface Missed {
  readonly memberId: string
  /** For a company, the login to email; by default, the first of the team. */
  readonly mailTo?: string | undefined
  /** The kinds of notifications that the email's unsubscribe link ends. */
  readonly stops: MailToStop
  readonly items: readonly Notification[]
  readonly why: 'quiet' | 'daily'
}

/** Emails a list of entries with links, newest first. Sends nothing without entries or a confirmed reader. */
export async function mailMissed(ctx: Context, tx: Tx, { memberId, mailTo, stops, items, why }: Missed): Promise<void> {
  const reader = items.length === 0 ? undefined : await readerOf(tx, memberId, mailTo)
  if (!reader) return
  const { page, oneClick } = stopLinks(ctx, { memberId, stops })
  const { publicUrl } = ctx.config
  const lines = items.map((item) => ({
    title: sentenceOf(item, (name) => nameToShow(name) ?? 'Someone'),
    url: publicUrl + item.to,
  }))
  // Entries of different days may have the same text.
  const listed = [...new Map(lines.map((line) => [`${line.title} ${line.url}`, line])).values()]
  await ctx.mail.send(tx, 'notification-summary', {
    to: reader.email,
    unsubscribeUrl: oneClick,
    unsubscribePage: page,
    props: {
      firstName: await greetingName(tx, reader.id),
      why,
      items: listed.slice(0, MOST_LISTED),
      more: Math.max(0, listed.length - MOST_LISTED),
      url: `${publicUrl}/notifications`,
    },
  })
}
