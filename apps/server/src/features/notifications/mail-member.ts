import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AnyNotice, Recipient } from '../../platform/manifest/notice.ts'
import { memberCardsOf } from '../connections/index.ts'
import { greetingName } from '../session/index.ts'
import type {} from './emails.ts'
import { entryData } from './notices.ts'
import { stopLinks } from './stop-mails.ts'

const DAY_MS = 86_400_000

/**
 * Emails a member about an activity, at most once a day per kind unless it is urgent, and only to confirmed accounts in
 * good standing. For a company, the email goes to the login named in the notification, or else to the first of the
 * team.
 */
export async function mailMember(
  ctx: Context,
  tx: Tx,
  { name, notice, recipient }: { name: NotificationName; notice: AnyNotice; recipient: Recipient },
): Promise<void> {
  const { memberId, aboutId, mailTo, urgent, data = {} } = recipient
  const reader = await readerOf(tx, memberId, mailTo)
  if (!reader || !(urgent || (await takeTurn(ctx, tx, memberId, name)))) return
  const about = aboutId === undefined ? undefined : (await memberCardsOf(tx, memberId, [aboutId])).get(aboutId)
  const role = reader.kind === 'professional' ? ('professional' as const) : ('employer' as const)
  const entry = { role, count: about ? 1 : 0, slug: about?.slug, data: entryData(notice, data) }
  const { page, oneClick } = stopLinks(ctx, { memberId, stops: [name] })
  await ctx.mail.send(tx, 'notification', {
    to: reader.email,
    unsubscribeUrl: oneClick,
    unsubscribePage: page,
    props: {
      firstName: await greetingName(tx, reader.id),
      name: about ? (about.companyName ?? `${about.firstName} ${about.lastName}`.trim()) : null,
      text: notice.text(entry),
      url: ctx.config.publicUrl + notice.path(entry),
      action: notice.action,
    },
  })
}

export interface MailReader {
  readonly memberId: string
  /** The login's id. */
  readonly id: string
  readonly email: string
  readonly kind: 'professional' | 'company'
}

/** Returns the reader of a member's emails; undefined without a confirmed account in good standing. */
export async function readerOf(tx: Tx, memberId: string, mailTo?: string): Promise<MailReader | undefined> {
  const [reader] = await readersOf(tx, [{ memberId, ...(mailTo !== undefined && { mailTo }) }])
  return reader
}

/** Like `readerOf`, for many members. */
export async function readersOf(
  tx: Tx,
  recipients: readonly Pick<Recipient, 'memberId' | 'mailTo'>[],
): Promise<MailReader[]> {
  const recipientRows = recipients.map(({ memberId, mailTo }) => ({ member_id: memberId, mail_to: mailTo }))
  const { rows } = await sql<MailReader>`
    select recipient.member_id as "memberId", reader.id, reader.email, actor.kind
    from json_to_recordset(${JSON.stringify(recipientRows)}::json) as recipient (member_id uuid, mail_to uuid)
    join actor on actor.id = recipient.member_id
    cross join lateral (
      select login.id, login.email from membership join login on login.id = membership.login_id
      where membership.actor_id = recipient.member_id
        and (recipient.mail_to is null or membership.login_id = recipient.mail_to)
        and login.email_confirmed_at is not null and login.suspended_at is null and login.deleted_at is null
      order by membership.created_at, login.id limit 1
    ) as reader`.execute(tx)
  return rows
}

/** Records that the day's email of a kind is sent. Returns false if it was already sent. */
export async function takeTurn({ clock }: Context, tx: Tx, memberId: string, kind: NotificationName): Promise<boolean> {
  const now = clock.now()
  const turn = await tx
    .insertInto('notification_mail')
    .values({ member_id: memberId, kind, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind'])
        .doUpdateSet({ sent_at: now })
        .where('notification_mail.sent_at', '<=', new Date(now.getTime() - DAY_MS)),
    )
    .returning('kind')
    .executeTakeFirst()
  return turn !== undefined
}
