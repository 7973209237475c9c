import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Recipient } from '../../platform/manifest/notice.ts'
import type {} from './emails.ts'
import { stopLinks } from './stop-mails.ts'

const DAY_MS = 86_400_000

/** The activity of a notice, or the thing of a notice to a crowd. */
export type NoticeSource = { readonly activityId: string } | { readonly thingId: string }

interface NoticeToMail {
  readonly name: NotificationName
  readonly source: NoticeSource
  readonly recipient: Recipient
}

/**
 * Emails a member about an activity, at most once a day per kind unless the notice is emailed each time. Emails only
 * confirmed accounts in good standing. For a company, the email goes to the login that the notification names, or else
 * to the first team member with such an account.
 */
export async function mailMember(ctx: Context, tx: Tx, { name, source, recipient }: NoticeToMail): Promise<void> {
  const { memberId, mailTo, mailedEachTime } = recipient
  const reader = await readerOf(tx, memberId, mailTo)
  if (!reader || !(mailedEachTime || (await takeTurn(ctx, tx, memberId, name)))) return
  const { page, oneClick } = stopLinks(ctx, { memberId, stops: [name] })
  await ctx.mail.send(tx, 'notification', {
    to: reader.email,
    unsubscribeUrl: oneClick,
    unsubscribePage: page,
    props: { loginId: reader.id, memberId, kind: name, ...source },
  })
}

export interface MailReader {
  readonly memberId: string
  /** The login's id. */
  readonly id: string
  readonly email: string
  readonly kind: 'professional' | 'company'
}

/** Returns the reader of a member's emails; undefined if there is no confirmed account in good standing. */
export async function readerOf(db: Database, memberId: string, mailTo?: string): Promise<MailReader | undefined> {
  const [reader] = await readersOf(db, [{ memberId, ...(mailTo !== undefined && { mailTo }) }])
  return reader
}

/** Returns the readers of many members' emails. */
export async function readersOf(
  db: Database,
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
    ) as reader`.execute(db)
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
