import { sql } from 'kysely'
import type { Activity, ActivityInput, ActivityKind } from '../src/platform/activity/activity.ts'
import type { Listener } from '../src/platform/activity/listener.ts'
import type { Database } from '../src/platform/database/database.ts'

/** Creates the table of test listeners' effects. */
export async function createEffects(db: Database): Promise<void> {
  await sql`create table effect (listener text, activity_id uuid)`.execute(db)
}

/** Returns the number of effects of each listener. */
export async function countEffects(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ listener: string; n: number }>`
    select listener, count(*) n from effect group by listener`.execute(db)
  return Object.fromEntries(rows.map(({ listener, n }) => [listener, n]))
}

/** Returns a test activity, which is cast because the product's types don't include its kind. */
export function thing(kind: 'thing.made' | 'thing.ignored', name: string): ActivityInput {
  return { kind, data: { name } } as unknown as ActivityInput
}

/** Returns a kind of test activity, cast like the activity. */
export function thingKind(kind: 'thing.made' | 'thing.lost'): ActivityKind {
  const name: string = kind
  return name as ActivityKind
}

/** Returns a listener to `thing.made` that writes a row and then runs the test's callback in the same transaction. */
export function effectListener(name: string, then: (activity: Activity) => Promise<void> = async () => {}): Listener {
  return {
    name,
    kinds: [thingKind('thing.made')],
    async react(_ctx, tx, activity) {
      await sql`insert into effect values (${name}, ${activity.id})`.execute(tx)
      await then(activity)
    },
  }
}
