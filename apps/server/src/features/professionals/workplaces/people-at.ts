import { sql } from 'kysely'
import { notBlocked, type Workplace } from '../../connections/index.ts'
import { soughtMarks } from './workplace-marks.ts'

/**
 * Returns a query with the `id` of the professionals who work at a company on this day (`2026-11-21`) according to
 * their page, and who chose to be named on the company's page. Excludes unlisted people, and people separated from the
 * company by a block.
 */
export function peopleAt(company: Workplace & { readonly id: string }, today: string) {
  return sql<{ id: string }>`
    select distinct actor.id from story_workplace as workplace
    join actor on actor.id = workplace.actor_id and actor.listed
    where workplace.key = any(${soughtMarks([company])}::text[])
      and (workplace.until is null or workplace.until >= ${today}::date)
      and ${notBlocked(company.id, 'actor.id')}`
}
