import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Task, Tasks } from '../tasks/tasks.ts'

/** What happened, as it stands in the one log. */
export interface Activity {
  readonly id: string
  /** `<thing>.<past participle>`, such as `job.posted`. */
  readonly kind: string
  /** The professional or company that did it, null for the system. */
  readonly actorId: string | null
  /** The login that acted for the actor. */
  readonly loginId: string | null
  readonly data: unknown
  readonly createdAt: Date
}

/** What one feature does when something happened elsewhere. The effect is in the database and in this transaction. */
export interface Listener {
  /** Stable name: with the activity's id it keeps the effect to once. */
  readonly name: string
  readonly kinds: readonly string[]
  react(ctx: Context, tx: Tx, activity: Activity): Promise<void>
}

export interface ActivityInput {
  readonly kind: string
  readonly actorId?: string
  readonly loginId?: string
  readonly data: object
  /** When it happened, where it is learnt of later; now unless told. */
  readonly at?: Date
}

/** Writes to the log of what happened. */
export interface ActivityLog {
  /** Records in the caller's transaction, with one task for the listeners if there are any. */
  record(tx: Tx, activity: ActivityInput): Promise<void>
  /** The same for many at once. */
  recordAll(tx: Tx, activities: readonly ActivityInput[]): Promise<void>
}

const reactTask = { activityId: z.uuid() }

/**
 * The task that lets every listener of an activity react, each in a transaction of its own that first claims
 * `(activity, listener)`: an effect happens once however often the task is tried, and when one listener fails the
 * others stand and only the failed one is tried again.
 */
export function createReactTask(listeners: readonly Listener[]): Task<{ activityId: string }> {
  return {
    name: 'activity-react',
    data: z.object(reactTask),
    async handle(ctx, { activityId }) {
      const row = await ctx.db.selectFrom('activity').selectAll().where('id', '=', activityId).executeTakeFirst()
      if (!row) return
      const { actor_id, login_id, created_at, id, kind, data } = row
      const activity = { id, kind, data, actorId: actor_id, loginId: login_id, createdAt: created_at }
      const failed: unknown[] = []
      for (const listener of listeners.filter((l) => l.kinds.includes(kind))) {
        await reactOnce(ctx, listener, activity).catch((error: unknown) => {
          ctx.log.error({ err: error, listener: listener.name, activityId }, 'listener failed')
          failed.push(error)
        })
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} listener(s) failed`)
    },
  }
}

async function reactOnce(ctx: Context, listener: Listener, activity: Activity): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('activity_reaction')
      .values({ activity_id: activity.id, listener: listener.name, created_at: ctx.clock.now() })
      .onConflict((oc) => oc.doNothing())
      .returning('listener')
      .executeTakeFirst()
    if (claimed) await listener.react(ctx, tx, activity)
  })
}

/** The log over the task queue; activities that nobody listens to cost a row and no task. */
export function createActivityLog(
  listeners: readonly Listener[],
  task: Task<{ activityId: string }>,
  deps: { tasks: Tasks; clock: Context['clock']; newId: Context['newId'] },
): ActivityLog {
  const heard = new Set(listeners.flatMap((listener) => listener.kinds))
  async function recordAll(tx: Tx, activities: readonly ActivityInput[]): Promise<void> {
    if (activities.length === 0) return
    const rows = activities.map((activity) => ({
      id: deps.newId(),
      kind: activity.kind,
      actor_id: activity.actorId ?? null,
      login_id: activity.loginId ?? null,
      data: activity.data,
      created_at: activity.at ?? deps.clock.now(),
    }))
    // One text for however many there are, so that the database plans it once.
    await sql`
      insert into activity (id, kind, actor_id, login_id, data, created_at)
      select id, kind, actor_id, login_id, data, created_at from json_to_recordset(${JSON.stringify(rows)}::json)
        as made (id uuid, kind text, actor_id uuid, login_id uuid, data jsonb, created_at timestamptz)`.execute(tx)
    for (const row of rows.filter(({ kind }) => heard.has(kind))) {
      await deps.tasks.send(tx, task, { activityId: row.id })
    }
  }
  return { record: (tx, activity) => recordAll(tx, [activity]), recordAll }
}
