import type { Notification } from '@rise/contract/notifications/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type {} from '../emails.ts'
import { readerOf } from '../mail-member.ts'
import { type MailToStop, stopLinks } from '../stop-mails.ts'

/** The maximum number of entries that an email counts. */
const MOST_COUNTED = 100

interface MissedEntries {
  readonly memberId: string
  /** For a company, the login to email; by default, the first team member with a confirmed account in good standing. */
  readonly mailTo?: string | undefined
  /** The kinds of notifications that the email's unsubscribe link ends. */
  readonly stops: MailToStop
  readonly items: readonly Notification[]
  readonly why: 'quiet' | 'daily'
}

/** Emails a list of entries with links, newest first. Sends nothing without entries or a confirmed reader. */
export async function mailMissed(
  ctx: Context,
  tx: Tx,
  { memberId, mailTo, stops, items, why }: MissedEntries,
): Promise<void> {
  const reader = items.length === 0 ? undefined : await readerOf(tx, memberId, mailTo)
  if (!reader) return
  const { page, oneClick } = stopLinks(ctx, { memberId, stops })
  await ctx.mail.send(tx, 'notification-summary', {
    to: reader.email,
    unsubscribeUrl: oneClick,
    unsubscribePage: page,
    props: { loginId: reader.id, memberId, why, entryIds: items.slice(0, MOST_COUNTED).map(({ _id }) => _id) },
  })
}
