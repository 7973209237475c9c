import { platformErrors } from '@rise/contract/errors'
import type { soughtWorkTypes } from '@rise/contract/professionals/story/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { findStoryRowById } from '../story-row.ts'
import { strengthOfRow } from './strength-of-row.ts'

/**
 * Returns a member's own story for editing; an unwritten one is empty, with version 0.
 *
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function ownStory(db: Database | Tx, actorId: string | null): Promise<OwnStory> {
  const row = actorId === null ? undefined : await findStoryRowById(db, actorId)
  if (!row) throw new Failure(platformErrors['not-found'])
  const story = {
    _id: row.id,
    slug: row.slug,
    version: row.version ?? 0,
    firstName: row.first_name,
    lastName: row.last_name,
    resume: row.resume ?? {},
    timeZone: row.time_zone,
    openToWork: row.open_to_work ?? ('off' as const),
    soughtRoles: row.sought_roles ?? [],
    // The contract validated the row when it was saved.
    soughtWorkTypes: (row.sought_work_types ?? []) as (typeof soughtWorkTypes)[number][],
    hiddenFrom: row.hidden_from ?? [],
    expertises: entriesOf('expertises', row.expertises ?? []),
    hats: entriesOf('hats', row.hats ?? []),
    soughtValues: entriesOf('values', row.sought_values ?? []),
    soughtBenefits: entriesOf('benefits', row.sought_benefits ?? []),
    interests: entriesOf('interests', row.interests ?? []),
    mentoringTopics: entriesOf('mentoring-topics', row.mentoring_topics ?? []),
    emailShownTo: row.email_shown_to ?? ('nobody' as const),
    phoneShownTo: row.phone_shown_to ?? ('nobody' as const),
    searchEngines: row.search_engines ?? true,
    shownAtWork: row.shown_at_work ?? false,
  }
  return { ...story, strength: strengthOfRow(row) }
}
