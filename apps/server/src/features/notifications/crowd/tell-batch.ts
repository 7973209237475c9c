import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notBlockedBetween, notMutedBetween } from '../../connections/index.ts'
import { mailMember } from '../mail-member.ts'
import type { AnyNotificationKind, Crowd, CrowdNews } from '../notification-kind.ts'
import { push } from '../push/push.task.ts'
import { hold } from '../schedule/hold.ts'
import { quietUntil } from '../schedule/schedule.ts'
import { channelsOf } from '../settings.ts'
import { type Recipient, recipientColumns } from '../tell-member.ts'

const BATCH_ROWS = 500

export interface Batch {
  readonly name: NotificationName
  readonly kind: AnyNotificationKind
  readonly crowd: Crowd<never>
  readonly thingId: string
  readonly at: Date
  /** Of the entry that each of them gets. */
  readonly id: string
}

/** Who has a new entry behind the bell. */
export interface LiveRecipient {
  readonly memberId: string
  readonly isFollowing: boolean
  readonly isQuiet: boolean
}

interface ToldBatch {
  /** The member to go on after; undefined at the end. */
  readonly last: string | undefined
  readonly live: readonly LiveRecipient[]
}

interface Row extends Recipient {
  readonly member_id: string
  readonly may_hear: boolean
  readonly is_following: boolean
}

/** Tells the next members of a crowd, in one transaction and as few statements as possible. */
export async function tellBatch(ctx: Context, batch: Batch, after: string | undefined): Promise<ToldBatch> {
  return ctx.db.transaction().execute(async (tx) => {
    const news = await batch.crowd.find(tx, batch.thingId)
    if (!news) return { last: undefined, live: [] }
    const rows = await findRows(tx, batch, news, after)
    const last = rows.length === BATCH_ROWS ? rows.at(-1)?.member_id : undefined
    const chosen = rows.filter((row) => row.may_hear).map((row) => choose(ctx, batch, news, row))
    const stored = new Set(await keepAll(tx, batch, news, chosen.filter(isStored)))
    const told = chosen.filter((one) => stored.has(one.memberId))
    const entry = { notification_id: batch.id, mail_to: null }
    await hold(
      tx,
      told.flatMap(({ memberId, isPushed, isMailed, until }) =>
        until && (isPushed || isMailed)
          ? [{ ...entry, member_id: memberId, push: isPushed, mail: isMailed, until }]
          : [],
      ),
    )
    const pushed = told.filter(({ isPushed, until }) => isPushed && !until).map(({ memberId }) => memberId)
    if (pushed.length > 0) await ctx.tasks.send(tx, push, { memberIds: pushed, notificationId: batch.id })
    if (told.length > 0) await batch.crowd.told?.(tx, batch.thingId, told.length)
    const lettered = chosen.filter(({ isLettered }) => isLettered).map(({ memberId }) => memberId)
    if (lettered.length > 0) await batch.crowd.letters?.(ctx, tx, batch.thingId, lettered)
    for (const { memberId, isMailed, until } of chosen) {
      const { aboutId, data } = news
      const telling = { memberId, ...(aboutId !== undefined && { aboutId }), thingId: batch.thingId, data }
      if (isMailed && !until) await mailMember(ctx, tx, { name: batch.name, kind: batch.kind, telling })
    }
    const live = told.filter(({ app }) => app)
    return { last, live: live.map((one) => ({ ...one, isQuiet: one.until !== undefined })) }
  })
}

type Chosen = ReturnType<typeof choose>

function choose({ clock }: Context, { name, crowd }: Batch, news: CrowdNews, row: Row) {
  const { app, mail, push: isWanted } = channelsOf(name, row.setting ?? undefined)
  const wantsMail = mail && notificationKinds[name].mail !== null && news.isMailed !== false
  return {
    memberId: row.member_id,
    isFollowing: row.is_following,
    app,
    isMailed: wantsMail && crowd.letters === undefined,
    isLettered: wantsMail && crowd.letters !== undefined,
    isPushed: isWanted && row.has_browser && news.isPushed !== false,
    until: quietUntil(row.hours, clock.now()),
  }
}

function isStored({ app, isPushed, isMailed, until }: Chosen): boolean {
  return app || isPushed || (isMailed && until !== undefined)
}

async function findRows(tx: Tx, { crowd, name }: Batch, news: CrowdNews, after: string | undefined): Promise<Row[]> {
  const { aboutId = null } = news
  const next = after === undefined ? sql`true` : sql`member_id > ${after}`
  const { rows } = await sql<Row>`
    with crowd as (
      select member_id from (${crowd.members(news)}) everyone
      where ${next} order by member_id limit ${BATCH_ROWS}
    )
    select member.id as member_id, ${recipientColumns(name)},
      ${aboutId}::uuid is null or exists (
        select from actor about
        where about.id = ${aboutId} and about.listed
          and ${notBlockedBetween('member.id', 'about.id')} and (${news.reachesMuters ?? false} or ${notMutedBetween('member.id', 'about.id')})
      ) as may_hear,
      exists (
        select from follow where follow.follower_id = member.id and follow.followed_id = ${aboutId}
      ) as is_following
    from crowd join actor member on member.id = crowd.member_id
    order by member.id`.execute(tx)
  return rows
}

/** Returns the members who had no entry of the thing yet. */
async function keepAll(
  tx: Tx,
  { name, thingId, at, id }: Batch,
  { data, ...news }: CrowdNews,
  chosen: readonly Chosen[],
): Promise<string[]> {
  if (chosen.length === 0) return []
  const { aboutId = null } = news
  const recipients = JSON.stringify(chosen.map(({ memberId, app }) => ({ member_id: memberId, in_app: app })))
  const { rows } = await sql<{ member_id: string }>`
    with told as (
      insert into notification (member_id, id, kind, group_key, about_members, thing_id, data, at, in_app)
      select member_id, ${id}, ${name}, ${thingId}::text, ${aboutId !== null}::boolean, ${thingId}::uuid, ${JSON.stringify(data)}::jsonb, ${at}, in_app
      from json_to_recordset(${recipients}::json) as recipient (member_id uuid, in_app boolean)
      on conflict (member_id, kind, group_key) do nothing
      returning member_id, id, at
    ), named as (
      insert into notification_subject (member_id, notification_id, actor_id, at)
      select member_id, id, ${aboutId}::uuid, at from told where ${aboutId !== null}::boolean
    )
    select member_id from told`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}
