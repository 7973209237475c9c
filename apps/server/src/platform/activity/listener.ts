import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Task } from '../tasks/task.ts'
import type { Activity, ActivityKind } from './activity.ts'

/**
 * A feature's reaction to an activity. `react` writes its effect to the database in the given transaction, and receives
 * only activities of the listener's own kinds.
 */
export interface Listener<K extends ActivityKind = ActivityKind> {
  /** A stable name. Together with the activity's id, it ensures that the effect happens only once. */
  readonly name: string
  readonly kinds: readonly K[]
  react(ctx: Context, tx: Tx, activity: Activity<K>): Promise<void>
}

const reactTask = { activityId: z.uuid() }

/**
 * Creates the task that runs every listener of an activity, each in its own transaction, which first claims `(activity,
 * listener)`. The effect thus happens once, however often the task is retried. If one listener fails, the effects of
 * the others remain and only the failed listener is retried.
 */
export function createReactTask(listeners: readonly Listener[]): Task<{ activityId: string }> {
  return {
    name: 'activity-react',
    data: z.object(reactTask),
    async handle(ctx, { activityId }) {
      const activity = await findActivity(ctx.db, activityId)
      if (!activity) return
      const failures: unknown[] = []
      for (const listener of listeners.filter(({ kinds }) => kinds.includes(activity.kind))) {
        await reactOnce(ctx, listener, activity).catch(async (error: unknown) => {
          // The account was erased while the listener waited, so there is nothing left to react to.
          if (!(await isUnchanged(ctx, activity))) return
          ctx.log.error({ err: error, listener: listener.name, activityId }, 'listener failed')
          failures.push(error)
        })
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} listener(s) failed`)
    },
  }
}

/** Returns a recorded activity; undefined once it is erased. */
export async function findActivity(db: Database, id: string): Promise<Activity | undefined> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { actor_id: actorId, login_id: loginId, created_at: createdAt, kind, data } = row
  // The only place where a row gets its type. This is sound because only the activity log inserts rows, with the data
  // of their kind, and kind and data never change. No listener receives a discontinued kind.
  return { id, kind, data, actorId, loginId, createdAt } as Activity
}

/** Whether an activity still exists and names the same account. */
async function isUnchanged(ctx: Context, { id, actorId, loginId }: Activity): Promise<boolean> {
  const now = await findActivity(ctx.db, id)
  return now !== undefined && now.actorId === actorId && now.loginId === loginId
}

async function reactOnce(ctx: Context, listener: Listener, activity: Activity): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const claimedReaction = await tx
      .insertInto('activity_reaction')
      .values({ activity_id: activity.id, listener: listener.name, created_at: ctx.clock.now() })
      .onConflict((oc) => oc.doNothing())
      .returning('listener')
      .executeTakeFirst()
    if (claimedReaction) await listener.react(ctx, tx, activity)
  })
}
