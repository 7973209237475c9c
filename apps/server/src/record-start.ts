import { recordAct } from './features/session/index.ts'
import type { Context } from './platform/context.ts'

/** The maximum number of migrations recorded by name. Of more, as for a new database, only the number is recorded. */
const NAMED_MIGRATIONS = 10

/** Records in the timeline which migrations ran at this startup; records nothing if none did. */
export async function recordMigrations(ctx: Context, migrations: readonly string[]): Promise<void> {
  const last = migrations.at(-1)
  if (last === undefined) return
  const after = migrations.length > NAMED_MIGRATIONS ? { migrations: migrations.length } : { migrations }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.migrated', by: null, subject: { id: null, name: last }, after }))
}

/** Records in the timeline that a process has started, with its role and mode. */
export async function recordStart(ctx: Context): Promise<void> {
  const { role, mode } = ctx.config
  const after = { serves: role, mode }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.started', by: null, subject: null, after }))
}
