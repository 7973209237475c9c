import type { Notification } from '@rise/contract/notifications/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeOf, STRETCH_ROWS, toStretch } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { presentNotifications } from './present.ts'
import { countFresh, entries } from './queries.ts'

const MOST_UNREAD = 20

interface ListQuery {
  readonly only?: 'fresh' | undefined
  readonly before?: string | undefined
}

/** Returns a page of a member's notifications, newest first, with the number of unseen ones; empty for an admin. */
export async function listNotifications(
  { db }: Context,
  { actorId }: SignedIn,
  { only, before }: ListQuery,
): Promise<{ items: Notification[]; next: string | null; fresh: number }> {
  if (actorId === null) return { items: [], next: null, fresh: 0 }
  const place = placeOf(before)
  let query = entries(db, actorId).limit(STRETCH_ROWS)
  if (only === 'fresh') query = query.where('notification.cleared_at', 'is', null)
  if (place) {
    const after = sql<boolean>`(notification.at, notification.id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    query = query.where(after)
  }
  const [rows, fresh] = await Promise.all([query.execute(), countFresh(db, actorId)])
  const { items, next } = toStretch(rows, ({ id, at }) => ({ id, at }))
  return { items: await presentNotifications(db, actorId, items), next, fresh }
}

/** Returns the newest unseen notifications of a member, as many as the current user includes. */
export async function listUnread({ db }: Pick<Context, 'db'>, actorId: string): Promise<Notification[]> {
  const rows = await entries(db, actorId).where('notification.cleared_at', 'is', null).limit(MOST_UNREAD).execute()
  return presentNotifications(db, actorId, rows)
}

/** Returns one entry as its member sees it; undefined when it is gone, or names no one now. */
export async function findNotification(db: Database, memberId: string, id: string): Promise<Notification | undefined> {
  const rows = await entries(db, memberId).where('notification.id', '=', id).execute()
  const [found] = await presentNotifications(db, memberId, rows)
  return found
}
