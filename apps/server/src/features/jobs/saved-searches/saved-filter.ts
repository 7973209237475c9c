import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { parseSearch } from '../../../platform/words/parse-search.ts'
import { literalKeyword } from '../search/words/search-text.ts'

/** What is stored of a saved search. */
interface StoredSearch {
  readonly filter: SavedFilter
  readonly is_literal: boolean
}

/**
 * Returns the filter by which a saved search finds jobs. One that was saved before places in the words were read has all
 * its words in quotation marks: it means what it meant, and so does the address of its list.
 */
export function savedFilterOf({ filter, is_literal }: StoredSearch): SavedFilter {
  const { keyword } = filter
  return is_literal && keyword !== undefined ? { ...filter, keyword: literalKeyword(parseSearch(keyword)) } : filter
}

/** A member who opens a list with the words of a saved search sees how they are read now; so does the search from then on. */
export async function openSavedSearches({ db }: Context, actorId: string, keyword: string): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ is_literal: false })
    .where('actor_id', '=', actorId)
    .where('is_literal', '=', true)
    .where(sql<boolean>`filter ->> 'keyword' = ${keyword}`)
    .execute()
}
