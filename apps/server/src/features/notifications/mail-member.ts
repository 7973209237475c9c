import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { memberCardsOf } from '../connections/index.ts'
import { greetingName } from '../session/index.ts'
import type {} from './emails.ts'
import type { AnyNotificationKind, Telling } from './notification-kind.ts'
import { stopLinks } from './stop-mails.ts'

const DAY_MS = 86_400_000

/**
 * Emails a member about an activity: at most once a day per kind unless it's urgent, and only to confirmed accounts in
 * good standing. For a company, the email goes to the login that the notification names, otherwise to the first of the
 * team.
 */
export async function mailMember(
  ctx: Context,
  tx: Tx,
  { name, kind, telling }: { name: NotificationName; kind: AnyNotificationKind; telling: Telling },
): Promise<void> {
  const { memberId, aboutId, mailTo, urgent, data } = telling
  const reader = await readerOf(tx, memberId, mailTo)
  if (!reader || !(urgent || (await takeTurn(ctx, tx, memberId, name)))) return
  const about = aboutId === undefined ? undefined : (await memberCardsOf(tx, memberId, [aboutId])).get(aboutId)
  const role = reader.kind === 'professional' ? ('professional' as const) : ('employer' as const)
  const told = { role, count: about ? 1 : 0, slug: about?.slug, data }
  const { page, oneClick } = stopLinks(ctx, { memberId, stops: [name] })
  await ctx.mail.send(tx, 'notification', {
    to: reader.email,
    unsubscribeUrl: oneClick,
    unsubscribePage: page,
    props: {
      firstName: await greetingName(tx, reader.id),
      name: about ? (about.companyName ?? `${about.firstName} ${about.lastName}`.trim()) : null,
      text: kind.say(told),
      url: ctx.config.publicUrl + kind.leadTo(told),
    },
  })
}

/** Returns who reads a member's email; undefined without a confirmed account in good standing. */
export function readerOf(tx: Tx, memberId: string, loginId?: string) {
  return tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .innerJoin('actor', 'actor.id', 'membership.actor_id')
    .select(['login.id', 'login.email', 'actor.kind'])
    .where('membership.actor_id', '=', memberId)
    .$if(loginId !== undefined, (query) => query.where('membership.login_id', '=', loginId ?? ''))
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.suspended_at', 'is', null)
    .where('login.deleted_at', 'is', null)
    .orderBy('membership.created_at')
    .orderBy('login.id')
    .executeTakeFirst()
}

/** Claims the day's email of a kind; returns whether it was still unsent. */
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
