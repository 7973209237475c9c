import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { nearWords } from '../../../platform/words/near-words.ts'
import { splitWords, termOf } from '../../../platform/words/split-words.ts'
import { type SearchedWords, searchedWords } from './searched-words.ts'
import { isShown, type Selection } from './selection.ts'

/** The maximum number of people counted per candidate word. */
const MOST_COUNTED = 50

/** The minimum number of people with a word; a rarer word could be the name of an erased member. */
const FEWEST_PEOPLE = 50
const KEPT_SECONDS = 60

/** Returns frequent words, each with the approximate number of people who have it, from the planner's statistics. */
const frequentWords = ttlCache(KEPT_SECONDS, async ({ db }: Context, _all: 'all') => {
  const { rows } = await sql<{ words: string[]; shares: number[]; people: number }>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares, reltuples::float8 as people
    from pg_stats join pg_class on oid = 'professional_search'::regclass
    where schemaname = current_schema() and tablename = 'professional_search' and attname = 'words'
      and most_common_elems is not null`.execute(db)
  const { words = [], shares = [], people = 0 } = rows[0] ?? {}
  const wordCounts = words.map((word, index) => [word, Math.round((shares[index] ?? 0) * people)] as const)
  return new Map(wordCounts.filter(([, count]) => count >= FEWEST_PEOPLE))
})

interface Correction {
  readonly searched: Pick<SearchedWords, 'words' | 'excluded'>
  readonly correction: { readonly typed: string; readonly taken: string }
}

/**
 * Replaces one word that matches no one: the first for which a similar word has matches. Uses the most frequent similar
 * word. Returns undefined if no word can be replaced, or if the search has quotation marks.
 */
export async function correctWords(ctx: Context, { sight }: Selection, q: string): Promise<Correction | undefined> {
  if (/["\u201c\u201d\u00ab\u00bb]/.test(q)) return undefined
  for (const typedWord of q.split(/\s+/)) {
    const word = plainWord(typedWord)
    const near = word === undefined ? [] : nearWords(word)
    if (word === undefined || near.length === 0) continue
    // Words that differ only in their ending are one term; the first spelling is shown.
    const spellings = new Map([...near.toReversed(), word].map((spelling) => [termOf(spelling), spelling]))
    const frequent = await frequentWords(ctx, 'all')
    if (frequent.has(termOf(word))) continue
    const usual = [...spellings.keys()].flatMap((term) => ({ word: term, people: frequent.get(term) ?? 0 }))
    const hasUsual = usual.some(({ people }) => people > 0)
    const had = await peopleOf(ctx, sight, hasUsual ? [termOf(word)] : [...spellings.keys()])
    const best = [...had, ...(hasUsual ? usual : [])].toSorted((a, b) => b.people - a.people)[0]
    const replacement = best && spellings.get(best.word)
    if (replacement === undefined || had.some((one) => one.word === termOf(word))) continue
    const { words, excluded } = searchedWords(q.replace(typedWord, replacement))
    return { searched: { words, excluded }, correction: { typed: typedWord, taken: replacement } }
  }
  return undefined
}

/** Returns the folded form of a single word; undefined for an exclusion, or text with several words. */
function plainWord(text: string): string | undefined {
  if (/^[-\u2212\u2013]/.test(text)) return undefined
  const [word, ...otherWords] = splitWords(text)
  return otherWords.length === 0 && word?.parts.length === 1 && !word.pairs ? word.parts[0] : undefined
}

/** Returns the terms that occur, with their number of people. Members hidden from the viewer don't count. */
async function peopleOf({ db }: Context, sight: Selection['sight'], words: readonly string[]) {
  const { rows } = await sql<{ word: string; people: number }>`
    select word, people from unnest(${words}::text[]) as near (word)
    cross join lateral (
      select count(*) as people from (
        select from professional_search
        where words @@ quote_literal(word)::tsquery and listed and ${isShown({ sight, open: false })}
        limit ${MOST_COUNTED}
      ) as found
    ) as counted
    where people > 0`.execute(db)
  return rows
}
