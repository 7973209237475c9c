import type { SharedDeed } from '@rise/contract/connections/kinds'
import { createContext, useContext } from 'react'

/** The words for one kind of activity. */
export interface DeedWords {
  /** Before the title: "published". */
  readonly verb: string
  /** The singular and plural nouns, when no title can be named. */
  readonly one: string
  readonly many: string
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
