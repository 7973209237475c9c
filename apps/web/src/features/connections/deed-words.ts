import type { SharedDeed } from '@rise/contract/connections/kinds'
import { createContext, type ReactNode, useContext } from 'react'

/** What a sentence about an activity names. */
interface NamedDeed {
  /** The member's name. */
  readonly member: ReactNode
  /** The title of the latest thing. */
  readonly thing: ReactNode
  /** The number of further things, for the form of the sentence, and in words: `99+`. */
  readonly others: number
  readonly more: string
}

/** The words for one kind of activity. */
export interface DeedWords {
  /** Returns a sentence that names the latest thing: "Ana answered Why? and 2 others". */
  readonly named: (deed: NamedDeed) => ReactNode
  /** Returns what was done when no title can be named, after the member's name: "answered 3 questions". */
  readonly counted: (counted: { readonly times: number; readonly count: string }) => string
}

/** The words of each kind, declared by its feature. */
export type DeedWordsSlot = Readonly<Record<SharedDeed, DeedWords>>

/** Provided by pages that list activity. */
export const DeedWordsContext = createContext<DeedWordsSlot | undefined>(undefined)

export function useDeedWords(): DeedWordsSlot {
  const words = useContext(DeedWordsContext)
  if (!words) throw new Error('This page provides no words for deeds.')
  return words
}
