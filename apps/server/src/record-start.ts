import { recordAct } from './features/session/index.ts'
import type { Context } from './platform/context.ts'

/** Up to this many migrations are listed by name; a new database has run them all. */
const NAMED = 10

/** Records in the timeline which migrations this start ran. */
export async function recordMigrations(ctx: Context, migrations: readonly string[]): Promise<void> {
  const last = migrations.at(-1)
  if (last === undefined) return
  const after = migrations.length > NAMED ? { migrations: migrations.length } : { migrations }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.migrated', by: null, subject: { id: null, name: last }, after }))
}

/** Records in the timeline that a process has started, and its role. */
export async function recordStart(ctx: Context): Promise<void> {
  const { role, mode } = ctx.config
  const after = { serves: role, mode }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.started', by: null, subject: null, after }))
}
