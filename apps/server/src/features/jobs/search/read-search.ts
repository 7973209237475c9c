import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { SearchReading, Understood } from '@rise/contract/jobs/search/shapes'
import type { Context } from '../../../platform/context.ts'
import { allOfQuery } from '../../../platform/words/search-query.ts'
import type { Viewer } from '../../connections/index.ts'
import { placeOfViewer } from './places/place-of-viewer.ts'
import { inAnyPlace } from './places/place-term.ts'
import { type ResolvedFilter, resolveFilter } from './resolve-filter.ts'
import type { RankedWords, Selection } from './selection.ts'
import { type SearchWords, understandWords } from './words/understand-words.ts'

/** A filter with its keywords, ready for the database. */
export interface ReadSearch extends ResolvedFilter {
  /**
   * The conditions other than required words: the filter, excluded words, and a place if the keywords name nothing
   * else.
   */
  readonly selection: Selection
  /** A `tsquery` that must match; undefined if there is none. */
  readonly words: string | undefined
  readonly ranked: RankedWords
  /** Whether the keywords are a single condition: one word, phrase or name, or alternatives. */
  readonly isSingle: boolean
  /** Whether the keywords are only punctuation, which no job contains. */
  readonly isNothing: boolean
  /** Null without keywords. */
  readonly understood: Understood | null
  readonly suggestion: string | null
}

const noRankedWords: RankedWords = { exact: [], wide: [], together: '' }

/**
 * Reads a filter for a viewer. Everything that searches jobs uses it: lists, counts and saved searches. Refuses the
 * same input as `resolveFilter`.
 */
export async function readSearch(ctx: Context, { keyword, ...filter }: JobFilter, viewer: Viewer): Promise<ReadSearch> {
  const [resolvedFilter, words] = await Promise.all([
    resolveFilter(ctx, filter, viewer),
    keyword ? understandWords(ctx, keyword) : null,
  ])
  if (words === null) {
    return {
      ...resolvedFilter,
      words: undefined,
      ranked: noRankedWords,
      isSingle: false,
      isNothing: false,
      understood: null,
      suggestion: null,
    }
  }
  const nearReading = words.nearMe ? await readNearMe(ctx, words.nearMe, viewer) : undefined
  const places = [words.placeIds, nearReading?.ids].filter((ids) => ids !== null && ids !== undefined)
  const { selection, query } = withPlaces(resolvedFilter.selection, words, places)
  const { understood } = words
  return {
    ...resolvedFilter,
    selection: words.excluded === null ? selection : { ...selection, excluded: words.excluded },
    words: query ?? undefined,
    ranked: words.ranked,
    isSingle: words.isSingle && places.length === 0,
    isNothing: query === null && words.excluded === null && places.length === 0 && nearReading === undefined,
    understood: nearReading ? { ...understood, readings: [...understood.readings, nearReading.reading] } : understood,
    suggestion: words.suggestion,
  }
}

/**
 * Adds the places named by the keywords. If the keywords name only a place, the place becomes a condition, so that the
 * list of that place is read. Otherwise jobs in the place are found by the place's term, together with the words.
 */
function withPlaces(selection: Selection, { query }: SearchWords, places: readonly (readonly string[])[]) {
  const [only, ...others] = places
  if (query === null && only && others.length === 0 && selection.placeIds === undefined) {
    return { selection: { ...selection, placeIds: only }, query: null }
  }
  return { selection, query: allOfQuery([...(query === null ? [] : [query]), ...places.map(inAnyPlace)]) }
}

async function readNearMe(
  ctx: Context,
  ways: NonNullable<SearchWords['nearMe']>,
  viewer: Viewer,
): Promise<{ ids: readonly string[] | null; reading: SearchReading }> {
  const place = await placeOfViewer(ctx, viewer)
  return {
    ids: place?.ids ?? null,
    reading: {
      kind: 'near-me',
      ...ways,
      names: place ? [place.name] : [],
      location: place?.slug ?? null,
      workType: null,
    },
  }
}
