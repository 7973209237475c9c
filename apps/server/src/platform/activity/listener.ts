import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Task } from '../tasks/task.ts'
import type { Activity, ActivityKind } from './activity.ts'

/**
 * A feature's reaction to an activity. Its effect is written to the database in this transaction. `react` receives only
 * activities of the listener's own kinds.
 */
export interface Listener<K extends ActivityKind = ActivityKind> {
  /** Stable name: together with the activity's id, it ensures that the effect happens once. */
  readonly name: string
  readonly kinds: readonly K[]
  react(ctx: Context, tx: Tx, activity: Activity<K>): Promise<void>
}

const reactTask = { activityId: z.uuid() }

/**
 * The task that runs every listener of an activity, each in a transaction of its own that first claims `(activity,
 * listener)`. The effect thus happens once however often the task is retried. When one listener fails, the others'
 * effects remain and only the failed one is retried.
 */
export function createReactTask(listeners: readonly Listener[]): Task<{ activityId: string }> {
  return {
    name: 'activity-react',
    data: z.object(reactTask),
    async handle(ctx, { activityId }) {
      const activity = await findActivity(ctx, activityId)
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

async function findActivity({ db }: Context, id: string): Promise<Activity | undefined> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { actor_id: actorId, login_id: loginId, created_at: createdAt, kind, data } = row
  // The one place where a row gets its type. That is sound because rows are never changed, only erased, and only
  // `record` inserts them, with the data of their kind. A discontinued kind has no listener, so its rows reach no one.
  return { id, kind, data, actorId, loginId, createdAt } as Activity
}

/** Whether an activity still exists and names the same account. */
async function isUnchanged(ctx: Context, { id, actorId, loginId }: Activity): Promise<boolean> {
  const now = await findActivity(ctx, id)
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
