import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { Context } from '../../../../platform/context.ts'
import type { Requester } from '../../../../platform/http/requester.ts'
import { readSearch } from '../read-search.ts'
import type { Selection } from '../selection.ts'

export type SearchedSelection = Selection & { readonly words?: string }

export interface ReadFilter {
  readonly selection: SearchedSelection
  /** Whether the keywords are a single condition: one word, phrase or name, or alternatives. */
  readonly isSingle: boolean
  /** Whether the selection's places come from the keywords, so that choosing another place doesn't replace them. */
  readonly isPlaceTyped: boolean
}

/**
 * Returns the conditions of a filter, including its keywords; undefined if the keywords are only punctuation, which no
 * job contains.
 */
export async function readFilter(ctx: Context, filter: JobFilter, viewer: Requester): Promise<ReadFilter | undefined> {
  const { selection, words, isSingle, isNothing, place } = await readSearch(ctx, filter, viewer)
  if (isNothing) return undefined
  return {
    selection: { ...selection, ...(words !== undefined && { words }) },
    isSingle,
    isPlaceTyped: place === null && selection.placeIds !== undefined,
  }
}
