import type { PaletteKind } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import type { Gate } from '@rise/contract/policy'
import type { Message } from '@rise/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

// The slots of the search, which features fill in their `palette.ts`. Loaded with the search, at the first key or click
// that needs it.

/** An action, or a destination. */
export interface Act {
  readonly label: Message
  readonly to: string
  readonly icon: LucideIcon
  readonly gate: Gate
  /** Whether the action is for guests only, such as signing up. */
  readonly forGuests?: true
}

/** A destination of a two-key shortcut. */
export interface GoKey {
  /** The key after `g`. */
  readonly key: string
  readonly label: Message
  readonly to: string
  readonly gate: Gate
}

/** A kind of content that the search returns. */
export type ResultKind =
  | { readonly title: Message; readonly icon: LucideIcon }
  | { readonly title: Message; readonly pictureOf: (hit: PaletteHit) => ReactNode }

/** An action that takes the typed words, such as a search in one list; shown above the results. */
export interface WordsAct {
  readonly key: string
  /** The title of its group. */
  readonly group: Message
  readonly icon: LucideIcon
  readonly gate: Gate
  readonly titleOf: (words: string) => string
  readonly hrefOf: (words: string) => string
  /** Prepares data for the action's page before it opens. */
  readonly prepare?: (words: string, queryClient: QueryClient) => void
}

/** The parts of the search and the shortcuts, each list in the order of the screen. */
export interface SearchSlots {
  readonly kinds: Readonly<Record<PaletteKind, ResultKind>>
  readonly acts: readonly Act[]
  readonly goKeys: readonly GoKey[]
  /** Enter runs the first one with the typed words. */
  readonly wordsActs: readonly [WordsAct, ...WordsAct[]]
}
