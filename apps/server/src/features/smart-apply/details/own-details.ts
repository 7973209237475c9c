import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { Database, Tx } from '../../../platform/database/database.ts'

const noDetails: SmartApplyDetails = {
  ...{ email: '', phone: '', workCountries: [], notice: '', linkedin: '', website: '', github: '' },
  ...{ resumeFileId: null, answers: [] },
}

/** Returns a professional's saved details. A résumé that was deleted since is left out. */
export async function ownDetails(
  db: Database | Tx,
  actorId: string,
): Promise<{ readonly version: number; readonly details: SmartApplyDetails }> {
  const row = await db
    .selectFrom('smart_apply')
    .select(['details', 'version'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  const details = { ...noDetails, ...row?.details }
  const isKept = details.resumeFileId === null || (await hasResumeFile(db, actorId, details.resumeFileId))
  return { version: row?.version ?? 0, details: isKept ? details : { ...details, resumeFileId: null } }
}

/** Whether a professional has this résumé. */
export async function hasResumeFile(db: Database | Tx, actorId: string, id: string): Promise<boolean> {
  const file = await db
    .selectFrom('resume_file')
    .select('id')
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .where('kept', '=', true)
    .executeTakeFirst()
  return file !== undefined
}
