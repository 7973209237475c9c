import type { Notification } from '@rise/contract/notifications/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database } from '../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { presentNotifications } from './present.ts'
import { entries, freshCount } from './queries.ts'

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
  const rows = await entriesWithFresh(db, actorId, only, place?.at, place?.id)
  const { items, next } = toCursorPage(rows, ({ id, at }) => ({ id, at }))
  const freshCount = rows[0]?.fresh ?? (place === undefined ? 0 : await countFresh(db, actorId))
  return { items: presentNotifications(items), next, fresh: freshCount }
}

const entriesWithFresh = compileOnce(
  (db, memberId: string, only: ListQuery['only'], beforeAt: Date | undefined, beforeId: string | undefined) => {
    const after = sql<boolean>`(notification.at, notification.id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)`
    return entries(db, memberId)
      .$if(only !== undefined, (query) => query.where('notification.cleared_at', 'is', null))
      .$if(beforeAt !== undefined, (query) => query.where(after))
      .select(freshCount(db, memberId).as('fresh'))
      .limit(CURSOR_PAGE_ROWS)
  },
)

async function countFresh(db: Database, memberId: string): Promise<number> {
  const { fresh } = await db.selectNoFrom(freshCount(db, memberId).as('fresh')).executeTakeFirstOrThrow()
  return fresh
}

/** Returns a member's newest unseen notifications, at most `MOST_UNREAD`. */
export async function listUnread({ db }: Pick<Context, 'db'>, actorId: string): Promise<Notification[]> {
  return presentNotifications(await unseenEntries(db, actorId))
}

/** Compiled once, because it runs on each page view: the current user's data includes the result. */
const unseenEntries = compileOnce((db, memberId: string) =>
  entries(db, memberId).where('notification.cleared_at', 'is', null).limit(MOST_UNREAD),
)
