import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { TaskKind, Tasks } from '../tasks/tasks.ts'
import type { ActivityInput, ActivityLog } from './activity.ts'
import type { Listener } from './listener.ts'

/** Creates the log on top of the task queue. An activity without listeners costs a row and no task. */
export function createActivityLog(
  listeners: readonly Listener[],
  task: TaskKind<{ activityId: string }>,
  deps: { tasks: Tasks; clock: Clock; newId(): string },
): ActivityLog {
  const observedKinds = new Set(listeners.flatMap((listener) => listener.kinds))
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
    for (const row of rows.filter(({ kind }) => observedKinds.has(kind))) {
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
