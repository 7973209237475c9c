import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const LONGEST_SEARCH = 80
/** The maximum number of searches stored per day, because anyone can make up more. */
const MOST_WORDS = 500
/**
 * After 30 days, words are kept only if they were searched at least this often on a day; rarer words may identify
 * someone.
 */
const MIN_SEARCHES = 3
const RARE_WORDS_DAYS = 30
const KEPT_MONTHS = 25

/** Counts a search for jobs without results: its words and the day, nothing about the searcher. */
export async function noteEmptySearch({ db, clock }: Context, searched: string): Promise<void> {
  const words = searched.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (words === '' || words.length > LONGEST_SEARCH || isContact(words)) return
  const day = dayOf(clock.now())
  await sql`
    insert into empty_search_day (day, words, count)
    select ${day}::date, ${words}, 1
    where exists (select from empty_search_day where day = ${day}::date and words = ${words})
      or (select count(*) from empty_search_day where day = ${day}::date) < ${MOST_WORDS}
    on conflict (day, words) do update set count = empty_search_day.count + 1`.execute(db)
}

/** Whether the words may be an email address or a phone number, which someone entered into the wrong field. */
function isContact(words: string): boolean {
  return words.includes('@') || /\d[\d\s()/+-]{5,}\d/.test(words)
}

export async function forgetEmptySearches({ db, clock }: Context): Promise<void> {
  const today = sql<Date>`${dayOf(clock.now())}::date`
  await db
    .deleteFrom('empty_search_day')
    .where((where) =>
      where.or([
        where.and([
          where('count', '<', MIN_SEARCHES),
          where('day', '<', sql<Date>`${today} - ${RARE_WORDS_DAYS}::int`),
        ]),
        where('day', '<', sql<Date>`(${today} - make_interval(months => ${KEPT_MONTHS}))::date`),
      ]),
    )
    .execute()
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
