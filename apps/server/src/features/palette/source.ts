import type { PaletteHit } from '@rise/contract/palette/shapes'
import type { Context } from '../../platform/context.ts'
import type { Requester } from '../../platform/http/requester.ts'
import type { WordPrefixes } from '../../platform/words/prefix-words.ts'

/** The input of a search. */
export interface PaletteSearch extends WordPrefixes {
  readonly ctx: Context
  readonly viewer: Requester
}

/** Searches one kind of content in one statement: a few rows that the viewer may see, best first. */
export type PaletteSource = (search: PaletteSearch) => Promise<readonly PaletteHit[]>
