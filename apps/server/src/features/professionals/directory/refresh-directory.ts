import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { resumeOf, type StoryRow, stories } from '../story-row.ts'
import { presentWorkplaces } from '../workplaces/workplace.ts'
import { workplaceMarks } from '../workplaces/workplace-marks.ts'
import { type DirectoryKey, keysOf } from './directory-keys.ts'
import { directoryWords } from './directory-words.ts'

const DAY_MS = 86_400_000

/** The version of the rows. Raise it when rows are built differently, so that the task rebuilds all of them. */
export const MADE_BY = 2

/**
 * Rebuilds the directory's rows of these professionals from the state in the caller's transaction. Call it last in the
 * transaction, because concurrent calls for the same people wait for its end. Ids of other actors are skipped.
 */
export async function refreshDirectory(tx: Tx, clock: Clock, actorIds: readonly string[]): Promise<void> {
  if (actorIds.length === 0) return
  const ids = [...new Set(actorIds)].sort()
  await sql`
    select from professional_search where actor_id = any(${ids}::uuid[]) order by actor_id for no key update`.execute(
    tx,
  )
  await tx.deleteFrom('professional_due').where('actor_id', 'in', ids).execute()
  const rows = await stories(tx)
    .leftJoin('follow_count', 'follow_count.actor_id', 'actor.id')
    .select('follow_count.followers')
    .where('actor.id', 'in', ids)
    .execute()
  const today = clock.now().toISOString().slice(0, 10)
  const searchRows = rows.map((row) => searchRow(row, row.followers ?? 0, today))
  if (searchRows.length === 0) return
  const keyIds = await findOrCreateKeys(
    tx,
    searchRows.flatMap(({ keys }) => keys),
  )
  const rowsWithKeyIds = searchRows.map(({ keys, ...row }) => ({
    ...row,
    keys: keys.map((key) => keyIds.get(nameOf(key))),
  }))
  await sql`
    update professional_search as known
    set listed = actor.listed, joined_at = made.joined_at, followers = made.followers, open_to_work = made.open_to_work,
      stale_on = made.stale_on, made_by = ${MADE_BY}, words = made.words::tsvector,
      keys = array(select value::integer from json_array_elements_text(made.keys) as value order by 1),
      kept_from = array(select value from json_array_elements_text(made.kept_from) as value)
    from json_to_recordset(${JSON.stringify(rowsWithKeyIds)}::json) as made (actor_id uuid, joined_at timestamptz,
      followers integer, open_to_work text, stale_on date, words text, keys json, kept_from json)
    join actor on actor.id = made.actor_id
    where known.actor_id = made.actor_id`.execute(tx)
}

function searchRow(row: StoryRow, followers: number, today: string) {
  const resume = resumeOf(row)
  const never = [...presentWorkplaces(resume, today), ...(row.hidden_from ?? []).map((name) => ({ name }))]
  const openToWork = row.open_to_work ?? 'off'
  return {
    actor_id: row.id,
    joined_at: row.joined_at,
    followers,
    open_to_work: openToWork,
    kept_from: openToWork === 'off' ? [] : workplaceMarks(never),
    keys: keysOf(row, resume, today),
    words: directoryWords(row, resume, today),
    stale_on: staleOn(resume.work ?? [], today),
  }
}

/**
 * Returns the day after the earliest end of a job that is not before today; null if there is none. An end such as
 * `2027` or `2027-05` stands for its last day.
 */
function staleOn(work: readonly { endDate?: string | undefined }[], today: string): string | null {
  const ends = work.flatMap(({ endDate }) => (endDate === undefined ? [] : [lastDayOf(endDate)]))
  const [first] = ends.filter((end) => end >= today).sort()
  return first === undefined ? null : dayOf(Date.parse(first) + DAY_MS)
}

function lastDayOf(end: string): string {
  const [year = '', month = '12', day] = end.split('-')
  // Day 0 of the next month.
  return day === undefined ? dayOf(Date.UTC(Number(year), Number(month), 0)) : end
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function nameOf({ kind, slug }: Pick<DirectoryKey, 'kind' | 'slug'>): string {
  return `${kind} ${slug}`
}

async function findOrCreateKeys(tx: Tx, keys: readonly DirectoryKey[]): Promise<ReadonlyMap<string, number>> {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()].sort((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  )
  const existingKeys = await readKeys(tx, distinct)
  const missingKeys = distinct.filter((key) => !existingKeys.has(nameOf(key)))
  if (missingKeys.length === 0) return existingKeys
  await tx
    .insertInto('professional_key')
    .values(missingKeys.map(({ kind, slug, name }) => ({ kind, slug, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readKeys(tx, distinct)
}

/** Returns existing keys, locked in the caller's transaction, so that they aren't deleted before they are assigned. */
async function readKeys(tx: Tx, keys: readonly DirectoryKey[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; kind: DirectoryKey['kind']; slug: string }>`
    select id, kind, slug from professional_key
    join json_to_recordset(${JSON.stringify(keys)}::json) as wanted (kind text, slug text) using (kind, slug)
    order by id for key share of professional_key`.execute(tx)
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}
