import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Returns one of these ids whose content is hidden by moderation, such as content waiting for review. */
async function findHidden(tx: Tx, ids: readonly string[], isLocked: boolean): Promise<string | undefined> {
  const lock = isLocked ? sql`for share` : sql``
  const { rows } = await sql<{ id: string }>`
    select id from discussion_subject where id = any(${[...ids]}::uuid[]) and hidden_at is not null
    order by id limit 1 ${lock}`.execute(tx)
  return rows[0]?.id
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns all UUIDs in an activity's data. */
function idsIn(data: object): string[] {
  return Object.values(data).filter((value): value is string => typeof value === 'string' && UUID.test(value))
}

/** Whether moderation has hidden content that an activity names. */
export async function isHidden(tx: Tx, { data }: { readonly data: object }): Promise<boolean> {
  const ids = idsIn(data)
  return ids.length > 0 && (await findHidden(tx, ids, false)) !== undefined
}

/**
 * Withholds a notification about hidden content until the content is shown. Drops the notification if it would be
 * outdated by then. Returns false if the content isn't hidden.
 */
export async function withhold(
  tx: Tx,
  name: NotificationName,
  { id, data }: Pick<Activity, 'id' | 'data'>,
  { fleeting = false }: { readonly fleeting?: boolean | undefined },
): Promise<boolean> {
  const ids = idsIn(data)
  if (ids.length === 0 || (await findHidden(tx, ids, false)) === undefined) return false
  // The lock serialises this with showing the content.
  const thingId = await findHidden(tx, ids, true)
  if (thingId === undefined) return false
  if (fleeting) return true
  await tx
    .insertInto('notification_withheld')
    .values({ activity_id: id, kind: name, thing_id: thingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

interface Row {
  readonly name: NotificationName
  readonly id: string
  readonly kind: string
  readonly data: unknown
  readonly actor_id: string | null
  readonly login_id: string | null
}

interface WithheldNotice {
  readonly name: NotificationName
  readonly activity: Activity
}

/** Removes and returns the activities withheld for content, oldest first, with this time as their date. */
export async function takeWithheld(tx: Tx, thingId: string, at: Date): Promise<WithheldNotice[]> {
  const { rows } = await sql<Row>`
    with taken as (
      delete from notification_withheld where thing_id = ${thingId} returning activity_id, kind
    )
    select taken.kind as name, activity.id, activity.kind, data, actor_id, login_id
    from activity join taken on taken.activity_id = activity.id
    order by created_at, activity.id, taken.kind`.execute(tx)
  return rows.map(({ name, actor_id: actorId, login_id: loginId, ...row }) => {
    return { name, activity: { ...row, actorId, loginId, createdAt: at } as Activity }
  })
}
