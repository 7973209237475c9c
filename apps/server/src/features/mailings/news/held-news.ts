import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type {} from '../tables.ts'

/** News delayed for a login until a time. */
interface HeldNews {
  readonly thingId: string
  readonly loginId: string
  readonly until: Date
}

/** Stores news until its readers' quiet hours end. */
export async function holdNews(tx: Tx, held: readonly HeldNews[]): Promise<void> {
  if (held.length === 0) return
  await tx
    .insertInto('news_held')
    .values(held.map(({ thingId: thing_id, loginId: login_id, until }) => ({ thing_id, login_id, until })))
    .onConflict((conflict) =>
      conflict.columns(['thing_id', 'login_id']).doUpdateSet((eb) => ({ until: eb.ref('excluded.until') })),
    )
    .execute()
}

/** Returns the id of delayed news that is due now; undefined if there is none. */
export async function findDueNews(tx: Tx, now: Date): Promise<string | undefined> {
  const dueRow = await tx
    .selectFrom('news_held')
    .select('thing_id')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst()
  return dueRow?.thing_id
}

/** Takes the next readers of delayed news off its list, at most `most`. Returns their logins. */
export async function takeHeldReaders(
  tx: Tx,
  { thingId, now, most }: { thingId: string; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ login_id: string }>`
    delete from news_held where thing_id = ${thingId} and login_id in (
      select login_id from news_held where thing_id = ${thingId} and until <= ${now}
      order by login_id limit ${most} for update skip locked)
    returning login_id`.execute(tx)
  return rows.map((row) => row.login_id)
}

/** Makes a member's delayed news due, because the member's quiet hours have changed. */
export async function rescheduleHeldNews(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('news_held')
    .set({ until: now })
    .where('login_id', 'in', (eb) =>
      eb.selectFrom('membership').select('login_id').where('membership.actor_id', '=', memberId),
    )
    .execute()
}

/** Counts readers who were skipped because they had reached the weekly maximum. */
export async function countSkipped(tx: Tx, thingId: string, skipped: number): Promise<void> {
  if (skipped === 0) return
  await tx
    .insertInto('news_figure')
    .values({ thing_id: thingId, skipped })
    .onConflict((conflict) =>
      conflict.column('thing_id').doUpdateSet({ skipped: sql<number>`news_figure.skipped + excluded.skipped` }),
    )
    .execute()
}
