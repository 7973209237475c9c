import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { splitWords, termOf } from '../../../platform/words/split-words.ts'
import { nearWords } from './near-words.ts'
import { type SearchedWords, searchedWords } from './searched-words.ts'
import { type Selection, unseenIds } from './selection.ts'

/** Matches of a word are counted up to here to find the most frequent one. */
const COUNTED = 50

interface Correction {
  readonly searched: Pick<SearchedWords, 'words' | 'excluded'>
  readonly correction: { readonly typed: string; readonly taken: string }
}

/**
 * The same search with the nearest word instead of the first one that nobody has, as far as this member sees them;
 * undefined when there is none. What stands in quotation marks stays.
 */
export async function correctWords(ctx: Context, { sight }: Selection, q: string): Promise<Correction | undefined> {
  if (/["\u201c\u201d\u00ab\u00bb]/.test(q)) return undefined
  for (const typed of q.split(/\s+/)) {
    const word = plainWord(typed)
    const near = word === undefined ? [] : nearWords(word)
    if (word === undefined || near.length === 0) continue
    // What differs in its ending alone is one term: it reads as the first that is near.
    const readings = new Map([...near.toReversed(), word].map((reading) => [termOf(reading), reading]))
    const had = await peopleOf(ctx, sight, [...readings.keys()])
    const best = had.toSorted((a, b) => b.people - a.people)[0]
    const taken = best && readings.get(best.word)
    if (taken === undefined || had.some((one) => one.word === termOf(word))) continue
    const { words, excluded } = searchedWords(q.replace(typed, taken))
    return { searched: { words, excluded }, correction: { typed, taken } }
  }
  return undefined
}

/** One word that is no exclusion, folded. */
function plainWord(text: string): string | undefined {
  if (/^[-\u2212\u2013]/.test(text)) return undefined
  const [word, ...others] = splitWords(text)
  return others.length === 0 && word?.parts.length === 1 && !word.pairs ? word.parts[0] : undefined
}

/** Those of the terms that somebody has, with how many; nobody whom this member does not see counts. */
async function peopleOf({ db }: Context, sight: Selection['sight'], words: readonly string[]) {
  const { rows } = await sql<{ word: string; people: number }>`
    select word, people from unnest(${words}::text[]) as near (word)
    cross join lateral (
      select count(*) as people from (
        select from professional_search
        where words @@ quote_literal(word)::tsquery and listed and actor_id not in (${unseenIds({ sight, open: false })})
        limit ${COUNTED}
      ) as found
    ) as counted
    where people > 0`.execute(db)
  return rows
}
