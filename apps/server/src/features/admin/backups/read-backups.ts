import type { AdminAct } from '@rise/contract/admin/acts'
import type { Backups } from '@rise/contract/admin/installation/shapes'
import type { Context } from '../../../platform/context.ts'

/** Returns the time of the last backup, and the time and outcome of the last test restore. */
export async function readBackups(ctx: Context): Promise<Backups> {
  const [backup, trial] = await Promise.all([findLast(ctx, 'system.backed-up'), findLast(ctx, 'system.restore-tried')])
  return {
    made: backup && {
      at: backup.created_at.toISOString(),
      name: backup.subject_name ?? '',
      rows: Number(backup.after?.rows ?? 0),
    },
    tried: trial && {
      at: trial.created_at.toISOString(),
      name: trial.subject_name ?? '',
      problem: trial.after?.outcome === 'restored' ? null : String(trial.after?.outcome),
    },
  }
}

async function findLast({ db }: Context, act: AdminAct) {
  const row = await db
    .selectFrom('admin_act')
    .select(['created_at', 'subject_name', 'after'])
    .where('act', '=', act)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
