import { OBJECTION_HOURS } from '@rise/contract/smart-apply/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { readAccess } from '../access/read-access.ts'
import { fillQueue } from './fill-queue.ts'
import { sendItem } from './send-item.ts'

const MEMBERS = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The maximum time that one run adds after a clock jump or a stop: twice the interval of the task. */
const MOST_MINUTES = 30

/**
 * Fills the queues of auto-apply, and sends items after 24 hours without an objection. Only the time while the server
 * runs counts, because members can't object otherwise.
 */
export const runAutoApply: Task<object> = {
  name: 'run-auto-apply',
  data: z.object({}),
  schedule: '*/15 * * * *',
  async handle(ctx) {
    await countWaiting(ctx)
    await skipClosed(ctx)
    for (const sender of await dueItems(ctx)) await send(ctx, sender)
    for (const { actor_id } of await dueMembers(ctx)) {
      const { open } = await readAccess(ctx, actor_id)
      if (open) await fillQueue(ctx, actor_id)
    }
  },
}

/** Adds the time since the last run to waiting items. A clock that was set back adds nothing. */
async function countWaiting({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('auto_beat')
      .values({ at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { at } = await tx.selectFrom('auto_beat').select('at').forUpdate().executeTakeFirstOrThrow()
    const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
    if (minutes === 0) return
    await tx.updateTable('auto_beat').set({ at: now }).execute()
    if (minutes < 0) return
    await sql`
      update auto_item set waited_minutes = waited_minutes + ${Math.min(minutes, MOST_MINUTES)}::integer
      from auto_apply where auto_apply.actor_id = auto_item.actor_id and auto_apply.active and auto_item.state = 'waiting'
        and auto_apply.rules ->> 'consent' = 'after-24h'`.execute(tx)
  })
}

/** Removes items of closed jobs from the queue, for both kinds of sending. */
async function skipClosed({ db, clock }: Context): Promise<void> {
  await sql`
    update auto_item set state = 'skipped', reason = 'closed', changed_at = ${clock.now()}
    from job where job.id = auto_item.job_id and job.closed_at is not null and auto_item.state = 'waiting'`.execute(db)
}

interface DueItem {
  readonly id: string
  readonly actorId: string
  readonly loginId: string
}

/**
 * Selects the items that a killed server left unfinished, and those due, at most the daily maximum per member. Items
 * with a missing answer come last, so that they don't delay others.
 */
async function dueItems({ db, clock }: Context): Promise<DueItem[]> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  const { rows } = await sql<DueItem>`
    select id, "actorId", "loginId" from (
      select item.id, item.actor_id as "actorId", membership.login_id as "loginId", item.state, auto_apply.rules,
        row_number() over (
          partition by item.actor_id, item.state order by item.missing > 0, item.match desc, item.id) as place,
        (select count(*) from auto_item as sent
          where sent.actor_id = item.actor_id and sent.state = 'sent' and sent.changed_at > ${dayAgo}) as sent
      from auto_item as item
      join auto_apply on auto_apply.actor_id = item.actor_id
      join actor on actor.id = item.actor_id
      join membership on membership.actor_id = item.actor_id
      where item.here and (item.state = 'sending' or (
        item.state = 'waiting' and item.waited_minutes >= ${OBJECTION_HOURS * 60} and auto_apply.active
        and auto_apply.rules ->> 'consent' = 'after-24h' and actor.plan = 'Creator' and actor.listed))
    ) as due
    where state = 'sending' or sent + place <= (rules ->> 'perDay')::integer`.execute(db)
  return rows
}

/** Sends an item. A refused item stays or is skipped with its reason, and the other items are still sent. */
async function send(ctx: Context, { id, ...sender }: DueItem): Promise<void> {
  try {
    const { open } = await readAccess(ctx, sender.actorId)
    if (open) await sendItem(ctx, sender, id)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

/** Selects members whose queue was never filled, or not in the last hour. A time from a clock ahead doesn't count. */
async function dueMembers({ db, clock }: Context): Promise<{ actor_id: string }[]> {
  const now = clock.now()
  return db
    .selectFrom('auto_apply')
    .innerJoin('actor', 'actor.id', 'auto_apply.actor_id')
    .select('actor_id')
    .where('active', '=', true)
    .where('actor.plan', '=', 'Creator')
    .where('actor.listed', '=', true)
    .where((eb) =>
      eb.or([
        eb('looked_at', 'is', null),
        eb('looked_at', '<=', new Date(now.getTime() - HOUR_MS)),
        eb('looked_at', '>', now),
      ]),
    )
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(MEMBERS)
    .execute()
}
