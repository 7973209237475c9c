import type { Tx } from '../../../platform/database/database.ts'

/** Shows a job first in its lists until the given time; with null, no longer. */
export async function featureJob(tx: Tx, id: string, until: Date | null): Promise<void> {
  if (until === null) {
    await tx.deleteFrom('job_feature').where('job_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('job_feature')
    .values({ job_id: id, until })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ until }))
    .execute()
}
