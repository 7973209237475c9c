import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { nearWords } from '../../../platform/words/near-words.ts'
import { splitWords, termOf } from '../../../platform/words/split-words.ts'
import { type SearchedWords, searchedWords } from './searched-words.ts'
import { isShown, type Selection } from './selection.ts'

/** Matches of a word are counted up to here to find the most frequent one. */
const COUNTED = 50

/** A word of fewer people could be the name of an erased member. */
const MANY = 50
const KEPT_SECONDS = 60

/** Frequent words with their approximate frequency: from the planner's statistics, without reading the matches. */
const frequentWords = remember(KEPT_SECONDS, async ({ db }: Context, _all: 'all') => {
  const { rows } = await sql<{ words: string[]; shares: number[]; people: number }>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares, reltuples::float8 as people
    from pg_stats join pg_class on oid = 'professional_search'::regclass
    where schemaname = current_schema() and tablename = 'professional_search' and attname = 'words'
      and most_common_elems is not null`.execute(db)
  const { words = [], shares = [], people = 0 } = rows[0] ?? {}
  const counted = words.map((word, index) => [word, Math.round((shares[index] ?? 0) * people)] as const)
  return new Map(counted.filter(([, count]) => count >= MANY))
})

interface Correction {
  readonly searched: Pick<SearchedWords, 'words' | 'excluded'>
  readonly correction: { readonly typed: string; readonly taken: string }
}

/**
 * Returns the search with its first unmatched word replaced by the nearest known word; undefined if there is none.
 * Quoted words stay.
 */
export async function correctWords(ctx: Context, { sight }: Selection, q: string): Promise<Correction | undefined> {
  if (/["\u201c\u201d\u00ab\u00bb]/.test(q)) return undefined
  for (const typed of q.split(/\s+/)) {
    const word = plainWord(typed)
    const near = word === undefined ? [] : nearWords(word)
    if (word === undefined || near.length === 0) continue
    // Words that differ only in their ending are one term; the first spelling is shown.
    const readings = new Map([...near.toReversed(), word].map((reading) => [termOf(reading), reading]))
    const frequent = await frequentWords(ctx, 'all')
    if (frequent.has(termOf(word))) continue
    const usual = [...readings.keys()].flatMap((term) => ({ word: term, people: frequent.get(term) ?? 0 }))
    const hasUsual = usual.some(({ people }) => people > 0)
    const had = await peopleOf(ctx, sight, hasUsual ? [termOf(word)] : [...readings.keys()])
    const best = [...had, ...(hasUsual ? usual : [])].toSorted((a, b) => b.people - a.people)[0]
    const replacement = best && readings.get(best.word)
    if (replacement === undefined || had.some((one) => one.word === termOf(word))) continue
    const { words, excluded } = searchedWords(q.replace(typed, replacement))
    return { searched: { words, excluded }, correction: { typed, taken: replacement } }
  }
  return undefined
}

/** Returns a single word that is not an exclusion, folded. */
function plainWord(text: string): string | undefined {
  if (/^[-\u2212\u2013]/.test(text)) return undefined
  const [word, ...others] = splitWords(text)
  return others.length === 0 && word?.parts.length === 1 && !word.pairs ? word.parts[0] : undefined
}

/** The terms that occur, with their number of people; members hidden from the viewer don't count. */
async function peopleOf({ db }: Context, sight: Selection['sight'], words: readonly string[]) {
  const { rows } = await sql<{ word: string; people: number }>`
    select word, people from unnest(${words}::text[]) as near (word)
    cross join lateral (
      select count(*) as people from (
        select from professional_search
        where words @@ quote_literal(word)::tsquery and listed and ${isShown({ sight, open: false })}
        limit ${COUNTED}
      ) as found
    ) as counted
    where people > 0`.execute(db)
  return rows
}
