import { platformErrors } from '@rise/contract/errors'
import type { Resume } from '@rise/contract/resume'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { findStoryRowById, resumeOf, type StoryRow } from '../story-row.ts'
import { knownInterests } from './known-interests.ts'
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
  return jsonResumeOf({
    basics: { ...(name !== '' && { name }), ...(basics as object | undefined) },
    ...sections,
    ...interestsOf(row),
  })
}

/** What was chosen from our list is an interest like those in one's own words, which may name it already. */
function interestsOf(row: StoryRow): Pick<Resume, 'interests'> {
  const own = resumeOf(row)
  const named = new Set(knownInterests(own).map(({ slug }) => slug))
  const more = entriesOf('interests', row.interests ?? []).filter(({ slug }) => !named.has(slug))
  return more.length > 0 ? { interests: [...(own.interests ?? []), ...more.map(({ name }) => ({ name }))] } : {}
}
