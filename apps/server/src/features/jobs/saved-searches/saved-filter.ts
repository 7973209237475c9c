import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { parseSearch } from '../../../platform/words/parse-search.ts'
import { literalKeyword } from '../search/words/search-text.ts'

/** The columns of a saved search. */
interface StoredSearch {
  readonly filter: SavedFilter
  readonly is_literal: boolean
}

/**
 * Returns the filter of a saved search. In searches saved before Rise recognised places in keywords, all words are put
 * in quotation marks, so that the search and the address of its list keep their meaning.
 */
export function savedFilterOf({ filter, is_literal }: StoredSearch): SavedFilter {
  const { keyword } = filter
  return is_literal && keyword !== undefined ? { ...filter, keyword: literalKeyword(parseSearch(keyword)) } : filter
}

/**
 * Stops taking the words of the member's saved searches with this keyword literally, because the member has listed jobs
 * with the keyword and so has seen how it is interpreted now.
 */
export async function openSavedSearches({ db }: Context, actorId: string, keyword: string): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ is_literal: false })
    .where('actor_id', '=', actorId)
    .where('is_literal', '=', true)
    .where(sql<boolean>`filter ->> 'keyword' = ${keyword}`)
    .execute()
}
