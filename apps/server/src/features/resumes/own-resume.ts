import { platformErrors } from '@rise/contract/errors'
import { EXTRAS_PART } from '@rise/contract/resumes/words'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { findStoryRowById, resumeOf } from '../professionals/index.ts'
import { extrasOf, interestsWith } from './story-extras.ts'
import { jsonResumeOf } from './writing/write-json-resume.ts'

/**
 * Returns a member's whole story as a JSON Resume document, as stored, including fields unknown to the schema. The data
 * that the schema has no fields for is under `x-rise`. If the document has no name, the account's name is used.
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function ownResume({ db }: Context, { actorId }: Acting): Promise<Record<string, unknown>> {
  const row = await findStoryRowById(db, actorId)
  if (!row) throw new Failure(platformErrors['not-found'])
  const { basics, ...sections } = row.resume ?? {}
  const name = `${row.first_name} ${row.last_name}`.trim()
  const resume = resumeOf(row)
  const extras = extrasOf(row, resume)
  return jsonResumeOf({
    basics: { ...(name !== '' && { name }), ...(basics as object | undefined) },
    ...sections,
    ...interestsWith(row, resume),
    ...(Object.keys(extras).length > 0 && { [EXTRAS_PART]: extras }),
  })
}
