import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Corrections } from './corrections.ts'
import { remergeJobs } from './remerge-jobs.ts'

/** Corrects facts of a job; earlier corrections of other facts stay. The caller must hold the lock of its company. */
export async function correctJob(ctx: Context, tx: Tx, id: string, corrections: Corrections): Promise<void> {
  const facts = JSON.stringify(corrections)
  await tx
    .insertInto('job_correction')
    .values({ job_id: id, facts, corrected_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({
        facts: sql`job_correction.facts || excluded.facts`,
        corrected_at: sql`excluded.corrected_at`,
      }),
    )
    .execute()
  await remergeJobs(ctx, tx, [id])
}

/** Removes all corrections of a job. The caller must hold the lock of its company. */
export async function deleteCorrections(ctx: Context, tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('job_correction').where('job_id', '=', id).execute()
  await remergeJobs(ctx, tx, [id])
}
