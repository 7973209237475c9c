import { useState } from 'react'
import { useCurrentUser } from '../session/use-session.tsx'
import { readDraft, writeDraft } from './drafts/draft-store.ts'

/**
 * Values that this tab stores until they are sent, across reloads, for forms without an engine.
 *
 * @param begin Returns the form's initial values, given this member's stored ones.
 */
export function useTabDraft<T extends object>(name: string, begin: (stored: Partial<T>) => T) {
  const owner = useCurrentUser()?._id ?? ''
  const [values, setValues] = useState(() => begin(readDraft<T>(name, owner)?.values ?? {}))
  return {
    values,
    set(next: T) {
      setValues(next)
      writeDraft(name, { owner, values: next })
    },
    /** Call it once the values were sent. */
    forget: () => writeDraft(name, undefined),
  }
}
