import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type {} from './activities.ts'

interface BroadcastPlan {
  readonly id: string
  readonly title: string
  readonly text: string
  /** A path of this site; empty without a link. */
  readonly path: string
  readonly alsoPush: boolean
  readonly alsoMail: boolean
  /** JSON. */
  readonly audience: object
  readonly sendAt: Date
}

function columnsOf({ title, text, path, alsoPush, alsoMail, audience, sendAt }: Omit<BroadcastPlan, 'id'>) {
  return {
    ...{ title, text, path, also_push: alsoPush, also_mail: alsoMail },
    ...{ audience: JSON.stringify(audience), send_at: sendAt },
  }
}

/** Stores a scheduled broadcast. Returns false if the id is already used. */
export async function planBroadcast({ clock }: Context, tx: Tx, { id, ...planned }: BroadcastPlan): Promise<boolean> {
  const insertedRow = await tx
    .insertInto('broadcast')
    .values({ id, ...columnsOf(planned), state: 'scheduled', created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return insertedRow !== undefined
}

/** Returns a broadcast, locked until the transaction ends; undefined if there is none. */
export function lockBroadcast(tx: Tx, id: string) {
  return tx.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes a locked broadcast that is still scheduled. */
export async function changeBroadcast(tx: Tx, { id, ...planned }: BroadcastPlan): Promise<void> {
  await tx.updateTable('broadcast').set(columnsOf(planned)).where('id', '=', id).execute()
}

/** Returns the next due broadcast, locked until the transaction ends; other processes skip it. */
export function dueBroadcast({ clock }: Context, tx: Tx) {
  return tx
    .selectFrom('broadcast')
    .select(['id', 'title', 'audience'])
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', clock.now())
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Fixes the recipients of a broadcast and starts its delivery.
 *
 * @param members the recipients' actors, as a subquery with the column `member_id`
 */
export async function sendBroadcast(
  ctx: Context,
  tx: Tx,
  id: string,
  members: RawBuilder<{ member_id: string }>,
): Promise<void> {
  const now = ctx.clock.now()
  const { numAffectedRows } = await sql`
    insert into broadcast_recipient (broadcast_id, member_id)
    select distinct ${id}::uuid, member_id from (${members}) as audience`.execute(tx)
  await tx
    .updateTable('broadcast')
    .set({ state: 'sent', sent_at: now, send_at: now, recipients: Number(numAffectedRows ?? 0), audience: nameless })
    .where('id', '=', id)
    .execute()
  await ctx.activity.record(tx, { kind: 'broadcast.sent', data: { broadcastId: id } })
}

/** Removes the search from the audience, because it may name a person whose account is erased later. */
const nameless = sql<string>`case when audience ? 'q' then audience - 'q' || '{"searched": true}' else audience end`

/** Cancels a scheduled broadcast. Returns its row from before the change; undefined if there is no such broadcast. */
export async function cancelBroadcast(tx: Tx, id: string) {
  const row = await lockBroadcast(tx, id)
  if (row?.state === 'scheduled') {
    await tx.updateTable('broadcast').set({ state: 'cancelled', audience: nameless }).where('id', '=', id).execute()
  }
  return row
}
