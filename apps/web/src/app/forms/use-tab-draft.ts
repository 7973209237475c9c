import { useState } from 'react'
import { useCurrentUser } from '../session/use-session.tsx'
import { readDraft, writeDraft } from './drafts/draft-store.ts'

/**
 * Returns values that this tab stores across reloads until they are sent, for forms without an engine.
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
    /** Deletes the stored values. Call it once they were sent. */
    forget: () => writeDraft(name, undefined),
  }
}
