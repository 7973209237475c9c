import type { Resume } from '@rise/contract/resumes/shapes'
import type { Tx } from '../../../platform/database/database.ts'
import { workplaceMarks } from './workplace-marks.ts'

/** The maximum number of marks per person, taken from the first workplaces in the résumé. */
const MOST_KEYS = 60

/**
 * Stores a professional's present workplaces, for the pages of these companies. Stores none if the professional doesn't
 * want to be named there. `today` is a day such as `2026-11-21`.
 */
export async function saveWorkplaces(
  tx: Tx,
  actorId: string,
  { shown, resume: { work = [] }, today }: { shown: boolean; resume: Resume; today: string },
): Promise<void> {
  await tx.deleteFrom('story_workplace').where('actor_id', '=', actorId).execute()
  if (!shown) return
  const ends = new Map<string, string | null>()
  for (const { name = '', url, endDate } of work) {
    const until = endDate === undefined ? null : lastDayOf(endDate)
    if (until !== null && until < today) continue
    for (const key of workplaceMarks([{ name, website: url }])) ends.set(key, later(ends.get(key), until))
  }
  const rows = [...ends]
    .slice(0, MOST_KEYS)
    .map(([key, until]) => ({ actor_id: actorId, key: key.slice(0, 300), until }))
  if (rows.length > 0) await tx.insertInto('story_workplace').values(rows).execute()
}

/** Returns the later of two ends, for two entries at one company; null means no end. */
function later(one: string | null | undefined, other: string | null): string | null {
  if (one === undefined) return other
  if (one === null || other === null) return null
  return one > other ? one : other
}

/** Returns the last day of a date, year or month: `2026-02` ends on `2026-02-28`. */
function lastDayOf(date: string): string {
  const [year = 0, month = 12, day] = date.split('-').map(Number)
  if (day !== undefined) return date
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
