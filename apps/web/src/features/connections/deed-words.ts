import type { SharedDeed } from '@rise/contract/connections/kinds'
import { createContext, useContext } from 'react'

/** How one kind of deed is put into words. */
export interface DeedWords {
  /** Before the thing: "published". */
  readonly verb: string
  /** What one, or several of a day, are called when none of them can be named. */
  readonly one: string
  readonly many: string
}

/** The words of each kind, from the feature that it belongs to. */
export type DeedWordsSlot = Readonly<Record<SharedDeed, DeedWords>>

/** Pages that list deeds provide them. */
export const DeedWordsContext = createContext<DeedWordsSlot | undefined>(undefined)

export function useDeedWords(): DeedWordsSlot {
  const words = useContext(DeedWordsContext)
  if (!words) throw new Error('This page provides no words for deeds.')
  return words
}
