import { platformErrors } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { findStoryRowById } from '../story-row.ts'
import { jsonResumeOf } from './writing/write-json-resume.ts'

/**
 * A member's whole story as a JSON Resume document, as it is kept: also what the schema does not know. The name is the
 * account's where the document has none.
 *
 * @throws {Failure} `not-found` for whoever is no professional
 */
export async function ownResume({ db }: Context, { actorId }: SignedIn): Promise<Record<string, unknown>> {
  const row = actorId === null ? undefined : await findStoryRowById(db, actorId)
  if (!row) throw new Failure(platformErrors['not-found'])
  const { basics, ...sections } = row.resume ?? {}
  const name = `${row.first_name} ${row.last_name}`.trim()
  return jsonResumeOf({ basics: { ...(name !== '' && { name }), ...(basics as object | undefined) }, ...sections })
}
