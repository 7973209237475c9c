import { applicationErrors } from '@rise/contract/applications/errors'
import { platformErrors } from '@rise/contract/errors'
import { smartApplyErrors } from '@rise/contract/smart-apply/errors'
import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { SmartApplySettings } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockActor } from '../../session/index.ts'
import { hasResumeFile } from './own-details.ts'
import { readSettings } from './read-settings.ts'

/**
 * Saves a professional's details. The second of two changes to one version is refused.
 * @throws {Failure} `smart-apply-changed`, `resume-file-not-found`; `not-found` if the account is being erased
 */
export async function saveDetails(
  ctx: Context,
  actorId: string,
  { version, ...details }: SmartApplyDetails & { readonly version: number },
): Promise<SmartApplySettings> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) throw new Failure(platformErrors['not-found'])
    const { resumeFileId } = details
    if (resumeFileId !== null && !(await hasResumeFile(tx, actorId, resumeFileId))) {
      throw new Failure(applicationErrors['resume-file-not-found'])
    }
    const columns = { details: JSON.stringify(details), version: version + 1 }
    const row = await tx
      .insertInto('smart_apply')
      .values({ actor_id: actorId, asked_at: null, ...columns })
      .onConflict((conflict) =>
        conflict.column('actor_id').doUpdateSet(columns).where('smart_apply.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst()
    if (row?.version !== version + 1) throw new Failure(smartApplyErrors['smart-apply-changed'])
  })
  return readSettings(ctx, actorId)
}
