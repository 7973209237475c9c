import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notBlocked, notMuted } from '../connections/index.ts'
import { mailMember } from './mail-member.ts'
import type { AnyNotificationKind, TakenBack, Telling } from './notification-kind.ts'
import { push } from './push/push.task.ts'
import { hold } from './schedule/hold.ts'
import { quietUntil } from './schedule/schedule.ts'
import { channelsOf } from './settings.ts'
import { tellLive } from './tell-live.task.ts'

interface Occasion {
  readonly name: NotificationName
  readonly kind: AnyNotificationKind
  readonly telling: Telling
  readonly activity: Activity
}

/**
 * Notifies a member by their settings: stores the entry, sends it live, pushes and emails it; in quiet hours the latter
 * two wait. Nothing about a member whom the recipient has muted, with a block between the two, or who is not listed.
 */
export async function tellMember(ctx: Context, tx: Tx, occasion: Occasion): Promise<void> {
  const { name, telling } = occasion
  const { memberId, mailTo = null } = telling
  const recipient = await findRecipient(tx, telling, name)
  if (!recipient) return
  const { app, mail, push: isWanted } = channelsOf(name, recipient.setting ?? undefined)
  const isPushed = isWanted && recipient.has_browser
  const isMailed = mail && telling.mailed !== false && notificationKinds[name].mail !== null
  const until = quietUntil(recipient.hours, ctx.clock.now())
  if (app || isPushed || (isMailed && until)) {
    const id = await keep(ctx, tx, occasion, app)
    // After the commit, and once per burst.
    const key = { deduplicationKey: id }
    if (app) await ctx.tasks.send(tx, tellLive, { memberId, notificationId: id }, key)
    if (until && (isPushed || isMailed)) {
      const entry = { member_id: memberId, notification_id: id, mail_to: mailTo }
      await hold(tx, [{ ...entry, push: isPushed, mail: isMailed, until }])
    } else if (isPushed) {
      await ctx.tasks.send(tx, push, { memberIds: [memberId], notificationId: id }, key)
    }
  }
  if (isMailed && !until) await mailMember(ctx, tx, occasion)
}

export interface Recipient {
  readonly setting: { readonly app: boolean; readonly mail: boolean; readonly push: boolean | null } | null
  readonly hours: Parameters<typeof quietUntil>[0]
  /** Whether there is a browser to push to. */
  readonly has_browser: boolean
}

/**
 * Returns the member's preferences for the kind; undefined when the member is gone, or may not learn about the other or
 * the thing.
 * One statement, because it runs for every recipient.
 */
async function findRecipient(
  tx: Tx,
  { memberId, aboutId, thingId }: Telling,
  name: NotificationName,
): Promise<Recipient | undefined> {
  const mayHear =
    aboutId === undefined
      ? sql`true`
      : sql`exists (
          select from actor
          where actor.id = ${aboutId} and actor.listed and ${notBlocked(memberId, 'actor.id')} and ${notMuted(memberId, 'actor.id')}
        )`
  const { rows } = await sql<Recipient>`
    select ${recipientColumns(name)} from actor as member where member.id = ${memberId} and ${mayHear}
      and ${mayMeet(memberId, thingId)}`.execute(tx)
  return rows[0]
}

/**
 * Whether no block stands between the member and who wrote what a thing belongs to, as the question that their own answer
 * is about: they no longer see it there.
 */
function mayMeet(memberId: string, thingId: string | undefined): RawBuilder<boolean> {
  if (thingId === undefined) return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from discussion_subject thing
    join discussion_subject parent on parent.id = thing.parent_id
    left join discussion_subject root on root.id = parent.parent_id
    where thing.id = ${thingId}
      and not (${notBlocked(memberId, 'parent.author_id')} and ${notBlocked(memberId, 'root.author_id')}))`
}

/** The columns of a `Recipient` in a statement whose recipient is `member.id`. */
export function recipientColumns(name: NotificationName): RawBuilder<unknown> {
  return sql`
    (
      select json_build_object('app', app, 'mail', mail, 'push', push) from notification_setting
      where notification_setting.member_id = member.id and notification_setting.kind = ${name}
    ) as setting,
    (
      select json_build_object('zone', zone, 'quiet_from', quiet_from, 'quiet_until', quiet_until)
      from notification_schedule
      where notification_schedule.member_id = member.id
    ) as hours,
    exists (select from push_subscription where push_subscription.member_id = member.id) as has_browser`
}

/** Returns the entry to add to; concurrent calls wait for one another here, so that none is lost. */
async function keep(
  ctx: Context,
  tx: Tx,
  { name, kind, telling, activity }: Occasion,
  inApp: boolean,
): Promise<string> {
  const { memberId, aboutId, thingId = null, data = {} } = telling
  const at = activity.createdAt
  const day = at.toISOString().slice(0, 10)
  const id = ctx.newId()
  const entry = await tx
    .insertInto('notification')
    .values({
      member_id: memberId,
      id,
      kind: name,
      group_key: kind.grouped ? (thingId === null ? day : `${day} ${thingId}`) : activity.id,
      about_members: aboutId !== undefined,
      thing_id: thingId,
      data: JSON.stringify(data),
      at,
      in_app: inApp,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'group_key']).doUpdateSet((eb) => ({
        in_app: sql<boolean>`notification.in_app or excluded.in_app`,
        at: eb.fn<Date>('greatest', ['notification.at', 'excluded.at']),
        // Listeners run beside each other: what happened last is kept, whichever comes last.
        data: sql`case when excluded.at >= notification.at then excluded.data else notification.data end`,
        cleared_at: null,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (aboutId !== undefined) {
    await tx
      .insertInto('notification_subject')
      .values({ member_id: memberId, notification_id: entry.id, actor_id: aboutId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return entry.id
}

/**
 * Removes a member from the entries of a kind, of one recipient or of all; or removes all entries about some things. An
 * entry that names no one now is not shown, and one that never named anyone goes.
 */
export async function takeBack(
  tx: Tx,
  name: NotificationName,
  { memberId, aboutId, thingIds }: TakenBack,
): Promise<void> {
  if (aboutId === undefined && (thingIds ?? []).length === 0) return
  await tx
    .deleteFrom('notification_subject')
    .using('notification')
    .whereRef('notification.member_id', '=', 'notification_subject.member_id')
    .whereRef('notification.id', '=', 'notification_subject.notification_id')
    .where('notification.kind', '=', name)
    .$if(aboutId !== undefined, (query) => query.where('notification_subject.actor_id', '=', aboutId ?? ''))
    .$if(memberId !== undefined, (query) => query.where('notification_subject.member_id', '=', memberId ?? ''))
    .$if(thingIds !== undefined, (query) =>
      query.where(sql<boolean>`notification.thing_id = any(${[...(thingIds ?? [])]}::uuid[])`),
    )
    .execute()
  if (aboutId !== undefined || thingIds === undefined) return
  await tx
    .deleteFrom('notification')
    .where('kind', '=', name)
    .where('about_members', '=', false)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .where(sql<boolean>`thing_id = any(${[...thingIds]}::uuid[])`)
    .execute()
}
