import { recordAct } from './features/session/index.ts'
import type { Context } from './platform/context.ts'

/** Named one by one up to here; a new database has run them all. */
const NAMED = 10

/** Writes into the timeline which migrations were run just now. */
export async function recordMigrations(ctx: Context, migrations: readonly string[]): Promise<void> {
  const last = migrations.at(-1)
  if (last === undefined) return
  const after = migrations.length > NAMED ? { migrations: migrations.length } : { migrations }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.migrated', by: null, subject: { id: null, name: last }, after }))
}

/** Writes into the timeline that a process has started, and as what. */
export async function recordStart(ctx: Context): Promise<void> {
  const { role, mode } = ctx.config
  const after = { serves: role, mode }
  await ctx.db
    .transaction()
    .execute((tx) => recordAct(ctx, tx, { act: 'system.started', by: null, subject: null, after }))
}
