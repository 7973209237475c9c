import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { Context } from '../../../../platform/context.ts'
import type { Requester } from '../../../../platform/http/requester.ts'
import { resolveFilter } from '../resolve-filter.ts'
import type { Selection } from '../selection.ts'
import { understandWords } from '../words/understand-words.ts'

export type SearchedSelection = Selection & { readonly words?: string }

interface ReadFilter {
  readonly selection: SearchedSelection
  /** It asks for one word or alternatives of one. */
  readonly isSingle: boolean
}

/** The conditions of a filter, its words among them; undefined where these are signs alone, which no job has. */
export async function readFilter(
  ctx: Context,
  { keyword, ...filter }: JobFilter,
  viewer: Requester,
): Promise<ReadFilter | undefined> {
  const { selection } = await resolveFilter(ctx, filter, viewer)
  const words = keyword ? await understandWords(ctx, keyword) : null
  if (words !== null && words.query === null && words.excluded === null) return undefined
  return {
    selection: {
      ...selection,
      ...(words?.excluded && { excluded: words.excluded }),
      ...(words?.query && { words: words.query }),
    },
    isSingle: words?.isSingle ?? false,
  }
}
