import { applicationErrors } from '@rise/contract/applications/errors'
import type { Memo } from '@rise/contract/applications/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import type {} from '../tables.ts'

/**
 * Saves a professional's note and date on an application sent here; empty values delete them.
 *
 * @throws {Failure} `application-not-found`, also for someone else's application
 */
export function writeMemo(
  { db }: Context,
  member: Acting,
  { id, note, nextOn }: Memo & { readonly id: string },
): Promise<Memo> {
  return db.transaction().execute(async (tx) => {
    const receipt = await tx
      .selectFrom('application_receipt')
      .select('application_id')
      .where('application_id', '=', id)
      .where('actor_id', '=', member.actorId)
      .forKeyShare()
      .executeTakeFirst()
    if (!receipt) throw new Failure(applicationErrors['application-not-found'])
    if (note === '' && nextOn === null) {
      await tx.deleteFrom('application_memo').where('application_id', '=', id).execute()
    } else {
      await tx
        .insertInto('application_memo')
        .values({ application_id: id, note, next_on: nextOn })
        .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ note, next_on: nextOn }))
        .execute()
    }
    return { note, nextOn }
  })
}
