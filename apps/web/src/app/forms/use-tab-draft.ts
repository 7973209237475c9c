import { useState } from 'react'
import { useCurrentUser } from '../session/use-session.tsx'
import { readDraft, writeDraft } from './drafts/draft-store.ts'

/**
 * Values that this tab keeps while they are not sent, also over a reload, for forms without an engine.
 *
 * @param begin Returns what the form begins with, given what this member left in this tab.
 */
export function useTabDraft<T extends object>(name: string, begin: (kept: Partial<T>) => T) {
  const owner = useCurrentUser()?._id ?? ''
  const [values, setValues] = useState(() => begin(readDraft<T>(name, owner)?.values ?? {}))
  return {
    values,
    set(next: T) {
      setValues(next)
      writeDraft(name, { owner, values: next })
    },
    /** Once it was sent. */
    forget: () => writeDraft(name, undefined),
  }
}
