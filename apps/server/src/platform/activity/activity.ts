import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Task, Tasks } from '../tasks/tasks.ts'

/**
 * Every kind of activity and the data recorded with it, which is JSON. Each feature adds the kinds that it records in
 * its own `activities.ts`: `declare module '../../platform/activity.ts' { interface Activities { 'job.posted': { jobId:
 * string } } }`. A kind is `<thing>.<past participle>`. Recorded activities stay in the log: when a shape changes
 * later, fields that older rows lack are optional.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Activities {}

export type ActivityKind = keyof Activities

/** The data of an activity that actor, login and time describe completely. */
export type NoData = Record<string, never>

/** An entry of the activity log. In a union of kinds, `kind` tells whose `data` it is. */
export type Activity<K extends ActivityKind = ActivityKind> = {
  readonly [Kind in K]: {
    readonly id: string
    readonly kind: Kind
    /** The professional or company that did it, null for the system. */
    readonly actorId: string | null
    /** The login that acted for the actor. */
    readonly loginId: string | null
    readonly data: Activities[Kind]
    readonly createdAt: Date
  }
}[K]

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

export type ActivityInput<K extends ActivityKind = ActivityKind> = {
  readonly [Kind in K]: {
    readonly kind: Kind
    readonly actorId?: string
    readonly loginId?: string
    readonly data: Activities[Kind]
    /** When it happened, if recorded later; now by default. */
    readonly at?: Date
  }
}[K]

/** Writes to the activity log. */
export interface ActivityLog {
  /** Records in the caller's transaction, with one task for the listeners, if there are any. */
  record(tx: Tx, activity: ActivityInput): Promise<void>
  /** Records many at once. */
  recordAll(tx: Tx, activities: readonly ActivityInput[]): Promise<void>
  /**
   * Erases what these actors did, and what others did that names one of them or of these logins. Activities described
   * completely by kind and time stay; they name no one once the actors' rows are gone.
   */
  forget(tx: Tx, who: { readonly actorIds: readonly string[]; readonly loginIds: readonly string[] }): Promise<void>
}

const reactTask = { activityId: z.uuid() }

/**
 * The task that runs every listener of an activity, each in a transaction of its own that first claims `(activity,
 * listener)`. The effect thus happens once however often the task is retried. When one listener fails, the others'
 * effects stand and only the failed one is retried.
 */
export function createReactTask(listeners: readonly Listener[]): Task<{ activityId: string }> {
  return {
    name: 'activity-react',
    data: z.object(reactTask),
    async handle(ctx, { activityId }) {
      const activity = await findActivity(ctx, activityId)
      if (!activity) return
      const failed: unknown[] = []
      for (const listener of listeners.filter(({ kinds }) => kinds.includes(activity.kind))) {
        await reactOnce(ctx, listener, activity).catch(async (error: unknown) => {
          // Its account was erased while the listener waited: there is nothing to react to any longer.
          if (!(await isUnchanged(ctx, activity))) return
          ctx.log.error({ err: error, listener: listener.name, activityId }, 'listener failed')
          failed.push(error)
        })
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} listener(s) failed`)
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
    const claimed = await tx
      .insertInto('activity_reaction')
      .values({ activity_id: activity.id, listener: listener.name, created_at: ctx.clock.now() })
      .onConflict((oc) => oc.doNothing())
      .returning('listener')
      .executeTakeFirst()
    if (claimed) await listener.react(ctx, tx, activity)
  })
}

/** The log on top of the task queue. Activities without listeners cost a row and no task. */
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
    // One statement text for any number of activities, so that the database plans it once.
    await sql`
      insert into activity (id, kind, actor_id, login_id, data, created_at)
      select id, kind, actor_id, login_id, data, created_at from json_to_recordset(${JSON.stringify(rows)}::json)
        as made (id uuid, kind text, actor_id uuid, login_id uuid, data jsonb, created_at timestamptz)`.execute(tx)
    for (const row of rows.filter(({ kind }) => heard.has(kind))) {
      await deps.tasks.send(tx, task, { activityId: row.id })
    }
  }
  return { record: (tx, activity) => recordAll(tx, [activity]), recordAll, forget }
}

async function forget(
  tx: Tx,
  { actorIds, loginIds }: { readonly actorIds: readonly string[]; readonly loginIds: readonly string[] },
): Promise<void> {
  await sql`delete from activity where actor_id = any(${actorIds}::uuid[]) and data <> '{}'`.execute(tx)
  // Matches the index's expression.
  await sql`
    delete from activity
    where names_people(kind) and data <> '{}' and ids_in(data) && ${[...actorIds, ...loginIds]}::text[]`.execute(tx)
}
