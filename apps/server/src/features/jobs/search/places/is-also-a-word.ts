import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { termQuery } from '../../../../platform/words/search-query.ts'
import { estimateMatches } from '../estimate-matches.ts'

/** The number of jobs with a word that are read to estimate the places of all jobs with the word. */
const SAMPLE = 200
/**
 * If fewer jobs elsewhere have the words than this share of the place's jobs, they are assumed only to mention the
 * place.
 */
const MENTIONS = 1 / 20

interface PlaceWords {
  /** The words that name the place. */
  readonly text: string
  /** The words together with the word before or after them. */
  readonly wider: readonly string[]
  readonly ids: readonly string[]
  /** The approximate number of jobs in the place. */
  readonly jobs: number
}

/**
 * Whether the words for a place have another meaning here. They have one if they are the whole name of a title, skill
 * or company, if any job elsewhere contains them together with a neighbouring word, or if enough jobs elsewhere contain
 * them alone. A title that names the job's own place doesn't count.
 */
export const isAlsoAWord = ttlCache(60, hasOtherMeaning, { nameOf: (meant: PlaceWords) => JSON.stringify(meant) })

async function hasOtherMeaning(ctx: Context, { text, wider, ids, jobs }: PlaceWords): Promise<boolean> {
  const phrases = wider.map((words) => elsewhere(ctx, words, ids))
  const [isName, alone, ...phraseShares] = await Promise.all([
    isWholeName(ctx, text),
    elsewhere(ctx, text, ids),
    ...phrases,
  ])
  if (isName || phraseShares.some(({ share }) => share > 0)) return true
  return alone.share > 0 && alone.share * alone.all >= Math.max(1, jobs) * MENTIONS
}

/** Whether the text is the whole name of a title, skill or company. */
async function isWholeName({ db }: Context, text: string): Promise<boolean> {
  const { rows } = await sql`
    select from job_suggestion
    where kind = any(array['title', 'skill', 'company']) and key = ${text} and length(label) = ${text.length}
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Returns how many jobs have the words in title, skills or company, and the share of these jobs that is in other
 * places.
 */
async function elsewhere(ctx: Context, text: string, ids: readonly string[]): Promise<{ share: number; all: number }> {
  const words = termQuery(text, 'ABC')
  if (words === null) return { share: 0, all: 0 }
  const { rows } = await sql<{ read: number; elsewhere: number }>`
    select count(*) as read, count(*) filter (where not areas && ${ids}::uuid[]) as elsewhere
    from (select areas from job_search where terms @@ ${words}::tsquery limit ${sql.lit(SAMPLE)}) as sample`.execute(
    ctx.db,
  )
  const [some = { read: 0, elsewhere: 0 }] = rows
  if (some.read < SAMPLE) return { share: some.elsewhere > 0 ? some.elsewhere / some.read : 0, all: some.read }
  return { share: some.elsewhere / some.read, all: Math.max(some.read, await estimateMatches(ctx, 'title', words)) }
}
